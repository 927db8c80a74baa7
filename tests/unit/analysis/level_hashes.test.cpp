#include "core/analysis/level_hashes.hpp"

#include "core/analysis/census.hpp"
#include "core/analysis/level_exploration.hpp"
#include "core/levels/key_search.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

struct Hashed {
    std::vector<std::uint64_t> depths;
    std::vector<std::string> hashes;

    friend bool operator==(const Hashed&, const Hashed&) = default;
};

Hashed hashed(const puzzle::Problem& problem, const SearchOptions& search) {
    LevelHashes hashes(problem);
    Census census(problem, {.search = search, .watch = &hashes});
    while (census.advance(1000)) continue;
    REQUIRE(census.counted());
    CHECK(hashes.defect().empty());
    Hashed all{census.depths(), {}};
    for (const Digest& hash : hashes.hashes()) all.hashes.push_back(hex(hash));
    return all;
}

/// The levels of a sliding block as a person would write them down.
std::vector<std::string> sums_of(const std::vector<std::vector<std::string>>& levels) {
    std::vector<std::string> hashes;
    for (const auto& level : levels) {
        DigestSum sum;
        for (const std::string& code : level) sum.add(code);
        hashes.push_back(hex(sum.total()));
    }
    return hashes;
}

}  // namespace

TEST_CASE("the hash of a level is the sum of the digests of its codes", "[analysis]") {
    const puzzle::Problem problem = test::problem_from("board:\nAB\n..\ndistinct: AB\n");
    SearchOptions search;
    search.metric = puzzle::Metric::step;
    const Hashed found = hashed(problem, search);
    CHECK(found.hashes == sums_of({{"AB/.."},
                                   {"A./.B", ".B/A."},
                                   {"../AB", "B./A.", ".B/.A", ".A/.B", "A./B."},
                                   {"B./.A", ".A/B."},
                                   {"../BA", "BA/.."}}));
}

TEST_CASE("hashes are the same whatever the plan", "[analysis]") {
    for (const char* name : {"8-puzzle", "klotski", "metric-demo", "rush-hour-51"}) {
        const puzzle::Problem problem = test::library_problem(name);
        Hashed all;
        for (std::size_t row = 0; row <= kPlans; ++row) {
            INFO(name << " without row " << row);
            SearchOptions search;
            search.metric = problem.puzzle.metric();
            if (row + 1 < kPlans) search.without = PlanSet{1} << row;
            if (row == kPlans) search.without = (PlanSet{1} << (kPlans - 1)) - 1;  // all but the last
            const Hashed found = hashed(problem, search);
            if (row == 0) all = found;
            CHECK(found == all);
            CHECK(found.hashes.size() == found.depths.size());
        }
    }
}

TEST_CASE("a search that begins again goes on with the hashes where they end", "[analysis]") {
    const puzzle::Problem problem = test::library_problem("klotski");
    SearchOptions search;
    search.metric = puzzle::Metric::step;
    const Hashed all = hashed(problem, search);
    search.level_bytes = 40'000;  // full in the middle
    CHECK(hashed(problem, search) == all);
}

TEST_CASE("a search that was full before its first level has no hash", "[analysis]") {
    const puzzle::Problem klotski = test::library_problem("klotski");
    LevelExploration<levels::KeySearch, levels::KeySearch::Name> search(0, klotski, puzzle::Metric::move,
                                                                        levels::PartedOptions{.most_bytes = 1});
    REQUIRE(search.counts().empty());
    CHECK_FALSE(LevelHashes(klotski).is_due(search));
}
