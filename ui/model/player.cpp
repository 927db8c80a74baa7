#include "ui/model/player.hpp"

#include <algorithm>

namespace shunt::ui {

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

std::optional<moves::Move> Player::forward() {
    if (!solution_) return std::nullopt;
    shown_ = true;
    if (step_ >= end()) return std::nullopt;
    return solution_->moves[static_cast<std::size_t>(step_++)];
}

std::optional<moves::Move> Player::back() {
    if (!solution_) return std::nullopt;
    shown_ = true;
    playing_ = false;
    if (step_ == 0) return std::nullopt;
    return moves::inverse(solution_->moves[static_cast<std::size_t>(--step_)]);
}

void Player::scrub(int step) {
    if (!solution_) return;
    shown_ = true;
    playing_ = false;
    step_ = std::clamp(step, 0, end());
}

void Player::next_speed() { speed_ = speed_ >= 8 ? 0.5 : speed_ * 2; }

void Player::hide() { shown_ = playing_ = false; }

std::optional<moves::Move> Player::advance(double seconds) {
    if (!playing_) return std::nullopt;
    waited_ += seconds * speed_;
    if (waited_ < 1.0 / kMovesPerSecond) return std::nullopt;
    waited_ = 0;
    auto move = forward();
    if (step_ == end()) playing_ = false;
    return move;
}

}  // namespace shunt::ui
