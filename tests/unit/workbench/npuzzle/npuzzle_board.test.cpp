// The board of the 15-puzzle as keys and assistive technology meet it: one grid.
#include <algorithm>
#include <set>

#include "core/npuzzle/board_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "ui/model/npuzzle_as_puzzle.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

/// The 8-puzzle, with its board typed.
void show(Desk& desk, const std::string& board) {
    desk.resize(1440, 900);
    desk.bench.show_task("npuzzle", "");
    desk.bench.perform(ui::command::TypeTiles{board});
    desk.settle();
}

std::set<std::string> with_keys(Desk& desk) {
    std::set<std::string> ids;
    for (const ui::Mirror::Entry& entry : desk.bench.mirror().entries()) {
        if (entry.widget.role == "gridcell" && entry.widget.current) ids.insert(entry.widget.id);
    }
    return ids;
}

}  // namespace

TEST_CASE("tiles are the cells of one grid, row by row, and the keys are on the one that was slid") {
    Desk desk;
    show(desk, "1 2 3/4 0 5/6 7 8");
    CHECK(desk.widget("npuzzle.board").role == "grid");
    for (const auto& [tile, row] :
         {std::pair{"tile:3", "npuzzle.line:1"}, {"tile:5", "npuzzle.line:2"}, {"tile:6", "npuzzle.line:3"}}) {
        CHECK(desk.widget(tile).role == "gridcell");
        CHECK(desk.widget(tile).group == row);
    }
    CHECK(desk.widget("npuzzle.line:2").group == "npuzzle.board");
    CHECK(with_keys(desk).empty());
    desk.bench.key("ArrowRight", false, false);
    desk.settle();
    CHECK(with_keys(desk) == std::set<std::string>{"tile:4"});
    desk.bench.activate("tile:5", "focus");
    desk.settle();
    CHECK(with_keys(desk) == std::set<std::string>{"tile:5"});
}

TEST_CASE("Enter slides the tile that has the focus, if there is room") {
    Desk desk;
    show(desk, "1 2 3/4 0 5/6 7 8");
    desk.bench.activate("tile:1", "focus");
    CHECK_FALSE(desk.bench.key("Enter", false, false));
    desk.bench.activate("tile:7", "focus");
    CHECK(desk.bench.key("Enter", false, false));
    CHECK(desk.model().npuzzle.get().text() == "1 2 3/4 7 5/6 0 8");
}

TEST_CASE("there is no player before there is a solution to play") {
    Desk desk;
    show(desk, "1 2 3/4 0 5/6 7 8");
    CHECK_FALSE(desk.has("npuzzle.player.play"));
}

TEST_CASE("a press on a tile in the blank's row or column slides all between, as one step back") {
    Desk desk;
    show(desk, "1 2 3 4/5 6 7 8/9 10 11 12/0 13 14 15");
    desk.click("tile:15");
    CHECK(desk.model().npuzzle.get().text() == "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    CHECK(desk.model().npuzzle.get().made() == 3);
    desk.settle();
    CHECK(with_keys(desk) == std::set<std::string>{"tile:15"});
    CHECK(desk.widget("npuzzle.made").label == "3 steps so far");
    desk.click("tile:4");
    desk.settle();
    CHECK(desk.model().npuzzle.get().text() == "1 2 3 0/5 6 7 4/9 10 11 8/13 14 15 12");
    desk.press("npuzzle.undo");
    CHECK(desk.model().npuzzle.get().text() == "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
    CHECK(desk.widget("tile:1").disabled);
}

TEST_CASE("a tile that is dragged towards the blank slides, once, with mouse and finger") {
    for (const bool finger : {false, true}) {
        Desk desk;
        show(desk, "1 2 3/4 5 6/7 0 8");
        const ui::Vec from = desk.middle("tile:8");
        const float cell = desk.widget("tile:8").rect.w;
        const auto point = [&](float cells, int phase) {
            finger ? desk.bench.touch({from.x + cells * cell, from.y}, phase)
                   : desk.bench.mouse({from.x + cells * cell, from.y}, 0, phase);
            desk.frame();
        };
        constexpr int kDown = 0;
        constexpr int kMove = 1;
        constexpr int kUp = 2;
        if (!finger) point(0, kMove);
        point(0, kDown);
        point(0.2f, kMove);
        CHECK(desk.model().npuzzle.get().made() == 0);  // away from the blank
        for (const float cells : {-0.2f, -0.4f, -0.8f, -1.0f}) point(cells, kMove);
        point(-1, kUp);
        desk.settle();
        CHECK(desk.model().npuzzle.get().text() == "1 2 3/4 5 6/7 8 0");
        CHECK(desk.model().npuzzle.get().made() == 1);
    }
}

TEST_CASE("a puzzle of numbered tiles opens as a board of the 15-puzzle, where it stands, and comes back as a puzzle") {
    Desk desk;
    for (const float width : {390.0f, 1440.0f}) {
        INFO(width);
        desk.resize(width, 900);
        desk.open(
            "metric: step\ntiles: *\ncells: tokens\nboard:\n1 . 2\n10 4 5\n7 8 9\n6 3 11\n"
            "goal:\n. 1 2\n3 4 5\n6 7 8\n9 10 11\n");
        desk.slide("piece:0", "right");
        desk.settle();
        CHECK(desk.widget("solve.tiles").label == "Open as 11-puzzle");
        desk.press("solve.tiles");
        CHECK(desk.bench.view().task == ui::kNPuzzleTask);
        CHECK(desk.model().npuzzle.get().text() == "0 1 2/10 4 5/7 8 9/6 3 11");
        CHECK(npuzzle::print_board(desk.model().npuzzle.get().goal()) == "0 1 2/3 4 5/6 7 8/9 10 11");
        desk.press("npuzzle.play");
        CHECK(desk.bench.view().task == ui::kPlayTask);
        CHECK(desk.widget("title").label == "11-puzzle");
        CHECK(desk.has("solve.tiles"));
        CHECK(ui::tile_setup(desk.model().open.puzzle(), desk.model().play.board()) ==
              desk.model().npuzzle.get().setup());
    }
}

TEST_CASE("what is no board of numbered tiles is not offered as one") {
    Desk desk;
    CHECK_FALSE(desk.has("solve.tiles"));  // Klotski
    const std::string tiles = "tiles: *\n";
    for (const std::string& text :
         {tiles + "board:\n12\n3.\n", tiles + "board:\n12\n3.\ngoal:\n1.\n..\n",
          tiles + "board:\n12\n4.\ngoal:\n21\n4.\n", tiles + "board:\n12\n1.\ngoal:\n11\n2.\n",
          tiles + "board:\n12\n3.\ngoal:\n21\n3.\ngoal:\n32\n1.\n", tiles + "board:\n12.\n3#.\ngoal:\n21.\n3..\n",
          tiles + "axis: horizontal 1\nboard:\n12\n3.\ngoal:\n21\n3.\n"}) {
        INFO(text);
        if (!desk.bench.perform(ui::command::OpenText{text, "", "", "a test"})) continue;
        desk.settle();
        CHECK_FALSE(desk.has("solve.tiles"));
    }
}

TEST_CASE("H shows a hint on the board of tiles, and makes it the second time") {
    Desk desk;
    for (const float width : {320.0f, 390.0f, 1440.0f}) {
        INFO(width);
        show(desk, "1 2 3/4 0 5/7 8 6");
        desk.resize(width, 900);
        desk.settle();
        CHECK(desk.widget("npuzzle.hint").label == "Hint");
        CHECK(desk.widget("npuzzle.hint").rect.w >= 50);
        CHECK(desk.bench.key("h", false, false));
        desk.settle();
        REQUIRE(desk.model().npuzzle.get().job() != nullptr);
        CHECK(desk.widget("npuzzle.hint").disabled);
        desk.press("npuzzle.stop");
    }
}
