#include "ui/model/player.hpp"

#include <algorithm>

namespace shunt::ui {

int Solution::to_go(int step) const {
    const std::span<const moves::Move> rest(moves.data() + step, moves.size() - static_cast<std::size_t>(step));
    return moves::count(rest).in(metric);
}

Solution make_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start, std::vector<moves::Move> moves,
                       puzzle::Metric metric) {
    Solution solution{metric, std::move(moves), {start}};
    for (const moves::Move& move : solution.moves) {
        solution.positions.push_back(moves::apply(puzzle, solution.positions.back(), move));
    }
    return solution;
}

void Player::load(Solution solution) {
    solution_ = std::move(solution);
    step_ = 0;
    shown_ = playing_ = false;
}

void Player::unload() {
    solution_.reset();
    step_ = 0;
    shown_ = playing_ = false;
}

const puzzle::Position& Player::position() const { return solution_->positions[static_cast<std::size_t>(step_)]; }

void Player::toggle() {
    if (!solution_) return;
    shown_ = true;
    playing_ = !playing_;
    if (playing_ && step_ == end()) step_ = 0;
    waited_ = 1.0 / kMovesPerSecond;  // the first move comes at once
}

std::optional<Motion> Player::forward() {
    if (!solution_) return std::nullopt;
    shown_ = true;
    if (step_ >= end()) return std::nullopt;
    const moves::Move& move = solution_->moves[static_cast<std::size_t>(step_)];
    const puzzle::Cell from = position().anchors[move.piece];
    ++step_;
    return Motion{move.piece, from, move.path};
}

std::optional<Motion> Player::back() {
    if (!solution_) return std::nullopt;
    shown_ = true;
    playing_ = false;
    if (step_ == 0) return std::nullopt;
    const moves::Move move = moves::inverse(solution_->moves[static_cast<std::size_t>(step_ - 1)]);
    const puzzle::Cell from = position().anchors[move.piece];
    --step_;
    return Motion{move.piece, from, move.path};
}

void Player::scrub(int step) {
    if (!solution_) return;
    shown_ = true;
    playing_ = false;
    step_ = std::clamp(step, 0, end());
}

void Player::next_speed() { speed_ = speed_ >= 8 ? 0.5 : speed_ * 2; }

void Player::hide() { shown_ = playing_ = false; }

std::optional<Motion> Player::advance(double seconds) {
    if (!playing_) return std::nullopt;
    waited_ += seconds * speed_;
    if (waited_ < 1.0 / kMovesPerSecond) return std::nullopt;
    waited_ = 0;
    auto motion = forward();
    if (step_ == end()) playing_ = false;
    return motion;
}

}  // namespace shunt::ui
