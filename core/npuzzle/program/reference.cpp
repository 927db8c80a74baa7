#include "core/npuzzle/program/reference.hpp"

#include <algorithm>

namespace shunt::npuzzle::program {

ReferenceSearch::ReferenceSearch(const Instance& instance, std::uint64_t most_nodes)
    : grid_(instance.size()),
      board_(instance.start.tiles().begin(), instance.start.tiles().end()),
      goal_(cells_of_tiles(instance.goal)),
      bound_(manhattan_distance(instance)),
      nodes_left_(most_nodes) {
    way_.push_back({instance.start.blank(), instance.start.blank(), bound_, 0});
}

bool ReferenceSearch::advance(std::uint64_t budget) {
    for (std::uint64_t end = nodes_left_ - std::min(budget, nodes_left_); nodes_left_ > end;) {
        if (!step()) return false;
    }
    return nodes_left_ > 0;
}

/// Goes on by one move, forwards or back. False at the goal.
bool ReferenceSearch::step() {
    Frame& frame = way_.back();
    if (frame.distance == 0) {
        length_ = static_cast<int>(way_.size()) - 1;
        return false;
    }
    const auto beside = grid_.neighbours(frame.blank);
    if (frame.next == beside.size()) {
        if (way_.size() == 1) {
            bound_ += 2;
            frame.next = 0;
            return true;
        }
        exchange(frame.came_from, frame.blank);
        way_.pop_back();
        return true;
    }
    const int to = beside[frame.next++];
    if (to == frame.came_from) return true;
    const int tile = board_[static_cast<std::size_t>(to)];
    const int distance = frame.distance - distance_of(tile, to) + distance_of(tile, frame.blank);
    if (static_cast<int>(way_.size()) + distance > bound_) return true;
    --nodes_left_;
    exchange(to, frame.blank);
    way_.push_back({to, frame.blank, distance, 0});
    return true;
}

}  // namespace shunt::npuzzle::program
