// What Explore wants of workers, whatever becomes of these: each thing wanted is asked for, comes or is given up.
#include "tests/support/questions.hpp"
#include "tests/unit/ui/carried_out.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

namespace {

void lose_worker(Model& model, int census) { receive(model, Told(Json{{"type", "gone"}, {"id", census}})); }

std::vector<Json> questions_of(Model& model) { return test::questions_in(model.outbox.take().messages); }

void tell_depth(Model& model, int census, const Json& question, const std::vector<std::string>& positions) {
    const Json level{{"depth", question["depth"]}, {"total", 1}, {"from", 0}, {"positions", positions}};
    receive(model, Told(Json{{"type", "answer"}, {"id", census}, {"question", question}, {"report", level}}));
}

/// The lane, all of whose positions are counted.
struct CountedLane : test::Opened {
    CountedLane() : test::Opened(kLane) {
        counting.take_census();
        answer(*this, lane_census());
        (void)outbox.take();
    }
};

}  // namespace

TEST_CASE("a node of the graph is shown although the census was lost since it was drawn") {
    CountedLane model;
    lose_worker(model, 1);
    carry_out(model, command::ChooseNode{"1 .1."});
    REQUIRE(busy(model));
    CHECK(model.jobs.current(JobModule::solver)->kind == "census");
    answer(model, lane_census());
    const std::vector<Json> questions = questions_of(model);
    REQUIRE(questions.size() == 1);
    CHECK(questions[0]["holding"] == ".1.\n");
    tell_depth(model, 2, questions[0], {".1.\n"});
    REQUIRE(model.play.sample() != nullptr);
    CHECK(model.play.sample()->depth == 1);
}

TEST_CASE("a node of the graph is wanted as a position of a depth is: what comes later takes its place") {
    CountedLane model;
    carry_out(model, command::ChooseNode{"1 .1."});
    const Json node = questions_of(model).at(0);
    carry_out(model, command::SelectDepth{2});
    tell_depth(model, 1, node, {".1.\n"});
    CHECK(model.play.sample() == nullptr);
    tell_depth(model, 1, questions_of(model).at(0), {"..1\n"});
    REQUIRE(model.play.sample() != nullptr);
    CHECK(model.play.sample()->depth == 2);
}

TEST_CASE("a node that its depth has not is given up with a word") {
    CountedLane model;
    carry_out(model, command::ChooseNode{"1 .1."});
    tell_depth(model, 1, questions_of(model).at(0), {"1..\n"});
    CHECK_FALSE(model.explorer.depths().waits());
    REQUIRE(model.outbox.notices.size() == 1);
    CHECK(model.outbox.notices[0].error);
}

TEST_CASE("a graph is asked for in its own metric, and given up there, whatever metric is shown") {
    test::Opened model{kLane};
    choose_metric(model, puzzle::Metric::step);
    carry_out(model, command::DrawGraph{"start"});
    REQUIRE(busy(model));
    const int census = model.jobs.current(JobModule::solver)->ticket;
    choose_metric(model, puzzle::Metric::move);
    receive(model, Told(Json{{"type", "error"}, {"id", census}, {"message", "no"}}));
    CHECK(model.explorer.graph().state(puzzle::Metric::step) == GraphPlan::State::refused);
}

TEST_CASE("what is asked once without being asked for is asked again once the puzzle is opened again") {
    CountedLane model;
    CHECK(model.answers.wants_choices());
    model.answers.count_solutions();
    CHECK_FALSE(model.answers.wants_choices());
    open_puzzle(model, model.play.session().entry_ptr());
    choose_metric(model, puzzle::Metric::step);
    model.counting.take_census();
    answer(model, lane_census());
    CHECK(model.answers.wants_choices());
}
