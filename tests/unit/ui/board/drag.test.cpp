#include "ui/board/drag.hpp"

#include <cmath>

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;

namespace {

Drag grab(const EntryPtr& entry, const std::string& name) {
    return Drag(entry->puzzle, entry->start, test::piece(entry->puzzle, name));
}

constexpr float kFar = 1e6f;

}  // namespace

TEST_CASE("a piece follows the pointer around a corner") {
    const auto entry = test::entry(test::kKlotski);
    Drag drag = grab(entry, "7");
    CHECK(drag.movable());
    CHECK(drag.follow({4, 2}, kFar));
    CHECK(drag.at().row == Approx(4));
    CHECK(drag.at().column == Approx(2));
    const auto move = drag.move();
    REQUIRE(move.has_value());
    CHECK(moves::path_letters(*move) == "DR");
}

TEST_CASE("a piece stands between cells while it is dragged, and falls into the nearer one") {
    const auto entry = test::entry(test::kKlotski);
    Drag drag = grab(entry, "7");
    drag.follow({3.4f, 1.1f}, kFar);
    CHECK(drag.at().row == Approx(3.4f));
    CHECK(drag.at().column == Approx(1));
    CHECK_FALSE(drag.move().has_value());
    drag.follow({3.6f, 1}, kFar);
    CHECK(drag.move().has_value());
}

TEST_CASE("a blocked piece stays where it is") {
    const auto entry = test::entry(test::kKlotski);
    Drag drag = grab(entry, "2");
    CHECK_FALSE(drag.movable());
    drag.follow({3, 1}, kFar);
    CHECK(drag.at().row == Approx(0));
    CHECK_FALSE(drag.move().has_value());
}

TEST_CASE("no way leads through another piece, however fast the pointer is") {
    // 1 reaches the other side of 2 only around it.
    const auto entry = test::entry("board:\n1.2\n...\n\n");
    Drag drag = grab(entry, "1");
    float row = 0;
    for (int frame = 0; frame < 100 && !drag.follow({1, 2}, 0.05f); ++frame) {
        const BoardPoint at = drag.at();
        const bool beside = at.column <= 1.001f || at.row >= 0.999f;
        CHECK(beside);
        row = std::max(row, at.row);
    }
    CHECK(row == Approx(1));  // it went around below
    CHECK(drag.at().column == Approx(2));
    CHECK(drag.at().row == Approx(1));
}

TEST_CASE("in a square of placements a piece floats freely") {
    const auto entry = test::entry("board:\n1.\n..\n");
    Drag drag = grab(entry, "1");
    drag.follow({0.5f, 0.5f}, kFar);
    CHECK(drag.at().row == Approx(0.5f));
    CHECK(drag.at().column == Approx(0.5f));
}

TEST_CASE("travel per call is bounded") {
    const auto entry = test::entry("board:\n1.....\n");
    Drag drag = grab(entry, "1");
    CHECK_FALSE(drag.follow({0, 5}, 1.5f));
    CHECK(drag.at().column == Approx(1.5f));
    CHECK(drag.follow({0, 5}, kFar));
    CHECK(drag.at().column == Approx(5));
}

TEST_CASE("a group is dragged by the piece that is held") {
    const auto entry = test::entry(test::kKlotski);
    const puzzle::PieceId bar = test::piece(entry->puzzle, "5");
    Drag drag = grab(entry, "5");
    CHECK_FALSE(drag.movable());
    CHECK(drag.push({2.4f, 1}) == std::nullopt);
    CHECK(drag.push({2.8f, 1}) == puzzle::Direction::down);
    CHECK(drag.push({2, 0.3f}) == puzzle::Direction::left);
    const auto group = moves::pushed_group(entry->puzzle, entry->start, bar, puzzle::Direction::down);
    REQUIRE(group.size() == 3);
    Drag pushed(entry->puzzle, entry->start, group, bar);
    pushed.follow({5, 1}, kFar);
    CHECK(pushed.at().row == Approx(3));
    CHECK(pushed.push({5, 1}) == puzzle::Direction::down);
    const auto move = pushed.move();
    REQUIRE(move.has_value());
    CHECK(move->pieces == group);
    CHECK(moves::path_letters(*move) == "D");
}
