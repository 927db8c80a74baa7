// The search on graphs that are no puzzles and whose levels are known.
#include "core/search/frontier_search.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::search;

namespace {

/// The corners of a cube in `dimensions` dimensions: depth k from corner 0 holds "dimensions choose k" corners. Its wide levels
/// overflow the search's queues.
class Cube {
public:
    struct State {
        Rank rank = 0;
    };
    struct Neighbour {
        Rank rank = 0;
    };
    class Cursor {
    public:
        explicit Cursor(const Cube& cube) : cube_(&cube) {}
        [[nodiscard]] bool is_goal() const { return state_.rank == cube_->goal_; }
        template <class Visit>
        void for_each_neighbour(Visit visit) const {
            for (int bit = 0; bit < cube_->dimensions_; ++bit) visit(Neighbour{state_.rank ^ Rank{1} << bit});
        }
        [[nodiscard]] State state_of(const Neighbour& neighbour) const { return {neighbour.rank}; }

    private:
        friend class Cube;
        const Cube* cube_;
        State state_;
    };
    static constexpr std::size_t kBatch = 3;

    Cube(int dimensions, Rank goal) : dimensions_(dimensions), goal_(goal) {}
    [[nodiscard]] Rank size() const { return Rank{1} << dimensions_; }
    [[nodiscard]] State state(Rank rank) const { return {rank}; }
    static void load(std::span<Cursor> cursors, std::span<const State> states) {
        for (std::size_t i = 0; i < states.size(); ++i) cursors[i].state_ = states[i];
    }

private:
    int dimensions_;
    Rank goal_;
};

template <class Marks>
FrontierSearch<Cube, Marks> searched(const Cube& cube, FrontierOptions options, std::uint64_t budget) {
    auto search = FrontierSearch<Cube, Marks>::create(cube, 0, options);
    REQUIRE(search.has_value());
    while (search->advance(budget) == FrontierSearch<Cube, Marks>::State::running) {
    }
    return std::move(*search);
}

std::vector<std::uint64_t> binomials(int n) {
    std::vector<std::uint64_t> row{1};
    for (int k = 1; k <= n; ++k) {
        row.push_back(row.back() * static_cast<std::uint64_t>(n - k + 1) / static_cast<std::uint64_t>(k));
    }
    return row;
}

}  // namespace

TEST_CASE("levels wider than the queues are counted right", "[search]") {
    const Cube cube(17, 0);  // levels of up to 24,310 states, queues of 8,192
    for (const std::uint64_t budget : {1, 1000, 1'000'000}) {
        INFO("budget " << budget);
        CHECK(searched<ReachedMarks>(cube, {}, budget).counts() == binomials(17));
        CHECK(searched<DepthMarks>(cube, {}, budget).counts() == binomials(17));
    }
}

TEST_CASE("every state is expanded once", "[search]") {
    const auto search = searched<ReachedMarks>(Cube(16, 0), {}, 5000);
    CHECK(search.state() == FrontierSearch<Cube, ReachedMarks>::State::exhausted);
    CHECK(search.statistics().expanded == 65'536);
    CHECK(search.statistics().generated == 16 * 65'536);
    CHECK(search.reached() == 65'536);
    CHECK(search.finished_depth() == 16);
}

TEST_CASE("a goal ends the search at its depth, and the way back is found", "[search]") {
    for (const Rank goal : {Rank{0}, Rank{1}, Rank{0x1A5}, Rank{0x1FFFF}}) {
        const Cube cube(17, goal);
        const auto search = searched<DepthMarks>(cube, {.stop_at_goal = true, .samples_per_level = 0}, 777);
        REQUIRE(search.state() == FrontierSearch<Cube, DepthMarks>::State::goal_found);
        CHECK(search.goal() == goal);
        CHECK(search.depth() == std::popcount(goal));
        const std::vector<Rank> path = path_to(cube, search.marks(), goal, search.depth());
        REQUIRE(path.size() == static_cast<std::size_t>(std::popcount(goal)) + 1);
        CHECK(path.front() == 0);
        CHECK(path.back() == goal);
        for (std::size_t i = 1; i < path.size(); ++i) CHECK(std::popcount(path[i - 1] ^ path[i]) == 1);
    }
}

TEST_CASE("samples of a level belong to it", "[search]") {
    const auto search = searched<ReachedMarks>(Cube(17, 0), {.stop_at_goal = false, .samples_per_level = 5}, 1000);
    for (int depth = 0; depth <= 17; ++depth) {
        const auto& samples = search.samples(depth);
        CHECK(samples.size() == std::min<std::uint64_t>(5, binomials(17)[static_cast<std::size_t>(depth)]));
        for (const Rank sample : samples) CHECK(std::popcount(sample) == depth);
    }
}

TEST_CASE("memory is as announced", "[search]") {
    const Cube cube(17, 0);
    const auto counting = FrontierSearch<Cube, ReachedMarks>::create(cube, 0, {});
    CHECK(counting->bytes() == FrontierSearch<Cube, ReachedMarks>::bytes_needed(cube.size()));
    const auto solving = FrontierSearch<Cube, DepthMarks>::create(cube, 0, {});
    CHECK(solving->bytes() == FrontierSearch<Cube, DepthMarks>::bytes_needed(cube.size()));
}
