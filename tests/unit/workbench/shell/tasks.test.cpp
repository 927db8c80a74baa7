// Every task of the page, in every shape of the window.
#include "ui/panels/shell/tasks.hpp"

#include <string>
#include <utility>
#include <vector>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"

using namespace shunt;
using shunt::test::Desk;

TEST_CASE("in every task ids are unique and everything has a name") {
    Desk desk;
    for (const auto& [width, height] :
         {std::pair{1280.0f, 800.0f}, {900.0f, 700.0f}, {390.0f, 844.0f}, {320.0f, 480.0f}}) {
        desk.resize(width, height);
        for (std::size_t task = 0; task < ui::tasks().size(); ++task) {
            desk.bench.perform(ui::command::ChooseTask{task});
            for (bool ui::ViewState::*fold :
                 {&ui::ViewState::findings_open, &ui::ViewState::programs_open, &ui::ViewState::table_open,
                  &ui::ViewState::text_open, &ui::ViewState::sections_open}) {
                desk.bench.perform(ui::command::TurnFold{fold});
                desk.settle(5);
                INFO(width << " " << ui::tasks()[task].id);
                CHECK(test::mirror_fault(desk.bench.mirror()).empty());
            }
        }
    }
}

TEST_CASE("the buttons beside a number say what they change, and by how much") {
    Desk desk;
    desk.resize(1440, 900);
    for (const auto& [task, numbers] : {std::pair{"find", std::vector<std::string>{"find.rows", "find.columns"}},
                                        {"tilings", {"tilings.rows", "tilings.columns", "tilings.voids"}}}) {
        desk.bench.show_task(task, "");
        desk.settle();
        for (const std::string& id : numbers) {
            INFO(id);
            const std::string label = desk.widget(id).label;
            const std::string counted = label.substr(0, label.find(':'));
            CHECK(desk.widget(id + ".less").label == counted + ": one less");
            CHECK(desk.widget(id + ".more").label == counted + ": one more");
        }
    }
}

TEST_CASE("what small texts explain is told to those who do not see them") {
    Desk desk;
    desk.resize(1440, 900);
    desk.bench.show_task("tilings", "");
    desk.settle();
    CHECK(desk.says("tilings.voids.meaning", "left empty"));
    desk.bench.show_task("build", "");
    desk.settle();
    CHECK(desk.says("build.shapes.hint", "Drag one onto the board"));
    desk.bench.perform(ui::command::ChooseShape{std::optional<std::size_t>(0)});
    desk.settle();
    CHECK(desk.says("build.shapes.hint", "R turns it, M mirrors it, Esc puts it away"));
    CHECK(desk.says("drafts.none", "kept here"));
}

TEST_CASE("a puzzle that is opened is shown, whatever was shown before") {
    Desk desk;
    for (std::size_t task = 0; task < ui::tasks().size(); ++task) {
        desk.bench.perform(ui::command::ChooseTask{task});
        desk.frame();
        desk.open("name: Opened\nboard:\n1..\n");
        CHECK(desk.bench.view().task == ui::kPlayTask);
        CHECK(desk.widget("title").label == "Opened");
    }
}

TEST_CASE("the brand leads to the first puzzle from every task, and takes no move of it away") {
    Desk desk;
    const std::string first = desk.model().open.entry().id;
    for (const float width : {320.0f, 390.0f, 768.0f, 1440.0f}) {
        desk.resize(width, 900);
        for (std::size_t task = 0; task < ui::tasks().size(); ++task) {
            desk.open("name: Opened\nboard:\n1..\n");
            desk.bench.perform(ui::command::ChooseTask{task});
            desk.settle();
            INFO(width << " " << ui::tasks()[task].id);
            REQUIRE(desk.widget("brand").role == "link");
            desk.click("brand");
            desk.settle();
            CHECK(desk.bench.view().task == ui::kPlayTask);
            CHECK(desk.model().open.entry().id == first);
        }
    }
    for (std::size_t piece = 0; piece < desk.model().open.puzzle().pieces().size(); ++piece) {
        if (!desk.model().play.session().at_start()) break;
        for (const char* way : {"left", "up"}) desk.slide("piece:" + std::to_string(piece), way);
        desk.settle();
    }
    REQUIRE_FALSE(desk.model().play.session().at_start());
    desk.press("brand");
    CHECK_FALSE(desk.model().play.session().at_start());
}

TEST_CASE("a page where nothing happens draws no frame and says nothing") {
    Desk desk;
    desk.settle();
    const int changes = desk.machine().changes;
    CHECK_FALSE(desk.frame());
    CHECK(desk.machine().changes == changes);
}

TEST_CASE("before its first search Find says what will stand there") {
    Desk desk;
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}}) {
        desk.resize(width, height);
        desk.bench.show_task("find", "");
        desk.settle();
        INFO(width);
        CHECK(desk.has("find.invitation"));
    }
    desk.press("find.start");
    CHECK(desk.model().finder.job() != nullptr);
    CHECK_FALSE(desk.has("find.invitation"));
}

TEST_CASE("one press on a grid searches all of it, whatever was set before") {
    Desk desk;
    desk.bench.show_task("find", "");
    desk.settle();
    desk.press("find.way:evolve");
    desk.settle();
    CHECK(desk.widget("find.on:3x4").label == "Search 3 × 4, 451,551 boards, some seconds");
    desk.press("find.on:3x4");
    const auto& finder = desk.model().finder;
    REQUIRE(finder.job() != nullptr);
    CHECK(finder.job()->terms.title == "Searching 3 × 4");
    CHECK(finder.setup().way == ui::FindWay::every_board);
}

TEST_CASE("every task has one heading: the puzzle that it is about, or its own name") {
    Desk desk;
    for (const auto& [width, height] : {std::pair{1280.0f, 800.0f}, {390.0f, 844.0f}, {844.0f, 390.0f}}) {
        desk.resize(width, height);
        for (const ui::Task& task : ui::tasks()) {
            desk.bench.show_task(task.id, "");
            desk.settle();
            INFO(width << " " << task.id);
            CHECK(desk.widget("title").role == "heading");
            if (task.place) CHECK(desk.widget("title").label == say(task.label));
        }
    }
}
