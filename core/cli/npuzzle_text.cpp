#include "core/cli/npuzzle_text.hpp"

#include "core/cli/cost_text.hpp"

namespace shunt::cli {
namespace {

using outcome::NPuzzleOutcome;
using search::Status;

std::string cost(const NPuzzleOutcome& found) {
    return grouped(found.nodes) + " boards reached in " + cost_text(found.seconds, found.peak_bytes) + "\n";
}

std::string letters(const NPuzzleOutcome& found) {
    return "letters: " + (found.letters->empty() ? "none, it is the goal already" : *found.letters) + "\n";
}

/// What is known when the search did not end by itself.
std::string unfinished(const NPuzzleOutcome& found) {
    const std::string metric = " (" + std::string(to_string(found.metric)) + " metric)";
    const auto bound = static_cast<std::uint64_t>(found.lower_bound.value_or(0));
    return (found.status == Status::cancelled ? "cancelled\n" : "limit reached\n") +
           (found.best ? "best solution known: " + grouped(*found.best) + metric : "no solution known yet") +
           "; a shortest one has at least " + grouped(bound) + metric + "\n" + (found.best ? letters(found) : "");
}

}  // namespace

std::string npuzzle_text(const NPuzzleOutcome& found) {
    if (found.status == Status::unsolvable) return found.reason + "\n";
    if (found.status != Status::solved) return unfinished(found) + found.reason + "\n" + cost(found);
    return grouped(*found.length) + " (" + std::string(to_string(found.metric)) + " metric), proved shortest\n" +
           letters(found) + cost(found);
}

std::string shuffle_text(const outcome::ShuffleOutcome& drawn) {
    if (drawn.board) return *drawn.board + "\n";
    if (!drawn.reason.empty()) return drawn.reason + "\n";
    return drawn.status == Status::cancelled ? "cancelled\n" : "limit reached\n";
}

}  // namespace shunt::cli
