#include "ui/model/results.hpp"

namespace shunt::ui {

bool Results::is_settled(puzzle::Metric metric) const {
    const auto& known = of(metric).answer;
    return known && (known->report.status == Status::solved || known->report.status == Status::unsolvable);
}

const CensusOutcome* Results::census(puzzle::Metric metric) const {
    const auto& census = of(metric).census;
    return census ? &*census : nullptr;
}

const DepthLevels* Results::levels(puzzle::Metric metric) const {
    return of(metric).census ? &of(metric).levels : nullptr;
}

const CensusOutcome* Results::refused(puzzle::Metric metric) const {
    const auto& refused = of(metric).refused;
    return refused ? &*refused : nullptr;
}

std::optional<int> Results::goal_depth(puzzle::Metric metric) const {
    const auto& known = of(metric).answer;
    return known && known->solution ? std::optional(known->solution->length()) : std::nullopt;
}

const WayOn* Results::way_on(puzzle::Metric metric, const puzzle::Position& canonical) const {
    const auto found = of(metric).ways.find(canonical.anchors);
    return found == of(metric).ways.end() ? nullptr : &found->second;
}

void Results::keep(Answer answer) {
    const puzzle::Metric metric = answer.report.metric;
    of(metric).answer = std::move(answer);
}

void Results::keep(CensusOutcome census) {
    OfMetric& known = of(census.metric);
    if (census.depths.empty()) {
        known.refused = std::move(census);
        return;
    }
    known.levels = DepthLevels(census.depths);
    known.census = std::move(census);
}

bool Results::is_told_more_by(const CensusOutcome& census) const {
    const auto& known = of(census.metric).census;
    if (!known || census.status == Status::complete) return true;
    return known->status != Status::complete && census.depths.size() >= known->depths.size();
}

void Results::end_census(puzzle::Metric metric) {
    auto& known = of(metric).census;
    if (known && known->status == Status::running) known->status = Status::cancelled;
}

void Results::remember(const puzzle::Puzzle& puzzle, const Solution& solution) {
    auto& ways = of(solution.metric).ways;
    for (int step = 0; step <= solution.length(); ++step) {
        const auto at = static_cast<std::size_t>(step);
        WayOn way{{}, solution.to_go(step)};
        if (step < solution.length()) way.next = canonical(puzzle, solution.positions[at + 1]);
        ways.insert_or_assign(canonical(puzzle, solution.positions[at]).anchors, std::move(way));
    }
}

}  // namespace shunt::ui
