// The books about games: one for each, whatever its puzzle is called, in which nothing takes the place of what says more.
#include "ui/known/dossiers.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using puzzle::Metric;

namespace {

SolveOutcome solved(std::uint64_t length, const char* number = "") {
    SolveOutcome report;
    report.status = Status::solved;
    report.metric = Metric::step;
    report.length = length;
    report.shortest_solutions = number;
    return report;
}

SolveOutcome bound(int at_least) {
    SolveOutcome report;
    report.status = Status::limit;
    report.metric = Metric::step;
    report.at_least = at_least;
    return report;
}

CensusOutcome counted(Status status, std::vector<std::uint64_t> depths) {
    CensusOutcome report;
    report.status = status;
    report.metric = Metric::step;
    report.depths = std::move(depths);
    return report;
}

/// A row of so many cells, with a piece in it.
EntryPtr row(int cells) {
    const std::string voids(static_cast<std::size_t>(cells - 1), '.');
    return test::entry("board:\n1" + voids + "\n\ngoal:\n" + voids + "1\n");
}

}  // namespace

TEST_CASE("names, colours and the author's metric make no other game, a wall or another goal does") {
    Dossiers known;
    const DossierPtr book = known.of(test::entry("metric: step\nboard:\n1..\n\ngoal:\n..1\n"));
    CHECK(known.of(test::entry("name: Lane\nmetric: move\nboard:\n1..\n\ngoal:\n..1\ncolour: 4 1\n")) == book);
    CHECK(known.of(test::entry("metric: step\nboard:\n1..\n\ngoal:\n.1.\n")) != book);
    CHECK(known.of(test::entry("metric: step\nboard:\n1..#\n\ngoal:\n..1\n")) != book);
    CHECK(known.size() == 3);
}

TEST_CASE("of the books that nobody holds the last are kept, and one that somebody holds stays") {
    Dossiers known;
    const DossierPtr held = known.of(row(2));
    held->take(solved(1));
    known.of(row(3))->take(solved(2));
    const int most = static_cast<int>(Dossiers::kKept);
    for (int cells = 4; cells < 4 + most; ++cells) (void)known.of(row(cells));
    CHECK(known.size() == Dossiers::kKept + 2);
    CHECK(known.of(row(3))->is_settled(Metric::step));  // the oldest that nobody holds, and the newest from now on
    (void)known.of(row(100));
    CHECK(known.of(row(3))->is_settled(Metric::step));
    for (int cells = 200; cells < 201 + most; ++cells) (void)known.of(row(cells));
    CHECK(known.size() == Dossiers::kKept + 2);
    CHECK_FALSE(known.of(row(3))->is_settled(Metric::step));
    CHECK(known.of(row(2)) == held);
}

TEST_CASE("a proof takes the place of a bound, a greater bound of a smaller one, and never the other way round") {
    Dossier book;
    book.take(bound(5));
    book.take(bound(3));
    CHECK(book.answer(Metric::step)->report.at_least == 5);
    CHECK_FALSE(book.is_settled(Metric::step));
    book.take(solved(7));
    book.take(bound(6));
    CHECK(book.is_settled(Metric::step));
    CHECK(book.answer(Metric::step)->report.length == 7);
    book.take(solved(7, "256"));
    book.take(solved(7));
    CHECK(book.answer(Metric::step)->report.shortest_solutions == "256");
    CHECK_FALSE(book.answer(Metric::move).has_value());
}

TEST_CASE("a whole census takes the place of a part, a longer part of a shorter one, and never the other way round") {
    Dossier book;
    book.take(counted(Status::limit, {}));
    CHECK(book.census(Metric::step) == nullptr);
    CHECK(book.refused(Metric::step) != nullptr);
    book.take(counted(Status::running, {1, 2, 3}));
    book.take(counted(Status::running, {1, 2}));
    CHECK(book.census(Metric::step)->depths.size() == 3);
    CHECK(book.whole_census(Metric::step) == nullptr);
    book.end_census(Metric::step);
    CHECK(book.census(Metric::step)->status == Status::cancelled);
    book.take(counted(Status::complete, {1, 2}));
    book.take(counted(Status::running, {1, 2, 3}));
    CHECK(book.whole_census(Metric::step)->depths.size() == 2);
}

TEST_CASE("how near a puzzle comes to its goal is not lost to a census that has not looked") {
    Dossier book;
    CensusOutcome near = counted(Status::complete, {1});
    near.nearest = outcome::Nearest{};
    book.take(counted(Status::complete, {1}));
    book.take(near);
    book.take(counted(Status::complete, {1}));
    CHECK(book.whole_census(Metric::step)->nearest.has_value());
}

TEST_CASE("what a report refutes of one puzzle's text is told there, and is no part of the book") {
    Dossier book;
    SolveOutcome report = solved(7);
    report.contradicted = {"the text states 8 steps"};
    book.take(report);
    CHECK(book.answer(Metric::step)->report.contradicted.empty());
    CensusOutcome census = counted(Status::complete, {1, 2});
    census.contradicted = {"the text states 4 positions"};
    book.take(census);
    CHECK(book.census(Metric::step)->contradicted.empty());
}

TEST_CASE("an answer whose moves are not legal is no answer to whoever plays") {
    const EntryPtr lane = test::entry(test::kLane);
    Dossier book;
    SolveOutcome report = solved(2);
    report.moves = {{{"1"}, {{1, 1}}, "RR"}, {{"1"}, {{1, 3}}, "R"}};
    book.take(report);
    book.read_solutions(lane->puzzle, lane->start);
    CHECK_FALSE(book.answer(Metric::step).has_value());
    report.moves = {{{"1"}, {{1, 1}}, "R"}, {{"1"}, {{1, 2}}, "R"}};
    book.take(report);
    CHECK(book.goal_depth(Metric::step) == std::nullopt);
    book.read_solutions(lane->puzzle, lane->start);
    CHECK(book.goal_depth(Metric::step) == 2);
    REQUIRE(book.way_on(Metric::step, lane->start) != nullptr);
    CHECK(book.way_on(Metric::step, lane->start)->to_go == 2);
}
