// A language that does not exist: every letter has an accent and every second vowel stands twice, so its texts are a good fifth longer.
// What is seen without accents, while it is spoken, was not said by `say` (core/base/words.hpp).
#pragma once

#include <string_view>

#include "core/base/words.hpp"

namespace shunt::test {

/// "Solve {puzzle}" becomes "Šőłvéé {puzzle}": names of values, and of the forms of plurals, stay.
[[nodiscard]] const char* pseudo(std::string_view english);

/// Spoken as long as this lives.
class PseudoLanguage {
public:
    PseudoLanguage() { speak(pseudo); }
    ~PseudoLanguage() { speak(nullptr); }
    PseudoLanguage(const PseudoLanguage&) = delete;
    PseudoLanguage& operator=(const PseudoLanguage&) = delete;
};

/// Whether the text holds two letters of English in a row: a word without accents.
[[nodiscard]] bool has_plain_word(std::string_view text);

}  // namespace shunt::test
