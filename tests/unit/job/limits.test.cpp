// Limits of memory and time: whatever the moment, the report is valid, says how it ended and keeps what is certain.
#include <algorithm>
#include <map>

#include "core/job/difficulty_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using job::Status;
using puzzle::Metric;

namespace {

Request everything(test::Kind kind, const std::string& puzzle, Metric metric) {
    Request request;
    request.kind = kind;
    request.puzzle = puzzle;
    request.metric = metric;
    request.list = 3;
    request.all = true;
    request.hardest_start = kind == test::Kind::census;
    request.diameter = true;
    request.components = true;
    return request;
}

bool is_prefix(const Json& part, const Json& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

/// So many rows of three cells, each with a domino at its left end that can make a step or not: 2^rows packings, and as many neighbours of
/// the start but one.
std::string dominoes_in_rows(int rows) {
    std::string board = "board:\n";
    std::string goal = "goal:\n";
    for (int row = 0; row < rows; ++row) {
        board += std::string(2, static_cast<char>('A' + row)) + ".\n";
        goal += row == 0 ? ".AA\n" : "...\n";
    }
    return board + goal;
}

/// A bar between units of which the first has passed it, so that nothing can move; in the other packings, all units beside the bar, any set
/// of them can step at once.
std::string bar_between_units(int rows) {
    std::string board = "board:\n";
    std::string units;
    for (int row = 0; row < rows; ++row) {
        const char unit = static_cast<char>('A' + row);
        units += unit;
        board += row == 0 ? std::string{unit, 'Z', '.', '\n'} : std::string{'.', 'Z', unit, '\n'};
    }
    return "axis: horizontal " + units + "\n" + board;
}

/// What an early end must not falsify. `whole` is the report of the job run to its end.
void check_census(const Json& report, const Json& whole) {
    CHECK(is_prefix(report["depths"], whole["depths"]));
    for (const char* key : {"goal_positions", "edges", "hardest_start", "diameter", "components"}) {
        INFO(key);
        if (report.contains(key)) CHECK(report[key] == whole[key]);
    }
}

void check_solution(const Json& report, const Json& whole) {
    if (report["length"].is_null()) {
        if (report.contains("at_least")) CHECK(report["at_least"] <= whole["length"]);
        CHECK_FALSE(report.contains("moves"));
    } else {
        CHECK(report["length"] == whole["length"]);
        CHECK(report["moves"].size() == whole["length"]);
        if (report.contains("at_least")) CHECK(report["at_least"] == whole["length"]);
    }
    if (report.contains("shortest_solutions")) CHECK(report["shortest_solutions"] == whole["shortest_solutions"]);
}

void check_report(test::Kind kind, const Json& report, const Json& whole) {
    REQUIRE(report.contains("status"));
    if (kind == test::Kind::census) {
        check_census(report, whole);
    } else {
        check_solution(report, whole);
    }
}

/// From nearly nothing to more than enough.
std::vector<std::uint64_t> limits_up_to(std::uint64_t enough) {
    std::vector<std::uint64_t> limits;
    for (std::uint64_t limit = 1; limit < enough; limit += limit / 8 + 1) limits.push_back(limit);
    for (std::uint64_t percent = 80; percent <= 100; ++percent) limits.push_back(enough * percent / 100);
    return limits;
}

using Storages = std::vector<std::optional<analysis::Storage>>;
const Storages kStorages{analysis::Storage::packed, analysis::Storage::hashed, std::nullopt};

/// The report of a job that has memory enough, by storage. The positions listed are those with the least numbers, so they depend on it.
std::map<std::string, Json> whole_reports(Request request) {
    std::map<std::string, Json> reports;
    for (const auto storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
        request.storage = storage;
        request.memory_limit = std::uint64_t{1} << 30;
        reports[std::string(to_string(storage))] = run_job(request);
    }
    return reports;
}

/// Runs a job with every limit; returns how often it ended with each status.
std::map<std::string, int> sweep(Request request) {
    const auto whole = whole_reports(request);
    const auto needed = whole.at("packed")["peak_bytes"].get<std::uint64_t>();
    std::map<std::string, int> endings;
    for (const std::uint64_t limit : limits_up_to(needed * 3 / 2)) {
        INFO("limit " << limit << " bytes of " << needed << ", " << to_string(*request.metric) << " metric\n"
                      << request.puzzle);
        request.memory_limit = limit;
        const Json report = run_job(request, 500);
        const Json& expected = whole.at(report["storage"]);
        check_report(request.kind, report, expected);
        const std::string status = report["status"];
        ++endings[status];
        CHECK((status == "limit" || status == expected["status"]));
        CHECK(report.contains("reason") == (status == "limit"));
        CHECK(report["peak_bytes"] <= std::max<std::uint64_t>(limit + limit / 10, 200'000));
    }
    return endings;
}

/// The report of a job that is stopped after every slice, tells what it knows by then, and goes on.
Json report_of_halts(const Request& request, std::uint64_t slice) {
    const auto job = make_job(request);
    REQUIRE(job);
    job::GoingOn* const halted = (*job)->going_on();
    REQUIRE(halted != nullptr);
    CHECK_FALSE(halted->can_go_on());
    while ((*job)->advance(slice)) {
        (*job)->stop(Status::cancelled);
        REQUIRE((*job)->status() == Status::cancelled);
        REQUIRE_FALSE((*job)->advance(slice));
        REQUIRE(Json::parse(report_text(**job))["status"] == "cancelled");
        REQUIRE(halted->can_go_on());
        halted->go_on();
        REQUIRE_FALSE(halted->can_go_on());
    }
    (*job)->stop(Status::cancelled);  // too late
    CHECK_FALSE(halted->can_go_on());
    REQUIRE((*job)->defect().empty());
    return Json::parse(report_text(**job));
}

}  // namespace

TEST_CASE("a job that is stopped after every slice and goes on reports the same as in one go", "[job][halts]") {
    for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
        for (const Metric metric : puzzle::kMetrics) {
            for (const auto& storage : kStorages) {
                Request request = everything(kind, library_text("hughes"), metric);
                request.storage = storage;
                if (kind == test::Kind::solve) request.choices = 1000;
                INFO(to_string(metric) << " metric");
                CHECK(report_of_halts(request, 700) == run_job(request, 700));
            }
        }
    }
}

TEST_CASE("whatever the memory limit, the report is valid", "[job]") {
    for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
        for (const Metric metric : {Metric::step, Metric::super_move}) {
            for (const auto& storage : kStorages) {
                for (const std::string name : {"hughes", "moving-day"}) {
                    Request request = everything(kind, library_text(name), metric);
                    request.storage = storage;
                    const auto endings = sweep(request);
                    CHECK(endings.count("limit") == 1);
                    CHECK(endings.size() == 2);
                }
            }
        }
    }
}

TEST_CASE("whenever a job is stopped, the report is valid", "[job]") {
    for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
        for (const auto& storage : kStorages) {
            Request request = everything(kind, library_text("hughes"), Metric::slide);
            request.storage = storage;
            const Json whole = run_job(request);  // memory enough: packed, unless asked otherwise
            std::uint64_t at_least = 0;
            for (int slices = 0;; ++slices) {
                INFO("stopped after " << slices << " slices");
                auto made = test::make_job(request);
                const auto job = std::move(*made);
                bool more = true;
                for (int slice = 0; more && slice < slices; ++slice) more = job->advance(20);
                if (!more) break;
                job->stop(slices % 2 == 0 ? Status::limit : Status::cancelled);
                CHECK_FALSE(job->advance(20));
                const Json report = Json::parse(report_text(*job));
                CHECK(report["status"] == (slices % 2 == 0 ? "limit" : "cancelled"));
                check_report(kind, report, whole);
                if (report.contains("at_least")) {
                    CHECK(report["at_least"] >= at_least);
                    at_least = report["at_least"];
                }
            }
            if (kind == test::Kind::solve) CHECK(at_least == whole["length"]);
        }
    }
}

TEST_CASE("what a search announces is what it takes, within a tenth", "[job]") {
    for (const std::string name : {"klotski", "rush-hour-51", "hughes", "8-puzzle"}) {
        for (const Metric metric : {Metric::step, Metric::move, Metric::super_slide}) {
            for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
                Request request;
                request.kind = kind;
                request.puzzle = library_text(name);
                request.metric = metric;
                request.storage = analysis::Storage::packed;  // levels grow: the next test
                auto made = test::make_job(request);
                const auto job = std::move(*made);
                while (job->advance(10'000)) continue;
                const auto announced = static_cast<double>(job->bytes_needed());
                const auto peak = Json::parse(report_text(*job))["peak_bytes"].get<double>();
                INFO(name << ", " << to_string(metric) << " metric, "
                          << (kind == test::Kind::solve ? "solve" : "census") << ": announced " << announced
                          << ", took " << peak << " bytes");
                constexpr double kListed = 48'000;  // antipodes, by a list whose length is known when they are met
                CHECK(peak <= 1.1 * announced + (kind == test::Kind::census ? kListed : 0));
                CHECK(peak >= 0.9 * announced);
            }
        }
    }
}

TEST_CASE("what a search that is refused would take is told", "[job]") {
    Request request;
    request.kind = test::Kind::census;
    request.puzzle = library_text("hughes");
    request.storage = analysis::Storage::packed;
    const Json whole = run_job(request);
    request.memory_limit = whole["bytes_needed"].get<std::uint64_t>() - 1;
    const Json refused = run_job(request);
    CHECK(refused["status"] == "limit");
    CHECK(refused["bytes_needed"] == whole["bytes_needed"]);
    CHECK(refused["packings"] == whole["packings"]);
    request.storage = std::nullopt;
    const Json grows = run_job(request);  // it began
    CHECK_FALSE(grows.contains("bytes_needed"));
    CHECK(grows["bytes_at_most"] == request.memory_limit);
}

TEST_CASE("a search that keeps three levels says what it takes at most, and takes less than the bits it replaces",
          "[job]") {
    for (const std::string name : {"klotski", "hughes", "century"}) {
        Request request;
        request.kind = test::Kind::census;
        request.puzzle = library_text(name);
        Json levels = run_job(request);
        CHECK(levels["storage"] == "levels");
        CHECK_FALSE(levels.contains("bytes_needed"));
        CHECK(levels["bytes_at_most"] >= levels["peak_bytes"]);
        CHECK(levels["bytes_at_most"] < std::uint64_t{80} << 20);
        request.storage = analysis::Storage::packed;
        Json packed = run_job(request);
        CHECK(levels["peak_bytes"] < packed["peak_bytes"]);
        for (Json* either : {&levels, &packed}) {
            for (const char* key :
                 {"symmetry", "storage", "storage_reason", "bytes_needed", "bytes_at_most", "peak_bytes"})
                either->erase(key);
        }
        CHECK(levels == packed);
    }
}

TEST_CASE("the storage that is asked for is the one that is used, and told", "[job]") {
    Request request;
    request.kind = test::Kind::census;
    request.puzzle = library_text("8-puzzle");
    CHECK(run_job(request)["storage"] == "sweeps");
    for (const auto storage : analysis::kStorages) {
        request.storage = storage;
        CHECK(run_job(request)["storage"] == to_string(storage));
    }
}

TEST_CASE("levels may take more than the bits they replace, where both are little", "[job]") {
    Request request;
    request.kind = test::Kind::census;
    request.puzzle = library_text("pe244");
    const Json levels = run_job(request);
    CHECK(levels["storage"] == "levels");
    request.storage = analysis::Storage::packed;
    const Json packed = run_job(request);
    CHECK(levels["peak_bytes"] > packed["peak_bytes"]);
    CHECK(levels["peak_bytes"] < std::uint64_t{64} << 20);
    CHECK(levels["depths"] == packed["depths"]);
}

TEST_CASE("positions with more groups than can be listed end a search with a reason, not with a hang", "[job]") {
    std::string loose = "tiles: *\nboard:\n";
    for (int row = 0; row < 8; ++row) loose += row % 2 == 0 ? "a.a.a.a.\n" : ".a.a.a.a\n";
    loose += "goal:\n....aaaa\n";
    for (int row = 0; row < 7; ++row) loose += "........\n";
    for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
        for (const Metric metric : {Metric::super_step, Metric::super_slide, Metric::super_move}) {
            Request request;
            request.kind = kind;
            request.metric = metric;
            for (const std::string& puzzle : {loose, dominoes_in_rows(14)}) {
                request.puzzle = puzzle;
                const Json report = run_job(request);
                INFO(report.dump());
                CHECK(report["status"] == "limit");
                CHECK(report["reason"].get<std::string>().find("more than 8,192 groups") != std::string::npos);
            }
        }
    }
}

TEST_CASE("components that cannot be told apart for too many groups are said to be so, and the search itself counts",
          "[job]") {
    Request request;
    request.kind = test::Kind::census;
    request.metric = Metric::super_step;
    request.components = true;
    request.puzzle = bar_between_units(14);
    const Json report = run_job(request);
    INFO(report.dump());
    CHECK(report["reachable"] == 1);
    CHECK_FALSE(report.contains("components"));
    CHECK(report["status"] == "limit");
    CHECK(report["reason"].get<std::string>().rfind(
              "the search for the components ended early: a position has more than 8,192 groups", 0) == 0);
    request.puzzle = bar_between_units(3);
    CHECK(run_job(request)["components"]["count"].get<int>() > 1);
}

TEST_CASE("positions with very many neighbours are counted right, whatever the slices and the storage", "[job]") {
    for (const auto& storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
        Request request;
        request.kind = test::Kind::census;
        request.metric = Metric::super_step;
        request.puzzle = dominoes_in_rows(9);
        request.storage = storage;
        const Json whole = run_job(request);
        CHECK(whole["status"] == "complete");
        CHECK(whole["reachable"] == 512);
        CHECK(whole["depths"] == Json({1, 511}));
        CHECK(run_job(request, 1)["depths"] == whole["depths"]);
    }
}

TEST_CASE("the graph of a difficulty is announced before it is written, and refused then", "[job]") {
    job::DifficultyRequest request;
    request.puzzle = library_text("klotski");
    request.metric = Metric::step;
    request.most_samples = 2;
    const auto run_to = [&](const std::string& phase) {
        auto made = job::DifficultyJob::create(request);
        REQUIRE(made);
        while ((*made)->progress().phase != phase && (*made)->advance(1000)) continue;
        return std::move(*made);
    };
    const auto whole = run_to("writing the graph down");
    const std::uint64_t searched = whole->outcome().peak_bytes;
    const std::uint64_t needed = whole->bytes_needed();
    REQUIRE(needed > 2 * searched);
    while (whole->advance(1000)) CHECK(whole->bytes_needed() == needed);
    CHECK(whole->status() == Status::complete);
    CHECK(whole->outcome().peak_bytes > needed - needed / 10);
    CHECK(whole->outcome().peak_bytes < needed + needed / 20);
    request.memory_limit = needed / 2;
    const auto refused = run_to("walking at random");
    CHECK(refused->status() == Status::limit);
    CHECK(refused->outcome().reason.find("the graph of all positions does not fit") == 0);
    CHECK(refused->outcome().peak_bytes == searched);
    CHECK(refused->outcome().bytes_needed == needed);
}
