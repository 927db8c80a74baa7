// Shapes drawn on a sheet, in Find and in Tilings: by mouse, finger and keys, always the same shapes that the field holds.
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/worker.hpp"
#include "ui/model/task_settings.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

Desk& at_task(Desk& desk, const char* task) {
    desk.bench.show_task(task, "");
    desk.settle();
    return desk;
}

std::string cell(const std::string& sheet, int row, int column) {
    return sheet + ".cell:" + std::to_string(row) + "," + std::to_string(column);
}

std::string find_cell(int row, int column) { return cell("find.shapes", row, column); }

void drag(Desk& desk, const std::vector<std::string>& cells) {
    desk.move(desk.middle(cells.front()));
    desk.down();
    for (const std::string& cell : cells) desk.move(desk.middle(cell));
    desk.up();
    desk.settle();
}

void tap(Desk& desk, const std::string& id) {
    const ui::Vec at = desk.middle(id);
    desk.bench.touch(at, 0);
    desk.frame();
    desk.bench.touch(at, 2);
    desk.settle();
}

void keys(Desk& desk, std::initializer_list<const char*> pressed) {
    for (const char* key : pressed) CHECK(desk.bench.key(key, false, false));
    desk.settle();
}

/// What the field shows, which is what is searched with.
std::string field(Desk& desk) {
    const std::string text = desk.widget("find.shapes").value_text;
    CHECK(desk.model().finder.setup().shapes == text);
    return text;
}

bool is_drawn(Desk& desk, int row, int column) {
    return desk.widget(find_cell(row, column)).label.rfind("drawn", 0) == 0;
}

nlohmann::json last_request(Desk& desk) {
    return nlohmann::json::parse(desk.machine().said.messages.back())["request"];
}

}  // namespace

TEST_CASE("every connected part that the mouse draws is a shape of Find") {
    Desk desk;
    at_task(desk, "find");
    drag(desk, {find_cell(1, 1), find_cell(1, 2)});
    CHECK(field(desk) == "XX");
    drag(desk, {find_cell(1, 4), find_cell(2, 4), find_cell(3, 4)});
    CHECK(field(desk) == "XX//X/X/X");
    desk.click(find_cell(3, 3));
    desk.settle();
    CHECK(field(desk) == "XX//.X/.X/XX");
    drag(desk, {find_cell(2, 4)});  // falls apart
    CHECK(field(desk) == "XX//X//XX");
    desk.click(find_cell(1, 3));  // two become one
    desk.settle();
    CHECK(field(desk) == "XXXX//XX");
    desk.press("find.start");
    CHECK(last_request(desk)["shapes"] == "XXXX\n\nXX");
}

TEST_CASE("a shape that the lab refuses is marked, and why is said where the answer would stand") {
    Desk desk;
    at_task(desk, "find");
    desk.act("find.shapes", "type X.X");
    desk.press("find.start");
    const nlohmann::json error = {{"kind", "input"}, {"message", "this shape is not connected"}, {"line", 1}};
    test::tell(desk, desk.model().jobs.jobs().front().ticket, "error", error);
    CHECK(desk.widget("find.shapes").invalid);
    CHECK(desk.says("find.summary", "this shape is not connected"));
}

TEST_CASE("shapes that are typed stand on the sheet, and stay where they are while more are drawn") {
    Desk desk;
    at_task(desk, "find");
    desk.act("find.shapes", "type X//XX//X/X");
    desk.settle();
    CHECK(is_drawn(desk, 1, 1));
    CHECK(is_drawn(desk, 1, 3));
    CHECK(is_drawn(desk, 1, 4));
    CHECK(is_drawn(desk, 2, 6));
    CHECK(field(desk) == "X//XX//X/X");
    desk.click(find_cell(4, 2));
    desk.settle();
    CHECK(field(desk) == "X//XX//X/X//X");
    CHECK(is_drawn(desk, 4, 2));
    desk.click("find.rows.more");
    desk.settle();
    CHECK(is_drawn(desk, 4, 2));
    CHECK(is_drawn(desk, 1, 1));
    desk.act("find.shapes", "type ");
    desk.settle();
    CHECK_FALSE(is_drawn(desk, 1, 1));
    CHECK_FALSE(is_drawn(desk, 4, 2));
}

TEST_CASE("the sheet has room for one more shape, and what is too much for it stays text") {
    Desk desk;
    at_task(desk, "find");
    CHECK_FALSE(desk.has(find_cell(5, 1)));
    desk.click(find_cell(4, 8));
    desk.settle();
    CHECK(desk.has(find_cell(6, 1)));
    desk.act("find.shapes", "type XXXXXXXXX");  // wider than any grid
    desk.settle();
    CHECK(is_drawn(desk, 1, 9));
    std::string many = "X";
    for (int shape = 1; shape < 200; ++shape) many += "//X";
    desk.act("find.shapes", "type " + many);
    desk.settle();
    CHECK(field(desk) == many);
    CHECK_FALSE(desk.has(find_cell(1, 1)));
    desk.act("find.shapes", "type X");
    desk.settle();
    CHECK(is_drawn(desk, 1, 1));
    CHECK_FALSE(desk.has(find_cell(1, 9)));
}

TEST_CASE("on a phone the card of shapes opens, and fingers draw by tapping") {
    Desk desk;
    desk.resize(390, 844);
    at_task(desk, "find");
    CHECK_FALSE(desk.has(find_cell(1, 1)));
    desk.press("find.shapes.fold");
    tap(desk, find_cell(2, 2));
    tap(desk, find_cell(2, 3));
    CHECK(field(desk) == "XX");
    tap(desk, find_cell(2, 2));
    CHECK(field(desk) == "X");
}

TEST_CASE("keys draw once the sheet has the focus, and only then") {
    Desk desk;
    at_task(desk, "find");
    CHECK_FALSE(desk.bench.key("Enter", false, false));
    desk.act(find_cell(1, 1), "focus");
    keys(desk, {" ", "ArrowDown", "Enter", "ArrowRight", " ", "ArrowUp", "ArrowLeft", " "});
    CHECK(field(desk) == "XX");
    CHECK(desk.widget(find_cell(1, 1)).selected == true);
    keys(desk, {"ArrowUp", "ArrowLeft"});
    CHECK(desk.widget(find_cell(1, 1)).selected == true);
    desk.click("find.rows.more");
    desk.settle();
    CHECK_FALSE(desk.bench.key("ArrowDown", false, false));
}

TEST_CASE("pieces drawn for Tilings are counted with, and keys know its board from its sheet") {
    Desk desk;
    desk.resize(1440, 1000);  // the whole drawing is in sight
    at_task(desk, "tilings");
    desk.click("tilings.piece:dominoes");
    desk.settle();
    CHECK(desk.widget("tilings.count").disabled);
    desk.act(cell("tilings.shapes", 1, 1), "focus");
    keys(desk, {" ", "ArrowRight", " "});
    CHECK(desk.widget("tilings.shapes").value_text == "XX");
    CHECK(desk.model().tilings.setup().walls.empty());
    desk.act("tilings.cell:2,2", "focus");
    keys(desk, {" "});
    CHECK(desk.widget("tilings.shapes").value_text == "XX");
    CHECK(desk.model().tilings.setup().is_wall(1, 1));
    desk.act("tilings.turning:fixed", "press");
    desk.settle();
    desk.press("tilings.count");
    CHECK(last_request(desk)["pieces"] == "fixed-shapes");
    CHECK(last_request(desk)["shapes"] == "XX");
    drag(desk, {cell("tilings.shapes", 1, 4), cell("tilings.shapes", 2, 4)});
    CHECK(desk.widget("tilings.shapes").value_text == "XX//X/X");
    CHECK(desk.model().tilings.setup().walls.size() == 1);
}

TEST_CASE("drawn shapes are among the settings that links hold") {
    Desk desk;
    for (const char* settings :
         {"8x8 fixed-L3+fixed-shapes 0 XXX/X.X//X", "8x8 shapes 2 X", "8x8 none 0", "3x4 dominoes 0"}) {
        REQUIRE(desk.bench.show_task("tilings", settings));
        CHECK(ui::settings_text(desk.model(), "tilings") == settings);
    }
    for (const char* wrong : {"8x8 shapes 0", "8x8 dominoes 0x X", "8x8 dominoes+shapes 0"}) {
        INFO(wrong);
        CHECK_FALSE(desk.bench.show_task("tilings", wrong));
    }
    REQUIRE(desk.bench.show_task("find", "3x3 move simple3 every X//XX"));
    desk.settle();
    CHECK(is_drawn(desk, 1, 4));
}
