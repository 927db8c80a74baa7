#include "ui/model/findings.hpp"

#include "tests/unit/ui/answered.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"
#include "ui/words/length_text.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("counting all shortest solutions lists them, and each can be put into the player") {
    test::Opened model{test::kLane};
    model.answers.solve();
    answer(model, lane_solution());
    (void)model.outbox.take();
    model.answers.count_solutions();
    const Json request = Json::parse(model.outbox.messages.at(0))["request"];
    CHECK(request["all"] == true);
    Json report = lane_solution();
    const Json moves = report["moves"];
    report["shortest_solutions"] = "1234567890123456789012";
    report["solutions"] = {{{"moves", moves}}, {{"moves", moves}}, {{"moves", moves}}};
    answer(model, report);
    CHECK(solutions_text(model.open.answer()->report) ==
          "1,234,567,890,123,456,789,012 shortest solutions (step metric)");
    model.viewer.next_solution(-1);
    CHECK(model.open.answer()->number == 2);
    CHECK(model.play.showing() == Showing::solution);
    model.viewer.next_solution(1);
    CHECK(model.open.answer()->number == 0);
}

TEST_CASE("a cancelled count leaves the answer that was there") {
    test::Opened model{test::kLane};
    model.answers.solve();
    answer(model, lane_solution());
    model.answers.count_solutions();
    cancel_job(model, model.jobs.current(ui::JobModule::solver)->ticket);
    Json report = lane_solution();
    report["status"] = "cancelled";
    answer(model, report);
    CHECK(model.open.answer()->report.status == Status::solved);
}

TEST_CASE("the lab's findings are asked for one by one, in the metric chosen") {
    test::Opened model{test::kLane};
    model.research.ask(Finding::hardest_start);
    const Json start = Json::parse(model.outbox.messages.at(0));
    CHECK(start["module"] == "lab");
    CHECK(start["request"]["hardest_start"] == true);
    CHECK(model.findings.asked(Finding::hardest_start, puzzle::Metric::step));
    CHECK_FALSE(model.findings.asked(Finding::hardest_start, puzzle::Metric::move));
    CHECK_FALSE(model.findings.asked(Finding::diameter, puzzle::Metric::step));
    Json report = lane_census();
    report["hardest_start"] = {{"distance", 2}, {"starts", 1}, {"positions", {"1..\n"}}};
    answer_lab(model, report);
    CHECK(model.findings.of(puzzle::Metric::step).of<outcome::HardestStart>()->distance == 2);
    CHECK_FALSE(model.findings.of(puzzle::Metric::move).of<outcome::HardestStart>().has_value());
    model.play.play({{0}, {puzzle::Direction::right}}, false);
    model.research.open_hardest();
    CHECK(model.play.board() == model.open.entry().start);
    model.play.undo();
    CHECK(model.play.board() != model.open.entry().start);
}

TEST_CASE("hardest starts are gone through one by one, in another puzzle from the first on") {
    test::Opened model{test::kLane};
    const auto find = [&] {
        model.research.ask(Finding::diameter);  // whoever asks for the starts begins with the first anyway
        Json report = lane_census();
        report["hardest_start"] = {{"distance", 2}, {"starts", 2}, {"positions", {"1..\n", "..1\n"}}};
        answer_lab(model, report);
        REQUIRE(model.findings.of(puzzle::Metric::step).of<outcome::HardestStart>().has_value());
    };
    find();
    const puzzle::Position first = model.open.entry().start;
    model.research.open_hardest();
    CHECK(model.play.board() == first);
    model.research.open_hardest();
    CHECK(model.play.board() != first);
    model.research.open_hardest();
    CHECK(model.play.board() == first);
    REQUIRE(open_text(model, "# another\n" + test::kLane, "", "", ""));
    find();
    model.research.open_hardest();
    CHECK(model.play.board() == first);
}

TEST_CASE("findings wait for each other, and each answer goes to its own question") {
    test::Opened model{test::kLane};
    model.research.ask(Finding::diameter);
    model.research.ask(Finding::components);
    CHECK(model.jobs.jobs().size() == 2);
    model.findings.stop(Finding::components, model.open.metric());
    CHECK_FALSE(model.jobs.jobs()[0].cancelling);
    CHECK(model.jobs.jobs()[1].cancelling);
    choose_metric(model, puzzle::Metric::move);
    Json report = lane_census();
    report["diameter"] = {{"length", 2}};
    answer_lab(model, report);
    CHECK(model.findings.of(puzzle::Metric::step).of<outcome::Diameter>()->length == 2);
    CHECK_FALSE(model.findings.of(puzzle::Metric::move).of<outcome::Diameter>().has_value());
}

TEST_CASE("difficulty is shown while it becomes more precise, and stays when it is stopped") {
    test::Opened model{test::kLane};
    model.research.ask(Finding::difficulty);
    Json report{{"status", "running"},    {"metric", "step"}, {"vertices", 3}, {"mean_path", 2}, {"bb", 0},
                {"standard_error", 0.25}, {"samples", 9}};
    const auto progress = [&] { return Json{{"type", "progress"}, {"id", 1}, {"report", report.dump()}}.dump(); };
    receive(model, test::Told(progress()));
    CHECK(model.findings.of(puzzle::Metric::step).difficulty->samples == 9);
    model.findings.stop(Finding::difficulty, model.open.metric());
    report["status"] = "cancelled";
    report["samples"] = 12;
    answer_lab(model, report);
    CHECK(model.findings.of(puzzle::Metric::step).difficulty->samples == 12);
    CHECK(model.open.failure().empty());
}

TEST_CASE("depths are copied as comma-separated values with their metric") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    answer(model, lane_census());
    model.explorer.copy_depths();
    CHECK(model.outbox.copies.back() == "depth (steps),positions\n0,1\n1,1\n2,1\n");
}

TEST_CASE("where groups move, a piece pushes those in its way") {
    test::Opened model{test::kKlotski};
    const puzzle::PieceId bar = test::piece(model.open.puzzle(), "5");
    model.play.slide(bar, puzzle::Direction::down);
    CHECK(model.play.session().at_start());
    choose_metric(model, puzzle::Metric::super_step);
    model.play.slide(bar, puzzle::Direction::down);
    CHECK_FALSE(model.play.session().at_start());
    CHECK(model.play.session().counts().in(puzzle::Metric::super_step) == 1);
    CHECK_FALSE(model.play.session().counts().in(puzzle::Metric::step).has_value());
    model.play.undo();
    CHECK(model.play.session().at_start());
}
