#include "ui/words/change_words.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace shunt::ui {

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

std::string words_of(const outcome::Change& change) {
    std::string text;
    for (const auto& [kind, sentence] : kSentences) {
        if (kind != change.kind) continue;
        for (const char c : sentence) {
            if (c == 'P') {
                text += change.piece;
            } else if (c == 'Q') {
                text += change.partner;
            } else if (c == '@' && change.at) {
                text += "row " + std::to_string((*change.at)[0]) + ", column " + std::to_string((*change.at)[1]);
            } else {
                text += c;
            }
        }
    }
    return text;
}

}  // namespace

std::string change_words(const outcome::Variation& variation) {
    std::string text;
    for (const outcome::Change& change : variation.changes) {
        if (!text.empty()) text += "; then ";
        text += words_of(change);
    }
    return text;
}

}  // namespace shunt::ui
