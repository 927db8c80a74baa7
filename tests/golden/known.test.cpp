// Published and independently computed results: lengths, counts, eccentricities, and in comments of the puzzles
//
//   # antipodes: METRIC N, ...       positions at the greatest depth
//   # reachable: METRIC N, ...       where it is not the step metric's
//   # hardest: METRIC N M, ...       greatest distance of a reachable position to its nearest goal, and how many are so far
//   # goals: N                       goal positions that can be reached
//   # depths: METRIC N N N ...       positions at each depth
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

/// What follows "# key: " in a puzzle's comments, for every such comment.
std::vector<std::string> comments(const std::string& puzzle, const std::string& key) {
    const std::string begin = "# " + key + ": ";
    std::vector<std::string> found;
    for (const std::string& line : lines_of(puzzle)) {
        if (line.substr(0, begin.size()) == begin) found.push_back(line.substr(begin.size()));
    }
    return found;
}

/// Calls `check(metric, numbers)` for every "METRIC N ..." in the lists of a key.
template <class Check>
void for_each_entry(const std::string& puzzle, const std::string& key, Check check) {
    for (const std::string& list : comments(puzzle, key)) {
        std::istringstream entries(list);
        for (std::string entry; std::getline(entries, entry, ',');) {
            std::istringstream words(entry);
            std::string metric;
            words >> metric;
            std::vector<std::uint64_t> numbers;
            for (std::uint64_t number = 0; words >> number;) numbers.push_back(number);
            INFO(key << ", " << metric << " metric");
            REQUIRE(puzzle::metric_from(metric).has_value());
            check(*puzzle::metric_from(metric), numbers);
        }
    }
}

void check_hardest(const std::string& puzzle) {
    test::Request request;
    request.kind = test::Kind::census;
    request.puzzle = puzzle;
    request.hardest_start = true;
    for_each_entry(puzzle, "hardest", [&](puzzle::Metric metric, const std::vector<std::uint64_t>& numbers) {
        request.metric = metric;
        const Json report = run_job(request);
        CHECK(report["hardest_start"]["distance"] == numbers.at(0));
        CHECK(report["hardest_start"]["starts"] == numbers.at(1));
        for (const std::string& goals : comments(puzzle, "goals")) {
            CHECK(report["goal_positions"] == std::stoull(goals));
            CHECK(report["hardest_start"]["distances"][0] == report["goal_positions"]);
        }
    });
}

void check_diameter_and_components(const std::string& puzzle) {
    test::Request request;
    request.kind = test::Kind::census;
    request.puzzle = puzzle;
    request.diameter = request.components = true;
    const auto check = [&](puzzle::Metric metric, const std::vector<std::uint64_t>& numbers) {
        request.metric = metric;
        const Json report = run_job(request);
        CHECK(report["diameter"]["length"] == numbers.at(0));
        CHECK(report["components"]["count"] == numbers.at(1));
    };
    for_each_entry(puzzle, "diameter and components", check);
}

void check_comments(const std::string& puzzle) {
    for (const std::string key : {"antipodes", "reachable", "edges"}) {
        for_each_entry(puzzle, key, [&](puzzle::Metric metric, const std::vector<std::uint64_t>& numbers) {
            CHECK(census(puzzle, metric)[key] == numbers.at(0));
        });
    }
    for_each_entry(puzzle, "depths", [&](puzzle::Metric metric, const std::vector<std::uint64_t>& numbers) {
        CHECK(census(puzzle, metric)["depths"] == numbers);
    });
    check_hardest(puzzle);
    check_diameter_and_components(puzzle);
}

void check_file(const std::string& name, std::size_t puzzles) {
    const auto texts = puzzles_in("tests/golden/known/" + name + ".txt");
    REQUIRE(texts.size() == puzzles);
    for (const std::string& text : texts) {
        INFO(text);
        CHECK(wrong_facts(text) == "");
        check_comments(text);
    }
}

}  // namespace

TEST_CASE("classic puzzles", "[golden]") { check_file("classics", 11); }
TEST_CASE("layouts of Huarong Dao", "[golden]") { check_file("huarong", 21); }
TEST_CASE("cards of Rush Hour", "[golden]") { check_file("rush-hour", 20); }
TEST_CASE("levels of GNOME Klotski", "[golden]") { check_file("gnome", 8); }
TEST_CASE("tile puzzles and edge cases", "[golden]") { check_file("tiles-and-edges", 13); }
TEST_CASE("tile puzzles, depth by depth", "[golden]") { check_file("tile-depths", 9); }
