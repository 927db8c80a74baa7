// How languages write numbers and count things, as CLDR has it (unicode.org/cldr): which form of a plural goes with a number, and what
// stands between its digits. TypeScript asks the browser's Intl for the same (web/src/words/say.ts).
#pragma once

#include <string_view>

namespace shunt {

/// The rules of a language for whole numbers and decimals.
struct Grammar {
    /// As in the attribute lang, without a region: "de".
    std::string_view tag;
    /// Between groups of three digits.
    const char* group;
    /// Before decimals.
    const char* decimal;
    /// Numbers of fewer digits are written without groups.
    std::size_t least_digits_grouped;
    /// The CLDR category, "one", "few", "many", "other", of a whole number, told as its decimal digits without groups.
    std::string_view (*plural)(std::string_view digits);
};

/// English, which is spoken where nothing else was said.
[[nodiscard]] const Grammar& english_grammar();

/// The grammar for a tag, "de" or "de-AT"; that of English where there is none.
[[nodiscard]] const Grammar& grammar_of(std::string_view tag);

}  // namespace shunt
