// Every plan that can search a puzzle finds the same, whatever the number of workers; and the table says which can.
#include <algorithm>

#include "core/analysis/census.hpp"
#include "core/analysis/solve.hpp"
#include "core/threads/thread_crew.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

constexpr std::uint64_t kSlice = 5'000;

/// From the first slice to the last.
struct InOneGo {
    template <class Search>
    void operator()(Search& search) const {
        while (search.advance(kSlice)) continue;
    }
};

/// Stopped after every slice, as cancelled and for want of time, and gone on from there.
struct ByHalts {
    std::uint64_t slice;

    template <class Search>
    void operator()(Search& search) const {
        for (bool late = false; search.advance(slice); late = !late) {
            search.stop(late ? search::Status::limit : search::Status::cancelled);
            if (search.status() == search::Status::running || search.advance(slice)) FAIL("it was not stopped");
            search.go_on();
        }
    }
};

/// What must not depend on the plan.
struct Findings {
    search::Status status = search::Status::running;
    std::vector<std::uint64_t> depths;
    std::uint64_t goals = 0;
    std::uint64_t neighbours = 0;                      // of all positions
    std::vector<std::vector<puzzle::Cell>> antipodes;  // all of them, or none where they are more than are listed
    std::size_t length = 0;
    std::uint64_t solutions = 0;  // where all are counted

    friend bool operator==(const Findings&, const Findings&) = default;
};

template <class Run = InOneGo>
Findings counted(const puzzle::Problem& problem, const SearchOptions& options, Run run = {}) {
    Census census(problem, {.search = options});
    run(census);
    REQUIRE(census.search().defect().empty());
    Findings found;
    found.status = census.status();
    if (!census.counted()) return found;
    found.depths = census.depths();
    found.goals = census.search().exploration()->statistics().goals;
    found.neighbours = census.search().exploration()->statistics().generated;
    const std::vector<puzzle::Position> antipodes = census.antipodes();
    REQUIRE(antipodes.size() == std::min<std::uint64_t>(16, found.depths.back()));
    if (antipodes.size() == found.depths.back())
        for (const puzzle::Position& position : antipodes) found.antipodes.push_back(position.anchors);
    std::sort(found.antipodes.begin(), found.antipodes.end());
    return found;
}

/// Its moves are replayed before they are told.
template <class Run = InOneGo>
Findings solved(const puzzle::Problem& problem, const SearchOptions& options, bool all = false, Run run = {}) {
    Solve solve(problem, {options, all});
    run(solve);
    REQUIRE(solve.defect().empty());
    Findings found;
    found.status = solve.status();
    found.length = solve.moves().size();
    found.neighbours = solve.search().statistics().generated;
    if (all && found.status == search::Status::solved) found.solutions = std::stoull(solve.shortest_solutions());
    return found;
}

/// Whether what halts after every slice finds what it finds in one go, having looked at as many neighbours.
class Halting {
public:
    void check(const puzzle::Problem& problem, puzzle::Metric metric, std::uint64_t slice) {
        SearchOptions options;
        options.metric = metric;
        const ByHalts halts{slice};
        for (std::size_t row = 0; row < kPlans; ++row) {
            options.without = ((PlanSet{1} << kPlans) - 1) & ~(PlanSet{1} << row);
            for (search::Crew* crew : {static_cast<search::Crew*>(nullptr), static_cast<search::Crew*>(&two_),
                                       static_cast<search::Crew*>(&three_)}) {
                options.crew = crew;
                INFO("row " << row << ", " << (crew == nullptr ? 1 : crew->size()) << " workers");
                REQUIRE(counted(problem, options, halts) == counted(problem, options));
                if (problem.puzzle.goals().empty()) continue;
                for (const bool all : {false, true})
                    REQUIRE(solved(problem, options, all, halts) == solved(problem, options, all));
            }
        }
    }

private:
    threads::ThreadCrew two_{2};
    threads::ThreadCrew three_{3};
};

/// Whether the table says of its only row that it can.
bool says_it_can(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options) {
    Plans plans(problem, purpose, options);
    for (;;) {
        while (plans.is_counting()) plans.advance(kSlice);
        const Plan* plan = plans.next();
        if (plan == nullptr) return false;
        if (plan->can) return true;
    }
}

class EveryPlan {
public:
    void check(const puzzle::Problem& problem, puzzle::Metric metric) {
        check(problem, metric, Purpose::count);
        if (!problem.puzzle.goals().empty()) check(problem, metric, Purpose::solve);
    }
    /// How often each row could search.
    [[nodiscard]] const std::array<int, kPlans>& taken() const { return taken_; }

private:
    void check(const puzzle::Problem& problem, puzzle::Metric metric, Purpose purpose) {
        SearchOptions options;
        options.metric = metric;
        std::optional<Findings> wanted;
        for (std::size_t row = kPlans; row-- > 0;) {  // from the one that always can
            options.without = ((PlanSet{1} << kPlans) - 1) & ~(PlanSet{1} << row);
            options.crew = nullptr;
            const bool can = says_it_can(problem, purpose, options);
            taken_[row] += can ? 1 : 0;
            for (search::Crew* crew : {static_cast<search::Crew*>(nullptr), next_crew()}) {
                options.crew = crew;
                Findings found = purpose == Purpose::count ? counted(problem, options) : solved(problem, options);
                if (purpose == Purpose::solve) found.neighbours = 0;  // from both ends they are fewer
                INFO("row " << row << ", " << (crew == nullptr ? 1 : crew->size()) << " workers");
                if (!wanted) wanted = found;  // a limit too, where a position is crowded
                if (can) REQUIRE(found == *wanted);
                if (!can) REQUIRE(found.status == search::Status::limit);
            }
        }
    }
    search::Crew* next_crew() { return ++turn_ % 2 == 0 ? &two_ : &three_; }

    threads::ThreadCrew two_{2};
    threads::ThreadCrew three_{3};
    int turn_ = 0;
    std::array<int, kPlans> taken_{};
};

}  // namespace

TEST_CASE("every plan finds the same of random puzzles, in every metric", "[plans]") {
    EveryPlan plans;
    const std::uint64_t cases = test::effort<std::uint64_t>(25, 1'000);
    for (std::uint64_t seed = 1; seed <= cases; ++seed) {
        const puzzle::Problem problem = test::problem_from(test::random_puzzle(seed).text);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            INFO("random puzzle " << seed << ", " << to_string(metric) << " metric");
            plans.check(problem, metric);
        }
    }
    for (std::size_t row = 1; row < kPlans; ++row) {  // sweeps are for boards of tiles
        INFO("row " << row);
        CHECK(plans.taken()[row] > static_cast<int>(cases / 20));
    }
}

TEST_CASE("every plan finds the same of puzzles of the library", "[plans]") {
    EveryPlan plans;
    std::vector<std::string> names{"8-puzzle", "hughes", "klotski", "metric-demo"};
    if (test::long_run())
        for (const char* more : {"8-puzzle-swapped", "pe766", "rush-hour-51", "pe244"}) names.emplace_back(more);
    for (const std::string& name : names) {
        const puzzle::Problem problem = test::library_problem(name);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            if (!test::long_run() && name == "8-puzzle" && metric != puzzle::Metric::move) continue;  // they are many
            INFO(name << ", " << to_string(metric) << " metric");
            plans.check(problem, metric);
        }
    }
    for (const int taken : plans.taken()) CHECK(taken > 0);
}

TEST_CASE("every plan finds the same where positions are not numbered, and a piece has a way to itself", "[plans]") {
    EveryPlan plans;
    const std::string way(40, '.');
    const puzzle::Problem problem =
        test::problem_from("gate: A\nboard:\nAB.#" + way + "\nCBD#." + std::string(38, '#') + ".\n..E=" + way +
                           "\ngoal:\n...." + way.substr(1) + "A\n.\n.\n");
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric");
        plans.check(problem, metric);
    }
    CHECK(plans.taken()[5] == 2 * 3);  // levels of keys, for single pieces
    CHECK(plans.taken()[4] == 0);      // nothing that needs numbers
    CHECK(plans.taken()[3] == 2 * 3);  // levels of fillings, of which there are more once the piece has left
}

TEST_CASE("what is stopped after every slice and goes on finds the same as in one go", "[plans][halts]") {
    Halting halting;
    for (std::uint64_t seed = 1; seed <= test::effort<std::uint64_t>(8, 300); ++seed) {
        const puzzle::Problem problem = test::problem_from(test::random_puzzle(seed).text);
        for (const puzzle::Metric metric : puzzle::kMetrics) {
            INFO("random puzzle " << seed << ", " << to_string(metric) << " metric");
            halting.check(problem, metric, 1 + seed * seed);
        }
    }
    for (const char* const name : {"hughes", "klotski"}) {
        INFO(name);
        halting.check(test::library_problem(name), puzzle::Metric::move, 4'000);
    }
}
