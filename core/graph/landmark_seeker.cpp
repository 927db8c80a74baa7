#include "core/graph/landmark_seeker.hpp"

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::graph {

LandmarkSeeker::LandmarkSeeker(const puzzle::Problem& problem, analysis::PositionGraph& graph, std::uint64_t memory)
    : problem_(&problem), graph_(&graph), memory_(memory), depths_(graph.searched().counts().size()) {
    out_of_memory_ = graph.searched().reached() > UINT32_MAX || bytes_needed() > memory;
    if (out_of_memory_) return;
    for (auto& first : first_) first.resize(depths_);
    for (auto& told : told_) told.resize(depths_);
    distances_.begin(graph, true);
}

std::uint64_t LandmarkSeeker::bytes_needed() const {
    const puzzle::Board& board = problem_->puzzle.board();
    const auto text = static_cast<std::uint64_t>(board.rows()) * static_cast<std::uint64_t>(board.columns() + 1);
    return Distances::bytes_needed(*graph_, true) + kKinds * depths_ * (sizeof(Rank) + sizeof(OfDepth) + text);
}

std::uint64_t LandmarkSeeker::bytes() const {
    std::uint64_t bytes = distances_.bytes();
    for (const auto& first : first_) bytes += first.capacity() * sizeof(Rank);
    for (const auto& told : told_) bytes += told.capacity() * sizeof(OfDepth);
    // The texts are as long as each other.
    return bytes + kKinds * telling_ * (told_[0].empty() ? 0 : told_[0][0].position.capacity());
}

bool LandmarkSeeker::advance(std::uint64_t budget) {
    while (budget > 0 && phase_ != Phase::ended && !out_of_memory_) {
        if (phase_ == Phase::measuring) {
            if (!distances_.advance(budget)) phase_ = Phase::comparing;
        } else if (phase_ == Phase::comparing) {
            compare(budget);
        } else {
            tell(budget);
        }
        out_of_memory_ = bytes() > memory_;
    }
    return phase_ != Phase::ended && !out_of_memory_;
}

/// To measure takes some nine tenths of the time, to tell next to nothing.
double LandmarkSeeker::share() const {
    if (phase_ == Phase::ended) return 1;
    if (phase_ == Phase::measuring) return 0.9 * distances_.share();
    return 0.9 + 0.09 * static_cast<double>(at_) / static_cast<double>(graph_->size());
}

void LandmarkSeeker::compare(std::uint64_t& budget) {
    const DenseNumbers& numbers = distances_.numbers();
    for (; budget > 0; --budget, ++at_) {
        at_ = numbers.next(at_, graph_->size());
        if (at_ >= graph_->size()) {
            phase_ = Phase::telling;
            return;
        }
        compare(numbers.number(at_), at_);
    }
}

void LandmarkSeeker::compare(std::uint64_t number, Rank rank) {
    const auto depth = static_cast<std::size_t>(distances_.from_start(number));
    if (distances_.is_dead_end(number)) take_note(Kind::dead_end, depth, 0, rank);
    const std::int32_t to_goal = distances_.to_goal(number);
    if (to_goal == Distances::kUnknown) return;
    take_note(Kind::nearest, depth, static_cast<std::uint64_t>(to_goal), rank);
    take_note(Kind::farthest, depth, static_cast<std::uint64_t>(to_goal), rank);
}

/// Positions come by ascending number: of those that are alike the first one stays.
void LandmarkSeeker::take_note(Kind kind, std::size_t depth, std::uint64_t distance, Rank rank) {
    OfDepth& known = told_[static_cast<std::size_t>(kind)][depth];
    const bool is_farther = kind == Kind::farthest ? distance > known.distance : distance < known.distance;
    if (known.count == 0 || is_farther) {
        known.distance = distance;
        known.count = 0;
        first_[static_cast<std::size_t>(kind)][depth] = rank;
    }
    if (known.distance == distance) ++known.count;
}

void LandmarkSeeker::tell(std::uint64_t& budget) {
    for (; budget > 0 && telling_ < depths_; --budget, ++telling_) {
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            OfDepth& told = told_[kind][telling_];
            if (told.count == 0) continue;
            told.position = print_position(problem_->puzzle, graph_->position(first_[kind][telling_]));
        }
    }
    if (telling_ == depths_) phase_ = Phase::ended;
}

}  // namespace shunt::graph
