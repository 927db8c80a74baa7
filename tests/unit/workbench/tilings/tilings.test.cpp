// The board of Tilings: walls are painted with the mouse, tapped with a finger, and made with keys at a cursor.
#include <algorithm>
#include <set>

#include "core/counting/piece_set.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/worker.hpp"
#include "ui/panels/tilings/tiling_pieces.hpp"

using namespace shunt;
using shunt::test::Desk;
using Walls = std::set<std::pair<int, int>>;

namespace {

Desk& at_tilings(Desk& desk) {
    desk.bench.show_task("tilings", "");
    desk.settle();
    return desk;
}

const Walls& walls(Desk& desk) { return desk.model().tilings.setup().walls; }

void drag(Desk& desk, const std::string& from, const std::string& to) {
    desk.move(desk.middle(from));
    desk.down();
    desk.move(desk.middle(to));
    desk.up();
    desk.settle();
}

}  // namespace

TEST_CASE("a drag over cells makes walls of all of them, or takes them away, as the first one says") {
    Desk desk;
    at_tilings(desk);
    drag(desk, "tilings.cell:2,1", "tilings.cell:2,2");
    CHECK(walls(desk) == Walls{{1, 0}, {1, 1}});
    desk.click("tilings.cell:4,4");
    desk.settle();
    CHECK(walls(desk) == Walls{{1, 0}, {1, 1}, {3, 3}});
    drag(desk, "tilings.cell:2,2", "tilings.cell:2,1");
    CHECK(walls(desk) == Walls{{3, 3}});
    CHECK(desk.widget("tilings.cell:4,4").label == "wall, row 4, column 4");
}

TEST_CASE("a finger taps one wall and scrolls past the others") {
    Desk desk;
    desk.resize(390, 844);
    at_tilings(desk);
    desk.act("tilings.cell:1,1", "focus");
    desk.settle();
    const ui::Vec cell = desk.middle("tilings.cell:1,1");
    desk.bench.touch(cell, 0);
    desk.frame();
    desk.bench.touch(cell, 2);
    desk.settle();
    CHECK(walls(desk) == Walls{{0, 0}});
}

TEST_CASE("the board is one stop of Tab, in which arrows move a cursor and Space makes walls") {
    Desk desk;
    at_tilings(desk);
    CHECK(desk.widget("tilings.cell:1,1").selected == true);
    desk.act("tilings.cell:1,1", "focus");
    for (const char* key : {"ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp"})
        CHECK(desk.bench.key(key, false, false));
    desk.frame();
    CHECK(desk.widget("tilings.cell:2,2").selected == true);
    CHECK(desk.bench.key(" ", false, false));
    desk.frame();
    CHECK(walls(desk) == Walls{{1, 1}});
    CHECK(desk.bench.key("Enter", false, false));
    CHECK(walls(desk).empty());
    desk.act("tilings.cell:8,8", "focus");
    CHECK(desk.bench.key("ArrowRight", false, false));
    desk.frame();
    CHECK(desk.widget("tilings.cell:8,8").selected == true);
}

TEST_CASE("without pieces there is nothing to count, and it is said") {
    Desk desk;
    at_tilings(desk);
    desk.click("tilings.piece:dominoes");
    desk.settle();
    CHECK(desk.widget("tilings.count").disabled);
    CHECK(desk.widget("tilings.answer").label == "How many tilings? choose the pieces to tile with");
    desk.click("tilings.piece:triominoes");
    desk.settle();
    CHECK(desk.model().tilings.setup().set_text() == "triominoes");
    CHECK_FALSE(desk.widget("tilings.count").disabled);
}

TEST_CASE("every single piece that is offered has its picture, a pentomino too") {
    Desk desk;
    at_tilings(desk);
    for (std::size_t piece = ui::kPieceKinds; piece < ui::kPieceNames.size(); ++piece) {
        INFO(ui::kPieceNames[piece]);
        CHECK(desk.has(std::string("tilings.piece:") + ui::kPieceNames[piece]));
        std::vector<puzzle::Coordinate> cells;
        puzzle::Coordinate at{0, 0};
        for (const char sign : std::string(ui::tiling_piece_picture(piece))) {
            if (sign == 'X') cells.push_back(at);
            at = sign == '/' ? puzzle::Coordinate{at.row + 1, 0} : puzzle::Coordinate{at.row, at.column + 1};
        }
        const auto known = counting::pieces_of({counting::Turning::free, ui::kPieceNames[piece], {}});
        REQUIRE(known);
        REQUIRE(known->size() == 1);
        const auto& ways = known->front().orientations;
        CHECK(std::find(ways.begin(), ways.end(), puzzle::Shape(cells)) != ways.end());
    }
}

TEST_CASE("no tiling where the cells are no multiple of the pieces says so") {
    Desk desk;
    at_tilings(desk);
    desk.bench.perform(ui::command::ToggleTilingPiece{1});
    desk.bench.perform(ui::command::ToggleTilingPiece{2});
    desk.settle();
    desk.press("tilings.count");
    test::tell(desk, 1, "done", {{"report", R"({"tilings":"0","seconds":0.1,"peak_bytes":64})"}});
    CHECK(desk.widget("tilings.answer").label ==
          "0 tilings by triominoes: 64 cells are to be covered, which is no multiple of 3");
}

TEST_CASE("however many pieces are chosen, their names stand above the board, on as many lines as they need") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {900.0f, 700.0f}, {390.0f, 844.0f}}) {
        Desk desk;
        desk.resize(width, height);
        at_tilings(desk);
        for (std::size_t piece = 0; piece < ui::kPieceNames.size(); ++piece)
            if (piece != 1) desk.bench.perform(ui::command::ToggleTilingPiece{piece});
        desk.settle();
        INFO(width);
        const ui::Rect answer = desk.widget("tilings.answer").rect;
        CHECK(answer.bottom() <= desk.widget("tilings.cell:1,1").rect.y);
        const auto& texts = desk.machine().texts;
        const auto last = std::find_if(texts.begin(), texts.end(), [](const auto& text) {
            return text.text.size() >= 5 && text.text.compare(text.text.size() - 5, 5, "walls") == 0;
        });
        REQUIRE(last != texts.end());
        CHECK(last->where.bottom() <= answer.bottom());
        for (const auto& text : texts)
            if (text.text.find(", ") != std::string::npos) CHECK(text.where.right() <= width);
    }
}

TEST_CASE("what the sizes of pieces are multiples of") {
    ui::TilingSetup setup;
    CHECK(setup.common_size() == 2);
    setup.pieces = {3, 7};  // tetrominoes, I4
    CHECK(setup.common_size() == 4);
    setup.pieces = {3, 4};
    CHECK(setup.common_size() == 1);
    setup.pieces = {};
    CHECK(setup.common_size() == 0);
    setup.shapes = "XX/X.//XXX/XXX";
    CHECK(setup.common_size() == 3);
}

TEST_CASE("all walls are taken away at once") {
    Desk desk;
    at_tilings(desk);
    CHECK_FALSE(desk.has("tilings.clear"));
    drag(desk, "tilings.cell:2,1", "tilings.cell:2,2");
    desk.click("tilings.clear");
    desk.settle();
    CHECK(walls(desk).empty());
    CHECK_FALSE(desk.has("tilings.clear"));
}

TEST_CASE("every change of a setup is undone by a press or a key, and a stroke over several cells at once") {
    Desk desk;
    at_tilings(desk);
    CHECK(desk.widget("tilings.undo").disabled);
    drag(desk, "tilings.cell:2,1", "tilings.cell:2,2");
    REQUIRE(walls(desk) == Walls{{1, 0}, {1, 1}});
    desk.press("tilings.turning:fixed");
    desk.press("tilings.clear");
    desk.settle();
    REQUIRE(walls(desk).empty());
    desk.press("tilings.undo");
    desk.settle();
    CHECK(walls(desk).size() == 2);
    desk.bench.key("z", false, true);
    desk.settle();
    CHECK(desk.model().tilings.setup().turning == ui::Turning::free);
    desk.press("tilings.undo");
    desk.settle();
    CHECK(desk.model().tilings.setup() == ui::TilingSetup{});
    CHECK(desk.widget("tilings.undo").disabled);
    desk.bench.key("z", false, true);  // and no further
    desk.press("tilings.redo");
    desk.bench.key("y", false, true);
    desk.bench.key("Z", true, false);
    desk.settle();
    CHECK(walls(desk).empty());
    CHECK(desk.model().tilings.setup().turning == ui::Turning::fixed);
    CHECK(desk.widget("tilings.redo").disabled);
}

TEST_CASE("shapes that are drawn or typed are undone, and an answer of another setup is gone") {
    Desk desk;
    at_tilings(desk);
    desk.act("tilings.shapes", "type XX/X");
    desk.act("tilings.shapes", "type XX/XX");
    desk.settle();
    REQUIRE(desk.model().tilings.setup().shapes == "XX/XX");
    desk.press("tilings.undo");
    desk.settle();
    CHECK(desk.model().tilings.setup().shapes.empty());
    CHECK(desk.model().tilings.sheet().text().find('X') == std::string::npos);
    desk.press("tilings.redo");
    desk.settle();
    CHECK(desk.model().tilings.setup().shapes == "XX/XX");
}

TEST_CASE("typing and strokes that change nothing begin no step, and take none into theirs") {
    Desk desk;
    at_tilings(desk);
    desk.act("tilings.shapes", "type XX/X");
    desk.press("tilings.turning:fixed");
    desk.act("tilings.shapes", "type XX/X");  // as it is already
    desk.act("tilings.shapes", "type XX/XX");
    desk.settle();
    desk.press("tilings.undo");
    desk.settle();
    CHECK(desk.model().tilings.setup().shapes == "XX/X");
    CHECK(desk.model().tilings.setup().turning == ui::Turning::fixed);
    desk.press("tilings.undo");
    desk.settle();
    CHECK(desk.model().tilings.setup().shapes == "XX/X");
    CHECK(desk.model().tilings.setup().turning == ui::Turning::free);
    // A stroke whose first cell is as it was to be.
    const auto toggle = [&](int column, bool goes_on) {
        desk.bench.perform(ui::command::ToggleCell{ui::Toggled::walls, {0, column}, true, goes_on});
    };
    toggle(0, false);
    toggle(0, false);
    toggle(1, true);
    toggle(2, true);
    REQUIRE(walls(desk).size() == 3);
    desk.press("tilings.undo");
    desk.settle();
    CHECK(walls(desk) == Walls{{0, 0}});
}
