#include "ui/model/playback.hpp"

#include <algorithm>

namespace shunt::ui {

void Playback::load(int end) {
    end_ = end;
    step_ = 0;
    pause();
}

void Playback::toggle() {
    playing_ = !playing_;
    if (playing_ && step_ == end_) step_ = 0;
    waited_ = 1.0 / kStepsPerSecond;  // the first step comes at once
}

bool Playback::forward() {
    if (step_ >= end_) return false;
    ++step_;
    return true;
}

bool Playback::back() {
    playing_ = false;
    if (step_ == 0) return false;
    --step_;
    return true;
}

void Playback::scrub(int step) {
    playing_ = false;
    step_ = std::clamp(step, 0, end_);
}

bool Playback::advance(double seconds) {
    if (!playing_) return false;
    waited_ += seconds * speed_;
    if (waited_ < 1.0 / kStepsPerSecond) return false;
    waited_ = 0;
    const bool moved = forward();
    if (step_ == end_) playing_ = false;
    return moved;
}

}  // namespace shunt::ui
