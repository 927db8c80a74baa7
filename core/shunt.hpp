// Sliding block puzzles: a provably shortest solution, the whole state space depth by depth, the hardest puzzles of a grid, boards and
// tilings counted. This header is all that a program outside uses of the library; what stands behind it may change at any time.
//
//     #include <iostream>
//     #include <shunt.hpp>
//
//     int main() {
//         const shunt::Puzzle puzzle = shunt::Puzzle::read("name: Swap\nboard:\nAB\n..\ngoal:\nBA\n..\n");
//         if (!puzzle) {
//             std::cerr << puzzle.error() << "\n";
//             return 2;
//         }
//         shunt::SolveOptions options;
//         options.metric = shunt::Metric::step;
//         options.limits.bytes = 100'000'000;
//         shunt::Solve solve(puzzle, options);
//         while (solve.advance()) std::cerr << solve.progress().done << " positions\n";
//         const shunt::Solution solution = solve.outcome();
//         std::cout << to_string(solution.status) << " " << solution.length.value_or(0) << " (step metric):";
//         for (const shunt::Move& move : solution.moves) std::cout << " " << move.pieces.front() << move.path;
//         std::cout << "\n";
//     }
//
// A job is an object that works when it is told to, and its states are those of its status():
//
//     Solve, Census, Find, Boards, Tilings
//          │                 │
//          v                 v            advance() returned true
//       refused           running <──────────────────┐
//     (error() says          │ ──────────────────────┘
//      where and why)        │  advance() returned false, cancel(), or run() out of time
//                            v
//            solved | unsolvable | complete | limit | cancelled
//
//     call                     refused            running                            ended
//     advance, run, cancel     do nothing         work, or end it                    do nothing
//     progress                 nothing            how far it is                      how far it came
//     bytes_needed             0                  0 until the packings are counted,  what it needed, also if that was too much
//                                                 then what it will take; 0 where memory grows
//     bytes_at_most            0                  0 until then; then a bound         the bound
//     outcome, json            nothing, "{}"      what is known so far               what was found
//     error                    where and why      ""                                 ""
//
// So every call is legal in every state. What is promised:
//
//     memory     what a job holds stays within Limits::bytes and a tenth of it; bytes_at_most() is told before the search allocates
//     time       a slice of the budget that advance() takes by default ends within a tenth of a second, in every phase; run(seconds)
//                comes back within a third of a second of its time
//     threads    the outcome is the same whatever their number, but which of several shortest solutions is found when memory is short.
//                Different jobs may be driven by different threads, one job by one at a time
//     errors     nothing is thrown but std::bad_alloc and std::system_error when the system refuses memory or threads; nothing is
//                printed, nothing global is kept; what is bad in a request is told by error(), with line and column
//     proofs     every solution is replayed by an independent checker before it is told
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shunt {

/// What counts as 1. One piece by one cell, in a straight line, or along any path; then the same for any set of pieces that move as one
/// rigid body. No length means anything without its metric.
enum class Metric : unsigned char { step, slide, move, super_step, super_slide, super_move };
/// "step", "super-slide".
[[nodiscard]] std::string_view to_string(Metric metric);

/// How far a job is, and how it ended.
enum class Status : unsigned char {
    refused,     ///< the request makes no sense
    running,     ///< there is more to do
    solved,      ///< a shortest solution is known
    unsolvable,  ///< every reachable position was seen, none is a goal
    complete,    ///< everything that was asked is counted
    limit,       ///< the limit on memory or time came first; what is finished stays
    cancelled,   ///< by cancel(); what is finished stays
};
/// "solved", ...
[[nodiscard]] std::string_view to_string(Status status);

/// A puzzle with the position to begin from, or the reason why a text is none.
class Puzzle {
public:
    /// Reads a text in the format in which it is written: a puzzle file of Shunt, or one of other programs, recognised by what it says.
    [[nodiscard]] static Puzzle read(std::string_view text);

    /// Whether it is a puzzle.
    [[nodiscard]] explicit operator bool() const { return error_.empty(); }
    /// Where and why it is none: "line 3, column 7: ..."; empty otherwise.
    [[nodiscard]] const std::string& error() const { return error_; }
    /// How the text was understood: "a letter grid: 5 rows, 4 columns, 10 pieces; goal: piece B to row 4, column 2".
    [[nodiscard]] const std::string& read_as() const { return read_as_; }
    /// As a puzzle file of Shunt.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The one in which its author counts.
    [[nodiscard]] Metric metric() const { return metric_; }
    [[nodiscard]] bool has_goal() const { return has_goal_; }

private:
    std::string text_;
    std::string read_as_;
    std::string name_;
    std::string error_;
    Metric metric_ = Metric::move;
    bool has_goal_ = false;
};

/// What a job may take.
struct Limits {
    std::uint64_t bytes = std::uint64_t{1} << 30;  ///< of memory
    int threads = 1;                               ///< that search, the caller's included; from 1 to 256
};

/// How far a job is. All counts are exact at the moment of asking.
struct Progress {
    std::string phase;                   ///< "counting packings", "searching", "ended", ...
    std::string unit;                    ///< what `done` and `total` count
    std::uint64_t done = 0;              ///< units of work
    std::optional<std::uint64_t> total;  ///< an upper bound of `done`; absent until known
    std::optional<int> depth;            ///< level at hand, of searches by level
    std::uint64_t bytes = 0;             ///< memory held now
};

struct JobParts;  // private

/// A long computation; see the top of this file.
class Job {
public:
    Job(Job&& other) noexcept;
    Job& operator=(Job&& other) noexcept;
    virtual ~Job();

    [[nodiscard]] Status status() const;
    /// Works for about `budget` units, such as positions expanded; returns whether there is more to do.
    bool advance(std::uint64_t budget = 10'000);
    /// Works until it ends, or ends it as `limit` when so many seconds have gone by.
    Status run(double seconds = std::numeric_limits<double>::infinity());
    /// Ends it as `cancelled`.
    void cancel();
    [[nodiscard]] Progress progress() const;
    /// Memory that it takes, in bytes, and what it takes at most.
    [[nodiscard]] std::uint64_t bytes_needed() const;
    [[nodiscard]] std::uint64_t bytes_at_most() const;
    /// Why it was refused; empty otherwise.
    [[nodiscard]] const std::string& error() const;
    /// The outcome as the command prints it with --json; "{}" when refused.
    [[nodiscard]] std::string json() const;

protected:
    explicit Job(std::unique_ptr<JobParts> parts);

    std::unique_ptr<JobParts> parts_;
};

/// What all outcomes tell of the job.
struct Ending {
    Status status = Status::refused;
    std::string reason;  ///< of a refusal or a limit
    /// What the library's own checks object to, a bug: the rest is not to be trusted; mostly empty.
    std::string defect;
    double seconds = 0;            ///< spent in advance() and run()
    std::uint64_t peak_bytes = 0;  ///< most memory held
};

/// What searches of a puzzle tell besides.
struct Searched : Ending {
    Metric metric = Metric::move;
    std::string plan;             ///< how positions were kept: "sweeps", "packed", "levels", "keys" or "hashed"
    std::uint64_t expanded = 0;   ///< positions
    std::uint64_t generated = 0;  ///< neighbours of these
};

/// Pieces (mostly one) that go along one path as a rigid body.
struct Move {
    std::vector<std::string> pieces;     ///< their names, which several pieces may share
    std::vector<std::array<int, 2>> at;  ///< row and column of their first cells before the move, from 1
    std::string path;                    ///< a letter for each cell, of L, R, U and D
};

struct SolveOptions {
    std::optional<Metric> metric;  ///< absent: the puzzle's
    std::string position;          ///< where to begin, as rows of text; empty: the puzzle's start
    bool all = false;              ///< count all shortest solutions
    std::size_t list = 16;         ///< most of these in the outcome
    Limits limits;
};
struct Solution : Searched {
    std::optional<std::uint64_t> length;       ///< of a shortest solution, in `metric`
    std::vector<Move> moves;                   ///< of one
    std::optional<int> at_least;               ///< after a limit or cancel: no solution is shorter
    std::string shortest_solutions;            ///< how many there are, decimal; empty unless all were counted
    std::vector<std::vector<Move>> solutions;  ///< the first of all
};
/// Finds a shortest solution.
class Solve : public Job {
public:
    explicit Solve(const Puzzle& puzzle, const SolveOptions& options = {});
    [[nodiscard]] Solution outcome() const;
};

struct CensusOptions {
    std::optional<Metric> metric;  ///< absent: the puzzle's
    std::string position;          ///< where to begin, as rows of text; empty: the puzzle's start
    std::size_t list = 16;         ///< most positions of a kind in the outcome
    bool hardest_start = false;    ///< look for the positions farthest from every goal, too
    bool diameter = false;         ///< the greatest distance of two positions, too; up to 100,000 positions
    Limits limits;
};
struct Reachable : Searched {
    std::uint64_t reachable = 0;                  ///< positions; "at least" unless `complete`
    std::string packings;                         ///< all positions, reachable or not, decimal; empty when unknown
    std::vector<std::uint64_t> depths;            ///< positions at each depth
    std::vector<std::string> antipodes;           ///< the first positions of the greatest depth, as rows of text
    std::optional<std::uint64_t> goal_positions;  ///< that can be reached
    std::optional<std::uint64_t> hardest_start;   ///< the greatest distance from every goal
    std::vector<std::string> hardest_starts;      ///< the first positions that far
    std::optional<std::uint64_t> diameter;        ///< the greatest distance
};
/// Counts the positions that can be reached, by depth.
class Census : public Job {
public:
    explicit Census(const Puzzle& puzzle, const CensusOptions& options = {});
    [[nodiscard]] Reachable outcome() const;
};

/// Where the goal piece of a puzzle that is looked for starts, and where it has to go.
enum class Task : unsigned char {
    simple3,            ///< from the upper left corner to where it covers the lower right cell
    simple3_nonstrict,  ///< from the upper left corner into the lower right corner
    corner,             ///< from anywhere to where it covers the lower right cell
    any,                ///< from anywhere to any one place
};

struct FindOptions {
    Metric metric = Metric::move;
    Task task = Task::simple3;
    std::optional<int> pieces;  ///< only boards with so many
    Limits limits;
};
struct HardPuzzle {
    std::uint64_t pieces = 0;
    std::uint64_t length = 0;  ///< of a shortest solution
    std::string text;          ///< to be read by Puzzle::read
};
struct Found : Ending {
    std::uint64_t boards = 0;         ///< of the grid
    std::uint64_t searched = 0;       ///< of these
    std::vector<HardPuzzle> hardest;  ///< one for each number of pieces
};
/// Finds the hardest puzzles of a grid of at most 21 cells, whatever the pieces.
class Find : public Job {
public:
    Find(int rows, int columns, const FindOptions& options = {});
    [[nodiscard]] Found outcome() const;
};

struct BoardsCounted : Ending {
    std::string boards;       ///< decimal; empty until counted
    std::string just_solved;  ///< of these
};
/// Counts the boards of a grid that pieces of every shape, and voids, can fill.
class Boards : public Job {
public:
    Boards(int rows, int columns, const Limits& limits = {});
    [[nodiscard]] BoardsCounted outcome() const;
};

struct TilingsCounted : Ending {
    std::string tilings;  ///< decimal; empty until counted
};
/// Counts the tilings of a grid by pieces of a set, as many of each as one likes: "dominoes", "triominoes", "L3,I2", ...
class Tilings : public Job {
public:
    Tilings(int rows, int columns, std::string_view pieces, const Limits& limits = {});
    [[nodiscard]] TilingsCounted outcome() const;
};

}  // namespace shunt
