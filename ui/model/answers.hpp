// The answers to the puzzle that is open: what is asked for them, and what becomes of it. The book keeps them, the player has their moves.
//
//     solve(), solve_here(), ... ──> Requests ──> the worker ── take() ──> the book, SolutionViewer, Hints
#pragma once

#include <cstdint>
#include <set>

#include "ui/model/hints.hpp"
#include "ui/model/solution_viewer.hpp"

namespace shunt::ui {

class Answers {
public:
    Answers(OpenPuzzle& open, Play& play, SolutionViewer& viewer, Requests& requests, Hints& hints, Outbox& outbox)
        : open_(open), play_(play), viewer_(viewer), requests_(requests), hints_(hints), outbox_(outbox) {}

    /// Another puzzle is open.
    void forget() { choices_asked_.clear(); }

    // ── what can be asked ──
    /// From the start of the puzzle.
    void solve();
    /// From what the board shows.
    void solve_here();
    /// Plays a shortest solution, of a play under way from where it is, when there is one; until then whatever is done to the board
    /// ends the wait.
    void watch_solution();
    /// Asks for a shortest solution from that position, and shows a step of it once it is there, as above; it may play on from there.
    void show_step(int step, const puzzle::Position& from, bool plays = false);
    /// Counts all shortest solutions, and lists the first of them.
    void count_solutions();
    /// Whether their positions are to be counted without being asked when they are looked at: of a puzzle that has few positions.
    [[nodiscard]] bool wants_choices() const;
    /// The command line that looks for one with more memory than a page has, levels that do not fit that in files; on the clipboard.
    void copy_solve_command() const;
    /// No solution from the start is shorter, as far as is proved now.
    [[nodiscard]] std::uint64_t at_least() const;
    /// Whether the search for the answer lasts so long that this is worth telling while there is no solution.
    [[nodiscard]] bool searches_long() const;

    // ── what comes ──
    void take(const SolveDone& done);
    void take(const WayFound& found);
    void take(const SolverFailed& failed);
    /// An answer of an earlier visit, without a word. It is replayed like one that was found just now; that it is shortest was proved then.
    void recall(SolveOutcome report);

private:
    void keep(const SolveDone& done, const SolutionPtr& solution);
    void tell(const SolveDone& done);
    void show(const SolveDone& done, SolutionPtr solution);
    /// Asks for the answers in the like metrics too, if this one cost little.
    void solve_beside(const SolveOutcome& report);
    void take_way(const AnyOutcome& report, SolutionPtr line);

    OpenPuzzle& open_;
    Play& play_;
    SolutionViewer& viewer_;
    Requests& requests_;
    Hints& hints_;
    Outbox& outbox_;
    std::set<puzzle::Metric> choices_asked_;  // of the puzzle that is open
};

}  // namespace shunt::ui
