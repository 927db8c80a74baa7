#include "ui/model/model.hpp"

#include "tests/unit/ui/carried_out.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/worker_messages.hpp"
#include "ui/words/census_text.hpp"

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

TEST_CASE("the first hint asks the solver, the next ones follow its line") {
    test::Opened model{test::kLane};
    model.hints.take();
    REQUIRE(busy(model));
    answer(model, lane_solution());
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK(model.play.shown_hint()->to_go == 2);
    CHECK_FALSE(model.open.answer().has_value());
    model.hints.take();
    CHECK(model.play.session().counts().in(puzzle::Metric::step) == 1);
    CHECK(model.play.to_go() == 1);
    model.hints.take();
    CHECK_FALSE(busy(model));
    REQUIRE(model.play.shown_hint() != nullptr);
    model.hints.take();
    CHECK(model.play.solved());
    model.hints.take();
    CHECK(model.play.shown_hint() == nullptr);
}

TEST_CASE("a hint holds for pieces of one kind that have changed places") {
    // Both 1 and 2 are unit pieces of one kind; after a walk around, 2 stands where 1 began.
    test::Opened model{"metric: step\nboard:\n12.\n...\n..3\ngoal:\n...\n...\n3..\n"};
    for (const auto& [name, path] : {std::pair{"2", "DR"}, {"1", "R"}, {"2", "LLU"}}) {
        model.play.play(test::move(model.open.puzzle(), name, path), false);
    }
    REQUIRE(canonical(model.open.puzzle(), model.play.board()) ==
            canonical(model.open.puzzle(), model.open.entry().start));
    REQUIRE(model.play.board() != model.open.entry().start);
    CHECK(model.play.session().at_start());
    // The line known from the start moves piece 1 first, where 2 stands now.
    const auto moved = [](const char* name, int row, int column, const char* path) {
        return Json{{"pieces", {name}}, {"at", {{row, column}}}, {"path", path}};
    };
    model.answers.solve();
    answer(model, {{"status", "solved"},
                   {"metric", "step"},
                   {"length", 3},
                   {"moves", {moved("1", 1, 1, "D"), moved("3", 3, 3, "L"), moved("3", 3, 2, "L")}}});
    model.hints.take();
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK(moves::describe(model.open.puzzle(), model.play.shown_hint()->move) == "2 D");
    for (int press = 0; press < 5; ++press) model.hints.take();
    CHECK(model.play.solved());
}

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

TEST_CASE("a limit is told with its reason, and a partial census stays") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    Json report = lane_census();
    report["status"] = "limit";
    report["reason"] = "more than 1 KB needed";
    answer(model, report);
    CHECK(model.open.failure() == "More than 1 KB needed.");
    CHECK(model.explorer.census().report->status == Status::limit);
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
