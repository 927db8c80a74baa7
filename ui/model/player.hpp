// A solution, move by move: play, pause, step, scrub, speed. Never touches the user's own play.
#pragma once

#include <optional>

#include "ui/known/dossier.hpp"
#include "ui/model/playback.hpp"

namespace shunt::ui {

class Player {
public:
    /// From its beginning.
    void load(SolutionPtr solution);
    void unload();
    /// Null when there is none.
    [[nodiscard]] const SolutionPtr& solution() const { return solution_; }
    /// Which step is shown, and whether it plays.
    [[nodiscard]] const Playback& playback() const { return playback_; }

    [[nodiscard]] bool playing() const { return playback_.playing(); }
    [[nodiscard]] int step() const { return playback_.step(); }
    [[nodiscard]] double speed() const { return playback_.speed(); }
    /// There must be a solution.
    [[nodiscard]] const puzzle::Position& position() const;

    /// Starts or pauses; from the end it starts over.
    void toggle();
    void pause() { playback_.pause(); }
    /// One move on or back: the move to animate, if any.
    std::optional<moves::Move> forward();
    std::optional<moves::Move> back();
    /// Any step, clamped; pauses.
    void scrub(int step);
    /// 0.5, 1, 2, 4, 8, and again.
    void next_speed() { playback_.next_speed(); }

    /// Lets `seconds` pass; the move that became due.
    std::optional<moves::Move> advance(double seconds);

private:
    [[nodiscard]] const moves::Move& move(int number) const {
        return solution_->moves[static_cast<std::size_t>(number)];
    }

    SolutionPtr solution_;
    Playback playback_;
};

}  // namespace shunt::ui
