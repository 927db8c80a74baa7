// How far a solution is played, and its playing: play, pause, step, scrub, speed. Knows only how many steps there are; whether the board
// shows it is for others to say.
#pragma once

namespace shunt::ui {

class Playback {
public:
    /// Steps per second at speed 1.
    static constexpr double kStepsPerSecond = 2.5;

    /// Begins anew with `end` steps, none of them made.
    void load(int end);
    /// Nothing is left to show.
    void unload() { load(0); }

    [[nodiscard]] bool playing() const { return playing_; }
    /// From 0 to end().
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] int end() const { return end_; }
    [[nodiscard]] double speed() const { return speed_; }

    /// Starts or pauses; from the end it starts over.
    void toggle();
    void pause() { playing_ = false; }
    /// The next step comes after as long as any other, also the first.
    void wait() { waited_ = 0; }
    /// One step on or back; false at the end, or at the beginning. Going back pauses.
    bool forward();
    bool back();
    /// Any step, clamped; pauses.
    void scrub(int step);
    /// 0.5, 1, 2, 4, 8, and again.
    void next_speed() { speed_ = speed_ >= 8 ? 0.5 : speed_ * 2; }

    /// Lets `seconds` pass; whether a step became due and was made.
    bool advance(double seconds);

private:
    int end_ = 0;
    int step_ = 0;
    bool playing_ = false;
    double speed_ = 1;
    double waited_ = 0;  // seconds since the last step, at speed 1
};

}  // namespace shunt::ui
