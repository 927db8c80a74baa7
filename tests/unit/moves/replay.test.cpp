#include "core/moves/replay.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/directions.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using namespace shunt::moves;
using shunt::test::problem_from;

namespace {

/// What the checker says against playing `moves` from the start; "legal" when nothing.
std::string objection(const std::string& text, const std::vector<Move>& moves) {
    const auto [puzzle, start] = problem_from(text);
    const auto replayed = replay(puzzle, start, moves);
    return replayed ? "legal" : to_string(replayed.error());
}

}  // namespace

TEST_CASE("a legal sequence is replayed to its end", "[moves]") {
    const auto [puzzle, start] = problem_from("board:\nAB.\n...\ngoal:\n..A\n...\n");
    const std::vector<Move> moves{{{1}, {D, L}}, {{0}, {R, R}}};
    const auto replayed = replay(puzzle, start, moves);
    REQUIRE(replayed.has_value());
    CHECK(replayed->end.anchors == std::vector<Cell>{2, 3});
    CHECK(replayed->counts == Counts{{4, 3, 2, 4, 3, 2}});
    CHECK(replayed->solved);
    CHECK_FALSE(replay(puzzle, start, std::span(moves).first(1))->solved);
    CHECK(replay(puzzle, start, {})->end == start);
}

TEST_CASE("solved means any goal, voids and interchangeable pieces included", "[moves]") {
    const auto solves = [](const std::string& text, const std::vector<Move>& moves) {
        const auto [puzzle, start] = problem_from(text);
        return replay(puzzle, start, moves)->solved;
    };
    const std::string voids = "board:\nAB.\ngoal:\n._.\n";
    CHECK_FALSE(solves(voids, {}));
    CHECK(solves(voids, {{{1}, {R}}}));
    const std::string tiles = "tiles: ab\nboard:\naba.\ngoal:\nab.a\n";
    CHECK(solves(tiles, {{{2}, {R}}}));
    CHECK_FALSE(solves(tiles, {}));
    CHECK(solves("board:\nA..\ngoal:\n..A\ngoal:\n.A.\n", {{{0}, {R}}}));
}

TEST_CASE("the checker plays from the position it is given", "[moves]") {
    const Puzzle puzzle = problem_from("board:\nA..\n...\n").puzzle;
    CHECK(replay(puzzle, {{5}}, std::vector<Move>{{{0}, {U, L}}})->end.anchors == std::vector<Cell>{1});
}

TEST_CASE("what is not legal is refused with the move and the reason", "[moves]") {
    const std::string board = "board:\nAB.\n.#.\n";
    CHECK(objection(board, {{{0}, {D}}}) == "legal");
    CHECK(objection(board, {{{1}, {D}}}) == "move 1 (B D) is not legal: a wall is in the way");
    CHECK(objection(board, {{{0}, {R}}}) == "move 1 (A R) is not legal: piece B is in the way");
    CHECK(objection(board, {{{1}, {R}}, {{0}, {U}}}) == "move 2 (A U) is not legal: it would leave the board");
    CHECK(objection(board, {{{0}, {}}}) == "move 1 (A ) is not legal: its path is empty");
    const std::string nobody = "move 1 names no piece, one that is not there, or one twice";
    CHECK(objection(board, {{{7}, {R}}}) == nobody);
    CHECK(objection(board, {{{0, 7}, {R}}}) == nobody);
    CHECK(objection(board, {{{}, {R}}}) == nobody);
    CHECK(objection(board, {{{1, 1}, {D}}}) == nobody);
}

TEST_CASE("every step of a path is checked, not only its end", "[moves]") {
    CHECK(objection("board:\nAB.\n", {{{0}, {R, R}}}) == "move 1 (A RR) is not legal: piece B is in the way");
    CHECK(objection("board:\nA#.\n", {{{0}, {R, R}}}) == "move 1 (A RR) is not legal: a wall is in the way");
    CHECK(objection("board:\nA .\n", {{{0}, {R, R}}}) == "move 1 (A RR) is not legal: it would leave the board");
}

TEST_CASE("every cell of a piece is checked", "[moves]") {
    CHECK(objection("board:\nAA.\nA#.\n", {{{0}, {R}}}) == "move 1 (A R) is not legal: a wall is in the way");
    CHECK(objection("board:\nA.A\n...\n", {{{0}, {D}}}) == "legal");
    CHECK(objection("board:\nA.A\n..B\n", {{{0}, {D}}}) == "move 1 (A D) is not legal: piece B is in the way");
}

TEST_CASE("axes and gates bind the checker too", "[moves]") {
    CHECK(objection("board:\nAA.\n...\ncars: yes\n", {{{0}, {D}}}) ==
          "move 1 (A D) is not legal: it moves only horizontally");
    CHECK(objection("board:\nA.\n..\naxis: vertical A\n", {{{0}, {R}}}) ==
          "move 1 (A R) is not legal: it moves only vertically");
    CHECK(objection("board:\nA=B\ngate: B\n", {{{0}, {R}}}) == "move 1 (A R) is not legal: it may not enter a gate");
    CHECK(objection("board:\nA=B\ngate: B\n", {{{1}, {L}}}) == "legal");
}

TEST_CASE("the pieces of a group are not in each other's way, all others are", "[moves]") {
    CHECK(objection("board:\nAB.\n", {{{0, 1}, {R}}}) == "legal");
    CHECK(objection("board:\nAB.\n", {{{1, 0}, {R}}}) == "legal");
    CHECK(objection("board:\nABC.\n", {{{0, 1}, {R}}}) == "move 1 (A+B R) is not legal: piece C is in the way");
    CHECK(objection("board:\nAB#\n", {{{0, 1}, {R}}}) == "move 1 (A+B R) is not legal: a wall is in the way");
    CHECK(objection("board:\nA.B.\n", {{{0, 1}, {R}}}) == "legal");
    CHECK(objection("board:\nA.B.\n", {{{0, 1}, {R, R}}}) == "move 1 (A+B RR) is not legal: it would leave the board");
    CHECK(objection("board:\nAB.\naxis: vertical B\n", {{{0, 1}, {R}}}) ==
          "move 1 (A+B R) is not legal: it moves only vertically");
    CHECK(objection("board:\nAB=\ngate: A\n", {{{0, 1}, {R}}}) ==
          "move 1 (A+B R) is not legal: it may not enter a gate");
}
