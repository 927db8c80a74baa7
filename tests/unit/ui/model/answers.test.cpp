// What is asked of the puzzle that is open, and what becomes of the answers.
#include "ui/model/answers.hpp"

#include "tests/unit/ui/answered.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("an answer is read, kept for its metric, and loaded into the player") {
    test::Opened model{test::kLane};
    CHECK_FALSE(model.play.to_go().has_value());
    model.answers.solve();
    answer(model, lane_solution());
    REQUIRE(model.open.answer().has_value());
    CHECK(model.open.answer()->report.length == 2);
    CHECK(model.play.to_go() == 2);
    CHECK(model.play.showing() == Showing::play);
    REQUIRE(model.player.solution() != nullptr);
    choose_metric(model, puzzle::Metric::move);
    CHECK_FALSE(model.open.answer().has_value());
    CHECK(model.player.solution() == nullptr);
    choose_metric(model, puzzle::Metric::step);
    CHECK(model.open.answer().has_value());
}

TEST_CASE("a solution whose moves are not legal here is not shown") {
    test::Opened model{test::kLane};
    model.answers.solve();
    Json report = lane_solution();
    report["moves"][1] = step(3, "R");
    answer(model, report);
    CHECK_FALSE(model.open.answer().has_value());
    CHECK_FALSE(model.open.failure().empty());
}

TEST_CASE("a puzzle without a goal is not sent to be solved") {
    test::Opened model{"board:\n1.\n"};
    model.answers.solve();
    CHECK_FALSE(busy(model));
    CHECK_FALSE(model.open.failure().empty());
}

namespace {

/// A way along the lane with so many steps to and fro before it.
Json lane_way(int detours) {
    Json moves = Json::array();
    for (int i = 0; i < detours; ++i) {
        moves.push_back(step(1, "R"));
        moves.push_back(step(2, "L"));
    }
    moves.push_back(step(1, "R"));
    moves.push_back(step(2, "R"));
    const std::size_t length = moves.size();
    return {{"status", "running"}, {"metric", "step"}, {"length", length}, {"at_most", length}, {"moves", moves}};
}

void progress(Model& model, JobModule module, double seconds, int depth, const Json& report = nullptr) {
    Json message{{"type", "progress"}, {"id", model.jobs.current(module)->ticket}, {"phase", "searching"}};
    message["seconds"] = seconds;
    message["depth"] = depth;
    if (!report.is_null()) message["report"] = report.dump();
    receive(model, test::Told(message));
}

}  // namespace

TEST_CASE("while an answer takes long some solution is looked for, shown with what is proved, and followed by hints") {
    test::Opened model{test::kLane};
    model.answers.solve();
    progress(model, JobModule::solver, 0.9, 0);
    CHECK(model.jobs.current(JobModule::lab) == nullptr);
    progress(model, JobModule::solver, 1.1, 0);
    REQUIRE(model.jobs.current(JobModule::lab) != nullptr);
    CHECK(model.jobs.current(JobModule::lab)->kind == "any");
    progress(model, JobModule::lab, 0.2, 0, lane_way(2));
    REQUIRE(model.open.way() != nullptr);
    CHECK(model.open.way()->length == std::uint64_t{6});
    CHECK(model.answers.at_least() == 1);
    REQUIRE(model.player.solution() != nullptr);
    CHECK(model.player.solution()->length() == 6);
    CHECK_FALSE(model.open.answer().has_value());
    CHECK_FALSE(model.play.to_go().has_value());  // of a shortest one
    model.hints.take();
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK_FALSE(model.play.shown_hint()->proved);
    progress(model, JobModule::lab, 0.4, 0, lane_way(1));
    CHECK(model.player.solution()->length() == 4);
    progress(model, JobModule::lab, 0.6, 0, lane_way(2));
    CHECK(model.player.solution()->length() == 4);
    progress(model, JobModule::solver, 2, 1);
    CHECK(model.answers.at_least() == 2);
    answer(model, lane_solution());
    CHECK(model.open.way() == nullptr);
    CHECK(model.play.to_go() == 2);
    CHECK(model.player.solution()->length() == 2);
    CHECK(model.jobs.current(JobModule::lab)->cancelling);
}

TEST_CASE("some solution stays when the search for a shortest one meets its limit, and goes when the user stops it") {
    for (const char* const end : {"limit", "cancelled"}) {
        test::Opened model{test::kLane};
        model.answers.solve();
        progress(model, JobModule::solver, 1.1, 0);
        progress(model, JobModule::lab, 0.2, 0, lane_way(1));
        answer(model, {{"status", end}, {"metric", "step"}, {"at_least", 2}, {"expanded", 3}});
        REQUIRE(model.open.way() != nullptr);
        CHECK(model.answers.at_least() == 2);
        CHECK(model.jobs.current(JobModule::lab)->cancelling == (end == std::string("cancelled")));
    }
}

TEST_CASE("what a search for any solution has proved is an answer") {
    test::Opened model{test::kLane};
    model.answers.solve();
    progress(model, JobModule::solver, 1.1, 0);
    Json proved = lane_way(0);
    proved["status"] = "solved";
    answer_lab(model, proved);
    REQUIRE(model.open.answer().has_value());
    CHECK(model.open.answer()->report.length == 2);
    CHECK(model.play.to_go() == 2);
    CHECK(model.jobs.current(JobModule::solver)->cancelling);
}

TEST_CASE("a hint does not wait for a shortest solution that takes long") {
    test::Opened model{test::kLane};
    model.hints.take();
    progress(model, JobModule::solver, 1.1, 0);
    progress(model, JobModule::lab, 0.2, 0, lane_way(1));
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK_FALSE(model.play.shown_hint()->proved);
    CHECK(model.play.shown_hint()->to_go == 2);  // past the detour, which comes back to where it began
    CHECK(model.jobs.current(JobModule::solver)->cancelling);
}

TEST_CASE("a solution that is copied says whether it is proved shortest") {
    Opened model{kLane};
    model.answers.solve();
    progress(model, JobModule::solver, 1.1, 0);
    progress(model, JobModule::lab, 0.2, 0, lane_way(1));
    model.viewer.copy_solution();
    answer(model, lane_solution());
    model.viewer.copy_solution();
    const std::vector<std::string>& copies = model.outbox.copies;
    REQUIRE(copies.size() == 2);
    CHECK(copies[0].find("proved shortest") == std::string::npos);
    CHECK(copies[1].find("proved shortest") != std::string::npos);
}
