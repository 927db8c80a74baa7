// What may be asked of a search that has seen everything, one question after the other. The page's solver counts positions and leaves
// these to another module, so whoever wants them hands them in.
//
//     census ── search exhausted ──> surveys.next() ──> one after the other
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <tuple>
#include <type_traits>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/components.hpp"
#include "core/analysis/diameter.hpp"
#include "core/analysis/hardest_start.hpp"

namespace shunt::analysis {

class Surveys {
public:
    /// Every kind there is, in the order in which they are worked out. A further kind is a further row here, and one in
    /// outcome::Findings.
    template <class... Kind>
    struct Kinds {
        using Made = std::tuple<std::unique_ptr<Kind>...>;
        /// Which are asked, in that order.
        using Asked = std::array<bool, sizeof...(Kind)>;

        template <class One>
        static constexpr Asked kOnly{std::is_same_v<One, Kind>...};
        /// Whether one of them needs one more search.
        [[nodiscard]] static bool search_again(const Asked& asked) {
            constexpr Asked kAgain{Kind::kSearchesAgain...};
            return std::inner_product(asked.begin(), asked.end(), kAgain.begin(), 0) != 0;
        }
        template <class One>
        [[nodiscard]] static bool asks(const Asked& asked) {
            return std::equal(asked.begin(), asked.end(), kOnly<One>.begin(), [](bool a, bool b) { return a || !b; });
        }
    };
    using All = Kinds<HardestStart, Diameter, Components>;
    using Asked = All::Asked;
    [[nodiscard]] static bool any(const Asked& asked) {
        return std::find(asked.begin(), asked.end(), true) != asked.end();
    }

    virtual ~Surveys() = default;

    /// Ends the question at hand and begins the next one that was asked and can be answered; null after the last.
    virtual Survey* next(const BreadthFirst& search) = 0;

    /// Null unless it was asked for, could be worked out, and is finished.
    template <class Kind>
    [[nodiscard]] const Kind* finished() const {
        const Kind* survey = std::get<std::unique_ptr<Kind>>(made_).get();
        return survey != nullptr && survey != at_hand_ && !survey->out_of_memory() ? survey : nullptr;
    }
    /// Calls `tell` with each that is finished.
    template <class Tell>
    void tell_finished(Tell tell) const {
        const auto tell_of = [&]<class Kind>(const std::unique_ptr<Kind>&) {
            if (const Kind* survey = finished<Kind>()) tell(*survey);
        };
        std::apply([&](const auto&... survey) { (tell_of(survey), ...); }, made_);
    }

protected:
    All::Made made_;
    Survey* at_hand_ = nullptr;
};

/// Those that are asked, which tell at most `list` positions each.
[[nodiscard]] std::unique_ptr<Surveys> surveys_of(const Surveys::Asked& asked, std::size_t list);

}  // namespace shunt::analysis
