#include "core/finder/tracks.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::finder;

namespace {

template <class W>
void check_places() {
    bool right = true;
    for (int shift = 1 - W::kMostCells; shift < W::kMostCells; ++shift) {
        for (const std::uint32_t id : {std::uint32_t{0}, std::uint32_t{1}, Place<W>::kNone / 3, Place<W>::kNone - 1}) {
            const Place<W> place(id, shift);
            right = right && place.id() == id && place.shift() == shift;
        }
    }
    CHECK(right);
    CHECK(Place<W>().id() == Place<W>::kNone);
}

}  // namespace

TEST_CASE("a place tells its track and every shift that a board allows", "[finder]") {
    check_places<Narrow>();
    check_places<Wide>();
}

TEST_CASE("boards and tracks that cannot be told in a place do not fit", "[finder]") {
    Tracks<Narrow> tracks;
    CHECK(tracks.fit(60'000'000));
    CHECK_FALSE(tracks.fit(70'000'000));
    tracks.slots_noted = 140'000'000;
    CHECK_FALSE(tracks.fit(1));
    CHECK_FALSE(Tracks<Wide>().fit(40'000'000));
}
