// Puzzles at the edge of what a puzzle is, in every metric and both storages.
#include "core/base/natural.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;
using puzzle::Metric;

namespace {

struct Way {
    Metric metric;
    analysis::Storage storage;
};

/// Every metric with every storage.
std::vector<Way> all_ways() {
    std::vector<Way> ways;
    for (const Metric metric : puzzle::kMetrics) {
        for (const auto storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
            ways.push_back({metric, storage});
        }
    }
    return ways;
}

std::string told(const Way& way) {
    return std::string(to_string(way.metric)) + ", " + std::string(to_string(way.storage));
}

Json run(test::Kind kind, const std::string& puzzle, const Way& way) {
    test::Request request;
    request.kind = kind;
    request.puzzle = puzzle;
    request.metric = way.metric;
    request.storage = way.storage;
    request.all = true;
    request.diameter = true;
    request.components = true;
    request.hardest_start = kind == test::Kind::census && puzzle.find("goal:") != std::string::npos;
    return run_job(request);
}

/// Counts a puzzle whose start is its only reachable position.
void check_stuck(const std::string& puzzle) {
    for (const Way& way : all_ways()) {
        INFO(told(way) << "\n" << puzzle);
        const Json counted = run(test::Kind::census, puzzle, way);
        CHECK(counted["status"] == "complete");
        CHECK(counted["depths"] == std::vector<int>{1});
        CHECK(counted["eccentricity"] == 0);
        CHECK(counted["antipodes"] == 1);
        CHECK(counted["antipode_positions"].size() == 1);
        CHECK(counted["edges"] == 0);
        CHECK(counted["diameter"]["length"] == 0);
    }
}

/// Orders of the steps in so many corridors: (corridors * steps)! / steps!^corridors.
Natural orders(std::uint32_t corridors, std::uint32_t steps) {
    Natural orders = 1;
    for (std::uint32_t step = 0; step < corridors * steps; ++step) {
        orders *= step + 1;
        orders /= step % steps + 1;
    }
    return orders;
}

}  // namespace

TEST_CASE("a board without a void, without a movable piece, or with one cell", "[job]") {
    check_stuck("board:\nAB\nCC\n");
    check_stuck("board:\nA\n");
    check_stuck("board:\nA#.\n");
    check_stuck("board:\nAB.\nAB.\naxis: vertical AB\n");
    check_stuck("board:\nAB=\n");  // without a gate: line, = is a piece
}

TEST_CASE("a board with a single piece", "[job]") {
    for (const Way& way : all_ways()) {
        INFO(told(way));
        const Json counted = run(test::Kind::census, "board:\n...\n.A.\n...\ngoal:\nA..\n...\n...\n", way);
        CHECK(counted["reachable"] == 9);
        const Json solved = run(test::Kind::solve, "board:\n...\n.A.\n...\ngoal:\nA..\n...\n...\n", way);
        const bool any_path = puzzle::extent(way.metric) == puzzle::Extent::any_path;
        CHECK(solved["length"] == (any_path ? 1 : 2));
        CHECK(solved["shortest_solutions"] == (any_path ? "1" : "2"));
    }
}

TEST_CASE("a start that is solved already has one solution, of no moves", "[job]") {
    for (const Way& way : all_ways()) {
        for (const std::string goal : {"A..\n", "..._\n", "A_.\n"}) {
            INFO(told(way) << ", goal " << goal);
            const Json solved = run(test::Kind::solve, "board:\nA...\ngoal:\n" + goal, way);
            CHECK(solved["status"] == "solved");
            CHECK(solved["length"] == 0);
            CHECK(solved["moves"].empty());
            CHECK(solved["counts"]["step"] == 0);
            CHECK(solved["counts"]["super-move"] == 0);
            CHECK(solved["shortest_solutions"] == "1");
            CHECK(solved["solutions"].size() == 1);
            CHECK(solved["solutions"][0]["moves"].empty());
        }
    }
}

TEST_CASE("a goal that cannot be reached is unsolvable, whatever stands in the way", "[job]") {
    const std::vector<std::string> puzzles{
        "board:\nAB.\ngoal:\nBA.\n",  // no room to pass
        "board:\nA#.\ngoal:\n..A\n",  // another chamber
        "board:\nAA.\n...\naxis: horizontal A\ngoal:\n...\nAA.\n",
        "board:\nA=.\n.#.\nB..\ngate: B\naxis: vertical A\ngoal:\n..A\n.#.\n...\n",
        "board:\nA=.\nB#.\n.#.\ngate: B\ngoal:\n..A\n.#.\n...\n",
        "board:\nAB\nCD\ngoal:\nBA\nCD\n",  // no void at all
    };
    for (const Way& way : all_ways()) {
        for (const std::string& puzzle : puzzles) {
            INFO(told(way) << "\n" << puzzle);
            const Json solved = run(test::Kind::solve, puzzle, way);
            CHECK(solved["status"] == "unsolvable");
            CHECK(solved["length"].is_null());
            CHECK_FALSE(solved.contains("moves"));
            CHECK_FALSE(solved.contains("shortest_solutions"));
            const Json counted = run(test::Kind::census, puzzle, way);
            CHECK(counted["goal_positions"] == 0);
            CHECK(counted["hardest_start"]["distance"].is_null());
            CHECK(counted["hardest_start"]["starts"] == 0);
            CHECK(counted["hardest_start"]["positions"].empty());
        }
    }
}

TEST_CASE("more shortest solutions than 64 bits can count", "[job]") {
    // Four corridors, fifteen steps each, in any order: 60! / 15!^4 ways, more than 2^111.
    const std::string corridors =
        "metric: step\nboard:\nA...............\nB...............\nC...............\nD...............\n"
        "axis: horizontal ABCD\ngoal:\n...............A\n...............B\n...............C\n...............D\n";
    for (const auto storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
        INFO(to_string(storage));
        test::Request request;
        request.puzzle = corridors;
        request.storage = storage;
        request.all = true;
        request.list = 5;
        const Json solved = run_job(request);
        CHECK(solved["length"] == 60);
        CHECK(solved["shortest_solutions"] == orders(4, 15).decimal());
        CHECK(solved["solutions"].size() == 5);
    }
}
