// Pieces that no goal tells apart: taken for interchangeable they change no length, and are still told by their names.
#include "core/puzzle/merged.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

puzzle::Problem written(const std::string& text) {
    auto problem = puzzle::parse_puzzle(text);
    REQUIRE(problem.has_value());
    return std::move(*problem);
}

std::size_t kinds_left(const std::string& text) {
    const auto merged = puzzle::merged(written(text));
    return merged ? merged->problem.puzzle.kinds().size() : 0;
}

}  // namespace

TEST_CASE("pieces that no goal tells apart become interchangeable", "[puzzle]") {
    const auto merged = puzzle::merged(written("distinct: *\nboard:\nABCD.\nEE.FF\ngoal:\n....A\n.....\n"));
    REQUIRE(merged.has_value());
    CHECK(merged->problem.puzzle.kinds().size() == 3);  // A, the other units, the pairs
    CHECK(merged->pieces == 5);
    CHECK(merged->problem.puzzle.pieces()[1].name == "B");
    CHECK(merged->problem.start == written("distinct: *\nboard:\nABCD.\nEE.FF\ngoal:\n....A\n.....\n").start);
}

TEST_CASE("what a goal, an axis, a gate or a shape tells apart stays so", "[puzzle]") {
    CHECK(kinds_left("board:\nAB.\ngoal:\n..A\n") == 0);                   // nothing is kept apart in vain
    CHECK(kinds_left("distinct: *\nboard:\nAB.\ngoal:\nBA.\n") == 0);      // the goal names both
    CHECK(kinds_left("distinct: *\nboard:\nAB.CC\ngoal:\n..A..\n") == 0);  // one of each shape
    CHECK(kinds_left("distinct: *\naxis: horizontal B\nboard:\nABC.\n....\ngoal:\n...A\n....\n") == 0);
    CHECK(kinds_left("distinct: *\naxis: horizontal B\nboard:\nABCD.\n.....\ngoal:\n....A\n.....\n") == 3);
    CHECK(kinds_left("distinct: *\ngate: B\nboard:\nABC.=\ngoal:\n...A.\n") == 0);
}

TEST_CASE("a puzzle of pieces all different is as long as that of pieces alike", "[puzzle]") {
    std::string text = library_text("klotski");
    const std::string all_different = "distinct: *\n" + text.substr(text.find("board:"));
    for (const puzzle::Metric metric : {puzzle::Metric::move, puzzle::Metric::step, puzzle::Metric::super_slide}) {
        const auto apart = test::solve(all_different, metric);
        const auto alike = test::solve(text, metric);
        CHECK(apart["length"] == alike["length"]);
        CHECK(apart["expanded"] == alike["expanded"]);
        CHECK(apart["not_told_apart"] == 8);
        CHECK_FALSE(alike.contains("not_told_apart"));
    }
}
