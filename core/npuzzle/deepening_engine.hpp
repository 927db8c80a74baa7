// Iterative deepening as an engine: tables first, then the proof of ever greater lower bounds, and, where that takes long, ever
// better solutions beside it. When the two meet, the solution is shortest.
#pragma once

#include <memory>

#include "core/npuzzle/beam.hpp"
#include "core/npuzzle/deepening.hpp"
#include "core/npuzzle/engine.hpp"

namespace shunt::npuzzle {

class DeepeningEngine final : public Engine {
public:
    /// `problem` is solvable and has at least 2 rows and columns; `memory_limit` in bytes.
    DeepeningEngine(const Problem& problem, std::uint64_t memory_limit, TableSize table_size = TableSize::small);

    /// What the tables of this problem are made for.
    [[nodiscard]] const Patterns& patterns() const { return patterns_; }
    /// Takes finished tables for patterns() instead of building them. Before the first advance().
    void use(std::shared_ptr<const Tables> tables) { tables_ = std::move(tables); }
    /// The tables; null until they are complete.
    [[nodiscard]] const std::shared_ptr<const Tables>& tables() const { return tables_; }

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Work work() const override;
    [[nodiscard]] const std::optional<std::string>& best() const override { return best_; }
    [[nodiscard]] int at_least() const override { return deepening_ ? deepening_->at_least() : manhattan_; }
    [[nodiscard]] std::uint64_t nodes() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override;
    [[nodiscard]] std::uint64_t bytes() const override;
    [[nodiscard]] const std::string& refusal() const override { return refusal_; }

private:
    void build(std::uint64_t budget);
    void begin_search();
    void begin_beam();
    void search(std::uint64_t budget);
    void keep(const std::vector<Direction>& steps);
    [[nodiscard]] bool proved() const;

    Standing standing_;
    std::uint64_t memory_limit_;
    int manhattan_;
    Patterns patterns_;
    TablesBuilder builder_;
    std::shared_ptr<const Tables> tables_;
    std::optional<Detours> detours_;
    std::optional<Deepening> deepening_;
    std::optional<Beam> beam_;
    std::optional<std::string> best_;
    std::string refusal_;
};

}  // namespace shunt::npuzzle
