// Bickford's moat: few positions among more packings than can be numbered.
#include "tests/support/moat.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;
using puzzle::Metric;

TEST_CASE("the way round a small moat, wherever the void is", "[job]") {
    // Found by brute force: 22 to 25, 56 to 61, 106 to 113 steps.
    CHECK(moat_length(3, 1) == 22);
    CHECK(moat_length(3, 4) == 25);
    CHECK(moat_length(4, 11) == 56);
    CHECK(moat_length(4, 6) == 61);
    CHECK(moat_length(5, 1) == 106);
    CHECK(moat_length(5, 8) == 113);
    for (const int k : {3, 4, 5}) {
        for (int empty = 1; empty < 4 * (k - 1); ++empty) {
            for (const Metric metric : {Metric::step, Metric::slide, Metric::move}) {
                INFO(k << " x " << k << ", void on " << empty << ", " << to_string(metric) << " metric");
                CHECK(solve(moat(k, empty), metric)["length"] == moat_length(k, empty));
            }
        }
    }
}

TEST_CASE("a moat with too many packings to number is searched by keys, and counted exactly", "[job]") {
    const std::string puzzle = moat(12, 30);
    const Json solved = solve(puzzle, Metric::step);
    CHECK(solved["length"] == moat_length(12, 30));
    CHECK(solved["storage"] == "levels");  // a length does not tell its pieces apart: they are fillings then
    const Json counted = census(puzzle, Metric::step);
    CHECK(counted["storage"] == "keys");
    CHECK(counted["reachable"] == 44 * 43);
    CHECK(counted["edges"] == 44 * 43);  // one large circle
    CHECK(counted["eccentricity"] == 44 * 43 / 2);
}
