#include "core/base/words.hpp"

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
