// The puzzle files: what they state is true, and what must be refused is refused with the right words.
#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/facts.hpp"
#include "tests/support/files.hpp"

using namespace shunt;
using namespace shunt::test;

TEST_CASE("every puzzle of the library has a name, a source and facts", "[golden]") {
    const auto files = text_files("puzzles");
    REQUIRE(files.size() >= 16);
    for (const std::string& file : files) {
        INFO(file);
        const auto puzzle = puzzle::parse_puzzle(source_file(file));
        REQUIRE((puzzle ? "" : to_string(puzzle.error())) == "");
        CHECK_FALSE(puzzle->name().empty());
        CHECK_FALSE(puzzle->source().empty());
        CHECK_FALSE(puzzle->facts().empty());
    }
}

TEST_CASE("the facts of the library hold", "[golden]") {
    for (const std::string& file : text_files("puzzles")) {
        INFO(file);
        CHECK(wrong_facts(source_file(file)) == "");
    }
}

TEST_CASE("the order of the library names every puzzle once", "[golden]") {
    std::vector<std::string> listed;
    for (const std::string& line : lines_of(source_file("puzzles/order.txt"))) {
        if (!line.empty() && line[0] != '#') listed.push_back("puzzles/" + line + ".txt");
    }
    std::sort(listed.begin(), listed.end());
    CHECK(listed == text_files("puzzles"));
}

TEST_CASE("bad files are refused in the expected words", "[golden]") {
    const std::string key = "# expect: ";
    const auto files = text_files("puzzles/bad");
    REQUIRE(files.size() >= 20);
    for (const std::string& file : files) {
        INFO(file);
        const std::string text = source_file(file);
        const std::string first = lines_of(text).at(0);
        REQUIRE(first.substr(0, key.size()) == key);
        const auto puzzle = puzzle::parse_puzzle(text);
        CHECK((puzzle ? "accepted" : to_string(puzzle.error())) == first.substr(key.size()));
    }
}
