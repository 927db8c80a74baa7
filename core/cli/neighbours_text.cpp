#include "core/cli/neighbours_text.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "core/cli/cost_text.hpp"

namespace shunt::cli {
namespace {

using search::Status;

/// By kind; P is the piece, Q its partner, @ the place.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kSentences{{
    {"add", "a unit P at @"},
    {"remove", "without P"},
    {"grow", "P takes @"},
    {"shrink", "P loses @"},
    {"shift", "P begins at @"},
    {"turn", "P turned, at @"},
    {"join", "P and Q are one piece"},
    {"part", "Q comes off P at @"},
    {"wall", "a wall at @"},
    {"open", "no wall at @"},
    {"goal", "P has to get to @"},
    {"start", "the hardest start of the same pieces"},
}};

std::string place(const outcome::Change& change) {
    if (!change.at) return {};
    return "row " + std::to_string((*change.at)[0]) + ", column " + std::to_string((*change.at)[1]);
}

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
    std::string text = padded(grouped(variation.length), 8) + padded(difference(variation.length, before), 7) + "  ";
    std::string_view between;
    for (const outcome::Change& change : variation.changes) {
        text.append(between).append(change_text(change));
        between = "; then ";
    }
    return text + "\n";
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

std::string change_text(const outcome::Change& change) {
    std::string text;
    for (const auto& [kind, sentence] : kSentences) {
        if (kind != change.kind) continue;
        for (const char c : sentence) {
            if (c == 'P') {
                text += change.piece;
            } else if (c == 'Q') {
                text += change.partner;
            } else if (c == '@') {
                text += place(change);
            } else {
                text += c;
            }
        }
    }
    return text;
}

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
