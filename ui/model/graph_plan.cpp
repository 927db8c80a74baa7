#include "ui/model/graph_plan.hpp"

#include <algorithm>
#include <charconv>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

void GraphPlan::want(puzzle::Metric metric, std::string nearest) {
    state_ = State::wanted;
    metric_ = metric;
    nearest_ = std::move(nearest);
    reason_.clear();
}

std::optional<Question> GraphPlan::question(puzzle::Metric metric) const {
    if (state(metric) != State::wanted) return std::nullopt;
    return GraphQuestion{nearest_}.asked();
}

bool GraphPlan::take(const GraphTold& told) {
    if (state(told.metric) != State::wanted || told.nearest != nearest_) return false;
    nodes_ = told.nodes;
    total_ = told.total;
    reason_ = told.reason;
    state_ = reason_.empty() ? State::drawn : State::refused;
    ++number_;
    return state_ == State::drawn;
}

void GraphPlan::lose(std::string reason) {
    if (state_ != State::wanted) return;
    state_ = State::refused;
    reason_ = std::move(reason);
}

void GraphPlan::choose(puzzle::Metric metric, const puzzle::Puzzle& puzzle, const std::string& node) {
    chosen_.reset();
    Chosen chosen{metric, 0, {}};
    const char* const end = node.data() + node.size();
    const auto [behind, fault] = std::from_chars(node.data(), end, chosen.depth);
    if (fault != std::errc() || behind == end || chosen.depth < 0) return;
    std::string code(behind + 1, end);
    std::replace(code.begin(), code.end(), '/', '\n');
    const auto position = puzzle::parse_position(puzzle, code);
    if (!position) return;
    chosen.position = print_position(puzzle, canonical(puzzle, *position));
    chosen_ = std::move(chosen);
}

std::optional<Question> GraphPlan::place_question(std::uint64_t count) const {
    if (!chosen_) return std::nullopt;
    return PositionsQuestion{chosen_->depth, 0, count}.asked();
}

std::optional<std::uint64_t> GraphPlan::place_in(const PositionsFound& found) {
    if (!chosen_ || chosen_->metric != found.metric) return std::nullopt;
    const auto& level = found.level;
    if (level.depth != static_cast<std::uint64_t>(chosen_->depth)) return std::nullopt;
    const auto place = std::find(level.positions.begin(), level.positions.end(), chosen_->position);
    if (place == level.positions.end()) return std::nullopt;
    chosen_.reset();
    return level.from + static_cast<std::uint64_t>(place - level.positions.begin());
}

}  // namespace shunt::ui
