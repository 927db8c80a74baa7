// What shortest solutions have to choose from: told in slices and within the memory limit, as everything is.
#include "core/job/npuzzle_solve_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

/// A unit at the left end of each row, to be brought to the right end: all 4^rows positions are on shortest solutions.
std::string units_in_rows(int rows) {
    std::string board;
    std::string goal;
    std::string names;
    for (int row = 0; row < rows; ++row) {
        const char name = static_cast<char>('A' + row);
        names += name;
        board += std::string{name} + "...\n";
        goal += std::string("...") + name + "\n";
    }
    return "axis: horizontal " + names + "\nboard:\n" + board + "goal:\n" + goal;
}

Request choices_of(int rows) {
    Request request;
    request.puzzle = units_in_rows(rows);
    request.metric = puzzle::Metric::step;
    request.storage = analysis::Storage::packed;
    request.choices = 1'000'000;
    request.list = 0;
    return request;
}

struct Told {
    Json report;
    std::uint64_t slices = 0;
};

Told run_counted(const Request& request, std::uint64_t budget) {
    auto job = make_job(request);
    REQUIRE(job);
    Told told;
    while ((*job)->advance(budget)) ++told.slices;
    told.report = Json::parse(report_text(**job));
    return told;
}

}  // namespace

TEST_CASE("choices are told in slices, not all at once when they are written", "[job][choices]") {
    constexpr std::uint64_t kBudget = 16;
    constexpr std::uint64_t kPositions = 1024;
    Request request = choices_of(5);
    Request without = request;
    without.choices.reset();
    without.all = true;
    const std::uint64_t other_slices = run_counted(without, kBudget).slices;
    const Told all = run_counted(request, kBudget);
    CHECK(all.report["choices"]["positions"] == kPositions);
    CHECK(all.slices >= other_slices + 2 * kPositions / kBudget);
    request.through = all.report["choices"]["moves"][7][0]["position"];
    const Told through = run_counted(request, kBudget);
    CHECK(through.report["choices"]["per_move"][7] == 1);
    // Written, looked through from both ends, and the others dropped.
    CHECK(through.slices >= other_slices + 3 * kPositions / kBudget);
}

TEST_CASE("choices hold to the memory limit, or say that they do not fit", "[job][choices]") {
    Request request = choices_of(6);
    constexpr std::uint64_t kPositions = 4096;
    Request without = request;
    without.choices.reset();
    without.all = true;
    const std::uint64_t beside = run_job(without, 50)["peak_bytes"];
    bool were_refused = false;
    bool were_told = false;
    for (const std::uint64_t each : {20, 200, 400, 600, 2'000}) {  // bytes for a position
        INFO(each << " bytes each");
        request.memory_limit = beside + each * kPositions;
        const Json report = run_job(request, 50);
        CHECK(report["status"] == "solved");
        CHECK(report["peak_bytes"] <= request.memory_limit + request.memory_limit / 10);
        const Json& choices = report["choices"];
        const bool told = !choices.contains("reason");
        CHECK(choices["moves"].empty() != told);
        if (!told) CHECK(choices["reason"].get<std::string>().find("do not fit") != std::string::npos);
        (told ? were_told : were_refused) = true;
    }
    CHECK(were_refused);
    CHECK(were_told);
}

TEST_CASE("a position that is none of the puzzle is refused, also where no search would be begun", "[job][choices]") {
    Request request;
    request.puzzle = "tiles: *\nboard:\n213\n456\n78.\ngoal:\n123\n456\n78_\n";
    request.through = "12";
    const auto job = job::make_solve_job(request);
    REQUIRE_FALSE(job);
    CHECK(job.error().message.find("through: ") == 0);
    request.through.reset();
    const auto unsolvable = job::make_solve_job(request);
    REQUIRE(unsolvable);
    while ((*unsolvable)->advance(1'000)) continue;
    CHECK((*unsolvable)->status() == job::Status::unsolvable);
}
