#include "core/job/graph_question.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/job/quotient_question.hpp"

namespace shunt::job {
namespace {

bool meets_goals(const analysis::Census& census) {
    const auto& goals = census.goal_depths();
    return std::any_of(goals.begin(), goals.end(), [](std::uint64_t count) { return count > 0; });
}

}  // namespace

GraphQuestion::GraphQuestion(analysis::Census& census, graph::Nearest nearest, std::uint64_t most)
    : WholeQuestion(census), nearest_(nearest), most_(most) {
    if (answer().reason.empty() && nearest_ != graph::Nearest::to_start && !meets_goals(census))
        refuse(say("no goal can be reached"));
}

Result<std::unique_ptr<Question>> GraphQuestion::asked(RequestFields& fields, analysis::Census& census) {
    const auto nearest = fields.one_of("nearest", graph::kNearest);
    const std::uint64_t most = fields.whole("most").value_or(kMost);
    if (most == 0 || most > kMost) fields.blame_field("most", say("must be from 1 to {most}", {{"most", kMost}}));
    const bool quotient = fields.flag("quotient");
    if (quotient && nearest) fields.blame_field("nearest", say("is of single positions"));
    if (const auto fault = fields.fault()) return *fault;
    if (quotient) return std::unique_ptr<Question>(new QuotientQuestion(census, most));
    return std::unique_ptr<Question>(new GraphQuestion(census, nearest.value_or(graph::Nearest::to_start), most));
}

void GraphQuestion::begin(analysis::Census& census, analysis::PositionGraph& graph,
                          std::optional<graph::DrawnGraph>& work) {
    answer().total = graph.searched().reached();
    work.emplace(census.problem(), graph, nearest_, most_, census.bytes_left());
}

std::string GraphQuestion::too_large(const analysis::Census& census) const {
    return say("the graph of {count} positions does not fit {size}",
               {{"count", grouped(answer().total)}, {"size", bytes_text(census.memory_limit())}});
}

void tell_nodes(graph::DrawnGraph::Told& told, outcome::GraphView& view) {
    view.nodes = told.from_start.size();
    view.depths.values = std::move(told.from_start);
    view.to_goal.values = std::move(told.to_goal);
    view.dead_ends.values = std::move(told.dead_ends);
    view.edges.values = std::move(told.edges);
    view.codes = std::move(told.codes);
}

void GraphQuestion::take(graph::DrawnGraph& work) {
    graph::DrawnGraph::Told told = work.take();
    tell_nodes(told, answer());
}

}  // namespace shunt::job
