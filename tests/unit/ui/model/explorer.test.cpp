// What Explore wants of workers, whatever becomes of these: each thing wanted is asked for, comes or is given up.
#include "tests/unit/ui/carried_out.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

namespace {

void lose_worker(AppModel& model, int census) { model.receive(Told(Json{{"type", "gone"}, {"id", census}})); }

std::vector<Json> questions_of(AppModel& model) {
    std::vector<Json> questions;
    for (const std::string& text : model.take_outbox().messages) {
        const Json message = Json::parse(text);
        if (message["type"] == "ask") questions.push_back(message["question"]);
    }
    return questions;
}

void tell_depth(AppModel& model, int census, const Json& question, const std::vector<std::string>& positions) {
    const Json level{{"depth", question["depth"]}, {"total", 1}, {"from", 0}, {"positions", positions}};
    model.receive(Told(Json{{"type", "answer"}, {"id", census}, {"question", question}, {"report", level}}));
}

/// The lane, all of whose positions are counted.
AppModel counted_lane() {
    AppModel model = opened(kLane);
    model.take_census();
    answer(model, lane_census());
    (void)model.take_outbox();
    return model;
}

}  // namespace

TEST_CASE("a node of the graph is shown although the census was lost since it was drawn") {
    AppModel model = counted_lane();
    lose_worker(model, 1);
    carry_out(model, command::ChooseNode{"1 .1."});
    REQUIRE(busy(model));
    CHECK(model.jobs().current(JobModule::solver)->kind == "census");
    answer(model, lane_census());
    const std::vector<Json> questions = questions_of(model);
    REQUIRE(questions.size() == 1);
    CHECK(questions[0]["holding"] == ".1.\n");
    tell_depth(model, 2, questions[0], {".1.\n"});
    REQUIRE(model.sample() != nullptr);
    CHECK(model.sample()->depth == 1);
}

TEST_CASE("a node of the graph is wanted as a position of a depth is: what comes later takes its place") {
    AppModel model = counted_lane();
    carry_out(model, command::ChooseNode{"1 .1."});
    const Json node = questions_of(model).at(0);
    carry_out(model, command::SelectDepth{2});
    tell_depth(model, 1, node, {".1.\n"});
    CHECK(model.sample() == nullptr);
    tell_depth(model, 1, questions_of(model).at(0), {"..1\n"});
    REQUIRE(model.sample() != nullptr);
    CHECK(model.sample()->depth == 2);
}

TEST_CASE("a node that its depth has not is given up with a word") {
    AppModel model = counted_lane();
    carry_out(model, command::ChooseNode{"1 .1."});
    tell_depth(model, 1, questions_of(model).at(0), {"1..\n"});
    CHECK_FALSE(model.explorer().depths().waits());
    REQUIRE(model.outbox().notices.size() == 1);
    CHECK(model.outbox().notices[0].error);
}

TEST_CASE("a graph is asked for in its own metric, and given up there, whatever metric is shown") {
    AppModel model = opened(kLane);
    model.set_metric(puzzle::Metric::step);
    carry_out(model, command::DrawGraph{"start"});
    REQUIRE(busy(model));
    const int census = model.jobs().current(JobModule::solver)->ticket;
    model.set_metric(puzzle::Metric::move);
    model.receive(Told(Json{{"type", "error"}, {"id", census}, {"message", "no"}}));
    CHECK(model.explorer().graph().state(puzzle::Metric::step) == GraphPlan::State::refused);
}

TEST_CASE("what is asked once without being asked for is asked again once the puzzle is opened again") {
    AppModel model = counted_lane();
    CHECK(model.wants_choices());
    model.count_solutions();
    CHECK_FALSE(model.wants_choices());
    model.open(model.session().entry_ptr());
    model.set_metric(puzzle::Metric::step);
    model.take_census();
    answer(model, lane_census());
    CHECK(model.wants_choices());
}
