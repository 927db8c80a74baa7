#include "core/moves/motions.hpp"

#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::moves;
using shunt::test::problem_from;
using shunt::test::puzzle_from;

namespace {

/// "A R", "A+B RD", ...: every motion that the start allows, told as a move.
std::set<std::string> told(const puzzle::Problem& problem, Metric metric) {
    const Puzzle& puzzle = problem.puzzle;
    Motions motions(puzzle, metric);
    std::vector<Motion> list;
    motions.begin(problem.start);
    for (auto some = motions.more(); !some.empty(); some = motions.more())
        list.insert(list.end(), some.begin(), some.end());
    std::set<std::string> moves;
    for (const Motion& motion : list) {
        moves.insert(describe(puzzle, {motion.pieces, motions.path(problem.start, motion)}));
    }
    CHECK(moves.size() == list.size());
    return moves;
}

std::string between(const Puzzle& puzzle, Metric metric, const std::string& from, const std::string& to) {
    Motions motions(puzzle, metric);
    const auto move =
        move_between(puzzle, motions, *puzzle::parse_position(puzzle, from), *puzzle::parse_position(puzzle, to));
    return move ? describe(puzzle, *move) : "none";
}

using Set = std::set<std::string>;

}  // namespace

TEST_CASE("the motions of a small board in all metrics", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\nAB..\n###.\ndistinct: *\n");
    CHECK(told(problem, Metric::step) == Set{"B R"});
    CHECK(told(problem, Metric::slide) == Set{"B R", "B RR"});
    CHECK(told(problem, Metric::move) == Set{"B R", "B RR", "B RRD"});
    CHECK(told(problem, Metric::super_step) == Set{"B R", "A+B R"});
    CHECK(told(problem, Metric::super_slide) == Set{"B R", "B RR", "A+B R", "A+B RR"});
    CHECK(told(problem, Metric::super_move) == Set{"B R", "B RR", "B RRD", "A+B R", "A+B RR"});
}

TEST_CASE("a group need not be connected", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\nA.B.\ndistinct: *\n");
    CHECK(told(problem, Metric::super_step) == Set{"A R", "B R", "B L", "A+B R"});
    const puzzle::Problem around = problem_from("board:\nAAA.\nABA.\nAAA.\n");
    CHECK(told(around, Metric::step).empty());
    CHECK(told(around, Metric::super_step) == Set{"A+B R"});
}

TEST_CASE("only groups of given pieces", "[moves]") {
    const auto [puzzle, start] = problem_from("board:\nA.B.\ndistinct: *\n");
    Motions motions(puzzle, Metric::super_step);
    const PieceId b = 1;
    motions.begin(start, {&b, 1});
    std::vector<std::vector<PieceId>> groups;
    for (auto some = motions.more(); !some.empty(); some = motions.more())
        for (const Motion& motion : some) groups.push_back(motion.pieces);
    CHECK(groups == std::vector<std::vector<PieceId>>{{1}, {0, 1}, {1}});
}

TEST_CASE("nothing moves where there is no void, or nothing else to move", "[moves]") {
    for (const Metric metric : puzzle::kMetrics) {
        CHECK(told(problem_from("board:\nAB\nCD\n"), metric).empty());
        CHECK(told(problem_from("board:\nA#.\n"), metric).empty());
        CHECK(told(problem_from("board:\nA.\n..\naxis: horizontal A\n"), metric) == Set{"A R"});
    }
}

TEST_CASE("the move between two positions", "[moves]") {
    const Puzzle puzzle = puzzle_from("board:\nAB.\nCC.\n...\n");
    const std::string from = "AB.\nCC.\n...\n";
    CHECK(between(puzzle, Metric::move, from, "A..\nCCB\n...\n") == "B RD");
    CHECK(between(puzzle, Metric::slide, from, "A..\nCCB\n...\n") == "none");
    CHECK(between(puzzle, Metric::move, from, "AB.\n.CC\n...\n") == "C R");
    CHECK(between(puzzle, Metric::move, from, "AB.\nCC.\n...\n") == "none");
    CHECK(between(puzzle, Metric::move, from, ".B.\nCC.\nA..\n") == "none");  // no way for A alone
    CHECK(between(puzzle, Metric::move, from, ".AB\nCC.\n...\n") == "none");  // two pieces
    CHECK(between(puzzle, Metric::super_step, from, ".AB\nCC.\n...\n") == "A+B R");
    CHECK(between(puzzle, Metric::super_step, from, "...\nAB.\nCC.\n") == "A+B+C D");
    CHECK(between(puzzle, Metric::super_step, from, "...\n.AB\n.CC\n") == "none");
    CHECK(between(puzzle, Metric::super_move, from, "...\n.AB\n.CC\n") == "A+B+C RD");
}

TEST_CASE("among interchangeable pieces, the one that can do it is named", "[moves]") {
    const Puzzle puzzle = puzzle_from("board:\nAB.\n");
    CHECK(between(puzzle, Metric::move, "AB.\n", "B.A\n") ==
          "B R");  // as canonical positions: only the middle one moved
    CHECK(between(puzzle, Metric::move, "BA.\n", "BA.\n") == "none");
    CHECK(between(puzzle, Metric::move, "AB.\n", "BA.\n") == "none");  // the same position
    const Puzzle lettered = puzzle_from("board:\nAB.\ndistinct: *\n");
    CHECK(between(lettered, Metric::move, "AB.\n", "B.A\n") == "none");
}
