#include "ui/model/npuzzle.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/npuzzle/board_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;
using npuzzle::Direction;

namespace {

/// The N-puzzle with what it talks to.
struct NPuzzleBench {
    Outbox outbox;
    JobList jobs{outbox};
    NPuzzle tiles{jobs, outbox};

    explicit NPuzzleBench(const std::string& board) { tiles.type(board); }
    [[nodiscard]] std::string board() const { return npuzzle::print_board(tiles.board()); }
    [[nodiscard]] Json request() const { return Json::parse(outbox.messages.back())["request"]; }

    void receive(const char* type, const Json& fields) {
        Json message = {{"type", type}, {"id", jobs.current(JobModule::lab)->ticket}};
        message.update(fields);
        tiles.receive(jobs.receive(test::Told(message)));
    }
    void done(const Json& report) { receive("done", {{"report", report.dump()}, {"seconds", 0.1}}); }
    /// Solves, with an answer of so many letters.
    void solve(const std::string& letters) {
        tiles.solve();
        done({{"status", "solved"},
              {"length", letters.size()},
              {"best", letters.size()},
              {"letters", letters},
              {"lower_bound", letters.size()},
              {"with", "ida"},
              {"nodes", 7},
              {"solvable", true},
              {"reason", ""}});
    }
};

}  // namespace

TEST_CASE("tiles beside the blank slide, others do not; undo and redo lead back and forth") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    CHECK(desk.tiles.way_of(1) == Direction::down);
    CHECK(desk.tiles.way_of(5) == Direction::left);
    CHECK_FALSE(desk.tiles.way_of(0).has_value());
    desk.tiles.slide(Direction::left);
    CHECK(desk.board() == "1 2 3/4 5 0/7 8 6");
    desk.tiles.slide(Direction::left);  // no tile is right of the blank
    CHECK(desk.board() == "1 2 3/4 5 0/7 8 6");
    desk.tiles.slide(Direction::up);
    CHECK(desk.tiles.solved());
    CHECK(desk.outbox.announcements.back() == "Solved.");
    desk.tiles.undo();
    desk.tiles.undo();
    CHECK(desk.board() == "1 2 3/4 0 5/7 8 6");
    desk.tiles.redo();
    CHECK(desk.board() == "1 2 3/4 5 0/7 8 6");
    desk.tiles.slide(Direction::right);
    CHECK_FALSE(desk.tiles.can_redo());
}

TEST_CASE("a typed board is taken when it is one, and explained when it is none") {
    NPuzzleBench desk("1 2 3/4 5 6/7 8 0");
    desk.tiles.type("1 2 3/4 5 5/7 8 0");
    CHECK(desk.tiles.text_fault().find("tile 5 stands twice") != std::string::npos);
    CHECK(desk.tiles.text_fault().find("tile 6 is missing") != std::string::npos);
    CHECK(desk.tiles.text() == "1 2 3/4 5 5/7 8 0");
    CHECK(desk.board() == "1 2 3/4 5 6/7 8 0");
    CHECK_FALSE(desk.tiles.obstacle().empty());
    desk.tiles.type("1,2,3,4/5,6,0,7");
    CHECK(desk.tiles.text_fault().empty());
    CHECK(desk.tiles.size() == npuzzle::Size{2, 4});
    CHECK(desk.board() == "1 2 3 4/5 6 0 7");
    CHECK(desk.tiles.text() == "1,2,3,4/5,6,0,7");
    desk.tiles.slide(Direction::left);
    CHECK(desk.tiles.text() == "1 2 3 4/5 6 7 0");
}

TEST_CASE("the verdict on parity is there at once, and the swap it names makes the board solvable") {
    NPuzzleBench desk("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0");
    CHECK_FALSE(desk.tiles.parity().solvable);
    CHECK_FALSE(desk.tiles.parity().reason.empty());
    desk.tiles.solve();
    CHECK(desk.outbox.messages.empty());
    desk.tiles.swap_tiles();
    CHECK(desk.tiles.parity().solvable);
    CHECK(desk.tiles.solved());
}

TEST_CASE("restart leads back to the board that was shuffled or typed, and is undone") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    CHECK(desk.tiles.begun() == desk.tiles.setup());
    desk.tiles.slide(Direction::left);
    desk.tiles.slide(Direction::up);
    desk.tiles.restart();
    CHECK(desk.board() == "1 2 3/4 0 5/7 8 6");
    desk.tiles.undo();
    CHECK(desk.tiles.solved());
    desk.tiles.shuffle(1);
    const std::string shuffled = desk.board();
    for (const Direction way : {Direction::left, Direction::right})
        if (desk.board() == shuffled) desk.tiles.slide(way);
    CHECK(desk.board() != shuffled);
    desk.tiles.restart();
    CHECK(desk.board() == shuffled);
    desk.tiles.undo();
    desk.tiles.undo();
    desk.tiles.undo();
    CHECK(npuzzle::print_board(desk.tiles.begun().board) == "1 2 3/4 0 5/7 8 6");
}

TEST_CASE("another size is an ordered board, and every shuffle can be solved") {
    NPuzzleBench desk("1 2 3/4 5 6/7 8 0");
    for (int rows = 2; rows <= 5; ++rows) {
        for (int columns = 2; columns <= 5; ++columns) {
            desk.tiles.resize({rows, columns});
            CHECK(desk.tiles.solved());
            for (std::uint32_t seed = 0; seed < 20; ++seed) {
                desk.tiles.shuffle(seed);
                CHECK(desk.tiles.parity().solvable);
            }
        }
    }
    CHECK(desk.outbox.messages.empty());
}

TEST_CASE("an exact depth is a job of the lab, and its board is taken") {
    NPuzzleBench desk("1 2 3/4 5 6/7 8 0");
    desk.tiles.set_exact(true);
    desk.tiles.set_depth(99);
    CHECK(desk.tiles.depth() == 31);
    desk.tiles.set_depth(2);
    desk.tiles.shuffle(7);
    CHECK(desk.request() == Json{{"job", "shuffle"}, {"size", "3x3"}, {"depth", 2}, {"seed", 7}});
    REQUIRE(desk.tiles.job() != nullptr);
    CHECK(desk.tiles.shuffles());
    desk.done({{"status", "complete"}, {"board", "1 2 3/4 0 5/7 8 6"}});
    CHECK(desk.board() == "1 2 3/4 0 5/7 8 6");
    CHECK(desk.tiles.job() == nullptr);
    desk.tiles.shuffle(8);
    desk.done({{"status", "unsolvable"}, {"board", nullptr}, {"reason", "no board is that deep"}});
    CHECK(desk.tiles.failure() == "No board is that deep.");
    CHECK(desk.board() == "1 2 3/4 0 5/7 8 6");
}

TEST_CASE("the answer is shown step by step, and play goes on from any step") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.solve();
    CHECK(desk.request() == Json{{"job", "npuzzle"}, {"board", "1 2 3/4 0 5/7 8 6"}});
    desk.receive("progress", {{"phase", "searching"},
                              {"done", 1},
                              {"seconds", 1},
                              {"report", R"({"status":"running","lower_bound":2,"best":null,"nodes":5})"}});
    REQUIRE(desk.tiles.so_far().has_value());
    CHECK(desk.tiles.so_far()->at_least == 2);
    CHECK(desk.tiles.so_far()->nodes == 5);
    desk.tiles.stop();
    desk.done({{"status", "cancelled"}, {"length", nullptr}, {"lower_bound", 2}, {"best", nullptr}});
    REQUIRE(desk.tiles.answer() != nullptr);
    CHECK_FALSE(desk.tiles.has_solution());
    desk.solve("LU");
    CHECK(desk.tiles.to_go() == 2);
    desk.tiles.forward();
    CHECK(desk.board() == "1 2 3/4 5 0/7 8 6");
    CHECK(desk.tiles.to_go() == 1);
    desk.tiles.forward();
    CHECK(desk.tiles.solved());
    desk.tiles.scrub(1);
    desk.tiles.slide(Direction::down);
    CHECK(desk.board() == "1 2 0/4 5 3/7 8 6");
    CHECK(desk.tiles.answer() == nullptr);
    desk.tiles.undo();
    CHECK(desk.board() == "1 2 3/4 0 5/7 8 6");
    CHECK(desk.tiles.has_solution());
    desk.tiles.copy_letters();
    CHECK(desk.outbox.copies.back() == "LU");
}

TEST_CASE("a solution plays to its end by itself") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.solve("LU");
    desk.tiles.toggle();
    CHECK(desk.tiles.advance(0));
    CHECK(desk.tiles.playback().step() == 1);
    CHECK_FALSE(desk.tiles.advance(0.01));
    CHECK(desk.tiles.playback().playing());
    CHECK(desk.tiles.advance(10));
    CHECK_FALSE(desk.tiles.playback().playing());
    CHECK(desk.tiles.solved());
}

TEST_CASE("letters that do not lead to the goal are refused, whatever the report says") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.solve("LUU");
    CHECK(desk.tiles.answer() == nullptr);
    CHECK(desk.outbox.notices.back().error);
    CHECK_FALSE(desk.tiles.failure().empty());
}

TEST_CASE("any board can be the goal, and is named in requests") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.set_goal(false);
    CHECK(desk.tiles.solved());
    CHECK_FALSE(desk.tiles.goal_is_ordered());
    desk.tiles.slide(Direction::right);
    desk.tiles.set_method(NPuzzleMethod::breadth_first);
    desk.tiles.solve();
    CHECK(desk.request()["goal"] == "1 2 3/4 0 5/7 8 6");
    CHECK(desk.request()["with"] == "bfs");
    desk.tiles.set_goal(true);
    CHECK(desk.tiles.goal_is_ordered());
}

TEST_CASE("breadth-first search is not offered for boards that are too large") {
    NPuzzleBench desk("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15");
    desk.tiles.set_method(NPuzzleMethod::breadth_first);
    CHECK_FALSE(desk.tiles.obstacle().empty());
    desk.tiles.set_method(NPuzzleMethod::deepening);
    CHECK(desk.tiles.obstacle().empty());
}

TEST_CASE("jobs of others are not the N-puzzle's") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.solve();
    desk.jobs.start({JobModule::lab, "Counting"}, Request("boards"));
    desk.done({{"status", "cancelled"}, {"lower_bound", 2}, {"best", nullptr}});
    CHECK(desk.tiles.job() == nullptr);
    const NPuzzleAnswer before = *desk.tiles.answer();
    desk.done({{"status", "complete"}, {"boards", "1"}});
    CHECK(desk.tiles.answer()->report.status == before.report.status);
    CHECK(desk.tiles.failure().empty());
}

TEST_CASE("integer programs are asked for T after T, and their walk is the answer") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    CHECK(desk.tiles.programs().first_step(desk.tiles.setup().board, desk.tiles.setup().goal) == 2);
    ProgramChoice choice;
    choice.formulation = npuzzle::program::Formulation::printed;
    choice.mode = npuzzle::program::Mode::plm;
    choice.to = 12;
    desk.tiles.choose_programs(choice);
    CHECK(desk.tiles.programs().first_step(desk.tiles.setup().board, desk.tiles.setup().goal) == 1);
    desk.tiles.solve_programs();
    CHECK(desk.request() == Json{{"job", "program"},
                                 {"board", "1 2 3/4 0 5/7 8 6"},
                                 {"goal", "1 2 3/4 5 6/7 8 0"},
                                 {"mode", "plm"},
                                 {"formulation", "printed"},
                                 {"steps_to", 12},
                                 {"seconds", 60}});
    const Json first = {{"steps", 1},       {"outcome", "infeasible"}, {"variables", 2100}, {"constraints", 350},
                        {"nonzeros", 1400}, {"nodes", nullptr},        {"seconds", 0.2},    {"note", ""}};
    const Json partly = {{"status", "running"}, {"attempts", {first}}};
    desk.receive("progress", {{"phase", "T = 2"}, {"done", 1}, {"seconds", 1}, {"report", partly.dump()}});
    REQUIRE(desk.tiles.programs().report().has_value());
    CHECK(desk.tiles.programs().report()->attempts.size() == 1);
    CHECK_FALSE(desk.tiles.programs().report()->attempts[0].is_small());
    desk.done({{"status", "solved"},
               {"length", 2},
               {"best", 2},
               {"lower_bound", 2},
               {"letters", "LU"},
               {"passes", 0},
               {"reason", "the first T with a walk"},
               {"attempts", {first, first}},
               {"nodes", 3},
               {"solver_seconds", 0.4}});
    REQUIRE(desk.tiles.has_solution());
    CHECK(desk.tiles.answer()->report.method == "plm");
    CHECK(desk.tiles.programs().report()->attempts.size() == 2);
    desk.tiles.slide(Direction::left);
    CHECK_FALSE(desk.tiles.programs().report().has_value());
}

TEST_CASE("a program becomes a file, and the walk in another solver's file an answer without proof") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.write_program(4);
    CHECK(desk.request()["job"] == "model");
    CHECK(desk.request()["steps"] == 4);
    desk.done({{"status", "complete"},
               {"steps", 4},
               {"variables", 88},
               {"constraints", 247},
               {"nonzeros", 900},
               {"lp", "Minimize"},
               {"reason", ""}});
    REQUIRE(desk.outbox.files.size() == 1);
    CHECK(desk.outbox.files[0].name == "3x3-flow-plne-T4.lp");
    CHECK(desk.outbox.files[0].text == "Minimize");
    CHECK(desk.tiles.programs().file_note().find("fits 2,000 variables and 2,000 constraints") != std::string::npos);
    desk.tiles.read_solution(4, "some file");
    CHECK(desk.request()["solution"] == "some file");
    desk.done({{"status", "complete"}, {"steps", 4}, {"letters", "LRLU"}, {"passes", 0}, {"reason", ""}});
    REQUIRE(desk.tiles.has_solution());
    CHECK_FALSE(desk.tiles.answer()->report.length.has_value());
    CHECK(desk.tiles.answer()->report.best == 4);
}

TEST_CASE("writing a file leaves the programs that are being solved alone") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.solve_programs();
    desk.tiles.write_program(4);
    CHECK(desk.jobs.jobs().size() == 2);
    CHECK_FALSE(desk.tiles.programs().job()->cancelling);
    desk.done({{"status", "solved"}, {"length", 2}, {"best", 2}, {"lower_bound", 2}, {"letters", "LU"}});
    CHECK(desk.tiles.has_solution());
    desk.done({{"status", "complete"}, {"steps", 4}, {"lp", "Minimize"}, {"reason", ""}});
    CHECK(desk.outbox.files.size() == 1);
}

TEST_CASE("a hint is searched for once, shown, made, and the next ones lie on the same way") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.take_hint();
    CHECK(desk.request() == Json{{"job", "npuzzle"}, {"board", "1 2 3/4 0 5/7 8 6"}});
    CHECK_FALSE(desk.tiles.hint().has_value());
    desk.tiles.take_hint();  // while it is searched for
    CHECK(desk.outbox.messages.size() == 1);
    desk.done(
        {{"status", "solved"}, {"length", 2}, {"best", 2}, {"letters", "LU"}, {"lower_bound", 2}, {"with", "ida"}});
    CHECK(desk.tiles.hint() == 5);
    CHECK(desk.outbox.announcements.back() == "Hint: tile 5: left. 2 steps to go.");
    CHECK(desk.tiles.to_go() == 2);
    CHECK(desk.tiles.answer() == nullptr);  // a hint gives no more away
    desk.tiles.take_hint();
    CHECK(desk.board() == "1 2 3/4 5 0/7 8 6");
    CHECK_FALSE(desk.tiles.hint().has_value());
    desk.tiles.take_hint();
    CHECK(desk.tiles.hint() == 6);
    CHECK(desk.outbox.messages.size() == 1);
    desk.tiles.take_hint();
    CHECK(desk.tiles.solved());
    desk.tiles.take_hint();
    CHECK(desk.outbox.messages.size() == 1);
}

TEST_CASE("a hint that comes too late is not shown, and an unproved solution gives none") {
    NPuzzleBench desk("1 2 3/4 0 5/7 8 6");
    desk.tiles.take_hint();
    desk.tiles.slide(Direction::down);
    const Json found{{"status", "solved"}, {"length", 2}, {"best", 2}, {"letters", "LU"}, {"lower_bound", 2}};
    desk.done(found);
    CHECK_FALSE(desk.tiles.hint().has_value());
    desk.tiles.undo();
    CHECK(desk.tiles.to_go() == 2);
    desk.tiles.slide(Direction::right);
    desk.tiles.take_hint();
    desk.done({{"status", "cancelled"}, {"length", nullptr}, {"best", 3}, {"letters", "LLU"}, {"lower_bound", 1}});
    CHECK_FALSE(desk.tiles.hint().has_value());
    CHECK_FALSE(desk.tiles.to_go().has_value());
}
