// What a small change of a drawing would do to it, as it is shown before it is taken.
#include "ui/editor/difference.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/ui/editor/drawn.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/editor/edits.hpp"

using namespace shunt;
using ui::Coordinate;
using Cells = ui::Difference::Cells;

TEST_CASE("a piece that grows goes as it was and comes as it is then, whatever the names") {
    const ui::Drawing before = test::drawn("board:\nAB.\n...\n");
    CHECK(ui::difference(before, test::drawn("board:\nXY.\n...\n"), {}).empty());
    const ui::Difference grown = ui::difference(before, test::drawn("board:\nABB\n...\n"), {});
    CHECK(grown.gone == std::vector<Cells>{{{0, 1}}});
    CHECK(grown.come == std::vector<Cells>{{{0, 1}, {0, 2}}});
    CHECK(grown.ground.empty());
    CHECK(grown.goals.empty());
}

TEST_CASE("walls and goals that differ are told, on a board whose outside was cut off, too") {
    ui::Drawing before = test::drawn("board:\nA..\n...\ngoal:\n.A.\n...\n");
    const ui::Drawing after = test::drawn("board:\nA..\n.#.\ngoal:\n..A\n...\n");
    CHECK(ui::difference(before, after, {}).ground == Cells{{1, 1}});
    CHECK(ui::difference(before, after, {}).goals == std::vector<Cells>{{{0, 2}}});
    before = ui::edited(before, ui::edit::Resize{3, 4, true});
    before =
        ui::edited(before, ui::edit::SetGround{ui::Ground::outside, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}, {2, 0}}});
    CHECK(ui::origin_of(before) == Coordinate{1, 1});
    const ui::Difference change = ui::difference(before, after, ui::origin_of(before));
    CHECK(change.come.empty());
    CHECK(change.gone.empty());
    CHECK(change.ground == Cells{{2, 2}});
    CHECK(change.goals == std::vector<Cells>{{{1, 3}}});
}
