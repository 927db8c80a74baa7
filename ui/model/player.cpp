#include "ui/model/player.hpp"

namespace shunt::ui {

void Player::load(SolutionPtr solution) {
    playback_.load(solution->length());
    solution_ = std::move(solution);
}

void Player::unload() {
    solution_.reset();
    playback_.unload();
}

const puzzle::Position& Player::position() const { return solution_->positions[static_cast<std::size_t>(step())]; }

void Player::toggle() {
    if (solution_) playback_.toggle();
}

std::optional<moves::Move> Player::forward() {
    if (!solution_ || !playback_.forward()) return std::nullopt;
    return move(step() - 1);
}

std::optional<moves::Move> Player::back() {
    if (!solution_ || !playback_.back()) return std::nullopt;
    return moves::inverse(move(step()));
}

void Player::scrub(int step) {
    if (solution_) playback_.scrub(step);
}

std::optional<moves::Move> Player::advance(double seconds) {
    if (!playback_.advance(seconds)) return std::nullopt;
    return move(step() - 1);
}

}  // namespace shunt::ui
