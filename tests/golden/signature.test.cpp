// One number that guards the search: positions expanded over a fixed set of jobs. It must be the same natively and under node, in
// debug and release. A change of the order of expansion changes it: then say so in the commit, with the new number.
#include <iostream>

#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

constexpr std::uint64_t kSignature = 3'713'383;

const std::vector<std::string> kPuzzles{"klotski",      "pennant", "century",  "hughes",      "motor-car",
                                        "rush-hour-51", "pe244",   "8-puzzle", "metric-demo", "mas"};

}  // namespace

TEST_CASE("signature", "[golden]") {
    std::uint64_t expanded = 0;
    for (const std::string& name : kPuzzles) {
        const std::string text = library_text(name);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            expanded += solve(text, metric)["expanded"].get<std::uint64_t>();
            expanded += census(text, metric)["expanded"].get<std::uint64_t>();
        }
    }
    std::cout << "Signature: " << expanded << "\n";
    CHECK(expanded == kSignature);
}
