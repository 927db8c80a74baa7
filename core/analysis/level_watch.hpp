// Who looks at every level of a census while it is at hand, for most searches forget it.
#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/exploration.hpp"

namespace shunt::analysis {

class LevelWatch {
public:
    virtual ~LevelWatch() = default;

    /// Whether the level where a search has paused is still to be looked at: a search that begins again comes to levels that are known.
    [[nodiscard]] virtual bool is_due(const Exploration& search) const = 0;
    /// Then: looks at about `budget` positions of it, each time the same search until it is not due any more.
    virtual void advance(Exploration& search, std::uint64_t budget) = 0;
    /// What it objects to: a bug of the search. Empty when all is well.
    [[nodiscard]] virtual const std::string& defect() const = 0;
};

}  // namespace shunt::analysis
