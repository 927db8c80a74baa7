#include "core/outcome/change_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/words.hpp"

namespace shunt::outcome {

namespace {

struct Sentence {
    std::string_view kind;
    Phrase phrase;
};

constexpr std::array<Sentence, 12> kSentences{{
    {"add", Phrase("A new unit at {place}")},
    {"remove", Phrase("{piece} is taken away")},
    {"grow", Phrase("{piece} grows to {place}")},
    {"shrink", Phrase("{piece} gives up {place}")},
    {"shift", Phrase("{piece} begins at {place}")},
    {"turn", Phrase("{piece} is turned, at {place}")},
    {"join", Phrase("{partner} joins {piece}")},
    {"part", Phrase("{piece} falls in two at {place}")},
    {"wall", Phrase("A wall at {place}")},
    {"open", Phrase("No wall at {place}")},
    {"goal", Phrase("{piece} has to get to {place}")},
    {"start", Phrase("The same pieces begin elsewhere")},
}};

std::string place_of(const Change& change) {
    if (!change.at) return {};
    return say("row {row}, column {column}", {{"row", (*change.at)[0]}, {"column", (*change.at)[1]}});
}

std::string words_of(const Change& change) {
    const auto* const sentence = std::find_if(kSentences.begin(), kSentences.end(),
                                              [&](const Sentence& known) { return known.kind == change.kind; });
    if (sentence == kSentences.end()) return {};
    return say(sentence->phrase, {{"piece", change.piece}, {"partner", change.partner}, {"place", place_of(change)}});
}

}  // namespace

std::string change_words(const Variation& variation) {
    std::string text;
    for (const Change& change : variation.changes) {
        const std::string words = words_of(change);
        text = text.empty() ? words : say("{changes}; then {next}", {{"changes", text}, {"next", words}});
    }
    return text;
}

}  // namespace shunt::outcome
