// What is counted with a shelf, a block of numbers at a time, is what is counted in memory; and so are ways to a goal.
#include "core/analysis/level_hashes.hpp"
#include "core/analysis/shelved_exploration.hpp"
#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/memory_shelf.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/state_graph.hpp"

using namespace shunt;

namespace {

outcome::CensusOutcome ended(const job::CensusRequest& request, std::uint64_t slice) {
    auto job = job::CensusJob::create(request, nullptr, analysis::level_hashes_of);
    while ((*job)->advance(slice)) continue;
    return (*job)->outcome();
}

job::CensusRequest asked(const std::string& text, puzzle::Metric metric, analysis::Storage storage) {
    job::CensusRequest request;
    request.puzzle = text;
    request.metric = metric;
    request.storage = storage;
    request.hashes = true;
    return request;
}

outcome::SolveOutcome ended(const job::SolveRequest& request, std::uint64_t slice) {
    auto job = job::SolveJob::create(request);
    while ((*job)->advance(slice)) continue;
    return (*job)->outcome();
}

/// In what a search takes numbers: blocks of so many words, 1 being as small as can be; and how much of their letters is held.
struct Blocks {
    std::uint64_t words = 0;
    std::uint64_t held_bytes = 0;
};

/// What a request tells with its levels on a shelf. Of a solution, the job has the way replayed.
template <class Request>
auto shelved(Request request, test::MemoryShelf& shelf, Blocks blocks, std::uint64_t slice) {
    analysis::ShelvedLevels levels(0, blocks.words, blocks.held_bytes);
    levels.use(shelf, shelf.kept().counts.empty() ? std::nullopt : std::optional(shelf.kept()));
    request.storage = analysis::Storage::disk;
    request.on_shelf = &levels;
    return ended(request, slice);
}

void check_same(const outcome::CensusOutcome& found, const outcome::CensusOutcome& wanted) {
    REQUIRE(found.status == wanted.status);
    if (wanted.status != job::Status::complete) return;  // a position is crowded
    CHECK(found.storage == "disk");
    REQUIRE(found.depths == wanted.depths);
    REQUIRE(found.expanded == wanted.reachable);
    REQUIRE(found.edges == wanted.edges);
    REQUIRE(found.goal_positions == wanted.goal_positions);
    REQUIRE(found.goal_depths == wanted.goal_depths);
    REQUIRE(found.antipode_positions == wanted.antipode_positions);
    REQUIRE(found.level_hashes == wanted.level_hashes);
}

void check(const std::string& text, Blocks blocks) {
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric, blocks of " << blocks.words << " words, " << blocks.held_bytes
                               << " bytes held");
        const auto wanted = ended(asked(text, metric, analysis::Storage::packed), 5'000);
        test::MemoryShelf shelf;
        const auto request = asked(text, metric, analysis::Storage::disk);
        check_same(shelved(request, shelf, blocks, 200 + 1'000 * blocks.words), wanted);
        if (wanted.status == job::Status::complete) REQUIRE(shelf.piles() <= 2);
    }
}

job::SolveRequest to_solve(const std::string& text, puzzle::Metric metric) {
    job::SolveRequest request;
    request.puzzle = text;
    request.metric = metric;
    return request;
}

/// The least number of moves, as the oracle knows it; nothing where there is no way.
std::optional<std::uint64_t> length_of(const test::RandomCase& random, puzzle::Metric metric) {
    const test::StateGraph graph(random.oracle(), metric);
    const std::vector<int> distances = graph.distances({graph.start()});
    std::optional<std::uint64_t> least;
    for (int vertex = 0; vertex < graph.size(); ++vertex) {
        if (distances[vertex] < 0 || !graph.is_solved(vertex)) continue;
        const auto distance = static_cast<std::uint64_t>(distances[vertex]);
        least = std::min(least.value_or(distance), distance);
    }
    return least;
}

void check_solved(const outcome::SolveOutcome& found, const std::optional<std::uint64_t>& length) {
    CHECK(found.defect.empty());
    CHECK(found.storage == "disk");
    REQUIRE(found.status == (length ? job::Status::solved : job::Status::unsolvable));
    REQUIRE(found.length == length);
}

}  // namespace

TEST_CASE("levels on a shelf lead back from a goal, of random puzzles by the oracle", "[shelf]") {
    for (std::uint64_t seed = 1; seed <= test::kRandomGraphs; ++seed) {
        const test::RandomCase random(seed);
        if (random.puzzle().goals().empty() || !random.can_be_packed()) continue;
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("random puzzle " << seed << ", " << to_string(metric) << " metric");
            test::MemoryShelf shelf;
            const auto request = to_solve(random.text(), metric);
            check_solved(shelved(request, shelf, {1 + seed % 2, 20 * (seed % 3)}, 100), length_of(random, metric));
        }
    }
}

TEST_CASE("levels on a shelf lead back from a goal, wherever the shelf was full before", "[shelf]") {
    const auto request = to_solve(test::library_text("hughes"), puzzle::Metric::move);
    const auto wanted = ended(request, 1'000).length;
    test::MemoryShelf whole;
    const auto at_once = shelved(request, whole, {8, 0}, 1'000);
    check_solved(at_once, wanted);
    CHECK(at_once.expanded > 0);
    // What has found its goal looks for nothing again.
    CHECK(shelved(request, whole, {8, 0}, 1'000).generated == at_once.generated);
    for (std::uint64_t room = 1; room < 20'000; room += 1 + room / 3) {
        INFO("room for " << room << " bytes");
        test::MemoryShelf shelf(room);
        if (shelved(request, shelf, {8, 0}, 100).status == job::Status::solved) break;
        shelf.restart();
        check_solved(shelved(request, shelf, {4, 300}, 100), wanted);
    }
}

TEST_CASE("a shelf holds what memory holds, of puzzles of the library", "[shelf]") {
    for (const char* name : {"klotski", "hughes", "metric-demo", "pe244", "8-puzzle"}) {
        INFO(name);
        for (const Blocks blocks : {Blocks{1, 500}, Blocks{64, 0}, Blocks{0, 1u << 20}})
            check(test::library_text(name), blocks);
    }
}

TEST_CASE("a shelf holds what memory holds, of random puzzles", "[shelf]") {
    const std::uint64_t cases = test::effort<std::uint64_t>(60, 2'000);
    for (std::uint64_t seed = 1; seed <= cases; ++seed) {
        INFO("random puzzle " << seed);
        check(test::random_puzzle(seed).text, {std::uint64_t{1} << seed % 3, 10 * (seed % 4)});
    }
}

TEST_CASE("a shelf that is full at any moment is gone on from", "[shelf]") {
    const auto request = asked(test::library_text("klotski"), puzzle::Metric::step, analysis::Storage::packed);
    const auto wanted = ended(request, 5'000);
    for (std::uint64_t room = 1; room < 20'000; room += 1 + room / 3) {
        INFO("room for " << room << " bytes");
        test::MemoryShelf shelf(room);
        auto plain = request;
        plain.hashes = false;  // one that goes on has not seen all levels
        const auto first = shelved(plain, shelf, {16, 0}, 1'000);
        if (first.status == job::Status::complete) break;
        CHECK(first.status == job::Status::limit);
        CHECK(first.reason == "no room");
        if (!shelf.kept().counts.empty()) CHECK(first.depths == shelf.kept().counts);  // else not even the start fits
        shelf.restart();
        const auto second = shelved(plain, shelf, {8, 1'000}, 1'000);
        REQUIRE(second.status == job::Status::complete);
        CHECK(second.depths == wanted.depths);
        CHECK(second.expanded == wanted.reachable);
        CHECK(second.edges == wanted.edges);
        CHECK(second.goal_depths == wanted.goal_depths);
        CHECK(second.antipode_positions == wanted.antipode_positions);
    }
}

TEST_CASE("the room of a search on a shelf holds what every block takes, and as large blocks as fit", "[shelf]") {
    constexpr search::Rank k15Puzzle = 20'922'789'888'000;
    for (const int workers : {1, 3}) {
        for (const std::uint64_t bytes : {std::uint64_t{4} << 20, std::uint64_t{64} << 20, std::uint64_t{8} << 30}) {
            INFO(workers << " workers, " << bytes << " bytes");
            const auto room = parts::ShelfRoom::within(bytes, k15Puzzle, workers);
            const auto takes = [&](std::uint64_t words) {
                parts::ShelfRoom other = room;
                other.block_words = words;
                return other.bytes();
            };
            CHECK(room.blocks() * room.block_words * 64 >= k15Puzzle);
            CHECK(room.bytes() > room.blocks() * static_cast<std::uint64_t>(workers) * sizeof(parts::Outbox));
            if (room.bytes() <= bytes) {
                CHECK(takes(2 * room.block_words) > bytes);
            } else {  // nothing fits: neither takes less
                CHECK(takes(2 * room.block_words) > room.bytes());
                CHECK(takes(room.block_words / 2) >= room.bytes());
            }
        }
    }
    const auto all = parts::ShelfRoom::within(std::uint64_t{1} << 30, 362'880, 1);
    CHECK(all.blocks() == 1);
    CHECK(all.block_words == 8192);
}
