#include "core/puzzle/position_code.hpp"

#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::puzzle;

namespace {

std::string code_of(const Problem& problem, std::string rows) {
    std::replace(rows.begin(), rows.end(), '/', '\n');
    const auto position = parse_position(problem.puzzle, rows);
    REQUIRE((position ? "" : to_string(position.error())) == "");
    return PositionCode(problem).of(canonical(problem.puzzle, *position));
}

}  // namespace

TEST_CASE("pieces alike go by the names of the start, in reading order", "[puzzle]") {
    const Problem klotski = test::library_problem("klotski");
    CHECK(code_of(klotski, "1223/1223/4556/4786/9..0") == "1223/1223/4556/4786/9..0");
    CHECK(code_of(klotski, "1223/1223/4556/47.6/9.80") == "1223/1223/4556/47.6/8.90");
    CHECK(code_of(klotski, "3221/3221/6554/6784/0..9") == "1223/1223/4556/4786/9..0");
}

TEST_CASE("a code shows all of the board, and is read back", "[puzzle]") {
    const Problem problem = test::problem_from("board:\n #A\nBB=\n..\ngate: A\ngoal:\n #.\n..A\n..\n");
    CHECK(PositionCode(problem).of(problem.start) == " #A/BB=/.. ");
    CHECK(code_of(problem, " #A/BB=/.. ") == " #A/BB=/.. ");
}

TEST_CASE("names of several bytes are words", "[puzzle]") {
    const Problem problem = test::problem_from("cells: tokens\nboard:\n10 10 .\n# -- é\ngoal:\n. 10 10\n. -- .\n");
    CHECK(PositionCode(problem).of(problem.start) == "10 10 ./# -- é");
    CHECK(PositionCode(problem).kinds() == std::vector<std::vector<std::string>>{{"10"}, {"é"}});
}
