// The graph of all positions that a census has reached, written while it is walked: memory is two distances for each position, and
// the widest level that a distance is measured through.
//
//     numbering ──> distances from the start, from the goals ──> nodes ──> edges ──> done       in slices; no room, or no place: ended
//                   └────── where the format tells of nodes ───────┘
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/survey.hpp"
#include "core/graph/dense_numbers.hpp"
#include "core/graph/graph_format.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::graph {

class GraphExport final : public analysis::BroughtSurvey {
public:
    /// Takes a part of the text; false when it cannot.
    using Sink = std::function<bool(std::string_view)>;

    GraphExport(std::unique_ptr<GraphFormat> format, Sink sink) : format_(std::move(format)), sink_(std::move(sink)) {}

    void begin(const puzzle::Problem& problem, puzzle::Metric metric, analysis::PositionGraph& graph,
               std::uint64_t memory) override;
    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const override;
    [[nodiscard]] std::uint64_t done() const override { return done_; }
    [[nodiscard]] std::uint64_t total() const override;

    /// Whether everything was written.
    [[nodiscard]] bool is_complete() const { return phase_ == Phase::ended && !failed_ && !out_of_memory_; }
    /// Whether the sink could not take it.
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::uint64_t nodes() const { return numbers_.size(); }
    [[nodiscard]] std::uint64_t edges() const { return edges_; }

private:
    using Rank = search::Rank;
    using Distances = std::vector<std::int32_t>;
    enum class Phase : unsigned char { numbering, from_start, goals, to_goal, nodes, edges, ended };

    void number(std::uint64_t& budget);
    void begin_distances(Distances& distances);
    void find_goals(std::uint64_t& budget);
    void put(Rank rank, std::int32_t distance, Distances& distances);
    void measure(std::uint64_t& budget);
    void write_nodes(std::uint64_t& budget);
    void write_edges(std::uint64_t& budget);
    void go_to(Phase phase);
    void flush(std::size_t at_least);
    [[nodiscard]] std::uint64_t bytes_needed() const;

    std::unique_ptr<GraphFormat> format_;
    Sink sink_;
    analysis::PositionGraph* graph_ = nullptr;
    std::optional<puzzle::PositionCode> code_;
    GraphFacts facts_;
    Phase phase_ = Phase::numbering;
    DenseNumbers numbers_;
    Distances from_start_;
    Distances to_goal_;
    std::vector<Rank> here_;  // the level at hand, not looked at yet,
    std::vector<Rank> next_;  // and what it leads to
    std::int32_t depth_ = 0;  // of that
    Rank at_ = 0;             // state at hand
    std::vector<std::uint64_t> before_;
    std::uint64_t edges_ = 0;
    std::uint64_t done_ = 0;
    std::string text_;
    bool failed_ = false;
    bool out_of_memory_ = false;
};

}  // namespace shunt::graph
