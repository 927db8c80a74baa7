// Random boards whose shortest solution has a given length (random_board.hpp has those of any length).
//
// On up to 12 cells: breadth-first from the goal to that level, every board of it with equal chance. On larger boards:
//
//     goal ── random walk ──> board ── shortest solution ──> too short: walk on
//                                                        └─> long enough: play it until just `depth` steps are left
//
// Each board on a shortest solution is itself at its shortest distance, so the result is exact; but boards near common ones are likelier.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/random.hpp"
#include "core/base/result.hpp"
#include "core/npuzzle/deepening_engine.hpp"
#include "core/npuzzle/level_search.hpp"
#include "core/search/status.hpp"

namespace shunt::npuzzle {

/// Finds a board whose shortest solution has exactly `depth` steps, in slices.
class Shuffle {
public:
    /// Error: a negative depth. The seed decides everything, on every platform.
    [[nodiscard]] static Result<Shuffle> create(Board goal, int depth, std::uint64_t seed, std::uint64_t memory_limit);

    /// Works for about `budget` units (see Engine::advance). False once it has ended.
    bool advance(std::uint64_t budget);
    /// Ends it as limit or cancelled; no effect after its end.
    void stop(search::Status why);

    /// complete: there is a board. unsolvable: no board is that deep. limit: see reason().
    [[nodiscard]] search::Status status() const { return status_; }
    [[nodiscard]] const std::optional<Board>& board() const { return board_; }
    /// Why there is no board, as a sentence; empty when it was stopped.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] Work work() const;
    [[nodiscard]] std::uint64_t bytes_needed() const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    Shuffle(Board goal, int depth, std::uint64_t seed, std::uint64_t memory_limit);

    void choose_on_line();
    void begin_levels();
    void finish_levels();
    void walk(int steps);
    void begin_solving();
    void finish_solving();
    void end(search::Status status, std::string reason);

    Board goal_;
    int depth_;
    Random random_;
    std::uint64_t memory_limit_;
    search::Status status_ = search::Status::running;
    std::optional<Board> board_;
    std::string reason_;
    std::unique_ptr<Arrangements> arrangements_;  // up to 12 cells
    std::optional<LevelSearch> levels_;
    Board walked_;  // larger boards
    std::optional<Direction> last_step_;
    int steps_walked_ = 0;
    int walks_ = 0;
    std::shared_ptr<const Tables> tables_;
    std::unique_ptr<DeepeningEngine> solving_;
};

}  // namespace shunt::npuzzle
