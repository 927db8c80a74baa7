// Which pieces positions are grouped without.
#include "core/puzzle/small_pieces.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::puzzle;

namespace {

using Names = std::vector<std::string>;

Problem problem_of(const std::string& text) { return parse_puzzle(text).value(); }
Names small_of(const std::string& text) { return small_names(problem_of(text).puzzle); }
std::string why(const std::string& text) { return why_none_is_small(problem_of(text).puzzle); }

}  // namespace

TEST_CASE("small pieces are the smallest by area", "[puzzle][small]") {
    CHECK(small_of(test::library_text("klotski")) == Names{"7", "8", "9", "0"});
    CHECK(small_of("board:\nAA.B\nCCCD\n") == Names{"B", "D"});
    CHECK(small_of("board:\nAABBB\n..CC.\n") == Names{"A", "C"});
    CHECK(why("board:\nAABBB\n..CC.\n").empty());
}

TEST_CASE("a piece that a goal places is not small", "[puzzle][small]") {
    CHECK(small_of("board:\nAABBB\n..CC.\ngoal:\n.....\n...CC\n") == Names{"A"});
    CHECK(small_of("board:\nAABBB\n.....\ngoal:\n.....\n...AA\n").empty());
    CHECK(why("board:\nAABBB\n.....\ngoal:\n.....\n...AA\n") == "the goal places all of the smallest pieces");
}

TEST_CASE("of pieces of one area none is small", "[puzzle][small]") {
    for (const char* const text : {"board:\nAB.\n...\n", "board:\nAABC\nD.BC\nD...\n", "board:\nA\n"}) {
        CHECK(small_of(text).empty());
        CHECK(why(text) == "all pieces are equally large");
    }
}
