// The positions of a census as a graph to be drawn: all of them, or the nearest ones where there are too many.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/graph/drawn_graph.hpp"
#include "core/job/request_fields.hpp"
#include "core/job/whole_question.hpp"
#include "core/outcome/graph_view.hpp"

namespace shunt::job {

/// Moves what is drawn of each node, of positions as of classes of them, into what is told.
void tell_nodes(graph::DrawnGraph::Told& told, outcome::GraphView& view);

class GraphQuestion final : public WholeQuestion<graph::DrawnGraph, outcome::GraphView> {
public:
    static constexpr std::uint64_t kMost = 50'000;  ///< positions

    /// nearest?, most?; or quotient, most?
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

private:
    GraphQuestion(analysis::Census& census, graph::Nearest nearest, std::uint64_t most);
    void begin(analysis::Census& census, analysis::PositionGraph& graph,
               std::optional<graph::DrawnGraph>& work) override;
    void take(graph::DrawnGraph& work) override;
    [[nodiscard]] std::string too_large(const analysis::Census& census) const override;

    graph::Nearest nearest_;
    std::uint64_t most_;
};

}  // namespace shunt::job
