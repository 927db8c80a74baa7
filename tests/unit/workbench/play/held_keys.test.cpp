// Keys that are held down: they take back what was done to this puzzle, and end where it begins. Keys of other alphabets.
#include "tests/support/catch2.hpp"
#include "tests/unit/workbench/build/build_desk.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

void hold(Desk& desk, const char* key, int times) {
    for (int time = 0; time < times; ++time) desk.bench.key(time == 0 ? key : std::string("Held+") + key, false, true);
    desk.settle();
}

}  // namespace

TEST_CASE("undo that is held down in Build ends where the drawing begins, and a press of its own goes on") {
    Desk desk;
    desk.resize(1440, 900);
    test::new_board(desk, 4, 4);
    const std::string before = test::text(desk);
    test::new_board(desk, 3, 3);
    const std::string begun = desk.model().editor.work();
    for (const char* column : {"0,0", "1,1", "2,2"}) {
        desk.bench.activate("build.cell:" + std::string(column), "press");
        desk.settle();
    }
    hold(desk, "z", 30);
    CHECK(desk.model().editor.work() == begun);
    CHECK(desk.model().editor.can_undo());
    CHECK_FALSE(desk.model().editor.undo_stays());
    hold(desk, "z", 1);
    CHECK(desk.model().editor.work() != begun);
    CHECK(test::text(desk) == before);
}

TEST_CASE("undo that is held down on tiles ends at the board that was begun") {
    Desk desk;
    desk.resize(1440, 900);
    desk.bench.show_task("npuzzle", "");
    desk.bench.perform(ui::command::TypeTiles{"1 2 3/4 5 6/7 0 8"});
    desk.settle();
    const std::string begun = desk.model().npuzzle.get().text();
    for (const char* key : {"ArrowRight", "ArrowDown"}) desk.bench.key(key, false, false);
    REQUIRE(desk.model().npuzzle.get().made() == 2);
    hold(desk, "z", 30);
    CHECK(desk.model().npuzzle.get().text() == begun);
    CHECK(desk.model().npuzzle.get().can_undo());
    for (int time = 0; time < 30; ++time) desk.bench.key("Held+y", false, true);
    CHECK(desk.model().npuzzle.get().made() == 2);
}

TEST_CASE("a piece is chosen by its letter, of whatever alphabet") {
    Desk desk;
    desk.open("board:\n\u042fz.\n..\u03b6\ngoal:\n\u042f..\n...\n");
    for (const auto& [key, piece] : {std::pair{"\u042f", 0}, {"\u03b6", 2}}) {
        CHECK(desk.bench.key(key, false, false));
        CHECK(desk.bench.view().selected_piece == std::optional<puzzle::PieceId>(static_cast<puzzle::PieceId>(piece)));
    }
    CHECK_FALSE(desk.bench.key("\u044f", false, false));
}
