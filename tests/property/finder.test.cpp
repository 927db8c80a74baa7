// The search for hard puzzles against the brute-force oracle, and every puzzle it finds against the ordinary engine.
#include "core/finder/board_text.hpp"
#include "core/job/evolve_job.hpp"
#include "core/job/find_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/find_oracle.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

struct Size {
    int rows;
    int columns;
};

finder::FindTask task_of(Size size, puzzle::Metric metric, finder::PuzzleKind kind) {
    finder::FindTask task;
    task.rows = size.rows;
    task.columns = size.columns;
    task.metric = metric;
    task.kind = kind;
    return task;
}

/// A job run to its end.
std::unique_ptr<job::FindJob> found(const finder::FindTask& task, std::uint64_t budget = 100'000) {
    auto made = job::FindJob::create(task, {});
    std::unique_ptr<job::FindJob> job = std::move(*made);
    while (job->advance(budget)) {
    }
    return job;
}

/// Starting positions by pieces and length, of all stocks: what the finder's tally says.
std::map<int, std::map<int, std::uint64_t>> starts_of(const finder::Tally& tally) {
    std::map<int, std::map<int, std::uint64_t>> starts;
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        for (std::size_t length = 1; length < of_pieces.starts.size(); ++length) {
            if (of_pieces.starts[length] != 0) starts[pieces][static_cast<int>(length)] = of_pieces.starts[length];
        }
    }
    return starts;
}

void check_against_oracle(Size size, puzzle::Metric metric) {
    const FindOracle oracle(size.rows, size.columns, metric);
    for (const finder::PuzzleKind kind : finder::kPuzzleKinds) {
        INFO(size.rows << "x" << size.columns << ", " << to_string(metric) << " metric, kind " << to_string(kind));
        const FindExpectation expected = oracle.expect(kind);
        const auto job = found(task_of(size, metric, kind), 1000);
        REQUIRE(job->status() == job::Status::complete);
        REQUIRE(job->tally().just_solved == expected.just_solved);
        REQUIRE(starts_of(job->tally()) == expected.starts);
        REQUIRE(Json::parse(report_text(*job))["boards"] == expected.boards);
        for (const auto& [pieces, lengths] : expected.starts) {
            REQUIRE(job->tally().by_pieces.at(pieces).hardest.front().length == lengths.rbegin()->first);
        }
    }
}

}  // namespace

TEST_CASE("the finder counts the starts of every length as the oracle does", "[property]") {
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        for (const Size size : {Size{1, 4}, Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{2, 4}}) {
            check_against_oracle(size, metric);
        }
    }
}

TEST_CASE("on 3x3 as well", "[property]") {
    for (const puzzle::Metric metric : {puzzle::Metric::step, puzzle::Metric::move, puzzle::Metric::super_move}) {
        check_against_oracle({3, 3}, metric);
    }
}

TEST_CASE("the engine solves every puzzle found in the length found", "[property]") {
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        for (const finder::PuzzleKind kind : finder::kPuzzleKinds) {
            finder::FindTask task = task_of({3, 3}, metric, kind);
            task.hardest = 3;
            const auto job = found(task);
            const auto files = job->puzzles();
            const Json hardest = Json::parse(report_text(*job))["hardest"];
            REQUIRE(files.size() == hardest.size());
            for (std::size_t puzzle = 0; puzzle < files.size(); ++puzzle) {
                INFO(files[puzzle].name << "\n" << files[puzzle].text);
                REQUIRE(solve(files[puzzle].text, metric)["length"] == hardest[puzzle]["length"]);
            }
        }
    }
}
