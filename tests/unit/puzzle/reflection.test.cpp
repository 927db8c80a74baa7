// Which puzzles are their own mirror image, and what a reflection does to positions.
#include "core/puzzle/reflection.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::puzzle;
using shunt::test::problem_from;

namespace {

std::string reflection_of(const std::string& text) {
    const auto found = find_reflection(problem_from(text));
    return found ? std::string(found->name) : "none";
}

}  // namespace

TEST_CASE("puzzles that are their own mirror image", "[puzzle]") {
    CHECK(reflection_of(test::source_file("puzzles/klotski.txt")) == "left-right");
    CHECK(reflection_of("board:\nA..A\nBCCB\n") == "left-right");
    CHECK(reflection_of("board:\n..A\n#..\n..B\n") == "top-bottom");
    CHECK(reflection_of("board:\nAA.\nA.B\n.BB\n") == "half-turn");
    CHECK(reflection_of("board:\n#A\nB.\n") == "diagonal");
    CHECK(reflection_of("board:\nA#\n.B\n") == "antidiagonal");
}

TEST_CASE("whatever differs on the two sides breaks the symmetry", "[puzzle]") {
    CHECK(reflection_of("board:\nA...\n") == "none");
    CHECK(reflection_of("board:\nA#.B\n") == "none");
    CHECK(reflection_of("tiles: *\nboard:\na.b\n") == "none");
    CHECK(reflection_of("board:\nA.B\nC.D\n") == "left-right");
    CHECK(reflection_of("board:\nA.B\nC.D\ngoal:\nC..\n...\n") == "none");
    CHECK(reflection_of("axis: horizontal A\nboard:\nA.B\n...\n") == "none");
    CHECK(reflection_of(test::source_file("puzzles/project-euler/pe766.txt")) == "none");
}

TEST_CASE("a reflection is its own inverse and keeps goals", "[puzzle]") {
    const Problem problem = problem_from(test::source_file("puzzles/klotski.txt"));
    const Puzzle& klotski = problem.puzzle;
    const Reflection reflection = *find_reflection(problem);
    const Position position = *parse_position(klotski, "1223\n1223\n4556\n4786\n.9.0\n");
    const Position image = reflected(klotski, reflection, position);
    CHECK(image != canonical(klotski, position));
    CHECK(image == canonical(klotski, *parse_position(klotski, "1223\n1223\n4556\n4786\n9.0.\n")));
    CHECK(reflected(klotski, reflection, image) == canonical(klotski, position));
    CHECK(reflected(klotski, reflection, problem.start) == canonical(klotski, problem.start));
}
