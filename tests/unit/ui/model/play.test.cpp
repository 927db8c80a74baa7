// What is played on the board, also from a solution that it shows.
#include "ui/model/play.hpp"

#include "tests/unit/ui/answered.hpp"
#include "ui/model/opening.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("leaving a shown solution by a move keeps the user's own play reachable by undo") {
    test::Opened model{"board:\n1..\n2..\ngoal:\n..1\n...\n"};
    choose_metric(model, puzzle::Metric::step);
    model.play.play(test::move(model.open.puzzle(), "2", "R"), false);
    const auto own = model.play.board();
    model.answers.solve();
    answer(model, lane_solution());
    model.viewer.forward();
    CHECK(model.play.showing() == Showing::solution);
    CHECK(model.play.board() != own);
    model.play.play(test::move(model.open.puzzle(), "2", "R"), false);
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.session().counts().in(puzzle::Metric::step) == 2);
    model.play.undo();
    model.play.undo();
    CHECK(model.play.board() == own);
}

TEST_CASE("undo while a solution is shown returns to the user's own play") {
    test::Opened model{test::kLane};
    model.answers.solve();
    answer(model, lane_solution());
    model.viewer.scrub(2);
    CHECK(model.play.solved());
    model.play.undo();
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.session().at_start());
}

TEST_CASE("a move that is not legal on the board shown is refused") {
    test::Opened model{test::kLane};
    const puzzle::Position before = model.play.board();
    model.play.play({{0}, {puzzle::Direction::left}}, false);
    model.play.play({{0}, {puzzle::Direction::down}}, false);
    model.play.play({{7}, {puzzle::Direction::right}}, false);
    model.play.play({{}, {puzzle::Direction::right}}, false);
    model.play.play({{0}, {}}, false);
    CHECK(model.play.board() == before);
    CHECK_FALSE(model.play.session().can_undo());
}
