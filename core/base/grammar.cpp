#include "core/base/grammar.hpp"

#include <algorithm>
#include <array>

namespace shunt {

namespace {

std::string_view one_or_other(std::string_view digits) { return digits == "1" ? "one" : "other"; }

std::string_view always_other(std::string_view) { return "other"; }

/// 1 ruch, 2 ruchy, 5 ruchów, 12 ruchów, 22 ruchy.
std::string_view one_few_or_many(std::string_view digits) {
    if (digits == "1") return "one";
    const bool teen = digits.size() > 1 && digits[digits.size() - 2] == '1';
    const char last = digits.empty() ? '0' : digits.back();
    return !teen && last >= '2' && last <= '4' ? "few" : "many";
}

constexpr const char* kNoBreak = "\u00A0";  // between groups, where no line may be broken

constexpr std::array kGrammars{Grammar{"en", ",", ".", 4, one_or_other}, Grammar{"de", ".", ",", 4, one_or_other},
                               Grammar{"nl", ".", ",", 4, one_or_other},
                               Grammar{"pl", kNoBreak, ",", 5, one_few_or_many},
                               Grammar{"zh", ",", ".", 4, always_other}};

}  // namespace

const Grammar& english_grammar() { return kGrammars.front(); }

const Grammar& grammar_of(std::string_view tag) {
    const std::string_view language = tag.substr(0, tag.find('-'));
    const auto found =
        std::find_if(kGrammars.begin(), kGrammars.end(), [&](const Grammar& each) { return each.tag == language; });
    return found == kGrammars.end() ? english_grammar() : *found;
}

}  // namespace shunt
