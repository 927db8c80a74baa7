#include <algorithm>
#include <map>

#include "core/variation/change.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;
using variation::Change;
using variation::changed;
using variation::ChangeKind;
using variation::changes_of;

namespace {

std::map<ChangeKind, int> counted(const puzzle::Problem& problem) {
    std::map<ChangeKind, int> counts;
    for (const Change& change : changes_of(definition_of(problem.puzzle, problem.start))) ++counts[change.kind];
    return counts;
}

/// The only change of that kind, piece and place, carried out.
puzzle::Problem after(const puzzle::Problem& problem, ChangeKind kind, const std::string& piece,
                      puzzle::Coordinate at) {
    const auto definition = definition_of(problem.puzzle, problem.start);
    std::vector<Change> found;
    for (const Change& change : changes_of(definition)) {
        if (change.kind == kind && change.piece == piece && change.at == at) found.push_back(change);
    }
    REQUIRE(found.size() == 1);
    auto made = puzzle::Problem::create(changed(definition, found.front()));
    REQUIRE((made ? "" : made.error().message) == "");
    return *made;
}

std::string start_of(const puzzle::Problem& problem) { return print_position(problem.puzzle, problem.start); }

const char* const kSmall = "board:\nAAB\nA..\n..#\ngoal:\n...\n.AA\n.A#\n";

}  // namespace

TEST_CASE("every kind of change is listed as often as it can be made", "[variation]") {
    auto counts = counted(test::problem_from(kSmall));
    CHECK(counts[ChangeKind::add] == 4);     // voids
    CHECK(counts[ChangeKind::remove] == 1);  // A is named by the goal
    CHECK(counts[ChangeKind::grow] == 3);    // A takes either void beside it, B the one below
    CHECK(counts[ChangeKind::shrink] == 2);  // not the corner of A
    CHECK(counts[ChangeKind::shift] == 6);   // B to any void, A to two places
    CHECK(counts[ChangeKind::join] == 1);    // B is taken in
    CHECK(counts[ChangeKind::part] == 0);
    CHECK(counts[ChangeKind::wall] == 4);
    CHECK(counts[ChangeKind::open] == 1);
    CHECK(counts[ChangeKind::goal] == 4);
    CHECK(counts[ChangeKind::start] == 0);
}

TEST_CASE("a change does what it says", "[variation]") {
    const auto problem = test::problem_from(kSmall);
    CHECK(start_of(after(problem, ChangeKind::add, "C", {2, 0})) == "AAB\nA..\nC.#\n");
    CHECK(start_of(after(problem, ChangeKind::remove, "B", {0, 2})) == "AA.\nA..\n..#\n");
    CHECK(start_of(after(problem, ChangeKind::grow, "B", {1, 2})) == "AAB\nA.B\n..#\n");
    CHECK(start_of(after(problem, ChangeKind::shift, "B", {2, 1})) == "AA.\nA..\n.B#\n");
    CHECK(start_of(after(problem, ChangeKind::wall, "", {2, 0})) == "AAB\nA..\n#.#\n");
    CHECK(start_of(after(problem, ChangeKind::open, "", {2, 2})) == "AAB\nA..\n...\n");
    const auto line = test::problem_from("board:\nBBB.\n....\nA..C\ngoal:\n....\n....\n..A.\n");
    CHECK(start_of(after(line, ChangeKind::part, "B", {0, 2})) == "BBD.\n....\nA..C\n");
    const auto two = test::problem_from("board:\nBBC.\nA...\ngoal:\n....\n...A\n");
    CHECK(start_of(after(two, ChangeKind::join, "B", {0, 2})) == "BBB.\nA...\n");
    CHECK(start_of(after(line, ChangeKind::turn, "B", {0, 1})) == ".B..\n.B..\nAB.C\n");
}

TEST_CASE("a goal follows the piece that it names", "[variation]") {
    const auto problem = test::problem_from(kSmall);
    const auto wide = test::problem_from("board:\nA..B\n....\ngoal:\n..A.\n....\n");
    const auto grown = after(wide, ChangeKind::grow, "A", {1, 0});
    CHECK(start_of(grown) == "A..B\nA...\n");
    CHECK(definition_of(grown.puzzle, grown.start).targets.front().demands.front().cells ==
          variation::Cells{{0, 2}, {1, 2}});
    const auto definition = definition_of(problem.puzzle, problem.start);
    const auto changes = changes_of(definition);
    const auto shrunk = std::find_if(changes.begin(), changes.end(), [](const Change& change) {
        return change.kind == ChangeKind::shrink && change.at == puzzle::Coordinate{0, 1};
    });
    REQUIRE(shrunk != changes.end());
    const auto made = changed(definition, *shrunk);
    CHECK(made.targets.front().demands.front().cells == variation::Cells{{1, 1}, {2, 1}});
}

TEST_CASE("a car that is turned moves along its new length", "[variation]") {
    const auto problem = test::problem_from("cars: yes\nboard:\nAA.\n...\n..B\ngoal:\n.AA\n...\n...\n");
    const auto turned = after(problem, ChangeKind::turn, "A", {0, 0});
    CHECK(start_of(turned) == "A..\nA..\n..B\n");
    CHECK(turned.puzzle.kind_of(0).axis == puzzle::Axis::vertical);
}

TEST_CASE("names and indices hold when pieces go and come", "[variation]") {
    const auto problem = test::problem_from("board:\nBCA.\ngoal:\n...A\n");
    const auto without = after(problem, ChangeKind::remove, "B", {0, 0});
    CHECK(start_of(without) == ".CA.\n");
    REQUIRE(without.puzzle.goals().size() == 1);
    CHECK(without.puzzle.pieces()[1].name == "A");
    CHECK(without.puzzle.goals().front().placements.front().kind == without.puzzle.pieces()[1].kind);
}

TEST_CASE("gates are walls once the last piece that may pass them is gone", "[variation]") {
    const auto problem = test::problem_from("board:\nCFD\nA=B\nA#B\n.E.\n\ngate: E\n");
    const auto without = after(problem, ChangeKind::remove, "E", {3, 1});
    CHECK(start_of(without) == "CFD\nA#B\nA#B\n...\n");
    CHECK(without.puzzle.kinds().size() == 3);
    CHECK(puzzle::parse_puzzle(puzzle::print_puzzle(without))->puzzle.kinds().size() == 3);
    CHECK(start_of(after(problem, ChangeKind::remove, "C", {0, 0})) == ".FD\nA=B\nA#B\n.E.\n");
}

TEST_CASE("a tile that is no unit any more leaves its name to the others", "[variation]") {
    const auto problem = test::problem_from("board:\nrr.\n...\ntiles: r\n");
    CHECK(start_of(after(problem, ChangeKind::grow, "r", {0, 2})) == "rAA\n...\n");
}

TEST_CASE("every change of random puzzles is a puzzle of its own, or refused", "[variation][law]") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto problem = test::problem_from(test::random_puzzle(seed).text);
        const auto definition = definition_of(problem.puzzle, problem.start);
        for (const Change& change : changes_of(definition)) {
            const auto made = puzzle::Problem::create(changed(definition, change));
            if (!made) continue;
            const std::string text = puzzle::print_puzzle(*made);
            const auto again = puzzle::parse_puzzle(text);
            INFO(seed << " " << to_string(change.kind) << "\n" << text);
            REQUIRE((again ? "" : again.error().message) == "");
            CHECK(start_of(*again) == start_of(*made));
            CHECK(again->puzzle.kinds().size() == made->puzzle.kinds().size());
            CHECK(again->puzzle.goals().size() == made->puzzle.goals().size());
        }
    }
}
