// What Find says before it searches.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"

using shunt::test::Desk;

TEST_CASE("Find says of puzzles by their box how much harder they are than those from corner to corner") {
    Desk desk;
    desk.bench.show_task("find", "");
    desk.settle();
    const auto told = [&] { return desk.widget("find.meaning").label; };
    CHECK(told() == "simple³: one piece starts on the upper left cell and is to cover the lower right one.");
    desk.click("find.kind:simple3-nonstrict");
    desk.settle();
    CHECK(told().find("with 9 pieces 212 instead of 177") != std::string::npos);
}
