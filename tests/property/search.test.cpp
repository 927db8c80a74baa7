// Census and shortest solutions against the oracle, in every metric.
#include "core/moves/replay.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/random_cases.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

/// The block that a reported move names: its name, and its first cell counted from 1.
int named_block(const RandomCase& random, const State& state, const Json& move) {
    const At at{move["at"][0].get<int>() - 1, move["at"][1].get<int>() - 1};
    for (puzzle::PieceId piece = 0; piece < random.puzzle().pieces().size(); ++piece) {
        const int block = random.block_of(piece);
        if (state[block] == at && random.puzzle().pieces()[piece].name == move["piece"]) return block;
    }
    return -1;
}

At follow(At at, const std::string& path) {
    for (const char letter : path) {
        at.first += letter == 'D' ? 1 : letter == 'U' ? -1 : 0;
        at.second += letter == 'R' ? 1 : letter == 'L' ? -1 : 0;
    }
    return at;
}

/// Whether the oracle accepts every reported move as 1 in `metric`, and the end as solved.
bool solves(const RandomCase& random, const Json& moves, puzzle::Metric metric) {
    State state = random.state_of(random.puzzle().start());
    for (const Json& move : moves) {
        const int block = named_block(random, state, move);
        if (block < 0) return false;
        const At to = follow(state[block], move["path"]);
        if (random.oracle().next_places(state, block, metric).count(to) == 0) return false;
        state[block] = to;
    }
    return random.oracle().is_solved(state);
}

void check_census(const RandomCase& random, puzzle::Metric metric, const Exploration& expected) {
    const Json report = census(random.text(), metric);
    REQUIRE(report.value("status", report.dump()) == "complete");
    REQUIRE(report["depths"].get<std::vector<std::uint64_t>>() == expected.depths);
    REQUIRE(report["reachable"] == expected.reachable());
    REQUIRE(report["eccentricity"] == expected.depths.size() - 1);
    REQUIRE(report["antipodes"] == expected.depths.back());
    REQUIRE(report["packings"] == std::to_string(random.oracle().packings(UINT64_MAX)));
}

void check_solution(const RandomCase& random, puzzle::Metric metric, const Exploration& expected) {
    const Json report = solve(random.text(), metric);
    if (!expected.solved_at) {
        REQUIRE(report.value("status", report.dump()) == "unsolvable");
        REQUIRE(report["length"].is_null());
        return;
    }
    REQUIRE(report.value("status", report.dump()) == "solved");
    REQUIRE(report["length"] == *expected.solved_at);
    REQUIRE(report["moves"].size() == static_cast<std::size_t>(*expected.solved_at));
    REQUIRE(report["counts"][std::string(to_string(metric))] == *expected.solved_at);
    REQUIRE(solves(random, report["moves"], metric));
}

}  // namespace

TEST_CASE("census and solutions are those of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            const Exploration expected = random.oracle().explore(metric, UINT64_MAX);
            check_census(random, metric, expected);
            if (!random.puzzle().goals().empty()) check_solution(random, metric, expected);
        }
    }
}
