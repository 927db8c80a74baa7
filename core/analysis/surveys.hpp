// What may be asked of a search that has seen everything, one question after the other. The page's solver counts positions and leaves
// these to another module, so whoever wants them hands them in.
//
//     census ── search exhausted ──> surveys.next() ──> hardest start? ──> diameter? ──> components?
#pragma once

#include <cstdint>
#include <memory>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/components.hpp"
#include "core/analysis/diameter.hpp"
#include "core/analysis/hardest_start.hpp"

namespace shunt::analysis {

class Surveys {
public:
    struct Asked {
        bool hardest_start = false;  ///< the reachable positions farthest from all goals
        bool diameter = false;       ///< of the component of the start
        bool components = false;     ///< of all packings; not of a storage that knows only those it has met

        [[nodiscard]] bool any() const { return hardest_start || diameter || components; }
    };
    virtual ~Surveys() = default;

    /// Ends the question at hand and begins the next one that was asked and can be answered; null after the last.
    virtual Survey* next(const BreadthFirst& search) = 0;

    // Each null unless it was asked for, could be worked out, and is finished.
    [[nodiscard]] const HardestStart* hardest_start() const { return finished(hardest_start_.get()); }
    [[nodiscard]] const Diameter* diameter() const { return finished(diameter_.get()); }
    [[nodiscard]] const Components* components() const { return finished(components_.get()); }

protected:
    std::unique_ptr<HardestStart> hardest_start_;
    std::unique_ptr<Diameter> diameter_;
    std::unique_ptr<Components> components_;
    const Survey* at_hand_ = nullptr;

private:
    template <class Kind>
    [[nodiscard]] const Kind* finished(const Kind* survey) const {
        return survey != nullptr && survey != at_hand_ && !survey->out_of_memory() ? survey : nullptr;
    }
};

/// Those that are asked.
[[nodiscard]] std::unique_ptr<Surveys> surveys_of(const Surveys::Asked& asked);

}  // namespace shunt::analysis
