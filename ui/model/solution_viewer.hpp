// The solution that is in the player, on the board: it is loaded, played, gone through step by step, and given away as text. A step of a
// solution that is still being looked for can be wanted: it is shown once that is there, unless something is done to the board before.
#pragma once

#include "ui/model/play.hpp"

namespace shunt::ui {

class SolutionViewer {
public:
    SolutionViewer(OpenPuzzle& open, Play& play, Player& player, Outbox& outbox)
        : open_(open), play_(play), player_(player), outbox_(outbox) {}

    /// Another puzzle is open, or another metric chosen: the player has what the book knows of it, a shortest solution or any.
    void load_known();
    /// What has come to be known of the puzzle that is open, whoever asked: the player has a solution if there is one.
    void follow_book();

    // ── on the board ──
    /// Null when there is none.
    [[nodiscard]] const SolutionPtr& solution() const { return player_.solution(); }
    [[nodiscard]] int step() const { return player_.step(); }
    void toggle();
    /// Plays it, unless it plays.
    void start() {
        if (!player_.playing()) toggle();
    }
    void forward();
    void back();
    void scrub(int step);
    /// Lets `seconds` pass; whether that changed anything but the clock.
    bool advance(double seconds);
    /// Puts a solution into the player and plays it, or shows a step of it.
    void watch(SolutionPtr solution);
    void show(SolutionPtr solution, int step);
    /// Whether the board shows this very solution.
    [[nodiscard]] bool plays(const Solution& solution) const;

    // ── those that are found ──
    /// A step is wanted of a solution that begins there, and is played on from there if it `plays`.
    void want(int step, puzzle::Position from, bool plays = false);
    /// Puts a solution from there into the player, at the step that was wanted of it.
    void take(SolutionPtr solution, const puzzle::Position& from);
    /// A shorter way from the start than any before: the player has it, unless it is playing another.
    void take_way(SolutionPtr line);
    /// Puts the solution before or after this one of the list into the player.
    void next_solution(int by);
    /// Puts the player's solution on the clipboard, a move per line: "7 DR".
    void copy_solution() const;

private:
    /// Of a solution from there, until there is one.
    struct Wanted {
        int step = 0;
        puzzle::Position from;
        bool plays = false;
        int changes = 0;  ///< of the board, by then
    };

    /// The player's step takes the place of what the board shows; says so when that is the user's own position.
    void take_stage();
    /// Whether a step is still waited for.
    [[nodiscard]] bool waits() const { return wanted_ && wanted_->changes == play_.changes(); }
    [[nodiscard]] bool is_proved() const;

    OpenPuzzle& open_;
    Play& play_;
    Player& player_;
    Outbox& outbox_;
    std::optional<Wanted> wanted_;
};

}  // namespace shunt::ui
