// A census of a board of unit tiles, made by sweeps, against the oracle of such boards.
#include <algorithm>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/npuzzle_boards.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Size;
using puzzle::Metric;

namespace {

/// A board as rows of a puzzle: tile 1 is 'a', and so on; the blank is `blank`.
std::string rows_of(const TileString& board, Size size, char blank) {
    std::string rows;
    for (int cell = 0; cell < size.cells(); ++cell) {
        rows += board[cell] == 0 ? blank : static_cast<char>('a' + board[cell] - 1);
        if (cell % size.columns == size.columns - 1) rows += '\n';
    }
    return rows;
}

TileString board_of(const std::string& rows) {
    TileString board;
    for (const char letter : rows) {
        if (letter != '\n') board += letter == '.' ? '\0' : static_cast<char>(letter - 'a' + 1);
    }
    return board;
}

struct TileCase {
    Size size;
    TileString start;
    std::vector<TileString> goals;

    [[nodiscard]] test::Request request(Metric metric) const {
        test::Request request;
        request.kind = test::Kind::census;
        request.metric = metric;
        request.list = 1000;
        request.puzzle = "tiles: *\nboard:\n" + rows_of(start, size, '.');
        for (const TileString& goal : goals) request.puzzle += "goal:\n" + rows_of(goal, size, '_');
        return request;
    }
    [[nodiscard]] std::unique_ptr<job::Job> job() const {
        auto made = make_job(request(Metric::step));
        REQUIRE(made);
        return std::move(*made);
    }
};

/// A random start, and up to two random goals, half of which cannot be reached.
TileCase random_tile_case(Size size, std::uint64_t seed) {
    test::Random random(seed);
    TileCase made{size, tile_string(npuzzle::Board::ordered(size)), {}};
    const auto shuffled = [&random](TileString board) {
        for (int i = static_cast<int>(board.size()) - 1; i > 0; --i) std::swap(board[i], board[random.below(i + 1)]);
        return board;
    };
    made.start = shuffled(made.start);
    for (int goals = random.below(3); goals > 0; --goals) made.goals.push_back(shuffled(made.start));
    return made;
}

std::set<TileString> boards_of(const Json& texts) {
    std::set<TileString> boards;
    for (const std::string text : texts) boards.insert(board_of(text));
    return boards;
}

void check(const TileCase& tiles, const Json& report) {
    const auto distances = tile_distances(tiles.start, tiles.size.rows, tiles.size.columns);
    std::vector<std::uint64_t> depths;
    std::uint64_t ends = 0;
    for (const auto& [board, depth] : distances) {
        depths.resize(std::max<std::size_t>(depths.size(), depth + 1));
        ++depths[depth];
        ends += tile_neighbours(board, tiles.size.rows, tiles.size.columns).size();
    }
    std::set<TileString> farthest;
    for (const auto& [board, depth] : distances) {
        if (depth + 1 == static_cast<int>(depths.size())) farthest.insert(board);
    }
    std::set<TileString> goals(tiles.goals.begin(), tiles.goals.end());
    const auto reached =
        std::count_if(goals.begin(), goals.end(), [&](const auto& goal) { return distances.count(goal) != 0; });
    REQUIRE(report.value("status", report.dump()) == "complete");
    CHECK(report["depths"] == depths);
    CHECK(report["packings"] == std::to_string(2 * distances.size()));
    CHECK(report["expanded"] == distances.size());
    CHECK(report["edges"] == ends / 2);
    CHECK(report["antipode_positions"].size() == farthest.size());
    CHECK(boards_of(report["antipode_positions"]) == farthest);
    if (goals.empty()) return;
    CHECK(report["goal_positions"] == reached);
    std::vector<std::uint64_t> goal_depths(depths.size());
    for (const auto& goal : goals) {
        const auto found = distances.find(goal);
        if (found != distances.end()) ++goal_depths[static_cast<std::size_t>(found->second)];
    }
    CHECK(report["goal_depths"] == goal_depths);
}

/// That all depths listed together are exactly the boards of the oracle, each once and at its depth.
void check_levels(const TileCase& tiles, job::Job& job) {
    const auto distances = tile_distances(tiles.start, tiles.size.rows, tiles.size.columns);
    std::set<TileString> met;
    const auto levels = test::all_levels(job, 40);
    for (std::size_t depth = 0; depth < levels.size(); ++depth) {
        for (const std::string& text : levels[depth]) {
            CHECK(distances.at(board_of(text)) == static_cast<int>(depth));
            CHECK(met.insert(board_of(text)).second);
        }
    }
    CHECK(met.size() == distances.size());
}

}  // namespace

TEST_CASE("a census of tiles is that of the oracle, in every metric of single pieces", "[property]") {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{2, 4}, Size{4, 2}}) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const TileCase tiles = random_tile_case(size, seed);
            for (const Metric metric : {Metric::step, Metric::slide, Metric::move}) {
                const test::Request request = tiles.request(metric);
                INFO(request.puzzle);
                const Json report = run_job(request);
                CHECK(report["storage_reason"].get<std::string>().rfind("bits over boards fit", 0) == 0);
                check(tiles, report);
                CHECK(run_job(request, 7) == report);
            }
        }
    }
    const TileCase eight = random_tile_case({3, 3}, 1);
    check(eight, run_job(eight.request(Metric::step)));
}

TEST_CASE("all depths of tiles listed together are the boards of the oracle, each once", "[property]") {
    for (const Size size : {Size{2, 2}, Size{3, 2}, Size{2, 4}}) {
        const TileCase tiles = random_tile_case(size, 3);
        const auto job = tiles.job();
        while (job->advance(1000)) {
        }
        check_levels(tiles, *job);
    }
}
