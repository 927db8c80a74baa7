// Ways found without a proof: each leads by single moves from the start to a goal, the next is shorter, and they do not depend on slices.
#include "core/approach/approach.hpp"

#include "core/approach/goal_distance.hpp"
#include "core/approach/ground.hpp"
#include "core/moves/motions.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;
using namespace shunt::test;
using approach::Approach;
using puzzle::Metric;

namespace {

constexpr std::uint64_t kEnough = std::uint64_t{1} << 28;

puzzle::Problem problem_of(const std::string& text) {
    auto problem = puzzle::parse_puzzle(text);
    REQUIRE(problem.has_value());
    return std::move(*problem);
}

/// The lengths of all ways found, one after the other.
std::vector<std::size_t> lengths_of(const puzzle::Problem& problem, Metric metric, std::uint64_t slice) {
    Approach search(problem, metric, kEnough);
    std::vector<std::size_t> lengths;
    for (bool more = true; more;) {
        more = search.advance(slice);
        if (search.ways() > static_cast<int>(lengths.size())) lengths.push_back(search.way().size() - 1);
    }
    CHECK(search.has_seen_all());
    return lengths;
}

void check_way(const puzzle::Problem& problem, const Approach& search, Metric metric) {
    moves::Motions motions(problem.puzzle, metric);
    puzzle::Position here = canonical(problem.puzzle, problem.start);
    CHECK(search.position(search.way().front()) == here);
    for (std::size_t i = 1; i < search.way().size(); ++i) {
        const puzzle::Position next = search.position(search.way()[i]);
        REQUIRE(moves::move_between(problem.puzzle, motions, here, next).has_value());
        here = next;
    }
    CHECK(problem.puzzle.is_solved(here));
}

}  // namespace

TEST_CASE("ways become shorter, step by step, and the last is a shortest where all is seen", "[approach]") {
    const puzzle::Problem problem = problem_of(library_text("klotski"));
    for (const Metric metric : {Metric::step, Metric::slide, Metric::move, Metric::super_move}) {
        INFO(to_string(metric));
        const auto lengths = lengths_of(problem, metric, 1);
        REQUIRE(lengths.size() > 1);
        for (std::size_t i = 1; i < lengths.size(); ++i) CHECK(lengths[i] < lengths[i - 1]);
        CHECK(lengths.back() == (metric == Metric::step    ? 116u
                                 : metric == Metric::slide ? 90u
                                 : metric == Metric::move  ? 81u
                                                           : 55u));
        // With long slices some of them are not seen, but the last is the same.
        CHECK(lengths_of(problem, metric, 1'000'000).back() == lengths.back());
    }
}

TEST_CASE("a way consists of single moves and ends at a goal", "[approach]") {
    for (const char* const name : {"klotski", "quzzle", "pennant", "century"}) {
        const puzzle::Problem problem = problem_of(library_text(name));
        for (const Metric metric : puzzle::kMetrics) {
            INFO(name << ", " << to_string(metric));
            Approach search(problem, metric, kEnough);
            while (search.ways() == 0 && search.advance(100)) continue;
            REQUIRE(search.ways() > 0);
            check_way(problem, search, metric);
        }
    }
}

TEST_CASE("what is found depends on the work done, and not on its slices", "[approach]") {
    const puzzle::Problem problem = problem_of(library_text("gnome-klotski/american-pie"));
    std::array<approach::Way, 2> ways;
    std::array<std::uint64_t, 2> expanded{};
    for (const std::size_t i : {0u, 1u}) {
        Approach search(problem, Metric::move, kEnough);
        while (search.ways() < 5 && search.advance(i == 0 ? 1 : 7)) continue;
        ways[i] = search.way();
        expanded[i] = search.expanded();
    }
    CHECK(ways[0] == ways[1]);
    CHECK(expanded[0] / 10 == expanded[1] / 10);
}

TEST_CASE("a board of 88 cells has a way of a hundred moves within 40,000 positions", "[approach]") {
    const puzzle::Problem problem = problem_of(library_text("gnome-klotski/transeuropa"));
    Approach search(problem, Metric::move, kEnough);
    while (search.expanded() < 40'000 && search.advance(100)) continue;
    REQUIRE(search.ways() > 0);
    CHECK(search.way().size() - 1 <= 100);
    check_way(problem, search, Metric::move);
}

TEST_CASE("little memory ends a search, and what was found stays", "[approach]") {
    const puzzle::Problem problem = problem_of(library_text("gnome-klotski/american-pie"));
    Approach none(problem, Metric::move, 1'000);
    while (none.advance(1'000)) continue;
    CHECK(none.ways() == 0);
    CHECK_FALSE(none.has_seen_all());
    constexpr std::uint64_t kLittle = 6'000'000;
    Approach some(problem, Metric::move, kLittle);
    std::uint64_t most = 0;
    while (some.advance(1'000)) most = std::max(most, some.bytes());
    CHECK(some.ways() > 0);
    CHECK(most < kLittle * 3 / 2);
}

TEST_CASE("a goal is as far as what stands in the way, or as many steps as are left", "[approach]") {
    const auto far = [](const std::string& text) {
        const puzzle::Problem problem = problem_of(text);
        const levels::PositionKeys keys(problem.puzzle);
        approach::GoalDistance distance(keys, {1, 10});
        return distance.of(keys.key(problem.start).words.data());
    };
    CHECK(far("board:\nA..\ngoal:\n..A\n") == 2);
    CHECK(far("board:\nAB.\ngoal:\n..A\n") == 12);
    CHECK(far("board:\nABB\nACC\ngoal:\n.A.\n.A.\n") == 1 + 2 * 20);
    CHECK(far("board:\nABB\n#..\ngoal:\n_..\n...\n") == 10);
    // Cells that have to be empty are cells of the board, and the room before them counts, though nobody comes there.
    CHECK(far("board:\n.#A.B\ngoal:\n.#_..\n") == 10);
    CHECK(far("board:\n.#A.B\ngoal:\n.#._.\n") == 0);
    // More pieces than are looked at one by one: each counts its steps, and its cells where it is not there yet.
    CHECK(far("distinct: *\nboard:\nABCDE.\ngoal:\nABCD.E\n") == 11);
}

TEST_CASE("a goal is no way off, in random puzzles", "[approach]") {
    int ways = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const std::string text = random_puzzle(seed).text;
        const puzzle::Problem problem = problem_of(text);
        if (problem.puzzle.goals().empty() || !approach::Ground::holds(problem)) continue;
        if (problem.puzzle.is_solved(problem.start)) continue;
        INFO("seed " << seed << "\n" << text);
        Approach search(problem, Metric::step, kEnough);
        while (search.ways() == 0 && search.advance(1'000)) continue;
        if (search.ways() == 0) continue;
        const levels::PositionKeys keys(problem.puzzle);
        approach::GoalDistance distance(keys, {1, 10});
        REQUIRE(distance.of(search.way().back().words.data()) == 0);
        ++ways;
    }
    CHECK(ways > 50);
}
