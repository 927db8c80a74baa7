// Shows a solution move by move: play, pause, step, scrub, speed. Never touches the user's own play.
#pragma once

#include <optional>

#include "ui/model/solution.hpp"

namespace shunt::ui {

class Player {
public:
    /// Moves per second at speed 1.
    static constexpr double kMovesPerSecond = 2.5;

    /// Loads a solution without showing it.
    void load(Solution solution);
    void unload();
    [[nodiscard]] const std::optional<Solution>& solution() const { return solution_; }

    /// Whether the board shows the solution instead of the user's play.
    [[nodiscard]] bool shown() const { return shown_; }
    [[nodiscard]] bool playing() const { return playing_; }
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] double speed() const { return speed_; }
    /// Only while shown.
    [[nodiscard]] const puzzle::Position& position() const;

    /// Shows the solution and starts or pauses; from the end it starts over.
    void toggle();
    void pause() { playing_ = false; }
    /// One move on or back: the move to animate, if any.
    std::optional<moves::Move> forward();
    std::optional<moves::Move> back();
    /// Any step, clamped; pauses.
    void scrub(int step);
    /// 0.5, 1, 2, 4, 8, and again.
    void next_speed();
    /// Back to the user's play; the step is kept.
    void hide();

    /// Lets `seconds` pass; the move that became due.
    std::optional<moves::Move> advance(double seconds);

private:
    [[nodiscard]] int end() const { return solution_ ? solution_->length() : 0; }

    std::optional<Solution> solution_;
    int step_ = 0;
    bool shown_ = false;
    bool playing_ = false;
    double speed_ = 1;
    double waited_ = 0;  // seconds since the last move, at speed 1
};

}  // namespace shunt::ui
