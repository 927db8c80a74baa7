// The job behind `shunt npuzzle solve`, and the report of `shunt npuzzle check`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/solver.hpp"

namespace shunt::job {

struct NPuzzleRequest {
    std::string board;                                      ///< as npuzzle::parse_board reads it
    std::optional<std::string> goal;                        ///< absent: the ordered board
    std::optional<npuzzle::Method> method;                  ///< absent: the faster one
    std::uint64_t memory_limit = std::uint64_t{1} << 30;    ///< bytes
    npuzzle::TableSize tables = npuzzle::TableSize::small;  ///< of ida
};

/// Report keys: status, metric ("step"), length (null unless solved), letters (of the shortest solution, or of the best one known; null
/// when none is), lower_bound (no solution has fewer steps; null when there is none at all), best (steps of the best solution known, or
/// null), with ("bfs", "ida", null when no search was needed), nodes, seconds, peak_bytes, solvable, reason (of solvability; of the limit
/// when the memory did not do).
class NPuzzleJob final : public Job {
public:
    /// Errors: those of the texts, boards of different sizes, bfs for a board that is too large for it.
    [[nodiscard]] static Result<std::unique_ptr<NPuzzleJob>> create(const NPuzzleRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solver_.bytes_needed(); }
    void stop(Status why) override { solver_.stop(why); }
    [[nodiscard]] Status status() const override { return solver_.status(); }
    [[nodiscard]] std::string defect() const override { return solver_.defect(); }
    [[nodiscard]] std::string report(double seconds) const override;
    /// The report so far, with the status "running": lower bound, best solution and nodes.
    [[nodiscard]] std::string partial_report() const override { return report(0); }

    // The pattern tables, which take seconds to build.
    [[nodiscard]] std::string keepsake_name() const override;
    std::optional<Error> use_keepsake(std::string_view bytes) override;
    [[nodiscard]] std::string keepsake() const override;

private:
    explicit NPuzzleJob(npuzzle::Solver solver) : solver_(std::move(solver)) {}

    npuzzle::Solver solver_;
    bool given_tables_ = false;
};

/// What `shunt npuzzle check` says, as JSON: solvable, reason, rule ("inversions", "permutation" or "line"), rows, columns, inversions,
/// blank_row_from_bottom, blank_distance, odd_permutation, swap (two tiles whose swap would make the board solvable, or null).
[[nodiscard]] std::string solvability_report(const npuzzle::Board& board, const npuzzle::Solvability& found);

}  // namespace shunt::job
