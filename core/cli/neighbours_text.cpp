#include "core/cli/neighbours_text.hpp"

#include "core/cli/cost_text.hpp"
#include "core/outcome/change_words.hpp"

namespace shunt::cli {
namespace {

using search::Status;

/// "+5", "-3", or nothing to compare with.
std::string difference(std::uint64_t length, const std::optional<std::uint64_t>& before) {
    if (!before) return {};
    if (length >= *before) return "+" + grouped(length - *before);
    return "-" + grouped(*before - length);
}

std::string padded(std::string text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string row(const outcome::Variation& variation, const std::optional<std::uint64_t>& before) {
    return padded(grouped(variation.length), 8) + padded(difference(variation.length, before), 7) + "  " +
           change_words(variation) + "\n";
}

std::string puzzle_itself(const outcome::VariationsOutcome& outcome, const std::string& metric) {
    if (outcome.length) return "the puzzle itself: " + grouped(*outcome.length) + metric + ", proved shortest\n";
    return outcome.unsolvable ? "the puzzle itself has no solution\n" : "the puzzle itself was not solved\n";
}

std::string summary(const outcome::VariationsOutcome& outcome) {
    std::string text = grouped(outcome.tried) + " changes tried, " + grouped(outcome.solvable) + " can be solved";
    if (outcome.length) text += ", " + grouped(outcome.longer) + " make it longer";
    if (outcome.too_large != 0) text += "; " + grouped(outcome.too_large) + " were too large and given up";
    return text + "\n";
}

}  // namespace

std::string variations_text(const outcome::VariationsOutcome& outcome) {
    const std::string metric = " (" + std::string(to_string(outcome.metric)) + " metric)";
    std::string text;
    if (outcome.status == Status::cancelled) text += "cancelled\n";
    if (outcome.status == Status::limit) text += "limit reached (time)\n";
    text += puzzle_itself(outcome, metric) + summary(outcome);
    if (!outcome.variations.empty()) text += "  length" + std::string(outcome.length ? "  more" : "") + metric + "\n";
    for (const outcome::Variation& variation : outcome.variations) text += row(variation, outcome.length);
    return text + cost_text(outcome.seconds, outcome.peak_bytes) + "\n";
}

}  // namespace shunt::cli
