
#include <algorithm>

#include "core/outcome/any_outcome.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/state_graph.hpp"

using namespace shunt;
using namespace shunt::test;
using job::Status;
using puzzle::Metric;

namespace {

Request request(test::Kind kind, const std::string& library_name, std::optional<Metric> metric = std::nullopt) {
    Request wanted;
    wanted.kind = kind;
    wanted.puzzle = library_text(library_name);
    wanted.metric = metric;
    return wanted;
}

std::unique_ptr<job::Job> start(const Request& wanted) {
    auto made = test::make_job(wanted);
    REQUIRE(made.has_value());
    return std::move(*made);
}

std::string refusal(const Request& wanted) {
    const auto made = test::make_job(wanted);
    return made ? "accepted" : to_string(made.error());
}

/// Counts how often its outcome is made.
class Telling final : public job::JobOf<outcome::AnyOutcome> {
public:
    mutable int told = 0;

    bool advance(std::uint64_t /*budget*/) override { return false; }
    [[nodiscard]] job::Progress progress() const override { return {}; }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status /*why*/) override {}
    [[nodiscard]] Status status() const override { return Status::complete; }
    [[nodiscard]] std::string defect() const override { return "odd"; }

private:
    [[nodiscard]] outcome::AnyOutcome make_outcome() const override {
        ++told;
        return {};
    }
};

}  // namespace

TEST_CASE("whoever asks for the defect of a job need not make its outcome, which says the same", "[job]") {
    const Telling job;
    CHECK(job.defect() == "odd");
    CHECK(job.told == 0);
    CHECK(job.outcome().defect == "odd");
}

TEST_CASE("requests that cannot be met are refused before any work", "[job]") {
    Request bad_text;
    bad_text.puzzle = "board:\nA_.\n";
    CHECK(refusal(bad_text) == "line 2, column 2: '_' asks for a void in a goal; it cannot name a piece");
    CHECK(refusal(request(test::Kind::census, "pe766")) == "accepted");
    CHECK(refusal(request(test::Kind::solve, "pe766")) != "accepted");  // it has no goal
    Request unlimited = request(test::Kind::solve, "klotski");
    unlimited.memory_limit = 0;
    CHECK(refusal(unlimited) == "a memory limit of 0 bytes leaves nothing to search with");
    Request hardest = request(test::Kind::census, "pe766");
    hardest.hardest_start = true;
    CHECK(refusal(hardest) == "the puzzle has no goal: no start is harder than another");
    Request checksum = request(test::Kind::solve, "klotski");
    checksum.checksum = true;
    CHECK(refusal(checksum) ==
          "a checksum is made of the letters in which unit tiles move; this puzzle has larger pieces");
    Request bad_position = request(test::Kind::census, "klotski");
    bad_position.position = "1223\n";
    CHECK(refusal(bad_position) == "the position has 1 row, the board has 5");
}

TEST_CASE("any size of slices gives the same report", "[job]") {
    for (const test::Kind kind : {test::Kind::solve, test::Kind::census}) {
        for (const Metric metric : puzzle::kMetrics) {
            for (const auto storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
                Request wanted = request(kind, "hughes", metric);
                wanted.storage = storage;
                wanted.all = true;
                wanted.hardest_start = wanted.diameter = wanted.components = true;
                const Json whole = run_job(wanted, UINT64_MAX / 2);
                for (const std::uint64_t budget : {1, 7, 64, 1000}) {
                    INFO("budget " << budget << ", " << to_string(metric) << " metric, " << to_string(storage));
                    CHECK(run_job(wanted, budget) == whole);
                }
            }
        }
    }
}

TEST_CASE("slices that cut through spilled levels change nothing", "[job]") {
    Request wanted = request(test::Kind::census, "8-puzzle", Metric::step);
    wanted.hardest_start = true;  // so that its levels are not swept
    CHECK(run_job(wanted, 12'345) == run_job(wanted, UINT64_MAX / 2));
}

TEST_CASE("the metric is the puzzle's when none is asked for", "[job]") {
    CHECK(run_job(request(test::Kind::solve, "hughes"))["metric"] == "move");
    CHECK(run_job(request(test::Kind::solve, "hughes", Metric::step))["metric"] == "step");
}

TEST_CASE("a job may begin at another position", "[job]") {
    Request wanted = request(test::Kind::solve, "klotski");
    wanted.position = "1003\n1223\n4228\n4568\n7569\n";
    CHECK(refusal(wanted) != "accepted");  // not a position of this puzzle
    wanted.position = "1223\n1223\n4556\n47.6\n98.0\n";
    const Json report = run_job(wanted);
    CHECK(report["status"] == "solved");
    CHECK(report["length"] >= 80);  // one move from the start, which needs 81
    CHECK(report["length"] <= 82);
}

TEST_CASE("progress grows up to the total, and memory is known before the search", "[job]") {
    Request wanted = request(test::Kind::census, "klotski", Metric::step);
    wanted.storage = analysis::Storage::packed;  // three levels grow
    const auto job = start(wanted);
    std::uint64_t done = 0;
    while (job->advance(500)) {
        const job::Progress progress = job->progress();
        CHECK(progress.done >= done);
        done = progress.done;
        if (!progress.total) continue;
        CHECK(*progress.total == 65880);
        CHECK(progress.done <= *progress.total);
        CHECK(job->bytes_needed() > 0);
        CHECK(progress.bytes <= job->bytes_needed() * 11 / 10);
    }
    CHECK(job->progress().done == 25955);
    CHECK(job->status() == Status::complete);
    const Json report = Json::parse(report_text(*job, 1.5));
    CHECK(report["seconds"] == 1.5);
    CHECK(report["expanded"] == 25955);
}

TEST_CASE("a stopped job ends and reports what it has finished", "[job]") {
    for (const Status why : {Status::cancelled, Status::limit}) {
        const auto job = start(request(test::Kind::census, "klotski", Metric::step));
        while (job->advance(100) && job->progress().depth.value_or(0) < 20) {
        }
        job->stop(why);
        CHECK(job->status() == why);
        CHECK_FALSE(job->advance(100));
        const Json report = Json::parse(report_text(*job));
        CHECK(report["status"] == std::string(to_string(why)));
        REQUIRE(report["depths"].size() > 20);
        CHECK(report["depths"].size() < 100);
        CHECK(report["depths"][5] == 16);
        CHECK(report["antipode_positions"].empty());  // a level cut short is not worth listing, however wide it is
    }
}

TEST_CASE("the way back of a solution is found and checked in slices, and can be stopped", "[job]") {
    using analysis::Storage;  // but sweeps, which have no way back
    for (const auto storage : {Storage::packed, Storage::hashed, Storage::levels, Storage::keys}) {
        for (const auto direction : analysis::kDirections) {
            Request request;
            request.puzzle = library_text("klotski");
            request.storage = storage;
            request.direction = direction;
            const auto job = start(request);
            while (job->progress().phase != "ended") REQUIRE(job->advance(1'000));
            int slices = 1;
            for (; job->advance(10) && slices < 40; ++slices) continue;
            CHECK(slices == 40);  // 81 moves are found, and then written
            job->stop(job::Status::cancelled);
            const Json report = Json::parse(report_text(*job));
            CHECK(report["status"] == "cancelled");
            CHECK(report["length"].is_null());
            CHECK(report["at_least"] == 81);
            CHECK_FALSE(report.contains("moves"));
        }
    }
}

TEST_CASE("stopping before the first slice and after the end", "[job]") {
    const auto unstarted = start(request(test::Kind::solve, "klotski"));
    unstarted->stop(Status::cancelled);
    CHECK_FALSE(unstarted->advance(100));
    CHECK(Json::parse(report_text(*unstarted))["status"] == "cancelled");
    const auto ended = start(request(test::Kind::solve, "metric-demo"));
    while (ended->advance(100)) {
    }
    ended->stop(Status::cancelled);
    CHECK(ended->status() == Status::solved);
}

TEST_CASE("a board of exactly 64 cells works", "[job]") {
    Request wanted;
    wanted.kind = test::Kind::solve;
    wanted.puzzle =
        "metric: step\nboard:\nA.......\n........\n........\n........\n........\n........\n........\n.......B\n"
        "goal:\nB.......\n........\n........\n........\n........\n........\n........\n.......A\n";
    CHECK(run_job(wanted)["length"] == 28);
}

TEST_CASE("pieces that cannot move change nothing, however many kinds they are", "[job]") {
    // Walled in units of their own kinds: so many that their kinds do not fit the word a search keeps of a position.
    const std::string walled_in =
        "distinct: "
        "abcdefghijklmnopqrstuvwx\nboard:\nA.1#a#b#c#d#e#f\nA.2##g#h#i#j#k#\n633#l#m#n#o#p#q\n554##r#s#t#u#v#\n"
        "####w#x\ngoal:\n...\n...\n..A\n..A\n...\n";
    for (const Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric");
        CHECK(census(walled_in, metric)["depths"] == run_job(request(test::Kind::census, "hughes", metric))["depths"]);
        CHECK(solve(walled_in, metric)["length"] == run_job(request(test::Kind::solve, "hughes", metric))["length"]);
    }
}

TEST_CASE("unit tiles get their letters", "[job]") {
    const Json report = run_job(request(test::Kind::solve, "pe244"));
    CHECK(report["length"] == 32);
    CHECK(report["letters"] == "LLURRDLLLURRDLUURULDLURDRRULDDRD");
    CHECK_FALSE(run_job(request(test::Kind::solve, "klotski")).contains("letters"));
}
