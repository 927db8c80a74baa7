// How many positions are one unit of a metric away, told without looking at millions of motions.
#include "ui/model/positions_away.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using puzzle::Metric;

namespace {

/// So many different pieces in a row, with an empty row above and below: any of them can step together.
ui::PositionsAway away_of_row(std::size_t pieces, Metric metric) {
    std::string row;
    for (std::size_t i = 0; i < pieces; ++i) row += static_cast<char>('A' + i);
    const std::string voids(pieces, '.');
    const ui::EntryPtr entry = test::entry("board:\n" + voids + "\n" + row + "\n" + voids + "\n");
    return ui::positions_away(entry->puzzle, metric, entry->start);
}

}  // namespace

TEST_CASE("positions one unit away are counted once, however many motions lead there") {
    const auto steps = away_of_row(3, Metric::step);
    CHECK(steps.count == 6);
    CHECK(steps.all);
    const auto groups = away_of_row(3, Metric::super_step);
    CHECK(groups.count == 2 * 7);
    CHECK(groups.all);
}

TEST_CASE("of more motions than the page has time for some are counted, and that they are not all is said") {
    const auto away = away_of_row(13, Metric::super_step);  // 16,382
    CHECK_FALSE(away.all);
    CHECK(away.count >= 10'000);
    CHECK(away.count < 16'382);
    const auto crowded = away_of_row(20, Metric::super_step);  // 2,097,150, of which a search does not list all groups
    CHECK_FALSE(crowded.all);
    CHECK(crowded.count < 40'000);
}
