// Solutions that are not waited for until they are proved: found where there are any, legal, and never shorter than the shortest; and the
// proof beside them.
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

job::AnySolutionRequest asked(const std::string& text, Metric metric) {
    job::AnySolutionRequest request;
    request.puzzle = text;
    request.metric = metric;
    return request;
}

outcome::AnyOutcome run(const job::AnySolutionRequest& request) {
    auto made = AnySolutionJob::create(request);
    REQUIRE(made.has_value());
    while ((*made)->advance(1'000)) continue;
    return (*made)->outcome();
}

/// So many pieces all different, on so large a board, that where they stand does not fit the words of a key.
std::string crowd_text() {
    std::string rows;
    std::string goal;
    for (int cell = 0; cell < 144; ++cell) {
        const char end = cell % 12 == 11 ? '\n' : ' ';
        rows += (cell == 0 ? std::string(".") : "p" + std::to_string(cell)) + end;
        goal += (cell == 0 ? std::string("p1") : std::string(".")) + end;
    }
    return "cells: tokens\ndistinct: *\nboard:\n" + rows + "goal:\n" + goal;
}

}  // namespace

TEST_CASE("some solution of Klotski is found in every metric", "[job]") {
    for (const Metric metric : puzzle::kMetrics) {
        const auto found = run(asked(library_text("klotski"), metric));
        INFO(to_string(metric));
        CHECK((found.status == Status::complete || found.status == Status::solved));
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
        const Metric metric = puzzle::kMetrics[seed % puzzle::kMetrics.size()];
        const auto proved = test::solve(text, metric);
        if (proved.contains("error")) continue;
        INFO("seed " << seed << ", " << to_string(metric) << "\n" << text);
        const auto found = run(asked(text, metric));
        REQUIRE(found.defect.empty());
        REQUIRE(found.length.has_value() == (proved["status"] == "solved"));
        if (!found.length) {
            REQUIRE(found.status == Status::unsolvable);
            continue;
        }
        REQUIRE(*found.length >= proved["length"].get<std::uint64_t>());
        // All of so small a puzzle is seen.
        REQUIRE(found.status == Status::solved);
        REQUIRE(*found.length == proved["length"].get<std::uint64_t>());
        ++solved;
    }
    CHECK(solved > 50);
}

TEST_CASE("with a proof beside it, a search for any solution ends when both meet", "[job]") {
    for (const Metric metric : puzzle::kMetrics) {
        job::AnySolutionRequest request = asked(library_text("klotski"), metric);
        request.proves = true;
        const auto found = run(request);
        INFO(to_string(metric));
        CHECK(found.status == Status::solved);
        CHECK(found.defect.empty());
        CHECK(found.length == test::solve(library_text("klotski"), metric)["length"].get<std::uint64_t>());
        CHECK(found.at_most == found.length);
        CHECK(found.at_least == static_cast<int>(*found.length));
        CHECK(found.proof_expanded > std::uint64_t{0});
    }
}

TEST_CASE("what has a solution is not at its limit when the time is over, and says how short one can be", "[job]") {
    job::AnySolutionRequest request = asked(library_text("klotski"), Metric::move);
    request.proves = true;
    auto made = AnySolutionJob::create(request);
    REQUIRE(made.has_value());
    int closer = 0;
    std::uint64_t most = UINT64_MAX;
    int least = 0;
    while ((*made)->advance(2'000) && closer < 10) {
        const auto so_far = (*made)->outcome();
        CHECK(so_far.at_most.value_or(most) <= most);
        CHECK(so_far.at_least.value_or(0) >= least);
        if (so_far.at_most && so_far.at_least > least) ++closer;
        most = so_far.at_most.value_or(most);
        least = so_far.at_least.value_or(0);
        CHECK(least <= 81);
        CHECK(most >= 81);
    }
    CHECK(closer == 10);
    (*made)->stop(Status::limit);
    const auto ended = (*made)->outcome();
    CHECK(ended.status == Status::complete);
    CHECK(ended.at_most >= std::uint64_t{81});
    CHECK(ended.at_least < 81);
    CHECK(ended.reason.empty());
}

TEST_CASE("puzzles without keys are solved greedily", "[job]") {
    const auto found = run(asked(crowd_text(), Metric::step));
    CHECK(found.status == Status::complete);
    REQUIRE(found.length.has_value());
    CHECK(*found.length >= 1);
}

TEST_CASE("a search for any solution ends at its limit, or when it is cancelled", "[job]") {
    job::AnySolutionRequest little = asked(library_text("klotski"), Metric::move);
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
    CHECK(there.status == Status::solved);
    CHECK(there.length == std::uint64_t{0});
    CHECK(there.expanded == 0);
    CHECK_FALSE(AnySolutionJob::create(asked("board:\nA.\n", Metric::move)).has_value());
}

TEST_CASE("where no way is found soon, the proof says how long it must be", "[job]") {
    auto request = asked(library_text("gnome-klotski/sunshine"), Metric::move);
    request.proves = true;
    auto made = AnySolutionJob::create(request);
    REQUIRE(made.has_value());
    auto found = (*made)->outcome();
    while (found.proof_expanded < 1'000 && found.expanded < 40'000) {
        (*made)->advance(1'000);
        found = (*made)->outcome();
    }
    (*made)->stop(Status::limit);
    found = (*made)->outcome();
    CHECK(found.status == Status::limit);
    CHECK(!found.length.has_value());
    CHECK(found.at_least.value_or(0) > 3);
}
