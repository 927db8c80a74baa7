#include "core/packing/fillings.hpp"

#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::packing;

namespace {

/// `cells` cells spread over a board of 64.
CellSet spread(int cells, test::Random& random) {
    CellSet set = 0;
    while (std::popcount(set) < cells) set |= CellSet{1} << random.below(64);
    return set;
}

std::uint64_t choose(int n, int k) {
    std::uint64_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return result;
}

}  // namespace

TEST_CASE("every filling of a few cells has one number, and every number one filling", "[packing]") {
    test::Random random(1);
    for (int free = 0; free <= 11; ++free) {
        for (int voids = 0; voids <= free; ++voids) {
            INFO(voids << " voids among " << free);
            const Fillings fillings(free, voids);
            REQUIRE(fillings.size() == choose(free, voids));
            const CellSet cells = spread(free, random);
            std::set<CellSet> seen;
            for (std::uint64_t number = 0; number < fillings.size(); ++number) {
                const CellSet empty = fillings.voids(number, cells);
                REQUIRE((empty & ~cells) == 0);
                REQUIRE(std::popcount(empty) == voids);
                REQUIRE(fillings.number(empty, cells) == number);
                seen.insert(empty);
            }
            REQUIRE(seen.size() == fillings.size());
        }
    }
}

TEST_CASE("numbers reach to the last filling of 64 cells", "[packing]") {
    const CellSet all = ~CellSet{0};
    test::Random random(64);
    for (int voids = 0; voids <= 64; ++voids) {
        INFO(voids << " voids");
        const Fillings fillings(64, voids);
        if (voids == 32) CHECK(fillings.size() == 1'832'624'140'942'590'534u);
        for (int sample = 0; sample < 50; ++sample) {
            const CellSet empty = spread(voids, random);
            const std::uint64_t number = fillings.number(empty, all);
            REQUIRE(number < fillings.size());
            REQUIRE(fillings.voids(number, all) == empty);
        }
        for (const std::uint64_t number : {std::uint64_t{0}, fillings.size() - 1}) {
            REQUIRE(fillings.number(fillings.voids(number, all), all) == number);
        }
    }
}
