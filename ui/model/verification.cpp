#include "ui/model/verification.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

using puzzle::Fact;

void announce(std::span<const StatedFact> facts, Outbox& outbox) {
    const auto count_of = [&](StatedFact::State state) {
        return std::count_if(facts.begin(), facts.end(), [&](const StatedFact& each) { return each.state == state; });
    };
    outbox.announce(say("{equal} of {all} stated facts are equal, {wrong} are not.",
                        {{"equal", count_of(StatedFact::State::equal)},
                         {"all", facts.size()},
                         {"wrong", count_of(StatedFact::State::differs)}}));
}

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

void Verification::forget() {
    runs_ = false;
    current_.reset();
    tried_.clear();
}

void Verification::begin() {
    tried_.clear();
    runs_ = true;
    follow();
}

void Verification::stop() {
    if (current_) requests_.cancel(current_->first, current_->second);
    forget();
}

void Verification::follow() {
    if (!open_.has_puzzle() || !runs_) return;
    if (current_ && requests_.asked(current_->first, current_->second)) return;
    const std::vector<StatedFact> facts = stated_facts(open_.entry(), open_.book());
    if (const auto need = next(facts)) return requests_.start(need->first, need->second);
    announce(facts, outbox_);
}

std::optional<Verification::Need> Verification::next(std::span<const StatedFact> facts) {
    current_.reset();
    for (const Need& need : needs(facts, open_.puzzle().metric())) {
        if (!tried_.insert(need).second) continue;
        current_ = need;
        return need;
    }
    runs_ = false;
    return std::nullopt;
}

}  // namespace shunt::ui
