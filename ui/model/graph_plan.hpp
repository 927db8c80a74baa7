// The drawing of all positions as a graph: what is asked of the worker for it, and what is known of its answer. The graph itself goes from
// the worker to the page, which draws it; here is what is said about it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ui/jobs/outbox.hpp"
#include "ui/model/census_wish.hpp"

namespace shunt::ui {

/// Most positions that are drawn.
inline constexpr std::uint64_t kMostDrawn = 50'000;

class GraphPlan final : public CensusWish {
public:
    /// What is shown where it is not positions: groups of them, which differ in small pieces only.
    static constexpr std::string_view kQuotient = "quotient";

    enum class State : unsigned char { none, wanted, drawn, refused };

    explicit GraphPlan(Outbox& outbox) : outbox_(outbox) {}

    /// Graphs are numbered on, so that no drawing is taken for another's.
    void forget() override;
    /// `shows`: positions, where they are too many those nearest to "start", "goal" or "solutions"; or kQuotient.
    void want(puzzle::Metric metric, std::string shows);
    /// In that metric, whatever became of another.
    [[nodiscard]] State state(puzzle::Metric metric) const { return metric == this->metric() ? state_ : State::none; }
    /// What is drawn, or wanted: as want() was told.
    [[nodiscard]] const std::string& shows() const { return shows_; }
    /// Whether that are groups of positions.
    [[nodiscard]] bool is_of_groups() const { return shows_ == kQuotient; }
    [[nodiscard]] Question question() const override;
    void lose(std::string reason) override;

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
    [[nodiscard]] bool read(const CensusAnswer& answer) override;
    void announce() const;

    Outbox& outbox_;
    State state_ = State::none;
    std::string shows_;
    std::uint64_t nodes_ = 0;
    std::uint64_t groups_ = 0;
    std::uint64_t total_ = 0;
    std::string reason_;
    int number_ = 0;
};

}  // namespace shunt::ui
