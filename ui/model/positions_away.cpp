#include "ui/model/positions_away.hpp"

#include <algorithm>
#include <vector>

#include "core/moves/motions.hpp"

namespace shunt::ui {

namespace {

constexpr std::size_t kMostMotions = 10'000;

int count_of_different(std::vector<puzzle::Position> positions) {
    std::sort(positions.begin(), positions.end(), [](const auto& a, const auto& b) { return a.anchors < b.anchors; });
    return static_cast<int>(std::unique(positions.begin(), positions.end()) - positions.begin());
}

}  // namespace

PositionsAway positions_away(const puzzle::Puzzle& puzzle, puzzle::Metric metric, const puzzle::Position& from) {
    // Equal positions, reached by pieces that are alike, count once.
    moves::Motions motions(puzzle, metric);
    std::vector<puzzle::Position> reached;
    motions.begin(from);
    for (auto some = motions.more(); !some.empty(); some = motions.more()) {
        if (reached.size() >= kMostMotions) return {count_of_different(std::move(reached)), false};
        for (const moves::Motion& motion : some) {
            puzzle::Position to = from;
            for (std::size_t i = 0; i < motion.pieces.size(); ++i) to.anchors[motion.pieces[i]] = motion.anchors[i];
            reached.push_back(canonical(puzzle, to));
        }
    }
    return {count_of_different(std::move(reached)), !motions.is_crowded()};
}

}  // namespace shunt::ui
