#include "core/moves/move.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/directions.hpp"

using namespace shunt;
using namespace shunt::test;
using namespace shunt::moves;

namespace {

Counts counted(const std::vector<Move>& moves) { return count(moves); }

}  // namespace

TEST_CASE("moves are described by name and letters", "[moves]") {
    const Puzzle puzzle = puzzle::parse_puzzle("board:\nA7.\n...\n")->puzzle;
    const Move move{{1}, {R, D, L, U}};
    CHECK(path_letters(move) == "RDLU");
    CHECK(describe(puzzle, move) == "7 RDLU");
    CHECK(describe(puzzle, Move{{0, 1}, {D}}) == "A+7 D");
}

TEST_CASE("apply moves one piece, inverse takes it back", "[moves]") {
    const auto [puzzle, start] = *puzzle::parse_puzzle("board:\nA..\n.BB\n");
    const Move move{{0}, {R, R, L, D}};  // through B: apply trusts its caller
    const Position after = apply(puzzle, start, move);
    CHECK(after.anchors == std::vector<Cell>{4, 4});
    CHECK(inverse(move).path == std::vector<Direction>{U, R, L, L});
    CHECK(apply(puzzle, after, inverse(move)) == start);
}

TEST_CASE("a group moves as one", "[moves]") {
    const auto [puzzle, start] = *puzzle::parse_puzzle("board:\nA.B\n...\n.C.\n");
    const Move move{{0, 1}, {D, L, R}};
    CHECK(apply(puzzle, start, {{0, 1}, {D}}).anchors == std::vector<Cell>{3, 5, 7});
    CHECK(inverse(move) == Move{{0, 1}, {L, R, U}});
}

TEST_CASE("one move counts its steps, its straight parts, and 1, in either kind of metric", "[moves]") {
    CHECK(counted({}) == Counts{{0, 0, 0, 0, 0, 0}});
    CHECK(counted({{{0}, {R}}}) == Counts{{1, 1, 1, 1, 1, 1}});
    CHECK(counted({{{0}, {R, R, R}}}) == Counts{{3, 1, 1, 3, 1, 1}});
    CHECK(counted({{{0}, {R, R, D, D, L}}}) == Counts{{5, 3, 1, 5, 3, 1}});
    CHECK(counted({{{0}, {R, L}}}) == Counts{{2, 2, 1, 2, 2, 1}});
    CHECK(counted({{{0}, {R, R, D}}}).in(Metric::step) == 3);
    CHECK(counted({{{0}, {R, R, D}}}).in(Metric::slide) == 2);
    CHECK(counted({{{0}, {R, R, D}}}).in(Metric::move) == 1);
    CHECK(counted({{{0}, {R, R, D}}}).in(Metric::super_slide) == 2);
}

TEST_CASE("consecutive motions of one piece count together", "[moves]") {
    const auto single = [](const std::vector<Move>& moves) {
        const Counts counts = counted(moves);
        return std::vector<int>{*counts.in(Metric::step), *counts.in(Metric::slide), *counts.in(Metric::move)};
    };
    CHECK(single({{{0}, {R}}, {{0}, {R}}}) == std::vector<int>{2, 1, 1});
    CHECK(single({{{0}, {R}}, {{0}, {D}}}) == std::vector<int>{2, 2, 1});
    CHECK(single({{{0}, {R}}, {{1}, {R}}}) == std::vector<int>{2, 2, 2});
    CHECK(single({{{0}, {R}}, {{1}, {D}}, {{0}, {R}}}) == std::vector<int>{3, 3, 3});
    CHECK(single({{{2}, {D, R}}, {{2}, {R, U}}, {{1}, {U}}}) == std::vector<int>{5, 4, 2});
}

TEST_CASE("what moves several pieces as one has no count in the metrics of single pieces", "[moves]") {
    const Counts counts = counted({{{0}, {R}}, {{0, 1}, {R, R}}, {{0, 1}, {R, D}}});
    CHECK_FALSE(counts.in(Metric::step).has_value());
    CHECK_FALSE(counts.in(Metric::slide).has_value());
    CHECK_FALSE(counts.in(Metric::move).has_value());
    CHECK(counts.in(Metric::super_step) == 5);
    CHECK(counts.in(Metric::super_slide) == 3);
    CHECK(counts.in(Metric::super_move) == 2);
}
