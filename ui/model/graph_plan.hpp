// The drawing of all positions as a graph: what is asked of the worker for it, and what is known of its answer. The graph itself goes from
// the worker to the page, which draws it; here is what is said about it.
#pragma once

#include <cstdint>
#include <string>

#include "ui/jobs/solver.hpp"
#include "ui/model/census_wish.hpp"

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
    /// `shows`: GraphQuestion::shows.
    void want(puzzle::Metric metric, std::string shows);
    /// In that metric, whatever became of another.
    [[nodiscard]] State state(puzzle::Metric metric) const { return metric == metric_ ? state_ : State::none; }
    /// What has become of asking for it.
    [[nodiscard]] CensusWish& wish() { return wish_; }
    [[nodiscard]] const CensusWish& wish() const { return wish_; }
    /// What is drawn, or wanted: as want() was told.
    [[nodiscard]] const std::string& shows() const { return shows_; }
    /// Whether that are groups of positions.
    [[nodiscard]] bool is_of_groups() const { return shows_ == GraphQuestion::kQuotient; }
    [[nodiscard]] Question question() const { return GraphQuestion{shows_}.asked(); }
    [[nodiscard]] bool take(const GraphTold& told);
    /// Nobody is going to answer.
    void lose(std::string reason);

    // Once drawn, or refused.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// How many groups of positions there are, drawn or not, where nodes are such.
    [[nodiscard]] std::uint64_t groups() const { return groups_; }
    /// Positions of the census.
    [[nodiscard]] std::uint64_t total() const { return total_; }
    /// Whether there are more nodes than are drawn.
    [[nodiscard]] bool is_a_part() const { return nodes_ < (is_of_groups() ? groups_ : total_); }
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// Another one for every graph.
    [[nodiscard]] int number() const { return number_; }

private:
    State state_ = State::none;
    puzzle::Metric metric_ = puzzle::Metric::move;
    std::string shows_;
    std::uint64_t nodes_ = 0;
    std::uint64_t groups_ = 0;
    std::uint64_t total_ = 0;
    std::string reason_;
    int number_ = 0;
    CensusWish wish_;
};

}  // namespace shunt::ui
