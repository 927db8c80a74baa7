#include "core/finder/stock_search.hpp"

#include <algorithm>

namespace shunt::finder {

std::unique_ptr<StockSearch> StockSearch::create(const Catalogue& catalogue, const StockRules& rules) {
    return rules.motion.groups ? of_groups(catalogue, rules) : of_pieces(catalogue, rules);
}

void StockSearch::take(StockTask task) {
    task_ = std::move(task);
    just_solved_ = {};
    at_corners_.clear();
    for (const ShapeId shape : task_->shapes) {
        Corners& corners = at_corners_.emplace_back(catalogue_.at_corners(shape));
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            if (task_->corner_weights[corner] == 0) corners[corner] = 0;
        }
    }
}

bool StockSearch::need(std::uint64_t bytes) {
    needed_ = bytes;
    most_bytes_ = std::max(most_bytes_, bytes);
    return bytes <= rules_.share;
}

void StockSearch::tell(const PuzzleEnds<Narrow>& ends, Tally& tally) {
    const StockTask& task = *task_;
    tally.stocks += task.weight;
    tally.boards += task.weight * task.boards.size();
    tally.positions += task.weight * ends.positions();
    for (std::size_t corner = 0; corner < kCorners; ++corner) {
        tally.just_solved += task.corner_weights[corner] * just_solved_[corner];
    }
    const auto& starts = ends.starts_at();
    for (std::size_t length = 1; length < starts.size(); ++length) {
        if (starts[length] != 0) tally.count(task.pieces, static_cast<int>(length), task.weight * starts[length]);
    }
    if (ends.hardest().length != 0) tally.keep(task.pieces, ends.hardest(), rules_.hardest);
    needed_ = 0;
}

}  // namespace shunt::finder
