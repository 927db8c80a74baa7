// The table of plans: what it tells of a puzzle is what a search of it then does.
#include "core/job/plans_job.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

template <class Asked>
Json plans_of(const Asked& request) {
    auto made = job::PlansJob::create(request);
    REQUIRE(made);
    while ((*made)->advance(1'000)) continue;
    return Json::parse(report_text(**made));
}

const Json& taken(const Json& plans) {
    for (const Json& plan : plans["plans"])
        if (plan["answer"] == "taken") return plan;
    FAIL("no plan is taken");
    return plans;
}

/// That a search does what the table says, and what it says against a plan is what the search says that is asked for it.
void check(const test::Request& request, const Json& plans) {
    REQUIRE(plans["plans"].size() == analysis::kPlans);
    const Json report = run_job(request, 5'000);
    // What grows may turn out not to fit: then another plan that is possible has taken its place.
    if (report["storage"] != taken(plans)["storage"] && taken(plans)["storage"] == "levels") return;
    CHECK(report["storage"] == taken(plans)["storage"]);
    CHECK(report["storage_reason"] == taken(plans)["reason"]);
    if (taken(plans)["storage"] != "sweeps") CHECK(report["packings"] == plans["packings"]);
    for (const char* key : {"bytes_needed", "bytes_at_most"}) {
        REQUIRE(report.contains(key) == taken(plans).contains(key));
        if (report.contains(key)) CHECK(report[key] == taken(plans)[key]);
    }
    if (request.kind == test::Kind::solve) CHECK(report["direction"] == taken(plans)["direction"]);
}

}  // namespace

TEST_CASE("a search takes the plan that the table says, in the memory that it says", "[job]") {
    for (const char* name : {"8-puzzle", "klotski", "metric-demo", "rush-hour-51", "hughes"}) {
        for (const std::uint64_t limit : {std::uint64_t{1} << 30, std::uint64_t{100'000}}) {
            INFO(name << ", " << limit << " bytes");
            test::Request request;
            request.puzzle = library_text(name);
            request.memory_limit = limit;
            check(request, plans_of(static_cast<const job::SolveRequest&>(request)));
            request.kind = test::Kind::census;
            job::CensusRequest census;
            static_cast<job::PuzzleRequest&>(census) = request;
            check(request, plans_of(census));
        }
    }
}

TEST_CASE("plans that forget positions are impossible where more is asked of them", "[job]") {
    job::SolveRequest request;
    request.puzzle = library_text("klotski");
    CHECK(taken(plans_of(request))["storage"] == "levels");
    request.all = true;
    CHECK(taken(plans_of(request))["storage"] == "packed");
    request.storage = analysis::Storage::levels;
    for (const Json& plan : plans_of(request)["plans"]) CHECK(plan["answer"] == "impossible");
    test::Request refused;
    static_cast<job::SolveRequest&>(refused) = request;
    const Json report = run_job(refused);
    CHECK(report["status"] == "limit");
    CHECK(report["reason"] == "it forgets positions, and more is asked of them");
}

TEST_CASE("every puzzle of the library is searched within bytes that are told before", "[job]") {
    const std::vector<std::string> files = library_files();
    for (std::size_t i = 0; i < files.size(); i += effort<std::size_t>(7, 1)) {
        INFO(files[i]);
        job::CensusRequest census;
        census.puzzle = source_file(files[i]);
        job::SolveRequest solve;
        static_cast<job::PuzzleRequest&>(solve) = census;
        for (const Json& plans : {plans_of(census), plans_of(solve)}) {
            const Json& plan = taken(plans);
            const char* const key = plan.contains("bytes_needed") ? "bytes_needed" : "bytes_at_most";
            REQUIRE(plan.contains(key));
            CHECK(plan[key] > 0);
            CHECK(plan[key] <= census.memory_limit);
        }
    }
}
