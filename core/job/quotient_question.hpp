// The positions of a census as a graph to be drawn in which those that differ only in where the smallest pieces stand are one node.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/graph/drawn_quotient.hpp"
#include "core/job/whole_question.hpp"
#include "core/outcome/graph_view.hpp"

namespace shunt::job {

class QuotientQuestion final : public WholeQuestion<graph::DrawnQuotient, outcome::GraphView> {
public:
    /// At most `most` nodes.
    QuotientQuestion(analysis::Census& census, std::uint64_t most);

private:
    void begin(analysis::Census& census, analysis::PositionGraph& graph,
               std::optional<graph::DrawnQuotient>& work) override;
    void take(graph::DrawnQuotient& work) override;
    [[nodiscard]] std::string too_large(const analysis::Census& census) const override;

    std::uint64_t most_;
};

}  // namespace shunt::job
