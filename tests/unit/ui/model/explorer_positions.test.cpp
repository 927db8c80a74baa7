// Positions of the depths on the board: which is waited for, and until when.
#include "ui/model/explorer.hpp"

#include "tests/unit/ui/carried_out.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"
#include "ui/words/census_text.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

namespace {

/// The answer to the question for one position of a depth of the lane.
Json positions_found(int census, int depth, int from, int total) {
    const Json question{{"question", "positions"}, {"depth", depth}, {"from", from}, {"count", 24}};
    const Json level{{"depth", depth}, {"total", total}, {"from", from}, {"positions", Json::array({"..1\n"})}};
    return {{"type", "answer"}, {"id", census}, {"question", question}, {"report", level}};
}

}  // namespace

TEST_CASE("a position asked for before the player began does not take its place") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    model.answers.solve();
    answer(model, lane_solution());
    model.counting.take_census();
    carry_out(model, command::SelectDepth{2});  // waits for the census that is counted again
    model.viewer.toggle();
    answer(model, lane_census());
    receive(model, test::Told(positions_found(3, 2, 0, 1)));
    CHECK(model.play.showing() == Showing::solution);
    CHECK_FALSE(model.explorer.census().selected.has_value());
}

TEST_CASE("choosing a depth asks the worker for a position and shows it") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    REQUIRE(model.explorer.census().report != nullptr);
    CHECK(model.explorer.census().last_depth() == 2);
    (void)model.outbox.take();
    carry_out(model, command::SelectDepth{2});
    REQUIRE(model.outbox.messages.size() == 1);
    CHECK(Json::parse(model.outbox.messages[0])["type"] == "ask");
    receive(model, test::Told(positions_found(1, 2, 0, 1)));
    CHECK(model.play.showing() == Showing::sample);
    CHECK(model.play.solved());
    model.play.play_from_sample();
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.solved());
    model.play.undo();
    CHECK(model.play.session().at_start());
}

TEST_CASE("the first depth with a goal is known before a solve where the file states it") {
    test::Opened model{std::string(test::kLane) + "facts: step 2\n"};
    model.counting.take_census();
    answer(model, lane_census());
    CHECK(model.explorer.census().goal_depth == 2);
    CHECK(count_text(model.explorer.census(), 2) == "1 position, the first with a goal");
    CHECK(count_text(model.explorer.census(), 1) == "1 position");
}

TEST_CASE("a census is asked for positions whatever was done after it") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    model.answers.solve();
    answer(model, lane_solution());
    CHECK(model.explorer.census().goal_depth == 2);
    choose_metric(model, puzzle::Metric::move);
    model.counting.take_census();
    Json other = lane_census();
    other["metric"] = "move";
    answer(model, other);
    (void)model.outbox.take();
    for (const auto& [metric, census] : {std::pair{puzzle::Metric::step, 1}, {puzzle::Metric::move, 3}}) {
        choose_metric(model, metric);
        carry_out(model, command::SelectDepth{1});
        CHECK(Json::parse(model.outbox.take().messages.at(0)) ==
              Json({{"type", "ask"},
                    {"id", census},
                    {"question", {{"question", "positions"}, {"depth", 1}, {"from", 0}, {"count", 24}}}}));
    }
    REQUIRE(open_text(model, test::kKlotski, "", "", ""));
    CHECK(Json::parse(model.outbox.messages.at(0)) == Json({{"type", "release"}, {"id", 1}}));
    CHECK(model.outbox.messages.size() == 2);
}

TEST_CASE("a census that is gone with its worker is counted again before a position is asked for") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    receive(model, test::Told(R"({"type":"gone","id":1})"));
    carry_out(model, command::SelectDepth{1});
    REQUIRE(busy(model));
    CHECK(model.jobs.current(JobModule::solver)->kind == "census");
    (void)model.outbox.take();
    answer(model, lane_census());
    REQUIRE(model.outbox.messages.size() == 1);
    CHECK(Json::parse(model.outbox.messages[0])["question"]["depth"] == 1);
}

TEST_CASE("a position that is waited for comes although another job is cancelled or fails meanwhile") {
    for (const bool fails : {false, true}) {
        test::Opened model{test::kLane};
        model.counting.take_census();
        answer(model, lane_census());
        receive(model, test::Told(R"({"type":"gone","id":1})"));
        carry_out(model, command::SelectDepth{1});
        model.answers.solve();
        const int other = model.jobs.jobs().back().ticket;
        if (fails) receive(model, test::Told(Json{{"type", "error"}, {"id", other}, {"message", "no"}}));
        if (!fails) cancel_job(model, other);
        if (!fails) receive(model, test::Told(Json{{"type", "dropped"}, {"id", other}}));
        (void)model.outbox.take();
        answer(model, lane_census());
        REQUIRE(model.outbox.messages.size() == 1);
        CHECK(Json::parse(model.outbox.messages[0])["type"] == "ask");
        CHECK(model.explorer.census().selected == 1);
    }
}

TEST_CASE("a position is waited for no more when its own count is cancelled") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    receive(model, test::Told(R"({"type":"gone","id":1})"));
    carry_out(model, command::SelectDepth{1});
    cancel_job(model, model.jobs.current(JobModule::solver)->ticket);
    CHECK_FALSE(model.explorer.census().selected.has_value());
}
