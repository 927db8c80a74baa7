#include "ui/known/stated.hpp"

namespace shunt::ui {

namespace {

using puzzle::Fact;

/// Any that is whole: what it counts is the same in all metrics.
const CensusOutcome* any_census(const Dossier& book) {
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (const CensusOutcome* whole = book.whole_census(metric)) return whole;
    return nullptr;
}

std::string found_length(const Dossier& book, puzzle::Metric metric) {
    const auto proved = book.proved_length(metric);
    if (!proved) return "";
    return proved->length ? std::to_string(*proved->length) : kUnsolvable;
}

/// "" while nobody knows.
std::string found_of(const Fact& fact, const Dossier& book) {
    if (fact.subject == Fact::Subject::length) return found_length(book, *fact.metric);
    if (fact.subject == Fact::Subject::eccentricity) {
        const CensusOutcome* census = book.whole_census(*fact.metric);
        return census == nullptr ? "" : std::to_string(census->eccentricity);
    }
    const CensusOutcome* census = any_census(book);
    if (census == nullptr) return "";
    return fact.subject == Fact::Subject::packings ? census->packings : std::to_string(census->reachable);
}

}  // namespace

std::string StatedFact::stated() const { return fact.value ? fact.value->decimal() : kUnsolvable; }

std::vector<StatedFact> stated_facts(const Entry& entry, const Dossier& book) {
    std::vector<StatedFact> facts;
    for (const Fact& fact : entry.puzzle.facts()) {
        StatedFact stated{fact, StatedFact::State::open, found_of(fact, book)};
        if (!stated.found.empty())
            stated.state = stated.found == stated.stated() ? StatedFact::State::equal : StatedFact::State::differs;
        facts.push_back(std::move(stated));
    }
    return facts;
}

}  // namespace shunt::ui
