// The number of workers changes no report, but for what they cost.
#include "core/threads/thread_crew.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_cases.hpp"

using namespace shunt;
using namespace shunt::test;
using puzzle::Metric;

namespace {

/// The report without the workers and their memory.
std::string report_of(test::Request request, search::Crew* crew, std::uint64_t budget) {
    request.crew = crew;
    Json report = run_job(request, budget);
    CHECK(report["threads"] == (crew == nullptr || report["storage"] == "hashed" ? 1 : crew->size()));
    report.erase("threads");
    report.erase("peak_bytes");
    report.erase("bytes_needed");
    report.erase("storage_reason");
    return report.dump();
}

class Crews {
public:
    void check(const test::Request& request, std::uint64_t budget) {
        const std::string alone = report_of(request, nullptr, budget);
        REQUIRE(report_of(request, &one_, budget) == alone);
        REQUIRE(report_of(request, &two_, budget) == alone);
        REQUIRE(report_of(request, &three_, budget) == alone);
    }

private:
    threads::ThreadCrew one_{1};
    threads::ThreadCrew two_{2};
    threads::ThreadCrew three_{3};
};

test::Request census_of(const std::string& puzzle, Metric metric, bool has_goal) {
    test::Request request;
    request.kind = test::Kind::census;
    request.puzzle = puzzle;
    request.metric = metric;
    request.hardest_start = has_goal;
    request.components = true;
    return request;
}

test::Request solution_of(const std::string& puzzle, Metric metric) {
    test::Request request;
    request.puzzle = puzzle;
    request.metric = metric;
    return request;
}

}  // namespace

TEST_CASE("workers do not change what is found of random puzzles", "[property]") {
    Crews crews;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const RandomCase random(seed);
        const bool has_goal = !random.puzzle().goals().empty();
        for (const Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            crews.check(census_of(random.text(), metric, has_goal), 1 + seed * 7);
            if (!has_goal) continue;
            test::Request request = solution_of(random.text(), metric);
            crews.check(request, 1 + seed * 7);
            request.all = true;
            crews.check(request, UINT64_MAX / 2);
        }
    }
}

TEST_CASE("workers do not change what is found where levels are wide", "[property]") {
    Crews crews;
    for (const char* name : {"klotski", "8-puzzle", "mas"}) {
        INFO(name);
        const std::string puzzle = library_text(name);
        test::Request request = census_of(puzzle, Metric::move, true);
        crews.check(request, 50'000);
        request.symmetry = false;
        crews.check(request, 7'777);
        for (const auto direction : {analysis::Direction::forward, analysis::Direction::bidirectional}) {
            request = solution_of(puzzle, Metric::step);
            request.direction = direction;
            crews.check(request, 10'000);
        }
    }
}

TEST_CASE("workers do not change what is found by keeping three levels", "[property]") {
    Crews crews;
    for (const char* name : {"klotski", "century", "pe766-sample"}) {
        INFO(name);
        test::Request request = census_of(library_text(name), Metric::move, false);
        request.components = false;
        request.symmetry = false;  // else groups are searched in pairs
        for (const Metric metric : {Metric::step, Metric::slide, Metric::move, Metric::super_move}) {
            request.metric = metric;
            const Json report = run_job(request, 50'000);
            REQUIRE(report.at("storage") == "levels");
            crews.check(request, 40'000);
            crews.check(request, 333);
            if (library_puzzle(name).goals().empty()) continue;
            test::Request solution = solution_of(request.puzzle, metric);
            solution.direction = analysis::Direction::forward;
            solution.symmetry = false;
            REQUIRE(run_job(solution).at("storage") == "levels");
            crews.check(solution, 777);
        }
    }
}

TEST_CASE("workers do not change what is found where positions have very many neighbours", "[property]") {
    std::string board = "board:\n";
    for (int row = 0; row < 11; ++row) board += std::string(2, static_cast<char>('A' + row)) + ".\n";
    Crews crews;
    crews.check(census_of(board, Metric::super_step, false), 100);
    crews.check(census_of(board, Metric::super_step, false), 1);
}

TEST_CASE("workers do not change what is found of boards of tiles", "[property]") {
    Crews crews;
    for (const std::string board : {"abcde\nfghi.\n", "abc\nd.e\nfgh\n"}) {
        test::Request request = census_of("tiles: *\nboard:\n" + board, Metric::step, false);
        request.components = false;
        crews.check(request, 100'000);
        crews.check(request, 1'000);
    }
}
