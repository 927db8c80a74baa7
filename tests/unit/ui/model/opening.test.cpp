// Which puzzle is open: texts, the library, and what goes when another comes.
#include "ui/model/opening.hpp"

#include "tests/unit/ui/answered.hpp"
#include "ui/model/worker_messages.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("a bad text, position or metric is refused with its place, and the puzzle stays") {
    test::Opened model{test::kKlotski};
    CHECK_FALSE(open_text(model, "board:\n", "", "", "bad.txt"));
    REQUIRE(model.outbox.notices.size() == 1);
    CHECK(model.outbox.notices[0].error);
    CHECK(model.outbox.notices[0].text.rfind("bad.txt: ", 0) == 0);
    CHECK_FALSE(open_text(model, test::kLane, "...\n", "", "the link"));
    CHECK_FALSE(open_text(model, test::kLane, "", "group", "the link"));
    CHECK(title(model.open.entry()) == "Klotski");
    CHECK(open_text(model, test::kLane, ".1.\n", "move", "the link"));
    CHECK(model.open.metric() == puzzle::Metric::move);
    CHECK_FALSE(model.play.session().at_start());
}

TEST_CASE("what is refused in a text that is opened has its place in it") {
    Model model;
    CHECK_FALSE(open_text(model, "board:\nA.\ngoal:\n?A\n", "", "", "bad.txt"));
    const Outbox said = model.outbox.take();
    REQUIRE(said.notices.size() == 1);
    CHECK(said.notices.front().line == 4);
    CHECK(said.notices.front().column == 1);
    CHECK(said.notices.front().text.find("line 4, column 1") != std::string::npos);
}

TEST_CASE("a text of the library opens the entry of the library") {
    Model model;
    add_puzzle(model, "lane", test::kLane, "Classics");
    REQUIRE(open_text(model, test::kLane, "", "", "the link"));
    CHECK(model.open.entry().id == "lane");
    CHECK(open_library(model, "lane"));
    CHECK_FALSE(open_library(model, "nothing"));
}

TEST_CASE("opening another puzzle cancels the job and forgets its result") {
    test::Opened model{test::kLane};
    model.answers.solve();
    const int id = model.jobs.current(JobModule::solver)->ticket;
    REQUIRE(open_text(model, test::kKlotski, "", "", ""));
    CHECK(model.jobs.current(JobModule::solver)->cancelling);
    const Json late{{"type", "done"}, {"id", id}, {"report", lane_solution().dump()}};
    receive(model, test::Told(late));
    CHECK_FALSE(model.open.answer().has_value());
    CHECK_FALSE(model.open.answer(puzzle::Metric::step).has_value());
}
