// Published and independently computed results: lengths, counts, eccentricities, antipodes, counts per depth.
#include <sstream>

#include "tests/support/catch2.hpp"
#include "tests/support/facts.hpp"
#include "tests/support/files.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

/// The puzzles of one file of golden/known.
std::vector<std::string> puzzles_in(const std::string& file) {
    std::vector<std::string> puzzles;
    bool inside = false;
    for (const std::string& line : lines_of(source_file(file))) {
        const bool separator = line.substr(0, 4) == "----";
        if (separator) puzzles.emplace_back();
        if (inside && !separator) puzzles.back() += line + "\n";
        inside = inside || separator;
    }
    return puzzles;
}

/// What follows "# key: " in a puzzle's comments; empty when there is no such comment.
std::string comment(const std::string& puzzle, const std::string& key) {
    const std::string begin = "# " + key + ": ";
    for (const std::string& line : lines_of(puzzle)) {
        if (line.substr(0, begin.size()) == begin) return line.substr(begin.size());
    }
    return "";
}

void check_antipodes(const std::string& puzzle) {
    std::istringstream list(comment(puzzle, "antipodes"));
    for (std::string metric, count; list >> metric >> count;) {
        INFO(metric << " metric");
        const std::uint64_t expected = std::stoull(count);
        CHECK(census(puzzle, *puzzle::metric_from(metric))["antipodes"] == expected);
    }
}

void check_depths(const std::string& puzzle) {
    std::istringstream list(comment(puzzle, "depths"));
    std::string metric;
    if (!(list >> metric)) return;
    std::vector<std::uint64_t> expected;
    for (std::uint64_t count = 0; list >> count;) expected.push_back(count);
    CHECK(census(puzzle, *puzzle::metric_from(metric))["depths"] == expected);
}

void check_file(const std::string& name, std::size_t puzzles) {
    const auto texts = puzzles_in("tests/golden/known/" + name + ".txt");
    REQUIRE(texts.size() == puzzles);
    for (const std::string& text : texts) {
        INFO(text);
        CHECK(wrong_facts(text) == "");
        check_antipodes(text);
        check_depths(text);
    }
}

}  // namespace

TEST_CASE("classic puzzles", "[golden]") { check_file("classics", 11); }
TEST_CASE("layouts of Huarong Dao", "[golden]") { check_file("huarong", 20); }
TEST_CASE("cards of Rush Hour", "[golden]") { check_file("rush-hour", 20); }
TEST_CASE("levels of GNOME Klotski", "[golden]") { check_file("gnome", 8); }
TEST_CASE("tile puzzles and edge cases", "[golden]") { check_file("tiles-and-edges", 13); }
TEST_CASE("tile puzzles, depth by depth", "[golden]") { check_file("tile-depths", 9); }
