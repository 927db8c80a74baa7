#include "ui/model/graph_plan.hpp"

#include <utility>

namespace shunt::ui {

void GraphPlan::want(puzzle::Metric metric, std::string shows) {
    state_ = State::wanted;
    metric_ = metric;
    shows_ = std::move(shows);
    reason_.clear();
    wish_.make(metric);
}

bool GraphPlan::take(const GraphTold& told) {
    if (state(told.metric) != State::wanted || told.shows != shows_) return false;
    wish_.end();
    nodes_ = told.nodes;
    groups_ = told.classes;
    total_ = told.total;
    reason_ = told.reason;
    state_ = reason_.empty() ? State::drawn : State::refused;
    ++number_;
    return state_ == State::drawn;
}

void GraphPlan::lose(std::string reason) {
    if (state_ != State::wanted) return;
    wish_.end();
    state_ = State::refused;
    reason_ = std::move(reason);
}

}  // namespace shunt::ui
