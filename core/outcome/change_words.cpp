#include "core/outcome/change_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace shunt::outcome {

namespace {

/// By kind; P is the piece, Q its partner, @ the place.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kSentences{{
    {"add", "A new unit at @"},
    {"remove", "P is taken away"},
    {"grow", "P grows to @"},
    {"shrink", "P gives up @"},
    {"shift", "P begins at @"},
    {"turn", "P is turned, at @"},
    {"join", "Q joins P"},
    {"part", "P falls in two at @"},
    {"wall", "A wall at @"},
    {"open", "No wall at @"},
    {"goal", "P has to get to @"},
    {"start", "The same pieces begin elsewhere"},
}};

std::string place_of(const Change& change) {
    if (!change.at) return {};
    return "row " + std::to_string((*change.at)[0]) + ", column " + std::to_string((*change.at)[1]);
}

/// What a character of a sentence stands for.
std::string meant(char mark, const Change& change) {
    if (mark == 'P') return change.piece;
    if (mark == 'Q') return change.partner;
    return mark == '@' ? place_of(change) : std::string(1, mark);
}

std::string words_of(const Change& change) {
    const auto* const sentence = std::find_if(kSentences.begin(), kSentences.end(),
                                              [&](const auto& known) { return known.first == change.kind; });
    std::string text;
    for (const char mark : sentence == kSentences.end() ? std::string_view() : sentence->second)
        text += meant(mark, change);
    return text;
}

}  // namespace

std::string change_words(const Variation& variation) {
    std::string text;
    for (const Change& change : variation.changes) {
        if (!text.empty()) text += "; then ";
        text += words_of(change);
    }
    return text;
}

}  // namespace shunt::outcome
