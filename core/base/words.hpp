// Words: every text that a person reads, in the page and in the library's messages. As in gettext the English text is the key, and a
// language is a table from it to another text; named values stand in braces, in the notation of ICU messages (as web/src/words/say.ts):
//
//     say("Copied.")
//     say("{file} is too large.", {{"file", name}})
//     say("{count, plural, one {# move} other {# moves}}", {{"count", 81}})       # is the number, with its digits in groups
//
//     say(phrase, values) ──> the language's text for it, or the English one ──> with its values: what is drawn, told and printed
//
// Which form of a plural, and what between digits, is the language's own (core/base/grammar.hpp).
//
// A phrase is a whole sentence or label: sentences are never put together from parts, which other languages would order otherwise. What is
// data (names that authors gave, numbers, words of formats and of the command line) goes into it as a value. `tools/words` lists all
// phrases: the table that a translator fills.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/grammar.hpp"

namespace shunt {

/// An English text that is a key of the table. It is made from literals only, `Phrase("...")` or `say("...")`, so the table can be
/// complete, and its braces are checked when it is compiled: places hold letters, or a plural whose forms hold no braces.
class Phrase {
public:
    explicit consteval Phrase(const char* english) : english_(english) {
        int depth = 0;
        for (const char* at = english; *at != '\0'; ++at) {
            if (*at == '{') ++depth;
            if (*at == '}') --depth;
            if (depth < 0 || depth > 2) a_brace_too_many();
        }
        if (depth != 0) a_brace_is_left_open();
    }
    [[nodiscard]] constexpr const char* english() const { return english_; }

private:
    // Not constexpr, and nowhere defined: a phrase that would call them is not compiled.
    static void a_brace_too_many();
    static void a_brace_is_left_open();

    const char* english_;
};

/// What `say` takes: a phrase, or the literal that makes one.
struct Key {
    consteval Key(const char* english) : phrase(english) {}  // NOLINT: implicit by design
    constexpr Key(Phrase known) : phrase(known) {}           // NOLINT: implicit by design

    Phrase phrase;
};

/// What stands in a place of a phrase: a text, or a whole number, which is written with its digits in groups. Lives as long as the
/// expression in which it is made.
class NamedValue {
public:
    NamedValue(const char* name, std::string_view text) : name_(name), text_(text) {}
    NamedValue(const char* name, const std::string& text) : name_(name), text_(text) {}
    NamedValue(const char* name, const char* text) : name_(name), text_(text) {}
    template <std::integral Number>
    NamedValue(const char* name, Number number)
        : name_(name), number_(static_cast<std::uint64_t>(number)), is_number_(true) {}

    [[nodiscard]] std::string_view name() const { return name_; }
    [[nodiscard]] std::string text() const;
    /// The digits of what it counts, without anything between them.
    [[nodiscard]] std::string digits() const;

private:
    std::string_view name_;
    std::string_view text_;
    std::uint64_t number_ = 0;
    bool is_number_ = false;
};

/// A language: the text for an English one, which must live for good, as texts that were said do; null where it has none.
using Translation = const char* (*)(std::string_view english);

/// From now on texts are said in this language, null: in English, and numbers as `grammar` writes them. Other threads may be saying
/// something. The table of a language that comes from outside is spoken by core/base/word_table.hpp.
void speak(Translation language, const Grammar& grammar = english_grammar());
/// That of the language spoken.
[[nodiscard]] const Grammar& spoken_grammar();

/// The text in the language spoken.
[[nodiscard]] const char* say(Key key);
/// The same with its values in their places; all of them must be given. Cost: the length of the text.
[[nodiscard]] std::string say(Key key, std::initializer_list<NamedValue> values);

}  // namespace shunt
