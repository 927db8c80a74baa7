#include "core/moves/reach.hpp"

#include <map>
#include <set>

#include "core/moves/free_steps.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::moves;
using shunt::test::problem_from;

namespace {

/// Length of the shortest path to every anchor that piece 0 reaches.
std::map<Cell, std::size_t> reach_of_first(const puzzle::Problem& problem) {
    std::map<Cell, std::size_t> lengths;
    for (const Reach& reach : reachable(problem.puzzle, problem.start, 0)) lengths[reach.anchor] = reach.path.size();
    return lengths;
}

}  // namespace

TEST_CASE("a piece reaches places around corners by shortest paths, nearest first", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\nA#.\n..B\n.#.\n");
    const Puzzle& puzzle = problem.puzzle;
    CHECK(reach_of_first(problem) == std::map<Cell, std::size_t>{{0, 0}, {2, 1}, {3, 2}, {5, 2}});
    const auto reached = reachable(puzzle, problem.start, 0);
    CHECK(reached.front().path.empty());
    for (std::size_t i = 1; i < reached.size(); ++i) CHECK(reached[i - 1].path.size() <= reached[i].path.size());
}

TEST_CASE("a piece is not in its own way, whatever its shape", "[moves]") {
    CHECK(reach_of_first(problem_from("board:\nAA.\n.A.\n")).size() == 2);
    CHECK(reach_of_first(problem_from("board:\nA.A.\n")).size() == 2);  // the gap moves along
    CHECK(reach_of_first(problem_from("board:\nABA.\n")).size() == 1);  // B stands in the gap
}

TEST_CASE("axes and gates hold for paths", "[moves]") {
    CHECK(reach_of_first(problem_from("board:\nA..\n...\naxis: horizontal A\n")).size() == 3);
    CHECK(reach_of_first(problem_from("board:\nA=.\n.B.\ngate: B\n")).size() == 2);
    CHECK(reach_of_first(problem_from("board:\nA=.\n.B.\ngate: A\n")).size() == 5);
}

TEST_CASE("single steps", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\n.A#\nBB.\n");
    const auto steps = free_steps(problem.puzzle, problem.start);
    const auto can_step = [&](PieceId piece, Direction direction) {
        return steps[piece][static_cast<std::size_t>(direction)];
    };
    CHECK(can_step(0, Direction::left));
    CHECK_FALSE(can_step(0, Direction::right));  // wall
    CHECK_FALSE(can_step(0, Direction::up));     // edge
    CHECK_FALSE(can_step(0, Direction::down));   // piece
    CHECK(can_step(1, Direction::right));
    CHECK_FALSE(can_step(1, Direction::left));
}

TEST_CASE("a pushed piece takes along what stands in its way, unless something cannot go", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\n.ABC.\n..B..\n#....\ndistinct: *\n");
    const Puzzle& puzzle = problem.puzzle;
    const auto pushed = [&](PieceId piece, Direction direction) {
        return pushed_group(puzzle, problem.start, piece, direction);
    };
    CHECK(pushed(0, Direction::right) == std::vector<PieceId>{0, 1, 2});
    CHECK(pushed(1, Direction::right) == std::vector<PieceId>{1, 2});
    CHECK(pushed(1, Direction::left) == std::vector<PieceId>{0, 1});
    CHECK(pushed(1, Direction::down) == std::vector<PieceId>{1});
    CHECK(pushed(0, Direction::up).empty());
    const auto [stuck, start] = problem_from("board:\nAB#\n");
    CHECK(pushed_group(stuck, start, 0, Direction::right).empty());
}

TEST_CASE("a group reaches places as one rigid body", "[moves]") {
    const puzzle::Problem problem = problem_from("board:\nAB..\n###.\ndistinct: *\n");
    const Puzzle& puzzle = problem.puzzle;
    const std::vector<PieceId> both{0, 1};
    std::set<std::string> paths;
    for (const Reach& reach : reachable(puzzle, problem.start, both, 0)) paths.insert(path_letters({both, reach.path}));
    CHECK(paths == std::set<std::string>{"", "R", "RR"});
}
