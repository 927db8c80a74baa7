// Solutions of which nothing is proved: found where there are any, legal, and never shorter than the shortest.
#include "core/job/any_solution_job.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;
using namespace shunt::test;
using job::AnySolutionJob;
using job::Status;
using puzzle::Metric;

namespace {

job::PuzzleRequest asked(const std::string& text, Metric metric) {
    job::PuzzleRequest request;
    request.puzzle = text;
    request.metric = metric;
    return request;
}

outcome::AnyOutcome run(const job::PuzzleRequest& request) {
    auto made = AnySolutionJob::create(request);
    REQUIRE(made.has_value());
    while ((*made)->advance(1'000)) continue;
    return (*made)->outcome();
}

}  // namespace

TEST_CASE("some solution of Klotski is found in every metric", "[job]") {
    for (const Metric metric : puzzle::kMetrics) {
        const auto found = run(asked(library_text("klotski"), metric));
        INFO(to_string(metric));
        CHECK(found.status == Status::complete);
        CHECK(found.defect.empty());
        REQUIRE(found.length.has_value());
        CHECK(*found.length >= 50);  // 55 super-moves are the least
        CHECK(found.moves.size() >= *found.length);
    }
}

TEST_CASE("any solution of random puzzles agrees with the proved ones", "[job]") {
    int solved = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const std::string text = random_puzzle(seed).text;
        const auto proved = test::solve(text, Metric::move);
        if (proved.contains("error")) continue;
        INFO("seed " << seed << "\n" << text);
        const auto found = run(asked(text, Metric::move));
        REQUIRE(found.defect.empty());
        REQUIRE((found.status == Status::complete) == (proved["status"] == "solved"));
        if (found.status != Status::complete) {
            REQUIRE(found.status == Status::unsolvable);
            continue;
        }
        REQUIRE(*found.length >= proved["length"].get<std::uint64_t>());
        ++solved;
    }
    CHECK(solved > 50);
}

TEST_CASE("a search for any solution ends at its limit, or when it is cancelled", "[job]") {
    job::PuzzleRequest little = asked(library_text("klotski"), Metric::move);
    little.memory_limit = 100'000;
    CHECK(run(little).status == Status::limit);
    CHECK(run(little).reason == "no solution within 100 KB");
    little.memory_limit = 100;
    CHECK(run(little).status == Status::limit);
    auto cancelled = AnySolutionJob::create(asked(library_text("klotski"), Metric::move));
    REQUIRE(cancelled.has_value());
    (*cancelled)->advance(10);
    (*cancelled)->stop(Status::cancelled);
    CHECK_FALSE((*cancelled)->advance(10));
    CHECK((*cancelled)->outcome().status == Status::cancelled);
    CHECK_FALSE((*cancelled)->outcome().length.has_value());
}

TEST_CASE("a start that is a goal needs no search, and a puzzle without a goal is refused", "[job]") {
    const auto there = run(asked("board:\nA.\ngoal:\nA.\n", Metric::move));
    CHECK(there.status == Status::complete);
    CHECK(there.length == std::uint64_t{0});
    CHECK(there.expanded == 0);
    CHECK_FALSE(AnySolutionJob::create(asked("board:\nA.\n", Metric::move)).has_value());
}
