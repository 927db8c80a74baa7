#include "core/analysis/breadth_first.hpp"

#include "core/analysis/census.hpp"
#include "core/analysis/solve.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

/// A level search that forgets where it has been: it goes to and fro between two positions of three, and never ends.
class ToAndFro final : public Exploration {
public:
    State advance(std::uint64_t /*budget*/) override {
        counts_.push_back(1);
        REQUIRE(counts_.size() <= 10);
        return State::running;
    }
    State advance_level(std::uint64_t budget) override { return advance(budget); }
    [[nodiscard]] State state() const override { return State::running; }
    [[nodiscard]] bool is_crowded() const override { return false; }
    [[nodiscard]] int depth() const override { return static_cast<int>(counts_.size()) - 1; }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return counts_; }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return counts_; }
    [[nodiscard]] search::SearchStatistics statistics() const override { return {}; }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return 3; }
    [[nodiscard]] std::uint64_t bytes() const override { return 0; }

private:
    std::vector<std::uint64_t> counts_{1};
};

template <class Analysis>
void check_defect() {
    typename Analysis::Options options;
    options.search.instead = []() -> std::unique_ptr<Exploration> { return std::make_unique<ToAndFro>(); };
    Analysis analysis(test::problem_from("board:\nA..\ngoal:\n..A\n"), options);
    while (analysis.advance(1000)) continue;
    CHECK(analysis.status() == search::Status::limit);
    CHECK(analysis.search().defect() == "the search found more positions than there are");
}

}  // namespace

TEST_CASE("a search that finds more positions than there are ends, as a bug of the program", "[analysis]") {
    check_defect<Solve>();
    check_defect<Census>();
}

TEST_CASE("leaving out any plan changes what is found in nothing but how long it takes", "[analysis]") {
    for (const char* name : {"8-puzzle", "klotski", "metric-demo", "rush-hour-51"}) {
        const puzzle::Problem problem = test::library_problem(name);
        std::vector<std::uint64_t> depths;
        std::size_t length = 0;
        for (std::size_t row = 0; row <= kPlans; ++row) {  // the last one is left in, or nothing could be done
            INFO(name << " without row " << row);
            SearchOptions options;
            options.metric = problem.puzzle.metric();
            if (row + 1 < kPlans) options.without = PlanSet{1} << row;
            if (row == kPlans) options.without = (PlanSet{1} << (kPlans - 1)) - 1;  // all others
            Census census(problem, {.search = options});
            while (census.advance(100'000)) continue;
            REQUIRE(census.counted());
            if (row == 0) depths = census.depths();
            CHECK(census.depths() == depths);
            Solve solve(problem, {.search = options});
            while (solve.advance(100'000)) continue;
            REQUIRE(solve.status() == search::Status::solved);
            if (row == 0) length = solve.moves().size();
            CHECK(solve.moves().size() == length);
        }
    }
}
