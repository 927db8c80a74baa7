// The graph of all positions that a census has reached, written while it is walked: memory is two distances for each position, and
// the widest level that a distance is measured through.
//
//     numbers and distances ──> nodes ──> edges ──> done       in slices; no room, or no place: ended
//     (distances.hpp)            └── only where the format tells of them
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/survey.hpp"
#include "core/graph/distances.hpp"
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
    [[nodiscard]] std::uint64_t done() const override { return distances_.done() + done_; }
    [[nodiscard]] std::uint64_t total() const override;

    /// Whether everything was written.
    [[nodiscard]] bool is_complete() const { return phase_ == Phase::ended && !failed_ && !out_of_memory_; }
    /// Whether the sink could not take it.
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::uint64_t nodes() const { return distances_.numbers().size(); }
    [[nodiscard]] std::uint64_t edges() const { return edges_; }

private:
    using Rank = search::Rank;
    enum class Phase : unsigned char { measuring, nodes, edges, ended };

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
    Phase phase_ = Phase::measuring;
    Distances distances_;
    Rank at_ = 0;  // state at hand
    std::vector<std::uint64_t> before_;
    std::uint64_t edges_ = 0;
    std::uint64_t done_ = 0;
    std::string text_;
    bool failed_ = false;
    std::uint64_t memory_ = 0;  // bytes
    bool out_of_memory_ = false;
};

}  // namespace shunt::graph
