#include "core/puzzle/puzzle.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt::puzzle;
using shunt::test::problem_from;
using shunt::test::puzzle_from;

namespace {

PieceId piece_named(const Puzzle& puzzle, const std::string& name) {
    PieceId piece = 0;
    while (puzzle.pieces()[piece].name != name) ++piece;
    return piece;
}

bool same_kind(const Puzzle& puzzle, const std::string& a, const std::string& b) {
    return puzzle.pieces()[piece_named(puzzle, a)].kind == puzzle.pieces()[piece_named(puzzle, b)].kind;
}

std::string refusal(Definition definition) {
    const auto problem = Problem::create(std::move(definition));
    return problem ? "accepted" : to_string(problem.error());
}

Definition two_units() {
    Definition definition;
    definition.board = Board({{Ground::floor, Ground::floor, Ground::floor, Ground::wall}});
    definition.blocks = {{"A", {{0, 0}}, Axis::both, false, 0}, {"B", {{0, 1}}, Axis::both, false, 0}};
    return definition;
}

}  // namespace

TEST_CASE("pieces of one shape are one kind, those a goal names are apart", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nABC\nDD.\n\ngoal:\n..A\n...\n");
    CHECK(same_kind(puzzle, "B", "C"));
    CHECK_FALSE(same_kind(puzzle, "A", "B"));
    CHECK_FALSE(same_kind(puzzle, "B", "D"));
    CHECK(puzzle.kinds().size() == 3);
}

TEST_CASE("distinct keeps apart, alike joins again", "[puzzle]") {
    CHECK_FALSE(same_kind(puzzle_from("board:\nABC.\ndistinct: B\n"), "A", "B"));
    CHECK(same_kind(puzzle_from("board:\nABC.\ndistinct: B\n"), "A", "C"));
    CHECK(puzzle_from("board:\nABC.\ndistinct: *\n").kinds().size() == 3);
    CHECK(puzzle_from("board:\nABC.\ndistinct: *\nalike: AC\n").kinds().size() == 2);
    const Puzzle goal_alike = puzzle_from("board:\nABC.\ngoal:\n...A\nalike: AB\n");
    CHECK(same_kind(goal_alike, "A", "C"));  // alike to an ordinary piece is ordinary
}

TEST_CASE("colours are kept by the text and change no kinds", "[puzzle]") {
    const Problem problem = problem_from("board:\nABC.\ncolour: 7 CA\ncolour: 1 B\n");
    CHECK(problem.puzzle.kinds().size() == 1);
    CHECK(problem.puzzle.pieces()[0].colour == 6);
    CHECK(problem.puzzle.pieces()[1].colour == 0);
    CHECK(print_puzzle(problem) == "metric: move\nboard:\nABC.\ncolour: 1 B\ncolour: 7 AC\n");
}

TEST_CASE("alike joins only equal shapes", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nABB.\nCDD.\ngoal:\n..BB\n...A\nalike: AB\n");
    CHECK_FALSE(same_kind(puzzle, "A", "C"));
    CHECK_FALSE(same_kind(puzzle, "B", "D"));
}

TEST_CASE("tiles of one name are one kind, of two names are not", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("tiles: rb\nboard:\nrbA\nrb.\n");
    CHECK(puzzle.pieces().size() == 5);
    CHECK(puzzle.kinds().size() == 3);
}

TEST_CASE("axis, gates and chambers separate kinds", "[puzzle]") {
    CHECK_FALSE(same_kind(puzzle_from("board:\nA.B.\naxis: horizontal A\n"), "A", "B"));
    CHECK_FALSE(same_kind(puzzle_from("board:\nA.B=\ngate: A\n"), "A", "B"));
    CHECK_FALSE(same_kind(puzzle_from("board:\nA.#B.\n"), "A", "B"));
    CHECK(same_kind(puzzle_from("board:\nA.#C\nB..D\n"), "A", "D"));
}

TEST_CASE("the region of a kind is where one piece alone can come", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nAB.\nA#.\n...\ncars: yes\n");
    const puzzle::Kind& car = puzzle.kind_of(piece_named(puzzle, "A"));
    CHECK(car.axis == Axis::vertical);
    CHECK(car.region == std::vector<Cell>{0, 3});
    const puzzle::Kind& unit = puzzle.kind_of(piece_named(puzzle, "B"));
    CHECK(unit.axis == Axis::both);
    CHECK(unit.region.size() == 8);
}

TEST_CASE("gates are closed to all but the named pieces", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("board:\nA.=.B\ngate: A\n");
    CHECK(puzzle.kind_of(0).region.size() == 5);
    CHECK(puzzle.kind_of(1).region == std::vector<Cell>{3, 4});
    CHECK(covered_cells(puzzle.board(), puzzle.kind_of(1), 2).empty());
    CHECK(covered_cells(puzzle.board(), puzzle.kind_of(0), 2) == std::vector<Cell>{2});
}

TEST_CASE("cells covered, cells occupied", "[puzzle]") {
    const auto [puzzle, start] = problem_from("board:\n.A.\nAAB\n");
    CHECK(covered_cells(puzzle.board(), puzzle.kind_of(0), 1) == std::vector<Cell>{1, 3, 4});
    CHECK(covered_cells(puzzle.board(), puzzle.kind_of(0), 0).empty());  // would leave the board to the left
    CHECK(occupants(puzzle, start) == std::vector<PieceId>{kNoPiece, 0, kNoPiece, 0, 0, 1});
}

TEST_CASE("canonical positions ascend within each kind", "[puzzle]") {
    const auto [puzzle, start] = problem_from("board:\nABC.\ngoal:\n...C\n");
    CHECK(canonical(puzzle, {{2, 0, 1}}).anchors == std::vector<Cell>{0, 2, 1});
    CHECK(canonical(puzzle, start) == start);
}

TEST_CASE("a goal asks for placements and voids, any goal will do", "[puzzle]") {
    const auto [puzzle, start] = problem_from("board:\nAB..\ngoal:\n._.A\ngoal:\n.A..\n");
    CHECK_FALSE(puzzle.is_solved(start));
    CHECK(puzzle.is_solved({{3, 2}}));
    CHECK_FALSE(puzzle.is_solved({{3, 1}}));
    CHECK(puzzle.is_solved({{1, 0}}));
    CHECK_FALSE(puzzle_from("board:\nAB..\n").is_solved({{0, 1}}));
}

TEST_CASE("a goal of tiles asks for the name, in any chamber", "[puzzle]") {
    const auto [puzzle, start] = problem_from("tiles: r\nboard:\nr.#r.\ngoal:\n.r#.r\n");
    CHECK(puzzle.kinds().size() == 2);
    CHECK_FALSE(puzzle.is_solved(start));
    CHECK(puzzle.is_solved({{1, 3}}));
}

TEST_CASE("a puzzle is written with the start it is given, as it stands there", "[puzzle]") {
    const Puzzle puzzle = puzzle_from("facts: reachable 6\nboard:\nAB..\ngoal:\n..BA\nalike: AB\n");
    const Problem elsewhere{puzzle, {{2, 3}}};
    CHECK(definition_of(puzzle, elsewhere.start).blocks[0].cells == std::vector<Coordinate>{{0, 2}});
    const Problem again = problem_from(print_puzzle(elsewhere));
    CHECK(again.start == elsewhere.start);
    CHECK(print_puzzle(again) == "metric: move\nboard:\n..AB\ngoal:\n..BA\nalike: AB\nfacts: reachable 6\n");
}

TEST_CASE("a goal names the piece that its author named, whoever else would do", "[puzzle]") {
    const Problem problem = problem_from("board:\nAB..\ngoal:\n...B\nalike: AB\n");
    CHECK(print_puzzle(problem) == "metric: move\nboard:\nAB..\ngoal:\n...B\nalike: AB\n");
    CHECK(problem.puzzle.is_solved({{3, 1}}));
}

TEST_CASE("definitions that are no puzzle are refused", "[puzzle]") {
    CHECK(refusal(two_units()) == "accepted");
    Definition overlap = two_units();
    overlap.blocks[1].cells = {{0, 0}};
    CHECK(refusal(overlap) == "piece B overlaps another piece");
    Definition on_wall = two_units();
    on_wall.blocks[1].cells = {{0, 3}};
    CHECK(refusal(on_wall) == "piece B starts on a wall, a gate or outside");
    Definition outside = two_units();
    outside.blocks[0].cells = {{-1, 0}};
    CHECK(refusal(outside) == "piece A starts on a wall, a gate or outside");
    Definition empty = two_units();
    empty.blocks.clear();
    CHECK(refusal(empty) == "the board holds no piece");
    Definition no_board = two_units();
    no_board.board = Board();
    CHECK(refusal(no_board) == "the board has no cell that a piece could use");
}

TEST_CASE("goals that no piece could meet by shape are refused", "[puzzle]") {
    Definition shape = two_units();
    shape.targets = {{{{0, {{0, 1}, {0, 2}}}}, {}}};
    CHECK(refusal(shape) == "the goal shows piece A in another shape than the board");
    for (const int block : {-1, 2}) {
        Definition unknown = two_units();
        unknown.targets = {{{{block, {{0, 2}}}}, {}}};
        CHECK(refusal(unknown) == "the goal names a piece that the board does not have");
    }
    Definition repeated = two_units();
    repeated.targets = {{{{0, {{0, 2}, {0, 2}}}}, {}}};
    CHECK(refusal(repeated) == "the goal names a cell of piece A twice");
    Definition off = two_units();
    off.targets = {{{{0, {{0, 3}}}}, {}}};
    CHECK(refusal(off) == "the goal puts piece A off the board");
    Definition no_void = two_units();
    no_void.targets = {{{}, {{0, 3}}}};
    CHECK(refusal(no_void) == "the goal asks for a void off the board");
}
