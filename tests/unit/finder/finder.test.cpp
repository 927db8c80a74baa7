// The search as a whole: tasks, parts of it, published figures.
#include "core/finder/finder.hpp"

#include <set>

#include "core/job/find_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;
using finder::FindTask;
using puzzle::Metric;

namespace {

FindTask task_of(int rows, int columns, Metric metric = Metric::move) {
    FindTask task;
    task.rows = rows;
    task.columns = columns;
    task.metric = metric;
    return task;
}

std::unique_ptr<job::FindJob> run(const FindTask& task, const job::FindJob::Options& options = {},
                                  std::uint64_t budget = 100'000) {
    auto made = job::FindJob::create(task, options);
    REQUIRE(made);
    std::unique_ptr<job::FindJob> job = std::move(*made);
    while (job->advance(budget)) {
    }
    return job;
}

/// Greatest length and number of starts that have it, by number of pieces from 1 on.
std::vector<std::pair<int, std::uint64_t>> hardest_of(const job::FindJob& job) {
    std::vector<std::pair<int, std::uint64_t>> hardest;
    const Json report = Json::parse(report_text(job));
    for (const Json& entry : report["hardest"]) {
        REQUIRE(entry["pieces"] == hardest.size() + 1);
        hardest.emplace_back(entry["length"], entry["tied"]);
    }
    return hardest;
}

std::string refusal(const FindTask& task) { return finder::Finder::create(task).error().message; }

/// Several workers, one after the other: the results must not depend on who does what.
class FakeCrew final : public search::Crew {
public:
    explicit FakeCrew(int size) : size_(size) {}
    [[nodiscard]] int size() const override { return size_; }
    void run(const std::function<void(int)>& work) override {
        for (int worker = size_ - 1; worker >= 0; --worker) work(worker);
    }
    void meet() override {}

private:
    int size_;
};

}  // namespace

TEST_CASE("the hardest simple^3 puzzles of small grids are those of the table", "[finder]") {
    // Computed by brute force elsewhere (truth table of the project): length and number of starts, strict kind.
    using Table = std::vector<std::pair<int, std::uint64_t>>;
    const std::vector<std::pair<Metric, Table>> of_2x3{
        {Metric::step, {{3, 1}, {4, 2}, {6, 7}, {6, 6}, {9, 2}}},
        {Metric::slide, {{2, 2}, {3, 4}, {5, 7}, {6, 1}, {9, 2}}},
        {Metric::move, {{1, 8}, {2, 6}, {5, 5}, {5, 4}, {9, 2}}},
        {Metric::super_step, {{3, 1}, {4, 2}, {6, 5}, {6, 2}, {8, 3}}},
        {Metric::super_slide, {{2, 2}, {3, 4}, {5, 7}, {5, 5}, {8, 3}}},
        {Metric::super_move, {{1, 8}, {2, 5}, {5, 5}, {5, 1}, {8, 3}}},
    };
    const std::vector<std::pair<Metric, Table>> of_2x4{
        {Metric::step, {{4, 1}, {5, 3}, {8, 5}, {11, 1}, {12, 3}, {24, 2}, {15, 1}}},
        {Metric::slide, {{2, 3}, {3, 11}, {5, 25}, {8, 2}, {9, 15}, {24, 2}, {15, 1}}},
        {Metric::move, {{1, 20}, {2, 23}, {5, 17}, {7, 4}, {9, 2}, {24, 2}, {15, 1}}},
        {Metric::super_step, {{4, 1}, {5, 3}, {8, 1}, {8, 10}, {9, 7}, {19, 1}, {12, 4}}},
        {Metric::super_slide, {{2, 3}, {3, 11}, {5, 25}, {7, 2}, {7, 16}, {19, 1}, {12, 4}}},
        {Metric::super_move, {{1, 20}, {2, 17}, {5, 17}, {6, 5}, {7, 5}, {19, 1}, {12, 4}}},
    };
    for (const auto& [metric, table] : of_2x3) REQUIRE(hardest_of(*run(task_of(2, 3, metric))) == table);
    for (const auto& [metric, table] : of_2x4) REQUIRE(hardest_of(*run(task_of(2, 4, metric))) == table);
}

TEST_CASE("the hardest simple^3 puzzles of 3x3", "[finder]") {
    const auto job = run(task_of(3, 3));
    std::vector<int> lengths;
    for (const auto& [length, starts] : hardest_of(*job)) lengths.push_back(length);
    REQUIRE(lengths == std::vector{1, 2, 5, 10, 14, 22, 18, 13});
    REQUIRE(Json::parse(report_text(*job))["just_solved"] == 3026);  // N. Bickford's SBPFinder
}

TEST_CASE("the hardest simple^3 puzzles of 4x4 with few and with many pieces", "[finder]") {
    // N. Bickford, "Sliding Block Puzzles, Part 3" (2012).
    const std::vector<std::tuple<int, int, std::uint64_t>> table{{1, 1, 933}, {2, 4, 2},   {12, 73, 2},
                                                                 {13, 61, 3}, {14, 25, 4}, {15, 21, 1}};
    for (const auto& [pieces, length, starts] : table) {
        FindTask task = task_of(4, 4);
        task.pieces = pieces;
        const Json entry = Json::parse(report_text(*run(task)))["hardest"][0];
        REQUIRE(entry["pieces"] == pieces);
        REQUIRE(entry["length"] == length);
        REQUIRE(entry["tied"] == starts);
    }
}

TEST_CASE("the parts of a search by pieces make the whole", "[finder]") {
    const auto whole = run(task_of(3, 4));
    finder::Tally sum;
    std::uint64_t boards = 1;  // the empty one
    for (int pieces = 1; pieces < 12; ++pieces) {
        FindTask task = task_of(3, 4);
        task.pieces = pieces;
        const auto part = run(task);
        REQUIRE(part->progress().total == part->tally().boards);
        sum.add(part->tally(), 1);
        boards += Json::parse(report_text(*part))["boards"].get<std::uint64_t>();
    }
    REQUIRE(sum == whole->tally());
    REQUIRE(whole->progress().total == sum.boards);
    // Boards of twelve units have no void: they are not asked for by any number of pieces.
    REQUIRE(boards + 1 == Json::parse(report_text(*whole))["boards"]);
}

TEST_CASE("slices and workers do not change the outcome", "[finder]") {
    for (const auto kind : {finder::PuzzleKind::simple3, finder::PuzzleKind::any}) {
        FindTask task = task_of(3, 3);
        task.kind = kind;
        task.hardest = 4;
        const auto expected = run(task);
        REQUIRE(run(task, {}, 1)->tally() == expected->tally());
        REQUIRE(run(task, {}, 37)->tally() == expected->tally());
        FakeCrew crew(3);
        REQUIRE(run(task, {std::uint64_t{1} << 30, &crew}, 100)->tally() == expected->tally());
    }
}

TEST_CASE("only the shapes asked for are used", "[finder]") {
    FindTask task = task_of(3, 3);
    task.shapes = {puzzle::Shape({{0, 0}})};
    const auto job = run(task);
    const Json report = Json::parse(report_text(*job));
    REQUIRE(report["boards"] == 512);  // every set of cells
    // Units only; with eight of them, one unit of the 8-puzzle goes from corner to corner.
    REQUIRE(hardest_of(*job).back().first == 13);
    REQUIRE(report["hardest"].size() == 8);
}

TEST_CASE("the hardest puzzles are listed with one of each stock", "[finder]") {
    FindTask task = task_of(3, 3);
    task.hardest = 1000;
    task.pieces = 5;
    const auto job = run(task);
    const auto& of_pieces = job->tally().by_pieces.at(5);
    REQUIRE(of_pieces.hardest.size() == 7);  // of the stocks of five pieces, seven hold a puzzle
    REQUIRE(std::is_sorted(of_pieces.hardest.begin(), of_pieces.hardest.end()));
    task.hardest = 3;
    const auto fewer = run(task)->tally().by_pieces.at(5).hardest;
    REQUIRE(fewer == std::vector(of_pieces.hardest.begin(), of_pieces.hardest.begin() + 3));
}

TEST_CASE("tasks that make no sense are refused", "[finder]") {
    REQUIRE(refusal(task_of(0, 3)) == "a grid of 0x3 has no cells");
    REQUIRE(refusal(task_of(3, -1)) == "a grid of 3x-1 has no cells");
    REQUIRE(refusal(task_of(5, 5)) == "a grid of 5x5 has more than 21 cells: too many boards to search them all");
    REQUIRE(refusal(task_of(65536, 65536)).find("more than 21 cells") != std::string::npos);
    FindTask task = task_of(2, 2);
    task.pieces = 4;
    REQUIRE(refusal(task) == "a puzzle on a grid of 2x2 has between 1 and 3 pieces, not 4");
    task.pieces.reset();
    task.hardest = 0;
    REQUIRE(refusal(task) == "at least 1 puzzle must be kept for every number of pieces");
    task.hardest = 1;
    task.shapes = {puzzle::Shape({{0, 0}, {1, 1}})};
    REQUIRE(refusal(task) == "shape 1 is not connected");
}

TEST_CASE("a grid of one cell has no puzzle", "[finder]") {
    const Json report = Json::parse(report_text(*run(task_of(1, 1))));
    REQUIRE(report["boards"] == 2);
    REQUIRE(report["hardest"].empty());
}

TEST_CASE("a search that would need too much memory says so", "[finder]") {
    const auto job = run(task_of(3, 3), {3'000, nullptr});
    REQUIRE(job->status() == job::Status::limit);
    const Json report = Json::parse(report_text(*job));
    REQUIRE(report["status"] == "limit");
    REQUIRE(report["reason"].get<std::string>().find("one stock of pieces needs") == 0);
    REQUIRE(report["searched"].get<std::uint64_t>() < 11894);
    REQUIRE(job->bytes_needed() > 3'000);
}

TEST_CASE("several workers search large stocks in turn, in little more memory than one", "[finder]") {
    for (const Metric metric : {Metric::step, Metric::super_move}) {
        const auto alone = run(task_of(3, 4, metric));
        const std::uint64_t needed = alone->bytes_needed();
        FakeCrew crew(3);
        const std::uint64_t limit = needed * 3 / 2;  // a quarter of it for each of two, and the largest stock
        const auto together = run(task_of(3, 4, metric), {limit, &crew}, 100);
        const Json report = Json::parse(report_text(*together));
        CHECK(together->status() == job::Status::complete);
        CHECK(together->tally() == alone->tally());
        CHECK(together->bytes_needed() <= limit + (1 << 20));  // shapes, and what the walks hold
        CHECK(report["peak_bytes"] <= limit + (1 << 20));
    }
}

TEST_CASE("a search that is stopped reports what it has", "[finder]") {
    auto made = job::FindJob::create(task_of(3, 4), {});
    std::unique_ptr<job::FindJob> job = std::move(*made);
    REQUIRE(job->progress().phase == "counting boards");
    REQUIRE_FALSE(job->progress().total);
    while (job->progress().phase == "counting boards") job->advance(1000);
    REQUIRE(*job->progress().total == 423770);
    for (int i = 0; i < 20; ++i) job->advance(1000);
    const auto done = job->progress().done;
    REQUIRE(done > 0);
    REQUIRE(done < 423770);
    job->stop(job::Status::cancelled);
    REQUIRE_FALSE(job->advance(1000));
    const Json report = Json::parse(report_text(*job, 1.5));
    REQUIRE(report["status"] == "cancelled");
    REQUIRE(report["searched"] == done);
    REQUIRE(report["boards"] == 451551);
    REQUIRE(report["seconds"] == 1.5);
    // What is found among some boards need not be the hardest of all.
    const std::vector<job::PuzzleFile> files = job->puzzles();
    REQUIRE_FALSE(files.empty());
    for (const job::PuzzleFile& file : files) {
        CHECK(file.text.find("Hardest") == std::string::npos);
        CHECK(file.text.find(" among " + std::to_string(done) + " of 451551 boards") != std::string::npos);
    }
    CHECK(run(task_of(2, 2))->puzzles().front().text.find("name: Hardest with ") != std::string::npos);
}

TEST_CASE("a complete report has exactly the keys of the command line", "[finder]") {
    const Json report = Json::parse(report_text(*run(task_of(2, 2))));
    std::set<std::string> keys;
    for (const auto& [key, value] : report.items()) keys.insert(key);
    REQUIRE(keys == std::set<std::string>{"metric", "kind", "boards", "just_solved", "hardest", "positions", "seconds",
                                          "peak_bytes"});
    REQUIRE(report["metric"] == "move");
    REQUIRE(report["kind"] == "simple3");
    const Json& first = report["hardest"][0];
    REQUIRE(first["board"] == "X./..");
    REQUIRE(first["goal"] == "../.X");
}
