// The task Build with hands.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "ui/editor/drawing_text.hpp"

using namespace shunt;
using shunt::test::Desk;

TEST_CASE("a smaller board asks before it cuts a piece") {
    Desk desk;
    desk.open("board:\nA.B\n");
    desk.click("task:build");
    desk.settle();
    desk.click("build.columns.less");
    desk.settle();
    CHECK(desk.widget("build.cut.question").label == "Cut B?");
    desk.click("build.keep");
    CHECK(desk.model().editor().drawing().columns == 3);
    desk.settle();
    desk.click("build.columns.less");
    desk.settle();
    desk.click("build.cut");
    CHECK(ui::to_text(desk.model().editor().drawing()) == "metric: move\nboard:\nA.\n");
}
