// What can be pressed lies in the window and on nothing else, in windows of every size.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/screens.hpp"
#include "tests/support/windows.hpp"
#include "ui/frame/scroll_area.hpp"
#include "ui/panels/shell/tasks.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

bool is_control(const ui::Mirror::Entry& entry) {
    static constexpr std::array kRoles{"button", "radio", "tab", "slider", "textbox"};
    const ui::Widget& widget = entry.widget;
    if (widget.id.rfind("piece:", 0) == 0 || widget.id.rfind("tile:", 0) == 0)
        return false;  // they lie as they are shaped
    if (std::find(kRoles.begin(), kRoles.end(), widget.role) == kRoles.end()) return false;
    if (entry.actions.scroll == nullptr) return true;
    const ui::Rect seen = entry.actions.scroll->seen();
    return widget.rect.y >= seen.y && widget.rect.bottom() <= seen.bottom() && widget.rect.x >= seen.x - 1 &&
           widget.rect.right() <= seen.right() + 1;
}

std::string fault(Desk& desk, ui::Vec size) {
    std::vector<const ui::Widget*> controls;
    for (const ui::Mirror::Entry& entry : desk.bench.mirror().entries()) {
        if (is_control(entry)) controls.push_back(&entry.widget);
    }
    std::string text;
    for (auto a = controls.begin(); a != controls.end(); ++a) {
        if ((*a)->rect.x < -1 || (*a)->rect.right() > size.x + 1) text += (*a)->id + " leaves the window; ";
        for (auto b = a + 1; b != controls.end(); ++b) {
            if (test::overlap((*a)->rect, (*b)->rect)) text += (*a)->id + " lies on " + (*b)->id + "; ";
        }
    }
    return text;
}

/// Folds out what can be: the cards that are folded away say so.
void unfold(Desk& desk) {
    std::vector<std::string> folded;
    for (const ui::Mirror::Entry& entry : desk.bench.mirror().entries())
        if (entry.widget.expanded == false) folded.push_back(entry.widget.id);
    for (const std::string& id : folded)
        if (desk.has(id)) desk.press(id);
    desk.settle();
}

/// Opens "More" and presses one of its rows, which closes it.
void choose_more(Desk& desk, const char* id) {
    desk.click("tasks.more");
    desk.settle();
    CHECK(desk.widget(id).rect.h == 48);
    desk.click(id);
    desk.settle();
    CHECK_FALSE(desk.has("sheet"));
}

}  // namespace

TEST_CASE("no control lies on another or out of the window, in any task and size") {
    Desk desk;
    test::for_every_screen(desk, [&](ui::Vec size) { CHECK(fault(desk, size) == ""); });
}

TEST_CASE("no control lies on another or out of the window when all that can be is folded out") {
    Desk desk;
    for (const ui::Task& task : ui::tasks()) {
        desk.resize(2560, 1440);
        desk.bench.show_task(task.id, "");
        desk.settle();
        unfold(desk);
        for (const ui::Vec size : test::kWindows) {
            INFO(task.id << " at " << size.x << " x " << size.y);
            desk.resize(size.x, size.y);
            desk.settle();
            CHECK(fault(desk, size) == "");
        }
    }
}

TEST_CASE(
    "no control lies on another or out of the window while a sheet is shown, and nothing behind it can be pressed") {
    Desk desk;
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        for (const ui::Sheet sheet : {ui::Sheet::more, ui::Sheet::selection, ui::Sheet::ideas}) {
            desk.bench.show_task("build", "");
            desk.bench.perform(ui::command::ShowSheet{sheet});
            desk.settle();
            INFO(static_cast<int>(sheet) << " at " << size.x << " x " << size.y);
            CHECK(fault(desk, size) == "");
            CHECK(test::mirror_fault(desk.bench.mirror()) == "");
            if (!desk.has("sheet")) continue;  // a window large enough to do without
            CHECK_FALSE(desk.has("build.tool:move"));
            desk.bench.key("Escape", false, false);
            desk.settle();
            CHECK_FALSE(desk.has("sheet"));
        }
    }
}

TEST_CASE("a narrow window has three tasks in a menu, which a press beside it closes") {
    Desk desk;
    for (const float width : {800.0f, 959.0f}) {
        desk.resize(width, 700);
        desk.bench.show_task("build", "");
        desk.settle();
        CHECK_FALSE(desk.has("task:find"));
        desk.click("tasks.more");
        desk.settle();
        CHECK(fault(desk, {width, 700}) == "");
        CHECK_FALSE(desk.has("build.tool:move"));
        desk.move({width - 20, 400});
        desk.down();
        desk.up();
        desk.settle();
        CHECK_FALSE(desk.has("sheet"));
        CHECK(desk.has("build.tool:move"));
        choose_more(desk, "more:find");
        CHECK(desk.has("find.rows"));
    }
    desk.resize(960, 700);
    desk.settle();
    CHECK(desk.has("task:find"));
    CHECK_FALSE(desk.has("tasks.more"));
}

TEST_CASE("the bar of a phone has five places, the last for all else") {
    Desk desk;
    desk.resize(390, 844);
    for (const char* id : {"task:play", "task:build", "task:explore", "task:library", "tasks.more"}) {
        INFO(id);
        CHECK(desk.widget(id).rect.w >= 44);
        CHECK(desk.widget(id).rect.h >= 44);
    }
    CHECK_FALSE(desk.has("task:find"));
    choose_more(desk, "more:find");
    CHECK(desk.has("find.rows"));
    choose_more(desk, "more:help");
    CHECK(desk.machine().said.requests.back() == ui::Outbox::Request::help);
}

TEST_CASE("no control of Play lies on another while there are moves, and when the puzzle is solved") {
    Desk desk;
    desk.open("name: Row\nmetric: step\nboard:\n1...\ngoal:\n...1\n");
    for (int i = 0; i < 3; ++i) {
        desk.slide("piece:0", "right");
        for (const ui::Vec size : test::kWindows) {
            desk.resize(size.x, size.y);
            INFO(i << " at " << size.x << " x " << size.y);
            CHECK(fault(desk, size) == "");
        }
    }
}

TEST_CASE("what leads on from a solved puzzle of the library stays in its card") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"metric-demo"});
    desk.settle();
    for (const char* way : {"left", "left", "down", "down", "down", "right", "down", "right"})
        desk.slide("piece:0", way);
    REQUIRE(desk.model().play.solved());
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        desk.settle();
        INFO(size.x << " x " << size.y);
        CHECK(fault(desk, size) == "");
        CHECK(desk.widget("solved.share").rect.right() <= desk.widget("solved").rect.right() + 1);
    }
}

TEST_CASE("the words of the metrics have air in every column") {
    Desk desk;
    for (const ui::Vec size : test::kWindows) {
        desk.resize(size.x, size.y);
        if (!desk.has("metric:slide")) continue;
        INFO(size.x << " x " << size.y);
        CHECK(desk.widget("metric:slide").rect.w >= 42);
        CHECK(desk.widget("mover:group").rect.w >= 52);
        CHECK_FALSE((desk.has("solve") && test::overlap(desk.widget("solve").rect, desk.widget("metric").rect)));
    }
}

TEST_CASE("what the mouse is told of a metric stays in the window, however narrow") {
    Desk desk;
    for (const ui::Vec size : {ui::Vec{390, 844}, ui::Vec{300, 740}, ui::Vec{1440, 900}}) {
        desk.resize(size.x, size.y);
        desk.settle();
        REQUIRE(desk.has("mover:group"));
        desk.press("mover:group");  // of groups most is said
        desk.move({1, 1});
        desk.settle();
        std::set<std::string> before;
        for (const auto& each : desk.machine().texts) before.insert(each.text);
        desk.move(desk.middle("metric:move"));
        desk.settle();
        std::size_t lines = 0;
        INFO(size.x << " x " << size.y);
        for (const auto& each : desk.machine().texts) {
            if (before.contains(each.text)) continue;
            ++lines;
            CHECK(each.where.x >= 0);
            CHECK(each.where.right() <= size.x);
        }
        CHECK(lines > 0);
    }
}

static void check_right_of(Desk& desk, const ui::Rect& board, std::initializer_list<const char*> ids) {
    for (const char* id : ids) {
        INFO(id);
        CHECK(desk.widget(id).rect.x >= board.right());
    }
}

TEST_CASE("a phone on its side shows board, tools, selection and verdict of Build without scrolling") {
    Desk desk;
    desk.resize(844, 390);
    desk.bench.show_task("build", "");
    desk.settle();
    const ui::Rect board = desk.widget("build.board").rect;
    CHECK(board.h > 250);
    const auto beside = {"build.undo", "build.layer:0", "build.tool:move", "build.more", "build.play", "verdict"};
    check_right_of(desk, board, beside);
    for (const char* id : beside) {
        INFO(id);
        CHECK(desk.widget(id).rect.bottom() <= 390);
    }
}

TEST_CASE("a phone on its side has the board left, as high as the window, and everything else right") {
    Desk desk;
    desk.bench.perform(ui::command::OpenLibrary{"klotski"});
    desk.settle();
    desk.resize(844, 390);
    const ui::Rect board = desk.widget("board").rect;
    CHECK(board.y >= 52);
    CHECK(board.bottom() <= 390);
    CHECK(board.h > 300);
    check_right_of(desk, board, {"title", "undo", "hint", "metric", "answer", "answers"});
    CHECK(desk.widget("solve").rect.bottom() <= 390);
}

TEST_CASE("a phone on its side has the board of the 15-puzzle left, and everything else right") {
    Desk desk;
    desk.resize(844, 390);
    desk.bench.show_task("npuzzle", "");
    desk.settle();
    const ui::Rect board = desk.widget("npuzzle.board").rect;
    CHECK(board.y >= 52);
    CHECK(board.bottom() <= 390);
    CHECK(board.h > 300);
    check_right_of(desk, board, {"title", "npuzzle.undo", "npuzzle.shuffle", "npuzzle.solve", "npuzzle.answer"});
    CHECK(desk.widget("npuzzle.solve").rect.bottom() <= 390);
}

TEST_CASE("on the smallest phone the search of Find is asked for without scrolling") {
    Desk desk;
    desk.resize(320, 568);
    desk.bench.show_task("find", "");
    desk.settle();
    CHECK(desk.widget("find.start").rect.bottom() <= desk.widget("task:play").rect.y);
}

TEST_CASE("in a wide window cards have their names whole") {
    Desk desk;
    desk.resize(2560, 1440);
    desk.bench.perform(ui::command::AddPuzzle{"long", "name: 8-puzzle, the other hardest start\nboard:\nA.\n"});
    desk.bench.show_task("library", "");
    desk.settle();
    const std::string dots = "…";
    int cards = 0;
    for (const auto& entry : desk.bench.mirror().entries()) {
        if (entry.widget.id.rfind("puzzle:", 0) != 0) continue;
        ++cards;
        for (const auto& drawn : desk.machine().texts) {
            const std::size_t cut = drawn.text.find(dots);
            if (cut == std::string::npos) continue;
            INFO(drawn.text);
            CHECK(entry.widget.label.rfind(drawn.text.substr(0, cut), 0) != 0);  // it begins with the name
        }
    }
    CHECK(cards > 12);
}

TEST_CASE("every task is scrolled as it was left, and not as another was") {
    Desk desk;
    desk.resize(844, 390);
    desk.bench.show_task("find", "");
    desk.settle();
    const float top = desk.widget("find.rows").rect.y;
    desk.move({400, 200});
    desk.bench.wheel(0, 150);
    desk.settle();
    const float left = desk.widget("find.rows").rect.y;
    CHECK(left < top);
    constexpr float kHeader = 52;
    for (const auto& [task, first] :
         {std::pair{"tilings", "tilings.rows"}, {"npuzzle", "title"}, {"library", "library.show"}}) {
        desk.bench.show_task(task, "");
        desk.settle();
        INFO(task);
        CHECK(desk.widget(first).rect.y >= kHeader);
    }
    desk.bench.show_task("find", "");
    desk.settle();
    CHECK(desk.widget("find.rows").rect.y == left);
}
