#include "ui/model/findings.hpp"

#include "tests/unit/ui/answered.hpp"
#include "ui/words/length_text.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("counting all shortest solutions lists them, and each can be put into the player") {
    AppModel model = opened(test::kLane);
    model.solve();
    answer(model, lane_solution());
    (void)model.take_outbox();
    model.count_solutions();
    const Json request = Json::parse(model.outbox().messages.at(0))["request"];
    CHECK(request["all"] == true);
    Json report = lane_solution();
    const Json moves = report["moves"];
    report["shortest_solutions"] = "1234567890123456789012";
    report["solutions"] = {{{"moves", moves}}, {{"moves", moves}}, {{"moves", moves}}};
    answer(model, report);
    CHECK(solutions_text(model.answer()->report) == "1,234,567,890,123,456,789,012 shortest solutions (step metric)");
    model.next_solution(-1);
    CHECK(model.answer()->number == 2);
    CHECK(model.showing() == Showing::solution);
    model.next_solution(1);
    CHECK(model.answer()->number == 0);
}

TEST_CASE("a cancelled count leaves the answer that was there") {
    AppModel model = opened(test::kLane);
    model.solve();
    answer(model, lane_solution());
    model.count_solutions();
    model.cancel_job(model.jobs().current(ui::JobModule::solver)->ticket);
    Json report = lane_solution();
    report["status"] = "cancelled";
    answer(model, report);
    CHECK(model.answer()->report.status == Status::solved);
}

TEST_CASE("the lab's findings are asked for one by one, in the metric chosen") {
    AppModel model = opened(test::kLane);
    model.ask(Finding::hardest_start);
    const Json start = Json::parse(model.outbox().messages.at(0));
    CHECK(start["module"] == "lab");
    CHECK(start["request"]["hardest_start"] == true);
    CHECK(model.findings().asked(model.jobs(), Finding::hardest_start, puzzle::Metric::step));
    CHECK_FALSE(model.findings().asked(model.jobs(), Finding::hardest_start, puzzle::Metric::move));
    CHECK_FALSE(model.findings().asked(model.jobs(), Finding::diameter, puzzle::Metric::step));
    Json report = lane_census();
    report["hardest_start"] = {{"distance", 2}, {"starts", 1}, {"positions", {"1..\n"}}};
    answer_lab(model, report);
    CHECK(model.findings().of(puzzle::Metric::step).of<outcome::HardestStart>()->distance == 2);
    CHECK_FALSE(model.findings().of(puzzle::Metric::move).of<outcome::HardestStart>().has_value());
    model.play({{0}, {puzzle::Direction::right}}, false);
    model.open_hardest();
    CHECK(model.board() == model.entry().start);
    model.undo();
    CHECK(model.board() != model.entry().start);
}

TEST_CASE("findings wait for each other, and each answer goes to its own question") {
    AppModel model = opened(test::kLane);
    model.ask(Finding::diameter);
    model.ask(Finding::components);
    CHECK(model.jobs().jobs().size() == 2);
    model.findings().stop(Finding::components, model.metric(), model.jobs(), model.outbox());
    CHECK_FALSE(model.jobs().jobs()[0].cancelling);
    CHECK(model.jobs().jobs()[1].cancelling);
    model.set_metric(puzzle::Metric::move);
    Json report = lane_census();
    report["diameter"] = {{"length", 2}};
    answer_lab(model, report);
    CHECK(model.findings().of(puzzle::Metric::step).of<outcome::Diameter>()->length == 2);
    CHECK_FALSE(model.findings().of(puzzle::Metric::move).of<outcome::Diameter>().has_value());
}

TEST_CASE("difficulty is shown while it becomes more precise, and stays when it is stopped") {
    AppModel model = opened(test::kLane);
    model.ask(Finding::difficulty);
    Json report{{"status", "running"},    {"metric", "step"}, {"vertices", 3}, {"mean_path", 2}, {"bb", 0},
                {"standard_error", 0.25}, {"samples", 9}};
    const auto progress = [&] { return Json{{"type", "progress"}, {"id", 1}, {"report", report.dump()}}.dump(); };
    model.receive(test::Told(progress()));
    CHECK(model.findings().of(puzzle::Metric::step).difficulty->samples == 9);
    model.findings().stop(Finding::difficulty, model.metric(), model.jobs(), model.outbox());
    report["status"] = "cancelled";
    report["samples"] = 12;
    answer_lab(model, report);
    CHECK(model.findings().of(puzzle::Metric::step).difficulty->samples == 12);
    CHECK(model.failure().empty());
}

TEST_CASE("depths are copied as comma-separated values with their metric") {
    AppModel model = opened(test::kLane);
    model.take_census();
    answer(model, lane_census());
    model.copy_depths();
    CHECK(model.outbox().copies.back() == "depth (steps),positions\n0,1\n1,1\n2,1\n");
}

TEST_CASE("where groups move, a piece pushes those in its way") {
    AppModel model = opened(test::kKlotski);
    const puzzle::PieceId bar = test::piece(model.puzzle(), "5");
    model.slide(bar, puzzle::Direction::down);
    CHECK(model.session().at_start());
    model.set_metric(puzzle::Metric::super_step);
    model.slide(bar, puzzle::Direction::down);
    CHECK_FALSE(model.session().at_start());
    CHECK(model.session().counts().in(puzzle::Metric::super_step) == 1);
    CHECK_FALSE(model.session().counts().in(puzzle::Metric::step).has_value());
    model.undo();
    CHECK(model.session().at_start());
}
