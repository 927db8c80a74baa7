#include "core/analysis/level_searches.hpp"

#include "core/analysis/level_exploration.hpp"
#include "core/analysis/tile_exploration.hpp"

namespace shunt::analysis {
namespace {

class AllLevelSearches final : public LevelSearches {
public:
    [[nodiscard]] std::unique_ptr<Exploration> tile_levels(const puzzle::Problem& problem, puzzle::Metric metric,
                                                           std::uint64_t memory_limit, std::size_t samples_per_level,
                                                           search::Crew* crew) const override {
        if (!TileExploration::can_explore(problem.puzzle, metric)) return nullptr;
        return TileExploration::create(problem, memory_limit, samples_per_level, crew);
    }
    [[nodiscard]] std::unique_ptr<Exploration> three_levels(const packing::PackedSpace& space,
                                                            const puzzle::Position& start, std::uint64_t most_bytes,
                                                            bool to_goal, std::size_t samples_per_level,
                                                            search::Crew* crew) const override {
        if (!levels::ThreeLevelSearch::can_search(space)) return nullptr;
        return std::make_unique<LevelExploration>(
            space, start, levels::ThreeLevelSearch::Options{most_bytes, samples_per_level, to_goal, crew});
    }
};

}  // namespace

const LevelSearches& level_searches() {
    static constexpr AllLevelSearches kSearches;
    return kSearches;
}

}  // namespace shunt::analysis
