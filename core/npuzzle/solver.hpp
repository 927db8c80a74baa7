// Shortest solutions of boards of unit tiles: from two boards to a list of steps, or the reason why there is none.
//
//     start, goal ── solvability ──no──> unsolvable, with the reason
//                        │ yes
//                        ├─ one row or column ──> the one way there is
//                        ├─ bfs, up to 12 cells: LevelEngine ─ LevelSearch, all boards level by level
//                        └─ ida: DeepeningEngine ─ Tables, built or given by the caller
//                                                    ├─ Deepening ────────────────> lower bounds, a shortest solution
//                                                    └─ solve_by_stages ─ Beam ───> better and better solutions of hard boards
//
// Whatever comes out is replayed on the user's boards before it counts.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/npuzzle/board.hpp"
#include "core/npuzzle/deepening_engine.hpp"
#include "core/npuzzle/solvability.hpp"
#include "core/search/status.hpp"

namespace shunt::npuzzle {

enum class Method : unsigned char {
    bfs,  ///< breadth-first from the goal; up to Arrangements::kMostCells cells
    ida,  ///< iterative deepening with pattern databases
};
inline constexpr std::array kMethods{Method::bfs, Method::ida};
/// "bfs", "ida".
[[nodiscard]] std::string_view to_string(Method method);

struct SolverOptions {
    std::optional<Method> method;                         ///< absent: the faster one
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
    TableSize tables = TableSize::small;                  ///< of ida
};

class Solver {
public:
    /// Errors: boards of different sizes; bfs for a board of more than Arrangements::kMostCells cells. Allocates nothing large when
    /// the method is ida.
    [[nodiscard]] static Result<Solver> create(Board start, Board goal, SolverOptions options);

    /// Works for about `budget` units (see Engine::advance). False once it has ended.
    bool advance(std::uint64_t budget);
    /// Ends the search as limit or cancelled; no effect after its end.
    void stop(search::Status why);

    [[nodiscard]] const Board& start() const { return start_; }
    [[nodiscard]] const Board& goal() const { return goal_; }
    [[nodiscard]] const Solvability& solvability() const { return solvability_; }
    [[nodiscard]] search::Status status() const { return status_; }
    /// Absent when no search was needed.
    [[nodiscard]] std::optional<Method> method() const;
    /// Letters of the best solution known, shortest when the status is solved; absent when none is known.
    [[nodiscard]] const std::optional<std::string>& best() const { return best_; }
    /// No solution has fewer steps.
    [[nodiscard]] int at_least() const { return at_least_; }
    /// Boards reached so far.
    [[nodiscard]] std::uint64_t nodes() const { return engine_ ? engine_->nodes() : 0; }
    /// How far the search is; absent when there is none.
    [[nodiscard]] std::optional<Work> work() const;
    /// Why it ended as limit by itself; empty otherwise.
    [[nodiscard]] std::string refusal() const { return engine_ ? engine_->refusal() : ""; }
    /// What the replay objects to, which is a bug; empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    /// Memory it takes at most, holds now, and has held at most.
    [[nodiscard]] std::uint64_t bytes_needed() const { return engine_ ? engine_->bytes_needed() : 0; }
    [[nodiscard]] std::uint64_t bytes() const { return engine_ ? engine_->bytes() : 0; }
    [[nodiscard]] std::uint64_t peak_bytes() const { return peak_bytes_; }

    /// The search that uses tables, to give it some or to keep its own; null when the method is another.
    [[nodiscard]] DeepeningEngine* deepening() { return deepening_; }
    [[nodiscard]] const DeepeningEngine* deepening() const { return deepening_; }

private:
    Solver(Board start, Board goal);

    void begin(const SolverOptions& options);
    void look_at_engine(bool ended);
    void keep(std::string letters);

    Board start_;
    Board goal_;
    Solvability solvability_;
    std::unique_ptr<Engine> engine_;
    DeepeningEngine* deepening_ = nullptr;  // engine_, if it is one
    search::Status status_ = search::Status::running;
    std::optional<std::string> best_;
    int at_least_ = 0;
    std::string defect_;
    std::uint64_t peak_bytes_ = 0;
};

}  // namespace shunt::npuzzle
