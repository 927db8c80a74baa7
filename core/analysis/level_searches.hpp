// Faster searches for some puzzles, of which nothing but levels, samples, statistics and the way to a goal can be asked. Whoever wants them
// hands them in, so that modules that ask for more than levels need not carry them.
#pragma once

#include <memory>

#include "core/packing/packed_space.hpp"
#include "core/puzzle/puzzle.hpp"
#include "core/search/crew.hpp"

namespace shunt::analysis {

class Exploration;

class LevelSearches {
public:
    /// A search of a puzzle that is a board of unit tiles. Null when it is none or the memory is not to be had. `problem` and
    /// `crew` must outlive it.
    [[nodiscard]] virtual std::unique_ptr<Exploration> tile_levels(const puzzle::Problem& problem,
                                                                   puzzle::Metric metric, std::uint64_t memory_limit,
                                                                   std::size_t samples_per_level,
                                                                   search::Crew* crew) const = 0;
    /// A search that keeps three levels of a space and no marks. Null when the space has no blocks of fillings. It ends as `full` when the
    /// levels pass `most_bytes`. `to_goal`: it ends at the first level with a goal. `space` and `crew` must outlive it.
    [[nodiscard]] virtual std::unique_ptr<Exploration> three_levels(const packing::PackedSpace& space,
                                                                    const puzzle::Position& start,
                                                                    std::uint64_t most_bytes, bool to_goal,
                                                                    std::size_t samples_per_level,
                                                                    search::Crew* crew) const = 0;

protected:
    ~LevelSearches() = default;
};

/// All that there are.
[[nodiscard]] const LevelSearches& level_searches();

}  // namespace shunt::analysis
