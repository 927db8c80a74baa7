// A board as large and full as there is: what each frame of it costs is counted, not timed, since nobody may be kept from choosing another.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/mirror_copy.hpp"
#include "ui/app/drawn.hpp"

using namespace shunt;
using shunt::test::Desk;

namespace {

constexpr int kSide = 64;

/// 64 rows of 64 cells, each with a piece of its own name, but for the last row, which is empty.
std::string full_board() {
    std::string text = "name: Full\ncells: tokens\ndistinct: *\nboard:\n";
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column)
            text += row + 1 < kSide ? "p" + std::to_string(row * kSide + column) + " " : ". ";
        text.back() = '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("a piece of thousands is drawn with a dozen vertices, and every one of them can be taken by keys") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(full_board());
    const int pieces = (kSide - 1) * kSide;
    CHECK(ui::platform::vertices_drawn() < 16 * pieces);
    CHECK(desk.widget("piece:" + std::to_string(pieces - 1)).label ==
          "piece p4031, 1 by 1, row 63, column 64, can move down");
    CHECK(desk.widget("piece:0").label == "piece p0, 1 by 1, row 1, column 1, blocked");
}

TEST_CASE("a drag on a board of thousands hands over what it changes, not the board") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open(full_board());
    const std::string piece = "piece:4000";
    test::MirrorReader page;
    page.read(desk.bench.mirror());
    desk.move(desk.middle(piece));
    desk.down();
    for (int step = 1; step <= 14; ++step) {
        desk.move(desk.middle(piece) + ui::Vec{0, static_cast<float>(step)});
        CHECK(page.read(desk.bench.mirror()) < 1000);
    }
    CHECK(ui::platform::vertices_drawn() < 16 * (kSide - 1) * kSide);
    desk.up();
    desk.settle();
    CHECK(desk.widget(piece).label == "piece p4000, 1 by 1, row 64, column 33, can move up and left and right");
    CHECK(page.read(desk.bench.mirror()) < 3000);
    CHECK(page.has_all(desk.bench.mirror()));
}

TEST_CASE("on a small board pieces have light and shadow") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("name: One\nboard:\nA.........\n");
    const int one = ui::platform::vertices_drawn();
    desk.open("name: Nine\nboard:\nABCDEFGHI.\n");
    CHECK(ui::platform::vertices_drawn() - one > 8 * 200);
}
