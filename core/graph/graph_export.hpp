// The graph of all positions that a census has reached, or of classes of them, written while it is walked: memory is what its nodes need
// (graph_nodes.hpp): for positions two distances of each, and the widest level that a distance is measured through.
//
//     what nodes there are ──> nodes ──> edges ──> done       in slices; no room, or no place: ended
//     (graph_nodes.hpp)          └── only where the format tells of them
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/survey.hpp"
#include "core/graph/graph_format.hpp"
#include "core/graph/graph_nodes.hpp"

namespace shunt::graph {

class GraphExport final : public analysis::BroughtSurvey {
public:
    /// Takes a part of the text; false when it cannot.
    using Sink = std::function<bool(std::string_view)>;

    /// `quotient`: classes of positions that differ only in where the smallest pieces stand are its nodes, not positions.
    GraphExport(std::unique_ptr<GraphFormat> format, bool quotient, Sink sink)
        : format_(std::move(format)), is_quotient_(quotient), sink_(std::move(sink)) {}

    [[nodiscard]] std::optional<Error> objection(const puzzle::Puzzle& puzzle) const override;
    void begin(const puzzle::Problem& problem, puzzle::Metric metric, analysis::PositionGraph& graph,
               std::uint64_t memory) override;
    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const override;
    [[nodiscard]] std::uint64_t done() const override { return (nodes_ ? nodes_->done() : 0) + done_; }
    [[nodiscard]] std::uint64_t total() const override;

    /// Whether everything was written.
    [[nodiscard]] bool is_complete() const { return phase_ == Phase::ended && !failed_ && !out_of_memory_; }
    /// Whether the sink could not take it.
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] bool is_quotient() const { return is_quotient_; }
    [[nodiscard]] std::uint64_t nodes() const { return facts_.nodes; }
    [[nodiscard]] std::uint64_t edges() const { return edges_; }

private:
    enum class Phase : unsigned char { measuring, nodes, edges, ended };

    void measure(std::uint64_t& budget);
    void write_nodes(std::uint64_t& budget);
    void write_edges(std::uint64_t& budget);
    void go_to(Phase phase);
    void flush(std::size_t at_least);
    [[nodiscard]] std::uint64_t bytes_needed() const;

    std::unique_ptr<GraphFormat> format_;
    bool is_quotient_;
    Sink sink_;
    analysis::PositionGraph* graph_ = nullptr;
    GraphFacts facts_;
    Phase phase_ = Phase::measuring;
    std::unique_ptr<GraphNodes> nodes_;  // once begun
    GraphNodes::Place at_ = 0;
    std::vector<std::uint64_t> before_;
    std::uint64_t edges_ = 0;
    std::uint64_t done_ = 0;
    std::string text_;
    bool failed_ = false;
    std::uint64_t memory_ = 0;  // bytes
    bool out_of_memory_ = false;
};

}  // namespace shunt::graph
