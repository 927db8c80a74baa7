#include "ui/model/graph_plan.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "core/outcome/graph_view.hpp"

namespace shunt::ui {

void GraphPlan::forget() {
    end();
    state_ = State::none;
    shows_.clear();
}

void GraphPlan::want(puzzle::Metric metric, std::string shows) {
    state_ = State::wanted;
    shows_ = std::move(shows);
    reason_.clear();
    make(metric);
}

Question GraphPlan::question() const {
    Question question("graph");
    is_of_groups() ? question.put(kQuotient, true) : question.put("nearest", shows_);
    question.put("memory", kAskedBytes);
    return question;
}

bool GraphPlan::read(const CensusAnswer& answer) {
    const auto view = answer.read<outcome::GraphView>();
    const bool groups = answer.asked.field(kQuotient).boolean().value_or(false);
    const std::string shows = groups ? std::string(kQuotient) : answer.asked.text("nearest");
    if (!view || shows != shows_) return view.has_value();
    end();
    nodes_ = view->nodes;
    groups_ = view->classes;
    total_ = view->total;
    reason_ = view->reason;
    state_ = reason_.empty() ? State::drawn : State::refused;
    ++number_;
    if (state_ == State::drawn) announce();
    return true;
}

void GraphPlan::announce() const {
    const Phrase drawn =
        is_of_groups()
            ? Phrase("{count, plural, one {# group of positions is drawn.} other {# groups of positions are drawn.}}")
            : Phrase("{count, plural, one {# position is drawn.} other {# positions are drawn.}}");
    outbox_.announce(say(drawn, {{"count", nodes_}}));
}

void GraphPlan::lose(std::string reason) {
    end();
    state_ = State::refused;
    reason_ = std::move(reason);
}

}  // namespace shunt::ui
