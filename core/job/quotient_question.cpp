#include "core/job/quotient_question.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/job/graph_question.hpp"
#include "core/puzzle/small_pieces.hpp"

namespace shunt::job {

QuotientQuestion::QuotientQuestion(analysis::Census& census, std::uint64_t most) : WholeQuestion(census), most_(most) {
    if (!answer().reason.empty()) return;
    if (auto why = graph::why_no_classes(census.puzzle()); !why.empty()) refuse(std::move(why));
}

void QuotientQuestion::begin(analysis::Census& census, analysis::PositionGraph& graph,
                             std::optional<graph::DrawnQuotient>& work) {
    answer().total = graph.searched().reached();
    for (const std::string& name : puzzle::small_names(census.puzzle())) answer().small += name + '\n';
    work.emplace(census.problem(), graph, most_, census.bytes_left());
}

std::string QuotientQuestion::too_large(const analysis::Census& census) const {
    return say("the groups of {count} positions do not fit {size}",
               {{"count", grouped(answer().total)}, {"size", bytes_text(census.memory_limit())}});
}

void QuotientQuestion::take(graph::DrawnQuotient& work) {
    graph::DrawnQuotient::Told told = work.take();
    tell_nodes(told, answer());
    answer().classes = told.classes;
    answer().positions.values = std::move(told.positions);
    answer().way.values = std::move(told.way);
}

}  // namespace shunt::job
