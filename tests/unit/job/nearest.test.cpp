// How near a puzzle without a solution comes to its goal.
#include "core/job/census_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

outcome::CensusOutcome census(const std::string& text, std::optional<analysis::Storage> storage) {
    job::CensusRequest request;
    request.puzzle = text;
    request.nearest = true;
    request.storage = storage;
    auto made = job::CensusJob::create(request, nullptr);
    REQUIRE(made.has_value());
    while ((*made)->advance(100)) continue;
    return (*made)->outcome();
}

void check_nearest(const std::string& text, const outcome::Nearest& wanted) {
    for (const auto storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
        const auto outcome = census(text, storage);
        INFO(text);
        CHECK(outcome.status == search::Status::complete);
        REQUIRE(outcome.nearest.has_value());
        CHECK(outcome.nearest->position == wanted.position);
        CHECK(outcome.nearest->goal == wanted.goal);
        CHECK(outcome.nearest->differing == wanted.differing);
        CHECK(outcome.nearest->cells == wanted.cells);
    }
}

}  // namespace

TEST_CASE("the nearest position has the fewest cells that differ, and of those the least way left", "[job]") {
    check_nearest("board:\nA.#B.\ngoal:\n..#.A\ndistinct: *\naxis: vertical B\n", {".A#B.\n", 0, 1, 1});
}

TEST_CASE("the nearest board of an odd permutation of tiles differs in two cells", "[job]") {
    const auto outcome = census(library_text("8-puzzle-swapped"), std::nullopt);
    REQUIRE(outcome.nearest.has_value());
    CHECK(outcome.nearest->differing == 2);
    CHECK(outcome.nearest->cells == 9);
}

TEST_CASE("cells that must be empty count like cells of pieces; the nearest of several goals is told", "[job]") {
    check_nearest("board:\nA#B\ngoal:\n.#_\ngoal:\nB#A\n", {"A#B\n", 0, 1, 1});
}

TEST_CASE("the nearest position of a solvable puzzle is a goal, without a goal there is none", "[job]") {
    const auto solvable = census("board:\nA..\ngoal:\n..A\n", std::nullopt);
    REQUIRE(solvable.nearest.has_value());
    CHECK(solvable.nearest->position == "..A\n");
    CHECK(solvable.nearest->differing == 0);
    CHECK_FALSE(census("board:\nA..\n", std::nullopt).nearest.has_value());
}

TEST_CASE("the nearest position is looked for in whatever keeps positions, and asked of nothing else", "[job]") {
    const std::string klotski = library_text("klotski");  // three levels would be taken for a census alone
    const auto outcome = census(klotski, std::nullopt);
    CHECK(outcome.status == search::Status::complete);
    CHECK(outcome.storage == "packed");
    CHECK(outcome.nearest.has_value());
    for (const auto storage : {analysis::Storage::levels, analysis::Storage::keys, analysis::Storage::sweeps}) {
        const auto refused = census(klotski, storage);
        CHECK(refused.status == search::Status::limit);
        CHECK(refused.reason == "it forgets positions, and more is asked of them");
        CHECK_FALSE(refused.nearest.has_value());
    }
}
