// Links to a step of a solution, and the answers that come beside one that was asked for.
#include "tests/unit/ui/answered.hpp"
#include "ui/model/opening.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::Json;

namespace {

/// The same line in another metric.
Json lane_solution(const char* metric, int length, std::vector<Json> moves) {
    Json report = test::lane_solution();
    report.update({{"metric", metric}, {"length", length}, {"moves", std::move(moves)}});
    return report;
}

/// Found at once.
Json quick_solution() {
    Json report = test::lane_solution();
    report["seconds"] = 0.001;
    return report;
}

int asked(const Model& model) { return static_cast<int>(model.jobs.jobs().size()); }

}  // namespace

TEST_CASE("a link to a step shows it as soon as the solution is there, and leaves the user's own play alone") {
    Model model;
    REQUIRE(open_text(model, test::kLane, "", "", "a link", "0R", 2));
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.session().step() == 1);
    test::answer(model, test::lane_solution());
    REQUIRE(model.play.showing() == Showing::solution);
    CHECK(model.player.step() == 2);
    CHECK(model.play.session().step() == 1);
}

TEST_CASE("whoever moves before the solution is there sees his move, not the step") {
    Model model;
    REQUIRE(open_text(model, test::kLane, "", "", "a link", "", 2));
    model.play.slide(0, puzzle::Direction::right);
    test::answer(model, test::lane_solution());
    CHECK(model.play.showing() == Showing::play);
    CHECK(model.play.session().step() == 1);
}

TEST_CASE("a step of a solution from elsewhere begins at the link's position") {
    Model model;
    REQUIRE(open_text(model, test::kLane, ".1.", "", "a link", "", 1));
    CHECK(Json::parse(model.outbox.messages.back())["request"]["position"] == ".1.\n");
    test::answer(model, lane_solution("step", 1, {test::step(2, "R")}));
    REQUIRE(model.play.showing() == Showing::solution);
    CHECK(model.play.solved());
}

TEST_CASE("an answer that cost little brings those of the like metrics, without a word and once") {
    test::Opened model{test::kLane};
    model.answers.solve();
    test::answer(model, quick_solution());
    CHECK(asked(model) == 2);
    const Json request = Json::parse(model.outbox.messages.back())["request"];
    CHECK(request["memory"] == 32'000'000);
    (void)model.outbox.take();
    test::answer(model, lane_solution("slide", 1, {test::step(1, "RR")}));
    test::answer(model, lane_solution("move", 1, {test::step(1, "RR")}));
    CHECK(asked(model) == 0);
    CHECK(model.outbox.announcements.empty());
    REQUIRE(model.open.answer(puzzle::Metric::slide));
    CHECK(model.open.answer(puzzle::Metric::slide)->solution->length() == 1);
    CHECK(model.player.solution()->length() == 2);
    choose_metric(model, puzzle::Metric::move);
    CHECK(model.player.solution()->length() == 1);
}

TEST_CASE("an answer that took long brings no others") {
    test::Opened model{test::kLane};
    model.answers.solve();
    test::answer(model, test::lane_solution());
    CHECK(asked(model) == 0);
}

TEST_CASE("a search beside that is refused for its memory says nothing") {
    test::Opened model{test::kLane};
    model.answers.solve();
    test::answer(model, quick_solution());
    (void)model.outbox.take();
    test::answer(model, {{"status", "limit"}, {"metric", "slide"}, {"reason", "too large"}});
    CHECK(model.open.failure().empty());
    CHECK_FALSE(model.open.answer(puzzle::Metric::slide));
    CHECK(model.outbox.announcements.empty());
}
