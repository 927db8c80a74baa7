// The sets of pieces that can step together.
#include "core/finder/group_steps.hpp"

#include <set>

#include "tests/support/catch2.hpp"
#include "tests/unit/finder/drawings.hpp"

using namespace shunt;
using namespace shunt::finder;
using namespace shunt::test;

namespace {

using Cells = Wide::Cells;

/// Every set of pieces that can step, by trying them all.
std::set<Cells> tried_sets(const std::vector<std::string>& rows, Direction direction) {
    const auto pieces = drawn_pieces<Wide>(rows);
    const int columns = static_cast<int>(rows[0].size());
    const Cells voids = ~drawn<Wide>(rows);
    std::set<Cells> found;
    for (unsigned set = 1; set < 1u << pieces.size(); ++set) {
        Cells cells = 0;
        Cells anchors = 0;
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            if ((set >> piece & 1) == 0) continue;
            cells |= pieces[piece];
            anchors |= pieces[piece] & (~pieces[piece] + 1);
        }
        bool free = true;
        for_each_cell(cells, [&](int cell) {
            const auto step = puzzle::offset(direction);
            const int row = cell / columns + step.row;
            const int column = cell % columns + step.column;
            const bool inside = row >= 0 && row < static_cast<int>(rows.size()) && column >= 0 && column < columns;
            free = free && inside && ((voids | cells) >> (row * columns + column) & 1) != 0;
        });
        if (free) found.insert(anchors);
    }
    return found;
}

void check(const std::vector<std::string>& rows) {
    const DrawnBoard<Wide> board(rows);
    GroupSteps<Wide> steps(board.grid);
    steps.reset(board.list, 0);
    for (const Direction direction : kDirections) {
        std::vector<Cells> sets{42};  // what is there already stays
        REQUIRE(steps.append(direction, sets));
        REQUIRE(sets.front() == 42);
        const std::set<Cells> listed(sets.begin() + 1, sets.end());
        REQUIRE(listed.size() == sets.size() - 1);
        REQUIRE(listed == tried_sets(rows, direction));
    }
}

}  // namespace

TEST_CASE("sets that can step are those that push nothing else and no edge", "[finder]") {
    check({"ab.", "c.d"});
    check({"abc", "d.e", "fgh"});
    check({"aab.", ".cb.", "ddd."});
    check({"....", ".a..", "..b.", "...."});
    check({"abcd", "efg."});
}

TEST_CASE("pieces that are locked into one another step together", "[finder]") {
    check({"aaa..", "aba..", "bbb..", "....."});
    check({".aa.", "abb.", "aab.", "...."});
    check({"aaaa.", "abba.", "acba.", "aaba."});
}

TEST_CASE("more groups than can be listed are reported", "[finder]") {
    // Fourteen rows of a piece that is free to go right: 2^14 - 1 sets, more than a search lists.
    const Grid<Wide> grid(14, 3);
    const GridShape<Wide> unit(grid, 1);
    const GridShape<Wide>* kinds[]{&unit};
    BoardList<Wide> list;
    list.reset(kinds);
    Wide::Word word;
    for_each_cell(grid.first_column(), [&](int cell) { word = word ^ unit.word_at(cell); });
    list.append(word)[0] = grid.first_column();
    GroupSteps<Wide> steps(grid);
    steps.reset(list, 0);
    std::vector<Cells> sets;
    REQUIRE_FALSE(steps.append(Direction::right, sets));
    sets.clear();
    REQUIRE(steps.append(Direction::left, sets));
    REQUIRE(sets.empty());
}
