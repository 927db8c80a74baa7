// Shows a solution move by move: play, pause, step, scrub, speed. Never touches the user's own play.
#pragma once

#include <optional>

#include "ui/model/playback.hpp"
#include "ui/model/solution.hpp"

namespace shunt::ui {

class Player {
public:
    /// Loads a solution without showing it.
    void load(Solution solution);
    void unload();
    [[nodiscard]] const std::optional<Solution>& solution() const { return solution_; }
    /// Which step is shown, and whether it plays.
    [[nodiscard]] const Playback& playback() const { return playback_; }

    /// Whether the board shows the solution instead of the user's play.
    [[nodiscard]] bool shown() const { return playback_.shown(); }
    [[nodiscard]] bool playing() const { return playback_.playing(); }
    [[nodiscard]] int step() const { return playback_.step(); }
    [[nodiscard]] double speed() const { return playback_.speed(); }
    /// Only while shown.
    [[nodiscard]] const puzzle::Position& position() const;

    /// Shows the solution and starts or pauses; from the end it starts over.
    void toggle();
    void pause() { playback_.pause(); }
    /// One move on or back: the move to animate, if any.
    std::optional<moves::Move> forward();
    std::optional<moves::Move> back();
    /// Any step, clamped; pauses.
    void scrub(int step);
    /// 0.5, 1, 2, 4, 8, and again.
    void next_speed() { playback_.next_speed(); }
    /// Back to the user's play; the step is kept.
    void hide() { playback_.hide(); }

    /// Lets `seconds` pass; the move that became due.
    std::optional<moves::Move> advance(double seconds);

private:
    [[nodiscard]] const moves::Move& move(int number) const {
        return solution_->moves[static_cast<std::size_t>(number)];
    }

    std::optional<Solution> solution_;
    Playback playback_;
};

}  // namespace shunt::ui
