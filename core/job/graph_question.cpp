#include "core/job/graph_question.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::job {

GraphQuestion::GraphQuestion(analysis::Census& census, graph::Nearest nearest, std::uint64_t most)
    : census_(&census), nearest_(nearest), most_(most) {
    if (!census.counted()) {
        refuse(say("not every position is known: the census ended before"));
    } else if (nearest_ != graph::Nearest::to_start && !has_goals()) {
        refuse(say("no goal can be reached"));
    }
}

bool GraphQuestion::has_goals() const {
    const auto& goals = census_->goal_depths();
    return std::any_of(goals.begin(), goals.end(), [](std::uint64_t count) { return count > 0; });
}

Result<std::unique_ptr<Question>> GraphQuestion::asked(RequestFields& fields, analysis::Census& census) {
    const auto nearest = fields.one_of("nearest", graph::kNearest);
    const std::uint64_t most = fields.whole("most").value_or(kMost);
    if (most == 0 || most > kMost) fields.blame_field("most", say("must be from 1 to {most}", {{"most", kMost}}));
    if (const auto fault = fields.fault()) return *fault;
    return std::unique_ptr<Question>(new GraphQuestion(census, nearest.value_or(graph::Nearest::to_start), most));
}

bool GraphQuestion::refuse(std::string reason) {
    is_done_ = true;
    drawn_.reset();
    answer_.reason = std::move(reason);
    return false;
}

bool GraphQuestion::advance(std::uint64_t budget) {
    if (is_done_) return false;
    if (drawn_) return draw(budget);
    analysis::PositionFinder& places = census_->places();
    if (places.gather(budget, census_->place_bytes())) return true;
    if (!places.refusal().empty()) return refuse(places.refusal());
    begin(*places.graph());
    return true;
}

void GraphQuestion::begin(analysis::PositionGraph& graph) {
    answer_.total = graph.searched().reached();
    drawn_.emplace(census_->problem(), graph, nearest_, most_, census_->bytes_left());
}

bool GraphQuestion::draw(std::uint64_t budget) {
    const bool more = drawn_->advance(budget);
    census_->note_bytes(drawn_->bytes());
    if (drawn_->out_of_memory())
        return refuse(say("the graph of {count} positions does not fit {size}",
                          {{"count", grouped(answer_.total)}, {"size", bytes_text(census_->memory_limit())}}));
    if (!more) conclude();
    return more;
}

void GraphQuestion::conclude() {
    is_done_ = true;
    graph::DrawnGraph::Told told = drawn_->take();
    drawn_.reset();
    answer_.nodes = told.from_start.size();
    answer_.depths.values = std::move(told.from_start);
    answer_.to_goal.values = std::move(told.to_goal);
    answer_.edges.values = std::move(told.edges);
    answer_.codes = std::move(told.codes);
}

}  // namespace shunt::job
