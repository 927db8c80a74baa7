// The drawing of all positions as a graph: what is asked of the worker for it, and what is known of its answer. The graph itself goes from
// the worker to the page, which draws it; here is what is said about it, and where a node leads that is chosen there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ui/jobs/solver.hpp"

namespace shunt::ui {

/// Most positions that are drawn.
inline constexpr std::uint64_t kMostDrawn = 50'000;

class GraphPlan {
public:
    enum class State : unsigned char { none, wanted, drawn, refused };

    /// The puzzle is another one; graphs are numbered on, so that no drawing is taken for another's.
    void forget() {
        const int number = number_;
        *this = GraphPlan();
        number_ = number;
    }
    /// `nearest`: which positions where they are too many (wasm/protocol.md).
    void want(puzzle::Metric metric, std::string nearest);
    /// In that metric, whatever became of another.
    [[nodiscard]] State state(puzzle::Metric metric) const { return metric == metric_ ? state_ : State::none; }
    /// What is to be asked of the census of a metric; absent when nothing is wanted there.
    [[nodiscard]] std::optional<Question> question(puzzle::Metric metric) const;
    [[nodiscard]] bool take(const GraphTold& told);
    /// Nobody is going to answer.
    void lose(std::string reason);

    // Once drawn, or refused.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] std::uint64_t total() const { return total_; }
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// Another one for every graph.
    [[nodiscard]] int number() const { return number_; }

    /// A node was chosen: "57 1223/1223/...", its distance from the start and its code. Nothing follows from any other text.
    void choose(puzzle::Metric metric, const puzzle::Puzzle& puzzle, const std::string& node);
    /// What is to be asked to find it in its depth of so many; absent when none is chosen.
    [[nodiscard]] std::optional<Question> place_question(std::uint64_t count) const;
    [[nodiscard]] int chosen_depth() const { return chosen_ ? chosen_->depth : -1; }
    /// Its number in its depth, once that is told; it is no longer looked for then.
    [[nodiscard]] std::optional<std::uint64_t> place_in(const PositionsFound& found);

private:
    struct Chosen {
        puzzle::Metric metric = puzzle::Metric::move;
        int depth = 0;
        std::string position;  // as print_position writes it
    };

    State state_ = State::none;
    puzzle::Metric metric_ = puzzle::Metric::move;
    std::string nearest_;
    std::uint64_t nodes_ = 0;
    std::uint64_t total_ = 0;
    std::string reason_;
    int number_ = 0;
    std::optional<Chosen> chosen_;
};

}  // namespace shunt::ui
