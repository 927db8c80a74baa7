// The graph of groups of positions, against that of all positions taken together group by group; in every metric and both storages.
#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/small_pieces.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/quotient.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/random_report.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

/// Where the pieces stand that are not small, of a position by its code.
std::string places_of_large(const puzzle::Puzzle& puzzle, std::string code) {
    std::replace(code.begin(), code.end(), '/', '\n');
    const puzzle::Position position = canonical(puzzle, puzzle::parse_position(puzzle, code).value());
    const auto small = puzzle::small_kinds(puzzle);
    std::string places;
    for (std::size_t piece = 0; piece < position.anchors.size(); ++piece)
        if (std::count(small.begin(), small.end(), puzzle.pieces()[piece].kind) == 0)
            places += std::to_string(position.anchors[piece]) + " ";
    return places;
}

}  // namespace

TEST_CASE("groups of positions are those of the graph of all positions", "[property][quotient]") {
    int with_groups = 0;
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        const puzzle::Problem problem = puzzle::parse_puzzle(random.text()).value();
        const bool has_small = !puzzle::small_kinds(problem.puzzle).empty();
        const auto key = [&](const std::string& code) { return places_of_large(problem.puzzle, code); };
        for (const puzzle::Metric metric : random.metrics()) {
            for (const Storage storage : {Storage::packed, Storage::hashed}) {
                if (storage == Storage::packed && !random.can_be_packed()) continue;
                INFO("seed " << seed << ", " << to_string(metric) << " metric, " << to_string(storage) << "\n"
                             << random.text());
                const auto census = counted(random.text(), storage, std::uint64_t{1} << 30, metric);
                const Json told = ask(*census, quotient_of(50'000), 5);
                REQUIRE(told.contains("reason") != has_small);
                if (!has_small) continue;
                const GroupGraph expected = group_graph(ask(*census, graph_of("start", 50'000)), key);
                REQUIRE(fault_of_groups(told, expected, key) == "");
                with_groups += expected.groups.size() > 1;
            }
        }
    }
    CHECK(with_groups > 20);
}
