// The positions of a census as a graph to be drawn: all of them, or the nearest ones where there are too many.
#pragma once

#include <memory>
#include <optional>

#include "core/analysis/census.hpp"
#include "core/graph/drawn_graph.hpp"
#include "core/job/question.hpp"
#include "core/job/request_fields.hpp"
#include "core/outcome/graph_view.hpp"

namespace shunt::job {

class GraphQuestion final : public Question {
public:
    static constexpr std::uint64_t kMost = 50'000;  ///< positions

    /// nearest?, most?
    [[nodiscard]] static Result<std::unique_ptr<Question>> asked(RequestFields& fields, analysis::Census& census);

    bool advance(std::uint64_t budget) override;
    void write_answer(outcome::Writer& to) const override { outcome::write(to, answer_); }

private:
    GraphQuestion(analysis::Census& census, graph::Nearest nearest, std::uint64_t most);
    [[nodiscard]] bool has_goals() const;
    void begin(analysis::PositionGraph& graph);
    bool draw(std::uint64_t budget);
    bool refuse(std::string reason);
    void conclude();

    analysis::Census* census_;
    graph::Nearest nearest_;
    std::uint64_t most_;
    bool is_done_ = false;
    std::optional<graph::DrawnGraph> drawn_;  // once the positions are there
    outcome::GraphView answer_;
};

}  // namespace shunt::job
