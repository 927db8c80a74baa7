#include "core/job/stated.hpp"

#include "core/base/words.hpp"
#include "core/job/job.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

using puzzle::Fact;

std::string number_words(const std::optional<Natural>& value) {
    return value ? value->decimal() : std::string(say("unsolvable"));
}

std::string length_words(const Fact& fact, const std::string& found) {
    return say("the text states {stated} ({metric} metric); {found} is proved",
               {{"stated", number_words(fact.value)}, {"metric", to_string(*fact.metric)}, {"found", found}});
}

/// "the text states 100 reachable; 25,955 are counted".
std::string count_words(const Fact& fact, const std::string& found) {
    return say("the text states {stated} {what}; {found} is counted",
               {{"stated", number_words(fact.value)}, {"what", to_string(fact.subject)}, {"found", found}});
}

/// What a solve found of a length; nothing where it proved none.
std::optional<std::string> found_length(const outcome::SolveOutcome& outcome, const Fact& fact) {
    const auto stated = fact.value;
    if (outcome.status == Status::unsolvable) return stated ? std::optional<std::string>("unsolvable") : std::nullopt;
    if (outcome.length && (!stated || *stated != Natural(*outcome.length))) return std::to_string(*outcome.length);
    const bool too_short =
        outcome.at_least && stated && *stated < Natural(static_cast<std::uint64_t>(*outcome.at_least));
    if (too_short) return say("at least {count}", {{"count", *outcome.at_least}});
    return std::nullopt;
}

/// What a census counted, where that is what the fact is about.
std::optional<std::string> counted(const outcome::CensusOutcome& outcome, const Fact& fact) {
    switch (fact.subject) {
        case Fact::Subject::reachable:
            return std::to_string(outcome.reachable);
        case Fact::Subject::packings:
            return outcome.packings.empty() ? std::nullopt : std::optional(outcome.packings);
        case Fact::Subject::eccentricity:
            return fact.metric == outcome.metric ? std::optional(std::to_string(outcome.eccentricity)) : std::nullopt;
        case Fact::Subject::length:
            break;
    }
    return std::nullopt;
}

}  // namespace

Stated stated_in(const PuzzleRequest& request, const puzzle::Problem& problem) {
    Stated stated{request.read_as, {}};
    const auto author = request.position ? puzzle::parse_puzzle(request.puzzle) : Result<puzzle::Problem>(problem);
    if (author && author->start == problem.start)
        stated.facts.assign(problem.puzzle.facts().begin(), problem.puzzle.facts().end());
    return stated;
}

void tell(outcome::SolveOutcome& outcome, const Stated& stated) {
    outcome.read_as = stated.read_as;
    for (const Fact& fact : stated.facts) {
        if (fact.subject != Fact::Subject::length || fact.metric != outcome.metric) continue;
        if (const auto found = found_length(outcome, fact)) outcome.contradicted.push_back(length_words(fact, *found));
    }
}

void tell(outcome::CensusOutcome& outcome, const Stated& stated) {
    outcome.read_as = stated.read_as;
    if (outcome.status != Status::complete) return;
    for (const Fact& fact : stated.facts) {
        const auto found = counted(outcome, fact);
        if (found && number_words(fact.value) != *found) outcome.contradicted.push_back(count_words(fact, *found));
    }
}

}  // namespace shunt::job
