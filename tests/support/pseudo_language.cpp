#include "tests/support/pseudo_language.hpp"

#include <array>
#include <map>
#include <string>

namespace shunt::test {

namespace {

constexpr std::array<const char*, 26> kSmall{"á", "ƀ", "ç", "ď", "é", "ƒ", "ğ", "ħ", "ï", "ĵ", "ķ", "ł", "ɱ",
                                             "ñ", "ő", "ƥ", "ʠ", "ř", "š", "ŧ", "ü", "ṽ", "ŵ", "ẋ", "ý", "ž"};
constexpr std::array<const char*, 26> kCapital{"Á", "Ɓ", "Ç", "Ď", "É", "Ƒ", "Ğ", "Ħ", "Ï", "Ĵ", "Ķ", "Ł", "Ṁ",
                                               "Ñ", "Ő", "Ƥ", "Ǫ", "Ř", "Š", "Ŧ", "Ü", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};

bool is_small(char symbol) { return symbol >= 'a' && symbol <= 'z'; }
bool is_letter(char symbol) { return is_small(symbol) || (symbol >= 'A' && symbol <= 'Z'); }
bool is_vowel(char symbol) { return std::string_view("aeiou").find(symbol) != std::string_view::npos; }

/// Outside of braces all is text, within one pair all is notation, within two it is the form of a plural.
std::string accented(std::string_view english) {
    std::string text;
    int depth = 0;
    int vowels = 0;
    for (const char symbol : english) {
        if (symbol == '{') ++depth;
        if (symbol == '}') --depth;
        if (depth == 1 || !is_letter(symbol)) {
            text += symbol;
            continue;
        }
        const bool small = is_small(symbol);
        const char* letter = (small ? kSmall : kCapital)[static_cast<std::size_t>(symbol - (small ? 'a' : 'A'))];
        text += letter;
        if (is_vowel(symbol) && ++vowels % 2 == 0) text += letter;
    }
    return text;
}

}  // namespace

const char* pseudo(std::string_view english) {
    static std::map<std::string, std::string, std::less<>> table;
    const auto known = table.find(english);
    if (known != table.end()) return known->second.c_str();
    return table.emplace(english, accented(english)).first->second.c_str();
}

bool has_plain_word(std::string_view text) {
    int letters = 0;
    for (const char symbol : text) {
        letters = is_letter(symbol) ? letters + 1 : 0;
        if (letters == 2) return true;
    }
    return false;
}

}  // namespace shunt::test
