// The N-puzzle, which the page calls "15-puzzle": boards of numbered unit tiles, their parity, their shortest solutions.
//
//     size, shuffle, text, slides ──> setup (board and goal) ──> parity: solvable, or why not
//                                          │ solve()
//                                          v
//                                   job of the lab ──receive()──> answer ──> playback: the board on its way to the goal
//
// The answer belongs to one setup: it is gone while the board is another, and back when undo leads there again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/npuzzle/board.hpp"
#include "core/npuzzle/solvability.hpp"
#include "ui/entry/history.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/model/npuzzle_programs.hpp"
#include "ui/model/playback.hpp"

namespace shunt::ui {

/// What is to be solved.
struct NPuzzleSetup {
    npuzzle::Board board;
    npuzzle::Board goal;  ///< of the same size

    friend bool operator==(const NPuzzleSetup&, const NPuzzleSetup&) = default;
};

struct NPuzzleAnswer {
    NPuzzleSetup setup;
    NPuzzleReport report;
    std::vector<npuzzle::Board>
        boards;  ///< from the setup's to the goal, one for each step; empty when no solution is known
};

enum class NPuzzleMethod : unsigned char { automatic, breadth_first, deepening };

/// What is shown first: a board of the 8-puzzle that needs 31 steps, the most there are (A. Reinefeld, IJCAI 1993).
[[nodiscard]] NPuzzleSetup first_npuzzle();

class NPuzzle {
public:
    /// Most cells that breadth-first search takes (core/npuzzle/arrangements.hpp).
    static constexpr int kBreadthFirstCells = 12;

    NPuzzle(JobList& jobs, Outbox& outbox);

    // ── the board ──
    /// What is shown: a step of the solution, or the user's board.
    [[nodiscard]] const npuzzle::Board& board() const;
    [[nodiscard]] const npuzzle::Board& goal() const { return setup().goal; }
    /// The user's board and its goal.
    [[nodiscard]] const NPuzzleSetup& setup() const { return turns_.now().setup; }
    [[nodiscard]] npuzzle::Size size() const { return goal().size(); }
    [[nodiscard]] bool solved() const { return board() == goal(); }
    [[nodiscard]] bool goal_is_ordered() const { return goal() == npuzzle::Board::ordered(size()); }
    /// Of the user's board.
    [[nodiscard]] const npuzzle::Solvability& parity() const { return parity_; }
    /// The direction in which the tile of a cell can go, and all between it and the blank before it; absent for tiles that are neither in
    /// the blank's row nor in its column.
    [[nodiscard]] std::optional<npuzzle::Direction> way_of(npuzzle::Cell cell) const;
    /// Slides the tile beside the blank that can go that way. From a shown solution play goes on.
    void slide(npuzzle::Direction direction);
    /// Slides a tile, and all between it and the blank, as one turn: a step each. Nothing when it has no way.
    void push(npuzzle::Tile tile);
    /// Steps made since begun().
    [[nodiscard]] int made() const;
    void undo();
    void redo();
    [[nodiscard]] bool can_undo() const { return shows_solution_ || turns_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return !shows_solution_ && turns_.can_redo(); }
    /// An ordered board of another size.
    void resize(npuzzle::Size size);
    /// Another board and goal; undo leads back.
    void set(NPuzzleSetup setup) { change(std::move(setup)); }
    /// The setup that tiles were slid from since: shuffled, typed, or of a link.
    [[nodiscard]] const NPuzzleSetup& begun() const;
    /// Back to begun().
    void restart() { change(begun()); }
    /// Makes an unsolvable board solvable by swapping the two tiles that parity() names.
    void swap_tiles();
    /// The board shown becomes the goal, or the ordered board does.
    void set_goal(bool ordered);

    // ── as text ──
    /// The board as text, or what the user has typed.
    [[nodiscard]] std::string text() const;
    /// Takes the text as the board when it is one.
    void type(std::string text);
    /// Why the typed text is no board, a sentence; empty when all is well.
    [[nodiscard]] const std::string& text_fault() const { return text_fault_; }

    // ── shuffle ──
    /// Whether a depth is asked for, rather than any board.
    [[nodiscard]] bool exact() const { return exact_; }
    void set_exact(bool exact) { exact_ = exact; }
    /// Steps of a shortest solution that a shuffled board is to have.
    [[nodiscard]] int depth() const;
    void set_depth(int depth) { depth_ = depth; }
    /// Greatest depth there is to choose: the diameter where it is known and small, else what can be had in seconds.
    [[nodiscard]] int greatest_depth() const;
    /// A board from which the goal can be reached; `seed` decides which.
    void shuffle(std::uint32_t seed);

    // ── solve ──
    [[nodiscard]] NPuzzleMethod method() const { return method_; }
    void set_method(NPuzzleMethod method) { method_ = method; }
    /// Why there is nothing to solve, a sentence; empty when there is.
    [[nodiscard]] std::string obstacle() const;
    void solve();
    /// Ends solving or shuffling; the best solution so far stays.
    void stop() { jobs_.cancel(job_); }
    /// Solving or shuffling until it is over, else null. shuffles(): which of them.
    [[nodiscard]] const Job* job() const { return jobs_.find(job_); }
    [[nodiscard]] bool shuffles() const { return asked_ == Asked::shuffle; }
    /// What that search has found so far.
    [[nodiscard]] const std::optional<NPuzzleReport>& so_far() const { return so_far_; }
    /// Of the user's board; null when there is none.
    [[nodiscard]] const NPuzzleAnswer* answer() const;
    /// Steps from what is shown to the goal, where a shortest solution is known to lead.
    [[nodiscard]] std::optional<int> to_go() const;
    /// What went wrong last, a sentence, or nothing.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// The tile that a shortest solution slides next, once a hint was asked for.
    [[nodiscard]] std::optional<npuzzle::Tile> hint() const;
    /// Shows the hint, after a search where no shortest solution from here is known; the second time carries it out.
    void take_hint();
    /// Puts the letters of the solution on the clipboard.
    void copy_letters() const;

    // ── integer programs, about the user's board ──
    [[nodiscard]] const NPuzzlePrograms& programs() const { return programs_; }
    void choose_programs(const ProgramChoice& choice) { programs_.choose(choice); }
    void solve_programs();
    /// Saves the program for T = `steps` as a file.
    void write_program(int steps);
    /// Reads a solver's file for that program; its walk becomes the answer.
    void read_solution(int steps, const std::string& text);

    // ── the solution ──
    [[nodiscard]] const Playback& playback() const { return playback_; }
    /// Whether the board is on its way to the goal, and not the user's.
    [[nodiscard]] bool shows_solution() const { return shows_solution_; }
    [[nodiscard]] bool has_solution() const { return answer() != nullptr && !answer()->boards.empty(); }
    void toggle();
    void forward();
    void back();
    void scrub(int step);
    void next_speed() { playback_.next_speed(); }
    void pause() { playback_.pause(); }
    /// Lets `seconds` pass; whether another step is shown.
    bool advance(double seconds) { return playback_.advance(seconds); }

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    enum class Asked : unsigned char { solve, shuffle, hint };
    struct Turn {
        NPuzzleSetup setup;
        bool slid = false;  ///< a tile, from the turn before
    };

    void on(const std::monostate&) {}
    void on(const JobDone& done);
    void on(const JobFailed& failed);
    void on(const JobDropped&) {}
    void on(const JobProgressed& progressed);
    void on(const JobAnswering&) {}
    void on(const JobAnswered&) {}
    void on(const JobGone&) {}
    /// Asks for a shortest solution.
    void search(Asked asked, NPuzzleSetup setup);
    /// What a search has found, with its boards; nothing, and the failure is said, when they do not lead to the goal.
    [[nodiscard]] std::optional<NPuzzleAnswer> checked(NPuzzleReport report, const NPuzzleSetup& setup);
    void take_answer(NPuzzleReport report, const NPuzzleSetup& setup);
    void take_way(NPuzzleReport report);
    void show_hint();
    /// The boards of a shortest solution, from the one shown on; empty where none is known.
    [[nodiscard]] std::span<const npuzzle::Board> way() const;
    void take_board(Value report);
    /// Makes this the user's setup; undo leads back.
    void change(NPuzzleSetup setup, bool slid = false);
    /// Shows the solution in place of the user's board; false when there is none.
    bool show_solution();
    /// Back to the user's board; the step is kept.
    void leave_solution();
    /// The setup is another: what is told about it follows.
    void setup_changed();

    JobList& jobs_;
    Outbox& outbox_;
    History<Turn> turns_;
    npuzzle::Solvability parity_;
    std::optional<std::string> typed_;
    std::string text_fault_;
    bool exact_ = false;
    int depth_ = 20;
    NPuzzleMethod method_ = NPuzzleMethod::automatic;
    Ticket job_ = 0;  // of the lab; what it is about follows
    Asked asked_ = Asked::solve;
    NPuzzleSetup asked_setup_;
    std::optional<NPuzzleReport> so_far_;
    std::optional<NPuzzleAnswer> answer_;
    std::vector<npuzzle::Board> way_;       // of a shortest solution that was searched for a hint
    std::optional<npuzzle::Board> hinted_;  // the board for which one is shown
    NPuzzlePrograms programs_{jobs_, outbox_};
    NPuzzleSetup program_setup_;
    Playback playback_;
    bool shows_solution_ = false;
    std::string failure_;
};

/// "8-puzzle", "15-puzzle".
[[nodiscard]] std::string name_of(npuzzle::Size size);

}  // namespace shunt::ui
