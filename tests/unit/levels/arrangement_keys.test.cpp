#include "core/levels/arrangement_keys.hpp"

#include "core/packing/position_cursor.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::ArrangementKeys;

namespace {

/// Every so many positions of a space.
template <class Visit>
void for_some_positions(const packing::PackedSpace& space, search::Rank count, Visit visit) {
    for (search::Rank rank = 0; rank < space.size(); rank += space.size() / count + 1)
        visit(space.position(rank), rank);
}

}  // namespace

TEST_CASE("a key and a filling tell a position: its number is that of the space", "[levels]") {
    for (const char* name : {"klotski", "pe766", "century", "hughes"}) {
        const packing::PackedSpace space = packed_space(library_puzzle(name), puzzle::Metric::step);
        REQUIRE(ArrangementKeys::fit(space));
        const ArrangementKeys keys(space);
        for_some_positions(space, 1000, [&](const puzzle::Position& position, search::Rank rank) {
            const search::Rank filling = rank % space.fillings().size();
            REQUIRE(keys.rank(keys.key(position) + filling) == rank);
            REQUIRE(keys.rank(keys.key(position)) == rank - filling);
        });
    }
}

TEST_CASE("a key after a move is the key of the arrangement after it", "[levels]") {
    for (const char* name : {"klotski", "pe766", "century"}) {
        const packing::PackedSpace space = packed_space(library_puzzle(name), puzzle::Metric::move);
        const ArrangementKeys keys(space);
        packing::PositionCursor cursor(space);
        int changes = 0;
        for_some_positions(space, 300, [&](const puzzle::Position& position, search::Rank rank) {
            const search::Rank before = keys.key(position);
            search::for_each_neighbour(space, cursor, rank, [&](search::Rank next) {
                const search::Rank after = keys.key(space.position(next));
                if (after == before) return;  // a filler has moved
                const packing::CellSet left = keys.anchors(before) & ~keys.anchors(after);
                const packing::CellSet taken = keys.anchors(after) & ~keys.anchors(before);
                if (left == 0) return;  // two pieces alike to the eye of the anchors
                const int from = std::countr_zero(left);
                const int to = std::countr_zero(taken);
                REQUIRE(keys.after(before, keys.letter_at(before, from), from, to) == after);
                REQUIRE(keys.after(after, keys.letter_at(after, to), to, from) == before);
                ++changes;
            });
        });
        CHECK(changes > 100);
    }
}

TEST_CASE("arrangements have no keys where nothing fills", "[levels]") {
    CHECK(ArrangementKeys::fit(packed_space(library_puzzle("klotski"), puzzle::Metric::super_step)));
    CHECK_FALSE(ArrangementKeys::fit(packed_space(library_puzzle("rush-hour-51"), puzzle::Metric::step)));
}
