// Breadth-first search as an engine: all boards, level by level, until the start comes up.
#pragma once

#include "core/npuzzle/engine.hpp"
#include "core/npuzzle/level_search.hpp"
#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

class LevelEngine final : public Engine {
public:
    /// `problem` is solvable, with at least 2 rows and columns and at most Arrangements::kMostCells cells; `memory_limit` in bytes.
    LevelEngine(const Problem& problem, std::uint64_t memory_limit);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Work work() const override;
    [[nodiscard]] const std::optional<std::string>& best() const override { return best_; }
    [[nodiscard]] int at_least() const override;
    [[nodiscard]] std::uint64_t nodes() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override;
    [[nodiscard]] std::uint64_t bytes() const override { return search_ ? bytes_needed() : 0; }
    [[nodiscard]] const std::string& refusal() const override { return refusal_; }

private:
    Arrangements arrangements_;
    LevelSearch::Options options_;
    std::optional<LevelSearch> search_;
    std::optional<std::string> best_;
    std::string refusal_;
};

}  // namespace shunt::npuzzle
