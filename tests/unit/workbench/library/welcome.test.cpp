// What greets a first visit: where it stands, what takes it away, what it offers.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/told.hpp"
#include "tests/support/windows.hpp"
#include "ui/board/picture_paint.hpp"

using namespace shunt;
using shunt::test::Desk;
namespace command = ui::command;

namespace {

Desk& at_klotski(Desk& desk) {
    desk.bench.perform(command::OpenLibrary{"klotski"});
    desk.settle();
    return desk;
}

void greet(Desk& desk, bool cards, bool finger = false, bool again = false) {
    desk.bench.perform(command::ShowWelcome{cards, finger, again});
    desk.settle();
}

/// Moves a piece of Klotski there and back and so on.
void move_first(Desk& desk, const char* way) {
    desk.slide("piece:6", way);
    desk.settle();
}

/// The names on the board that lie under a box.
std::string hidden_names(Desk& desk, ui::Rect box) {
    const puzzle::Puzzle& puzzle = desk.model().open.puzzle();
    const auto picture = picture::picture_of(puzzle, desk.model().play.board(), ui::piece_colours(puzzle));
    const ui::BoardPlace place = ui::place_board(puzzle.board(), desk.widget("board").rect, true, 1e6f);
    std::string names;
    for (const picture::Body& body : picture.bodies) {
        for (const ui::Vec label : picture.figures[body.figure].label_places) {
            const ui::Vec middle = place.on(body.at + label);
            const float half = std::min(place.cell * 0.28f, 40.0f) * 0.35f;  // of a capital letter
            if (test::overlap({middle.x - half, middle.y - half, 2 * half, 2 * half}, box)) names += body.name + " ";
        }
    }
    return names;
}

}  // namespace

TEST_CASE("who is greeted after a reload stays where he was; who asks for it again comes to Play") {
    Desk desk;
    at_klotski(desk);
    desk.bench.perform(command::ChooseTask{ui::kBuildTask});
    greet(desk, true);
    CHECK(desk.bench.view().task == ui::kBuildTask);
    greet(desk, true, false, true);
    CHECK(desk.bench.view().task == ui::kPlayTask);
    CHECK(desk.has("welcome.task"));
}

TEST_CASE("a first visit sees an arrow, what to do, and three ways on; nobody else does") {
    Desk desk;
    at_klotski(desk);
    for (const char* id : {"welcome.arrow", "welcome.task", "welcome.explore", "welcome.hide"})
        CHECK_FALSE(desk.has(id));
    greet(desk, true);
    for (const char* id : {"welcome.arrow", "welcome.task", "welcome.watch", "welcome.hint", "welcome.explore",
                           "welcome.build", "welcome.pick", "welcome.hide"})
        CHECK(desk.has(id));
    CHECK(desk.widget("welcome.task").label ==
          "Get the red square to the dashed outline. Shunt finds the shortest way from every position, and proves it. "
          "From here it takes 81 moves, as its text states.");
    CHECK(desk.widget("welcome.explore").label ==
          "Explore this puzzle. All its 25,955 positions, by distance from the start.");
}

TEST_CASE("whoever followed a link sees the arrow alone") {
    Desk desk;
    greet(at_klotski(desk), false);
    CHECK(desk.has("welcome.arrow"));
    CHECK_FALSE(desk.has("welcome.task"));
    CHECK_FALSE(desk.has("welcome.hide"));
    move_first(desk, "down");
    CHECK_FALSE(desk.has("welcome.arrow"));
}

TEST_CASE("the arrow and the first card leave with the first move, the ways with the third") {
    Desk desk;
    greet(at_klotski(desk), true);
    move_first(desk, "down");
    CHECK_FALSE(desk.has("welcome.arrow"));
    CHECK_FALSE(desk.has("welcome.task"));
    CHECK(desk.has("welcome.hide"));
    move_first(desk, "right");
    CHECK(desk.has("welcome.hide"));
    move_first(desk, "left");
    CHECK_FALSE(desk.has("welcome.hide"));
    desk.bench.perform(command::Reset{});
    desk.settle();
    CHECK_FALSE(desk.has("welcome.arrow"));
}

TEST_CASE("Hide takes all of it away, and the help brings it back, in the middle of a play too") {
    Desk desk;
    greet(at_klotski(desk), true);
    desk.click("welcome.hide");
    desk.settle();
    CHECK_FALSE(desk.has("welcome.hide"));
    CHECK_FALSE(desk.has("welcome.arrow"));
    move_first(desk, "down");
    desk.bench.show_task("tilings", "");
    greet(desk, true, false, true);
    CHECK(desk.has("welcome.task"));
    CHECK(desk.has("welcome.arrow"));
    CHECK_FALSE(desk.widget("welcome.task").label.empty());
}

TEST_CASE("the words beside the arrow are about what is in use: mouse, finger or keys") {
    Desk desk;
    greet(at_klotski(desk), false, true);
    CHECK(desk.widget("welcome.arrow").label == "Slide a block with a finger");
    desk.move({5, 5});
    desk.settle();
    CHECK(desk.widget("welcome.arrow").label == "Drag a block");
    desk.act("piece:6", "focus");
    desk.settle();
    CHECK(desk.widget("welcome.arrow").label == "Arrow keys choose, Enter takes");
}

TEST_CASE("the ways lead where they say") {
    Desk desk;
    for (const auto& [id, task] : {std::pair{"welcome.build", ui::kBuildTask}, {"welcome.pick", ui::kLibraryTask}}) {
        greet(at_klotski(desk), true);
        desk.act(id, "press");
        CHECK(desk.bench.view().task == task);
    }
    greet(at_klotski(desk), true);
    desk.act("welcome.explore", "press");
    desk.settle();
    CHECK(desk.model().requests.asked(ui::Purpose::census));
    CHECK_FALSE(desk.has("welcome.hide"));
}

TEST_CASE("another puzzle, a hint and a solution make room on the board") {
    Desk desk;
    greet(at_klotski(desk), true);
    desk.bench.perform(command::OpenLibrary{"pennant"});
    desk.settle();
    CHECK_FALSE(desk.has("welcome.arrow"));
    CHECK(desk.has("welcome.hide"));
    greet(at_klotski(desk), true);
    desk.act("welcome.watch", "press");
    CHECK(desk.model().requests.asked(ui::Purpose::solve));
}

TEST_CASE("the solution that is to be watched plays as soon as it is there, unless the board is touched before") {
    const std::string puzzle = "name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n";
    const std::string request =
        R"({"job":"solve","metric":"move","puzzle":"name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n"})";
    const std::string solved =
        R"({"status":"solved","metric":"move","length":1,"moves":[{"pieces":["A"],"at":[[1,1]],"path":"RR"}],)"
        R"("counts":{"move":1},"expanded":1,"generated":5,"threads":1,"seconds":0.1,"peak_bytes":74064})";
    for (const bool touched : {false, true}) {
        Desk desk;
        desk.open(puzzle);
        greet(desk, true);
        desk.act("welcome.watch", "press");
        if (touched) desk.slide("piece:0", "down");
        desk.bench.perform(command::Recall{test::kept(request, solved)});
        desk.settle();
        CHECK((desk.model().play.showing() == ui::Showing::solution) == !touched);
        if (!touched) CHECK(desk.model().player.step() == 1);
        if (!touched) CHECK_FALSE(desk.has("welcome.task"));
    }
}

TEST_CASE("while a phone explores, no arrow covers its small board") {
    Desk desk;
    desk.resize(390, 844);
    greet(at_klotski(desk), false);
    CHECK(desk.has("welcome.arrow"));
    desk.bench.show_task("explore", "");
    desk.settle();
    CHECK_FALSE(desk.has("welcome.arrow"));
}

TEST_CASE("on a phone the sentence stands above the board and the ways below") {
    Desk desk;
    desk.resize(390, 844);
    greet(at_klotski(desk), true);
    CHECK(desk.widget("task").label ==
          "Get the red square to the dashed outline. From here it takes 81 moves, as its text states.");
    CHECK(desk.widget("welcome.explore").rect.y > desk.widget("board").rect.bottom());
    CHECK_FALSE(desk.has("welcome.task"));
    move_first(desk, "down");
    CHECK(desk.widget("task").label == "Bring the big square to the middle of the bottom.");
}

TEST_CASE("the arrow makes room for the dots of a piece that is taken, and its words stand beside it") {
    Desk desk;
    greet(at_klotski(desk), false, true);
    for (const ui::Vec size : {ui::Vec{320, 568}, ui::Vec{390, 844}, ui::Vec{844, 390}}) {
        desk.resize(size.x, size.y);
        desk.settle();
        INFO(size.x << " x " << size.y);
        const float reach = desk.widget("board").rect.bottom() + 12;  // what stands below the board begins there
        CHECK(desk.widget("welcome.arrow").rect.bottom() <= reach);
    }
    desk.press("piece:6");
    CHECK_FALSE(desk.has("welcome.arrow"));
}

TEST_CASE("the words beside the arrow hide no name of a piece, on any board of the library and in any window") {
    Desk desk;
    std::size_t greeted = 0;
    for (const ui::Vec size : {ui::Vec{320, 568}, ui::Vec{390, 844}, ui::Vec{844, 390}, ui::Vec{1440, 900}}) {
        desk.resize(size.x, size.y);
        for (const ui::EntryPtr& entry : desk.model().library.entries()) {
            desk.bench.perform(command::OpenLibrary{entry->id});
            desk.settle();
            greet(desk, false, size.x < 1000);
            if (!desk.has("welcome.arrow")) continue;
            ++greeted;
            INFO(entry->id << " at " << size.x << " x " << size.y);
            CHECK(hidden_names(desk, desk.widget("welcome.arrow").rect) == "");
        }
    }
    CHECK(greeted > desk.model().library.entries().size());
}
