#include "ui/model/verification.hpp"

#include <algorithm>

namespace shunt::ui {

namespace {

using puzzle::Fact;

bool is_open(const StatedFact& stated) { return stated.state == StatedFact::State::open; }

/// In which metrics all positions are to be counted.
std::set<puzzle::Metric> counts_needed(std::span<const StatedFact> facts, puzzle::Metric own) {
    std::set<puzzle::Metric> metrics;
    bool in_any = false;
    for (const StatedFact& stated : facts) {
        if (!is_open(stated) || stated.fact.subject == Fact::Subject::length) continue;
        if (stated.fact.metric)
            metrics.insert(*stated.fact.metric);
        else
            in_any = true;
    }
    if (in_any && metrics.empty()) metrics.insert(own);
    return metrics;
}

}  // namespace

std::vector<Verification::Need> Verification::needs(std::span<const StatedFact> facts, puzzle::Metric own) {
    const std::set<puzzle::Metric> counts = counts_needed(facts, own);
    std::vector<Need> needs;
    for (const StatedFact& stated : facts) {
        const bool searched = is_open(stated) && stated.fact.subject == Fact::Subject::length;
        if (searched && counts.count(*stated.fact.metric) == 0) needs.emplace_back(Purpose::solve, *stated.fact.metric);
    }
    for (const puzzle::Metric metric : counts) needs.emplace_back(Purpose::census, metric);
    return needs;
}

std::optional<Verification::Need> Verification::next(std::span<const StatedFact> facts, puzzle::Metric own) {
    current_.reset();
    if (!runs_) return std::nullopt;
    for (const Need& need : needs(facts, own)) {
        if (!tried_.insert(need).second) continue;
        current_ = need;
        return need;
    }
    runs_ = false;
    return std::nullopt;
}

}  // namespace shunt::ui
