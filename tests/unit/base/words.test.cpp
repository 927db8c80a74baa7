#include "core/base/words.hpp"

#include <cmath>
#include <initializer_list>
#include <string>

#include "core/base/readable.hpp"
#include "core/base/word_table.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/pseudo_language.hpp"

using namespace shunt;

TEST_CASE("a text has its values where it names them") {
    CHECK(say("Copied.") == std::string_view("Copied."));
    CHECK(say("{file} is larger than {size}.", {{"file", "a.txt"}, {"size", std::string("5 KB")}}) ==
          "a.txt is larger than 5 KB.");
    CHECK(say("{count} of {count}", {{"count", 12345}}) == "12,345 of 12,345");
}

TEST_CASE("braces in a value are no places") { CHECK(say("{a} and {b}", {{"a", "{b}"}, {"b", "x"}}) == "{b} and x"); }

TEST_CASE("a value that is not given leaves its name, to be seen") { CHECK(say("by {author}", {}) == "by {author}"); }

TEST_CASE("a plural follows its number") {
    const auto moves = [](std::uint64_t count) {
        return say("{count, plural, one {# move} other {# moves}} to {place}", {{"count", count}, {"place", "go"}});
    };
    CHECK(moves(0) == "0 moves to go");
    CHECK(moves(1) == "1 move to go");
    CHECK(moves(2613742) == "2,613,742 moves to go");
    const auto texts = [](const char* count) {
        return say("{count, plural, one {one} other {# of them}}", {{"count", count}});
    };
    CHECK(texts("1") == "one");
    CHECK(texts("1,000") == "1,000 of them");
}

TEST_CASE("another language says the same with its own words and order") {
    speak([](std::string_view english) -> const char* {
        return english == "{piece} moves {way}" ? "{way} geht {piece}" : nullptr;
    });
    CHECK(say("{piece} moves {way}", {{"piece", "B"}, {"way", "links"}}) == "links geht B");
    CHECK(say("Undo") == std::string_view("Undo"));
    speak(nullptr);
    CHECK(say("{piece} moves {way}", {{"piece", "B"}, {"way", "left"}}) == "B moves left");
}

TEST_CASE("the pseudo-language has no plain word, and keeps values and plurals") {
    const test::PseudoLanguage spoken;
    CHECK(say("Solve") == std::string_view("Šőłṽéé"));
    const std::string text =
        say("{count, plural, one {# move} other {# moves}} of {name}", {{"count", 1}, {"name", "A"}});
    CHECK(text == "1 ɱőṽéé őƒ A");
    CHECK_FALSE(test::has_plain_word(text));
    CHECK(test::has_plain_word("1 move"));
}

namespace {

/// A table as modules are given one.
std::string table_of(std::initializer_list<std::string_view> parts) {
    std::string table;
    for (const std::string_view part : parts) table.append(part).push_back('\0');
    return table;
}

/// Spoken as long as this lives.
class Spoken {
public:
    explicit Spoken(std::initializer_list<std::string_view> parts) { CHECK(speak_table(table_of(parts))); }
    ~Spoken() { speak(nullptr); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
};

constexpr const char* kMoves = "{count, plural, one {# move} other {# moves}}";

std::string moves_said(std::uint64_t count) {
    return say("{count, plural, one {# move} other {# moves}}", {{"count", count}});
}

}  // namespace

TEST_CASE("a table that comes from outside is spoken, and what it lacks is English") {
    const Spoken german{"de-AT", "Undo", "Rückgängig", kMoves, "{count, plural, one {# Zug} other {# Züge}}",
                        "Empty", ""};
    CHECK(say("Undo") == std::string_view("Rückgängig"));
    CHECK(say("Redo") == std::string_view("Redo"));
    CHECK(moves_said(1) == "1 Zug");
    CHECK(moves_said(12'345) == "12.345 Züge");
}

TEST_CASE("a text that is no table changes nothing") {
    CHECK_FALSE(speak_table(""));
    CHECK_FALSE(speak_table("de"));
    CHECK_FALSE(speak_table(table_of({"de", "Undo"})));
    CHECK_FALSE(speak_table(table_of({"de", "Undo"}) + "R"));
    CHECK(say("Undo") == std::string_view("Undo"));
}

TEST_CASE("a table without phrases is English again, and what was said stays readable") {
    std::string table = table_of({"de", "Undo", "Rückgängig"});
    CHECK(speak_table(table));
    const char* const said = say("Undo");
    table.assign(table.size(), '?');
    CHECK(speak_table(table_of({"en"})));
    CHECK(said == std::string_view("Rückgängig"));
    CHECK(say("Undo") == std::string_view("Undo"));
    CHECK(moves_said(12'345) == "12,345 moves");
}

TEST_CASE("the form of a plural follows the rule of the language") {
    const Spoken polish{"pl", kMoves, "{count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}"};
    CHECK(moves_said(1) == "1 ruch");
    for (const std::uint64_t few : {2, 4, 22, 104}) CHECK(moves_said(few) == std::to_string(few) + " ruchy");
    for (const std::uint64_t many : {0, 5, 12, 14, 21, 112})
        CHECK(moves_said(many) == std::to_string(many) + " ruchów");
    CHECK(moves_said(1'234) == "1234 ruchy");
    CHECK(moves_said(12'345) == "12\u00A0345 ruchów");
    CHECK(say("{count, plural, one {one} other {# of them}}", {{"count", "12,022"}}) == "12,022 of them");
}

TEST_CASE("numbers are written as the language writes them") {
    const Spoken german{"de", "no number", "keine Zahl"};
    CHECK(grouped(6'904'653'755) == "6.904.653.755");
    CHECK(grouped(999) == "999");
    CHECK(fixed(-1234.5, 2) == "-1234,50");
    CHECK(bytes_text(7'640'000) == "7,6 MB");
    CHECK(duration_text(0.004) == "0,004 s");
    CHECK(fixed(std::nan(""), 1) == "keine Zahl");
}
