// The job behind `shunt npuzzle solve`, and the outcome of `shunt npuzzle check`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/job/solver_tables.hpp"
#include "core/npuzzle/solver.hpp"
#include "core/outcome/npuzzle_outcome.hpp"

namespace shunt::job {

struct NPuzzleRequest {
    std::string board;                                      ///< as npuzzle::parse_board reads it
    std::optional<std::string> goal;                        ///< absent: the ordered board
    std::optional<npuzzle::Method> method;                  ///< absent: the faster one
    std::uint64_t memory_limit = std::uint64_t{1} << 30;    ///< bytes
    npuzzle::TableSize tables = npuzzle::TableSize::small;  ///< of ida
};

class NPuzzleJob final : public JobOf<outcome::NPuzzleOutcome> {
public:
    /// Errors: those of the texts, boards of different sizes, bfs for a board that is too large for it.
    [[nodiscard]] static Result<std::unique_ptr<NPuzzleJob>> create(const NPuzzleRequest& request);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return solver_.bytes_needed(); }
    void stop(Status why) override { solver_.stop(why); }
    [[nodiscard]] Status status() const override { return solver_.status(); }
    [[nodiscard]] outcome::NPuzzleOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override { return solver_.defect(); }
    /// The pattern databases, which take seconds to build; null when the search uses none.
    [[nodiscard]] CachedTables* cached_tables() override { return solver_.deepening() != nullptr ? &tables_ : nullptr; }

private:
    explicit NPuzzleJob(npuzzle::Solver solver) : solver_(std::move(solver)) {}

    npuzzle::Solver solver_;
    SolverTables tables_{solver_};
};

/// What `shunt npuzzle check` says.
[[nodiscard]] outcome::SolvabilityOutcome told(const npuzzle::Board& board, const npuzzle::Solvability& found);

}  // namespace shunt::job
