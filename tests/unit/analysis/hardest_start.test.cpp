#include "core/analysis/hardest_start.hpp"

#include "core/analysis/breadth_first.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::analysis;

TEST_CASE("a wide last level of the search from the goals is listed in slices", "[analysis]") {
    // A is one step from its goal, wherever the units beyond the wall are: 3,060 starts.
    const auto problem = puzzle::parse_puzzle(
        "metric: step\ntiles: b\nboard:\nA.#......\n###......\n###bbbb..\ngoal:\n.A.......\n.........\n.........\n");
    REQUIRE(problem);
    SearchOptions options;
    options.metric = puzzle::Metric::step;
    options.storage = Storage::packed;
    BreadthFirst search(*problem, Purpose::count, options);
    while (search.advance(1'000'000)) continue;
    HardestStart hardest(*search.exploration()->graph(), {options.memory_limit, 5});
    REQUIRE(hardest.advance(UINT64_MAX / 2));  // finds the goals and all levels; the last one is not listed yet
    std::uint64_t slices = 1;
    while (hardest.advance(1)) ++slices;
    CHECK(hardest.distances() == std::vector<std::uint64_t>{3060, 3060});
    CHECK(slices > hardest.distances().back() / 64);  // a block of up to 64 positions each
    CHECK(hardest.farthest().size() == 5);
}
