// What several workers find with their levels on a shelf is what one finds in memory.
#include "core/analysis/shelved_exploration.hpp"
#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"
#include "core/threads/thread_crew.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/memory_shelf.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;

namespace {

template <class Job>
auto outcome_of(const Result<std::unique_ptr<Job>>& job) {
    while ((*job)->advance(3'000)) continue;
    return (*job)->outcome();
}
auto ended(const job::CensusRequest& request) { return outcome_of(job::CensusJob::create(request, nullptr)); }
auto ended(const job::SolveRequest& request) { return outcome_of(job::SolveJob::create(request)); }

/// In so small blocks, with so few letters held, that all of them are read and written all the time.
template <class Request>
auto shelved(Request request, int workers, std::uint64_t block_words) {
    test::MemoryShelf shelf;
    analysis::ShelvedLevels levels(0, block_words, 1'000);
    levels.use(shelf, std::nullopt);
    threads::ThreadCrew crew(workers);
    request.crew = workers > 1 ? &crew : nullptr;
    request.storage = analysis::Storage::disk;
    request.on_shelf = &levels;
    return ended(request);
}

void check_counts(const std::string& text, puzzle::Metric metric, int workers, std::uint64_t block_words) {
    INFO(to_string(metric) << " metric, " << workers << " workers, blocks of " << block_words << " words");
    job::CensusRequest request;
    request.puzzle = text;
    request.metric = metric;
    request.storage = analysis::Storage::packed;
    const auto wanted = ended(request);
    const auto found = shelved(request, workers, block_words);
    REQUIRE(found.status == wanted.status);
    if (wanted.status != job::Status::complete) return;  // a position is crowded
    REQUIRE(found.threads == workers);
    REQUIRE(found.depths == wanted.depths);
    REQUIRE(found.edges == wanted.edges);
    REQUIRE(found.goal_depths == wanted.goal_depths);
    REQUIRE(found.antipode_positions == wanted.antipode_positions);
}

}  // namespace

TEST_CASE("workers count with a shelf what one counts in memory, of puzzles of the library", "[shelf]") {
    for (const char* name : {"klotski", "hughes", "metric-demo"}) {
        INFO(name);
        for (const puzzle::Metric metric : puzzle::kMetrics)
            for (const int workers : {1, 2, 3}) check_counts(test::library_text(name), metric, workers, 64);
    }
    check_counts(test::library_text("8-puzzle"), puzzle::Metric::step, 3, 512);
}

TEST_CASE("workers count with a shelf what one counts in memory, of random puzzles", "[shelf]") {
    const std::uint64_t cases = test::effort<std::uint64_t>(20, 1'000);
    for (std::uint64_t seed = 1; seed <= cases; ++seed) {
        INFO("random puzzle " << seed);
        for (const puzzle::Metric metric : puzzle::kMetrics)
            check_counts(test::random_puzzle(seed).text, metric, static_cast<int>(2 + seed % 2), 1 + seed % 2);
    }
}

TEST_CASE("workers find shortest ways with a shelf", "[shelf]") {
    job::SolveRequest request;
    request.puzzle = test::library_text("hughes");
    const auto wanted = ended(request).length;
    for (const int workers : {1, 2, 3}) CHECK(shelved(request, workers, 8).length == wanted);
}
