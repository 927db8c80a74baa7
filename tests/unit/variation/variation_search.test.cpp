#include <algorithm>

#include "core/job/variations_job.hpp"
#include "core/outcome/json_text.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using variation::ChangeKind;
using variation::VariationSearch;
using variation::VariationTask;

namespace {

VariationSearch ended(const puzzle::Problem& problem, const VariationTask& task, std::uint64_t budget = 1'000'000) {
    VariationSearch search(problem, task);
    while (search.advance(budget)) {
    }
    return search;
}

std::uint64_t length_of(const std::string& text, puzzle::Metric metric) {
    analysis::SearchOptions options;
    options.metric = metric;
    analysis::Solve solve(test::problem_from(text), {options, false});
    while (solve.advance(1'000'000)) {
    }
    REQUIRE(solve.status() == search::Status::solved);
    return solve.moves().size();
}

std::string told(const VariationSearch& search) {
    std::string text = std::to_string(search.tried()) + " " + std::to_string(search.solvable());
    for (const auto& variation : search.longest()) text += "\n" + std::to_string(variation.length) + variation.puzzle;
    return text;
}

}  // namespace

TEST_CASE("variations have the lengths that they have when solved alone", "[variation]") {
    VariationTask task;
    task.list = 1000;
    const auto search = ended(test::library_problem("metric-demo"), task);
    CHECK(search.tried() > 20);
    REQUIRE(search.longest().size() > 10);
    for (const auto& variation : search.longest()) {
        INFO(variation.puzzle);
        CHECK(variation.length == length_of(variation.puzzle, task.metric));
    }
}

TEST_CASE("variations are solved as fast as the puzzle would be alone", "[variation]") {
    VariationTask task;
    task.pairs = 3;
    VariationSearch search(test::library_problem("klotski"), task);
    bool by_levels = false;
    while (search.advance(1'000)) by_levels = by_levels || search.search()->storage() == analysis::Storage::levels;
    CHECK(by_levels);
    CHECK(search.bytes_at_most() > 0);
}

TEST_CASE("the hardest start of Klotski is found beside the small changes", "[variation]") {
    VariationTask task;
    task.list = 500;
    const auto search = ended(test::library_problem("klotski"), task);
    CHECK(search.length() == 81);
    CHECK(search.too_large() == 0);
    const auto& longest = search.longest();
    const auto start = std::find_if(longest.begin(), longest.end(),
                                    [](const auto& v) { return v.changes.front().kind == ChangeKind::start; });
    REQUIRE(start != longest.end());
    CHECK(start->length == length_of(start->puzzle, task.metric));
    CHECK(start->length == 93);
}

TEST_CASE("a puzzle without a solution is made solvable", "[variation]") {
    const auto problem = test::problem_from("board:\nA#.\ngoal:\n..A\n");
    const auto search = ended(problem, {});
    CHECK(search.is_unsolvable());
    CHECK_FALSE(search.length());
    REQUIRE(search.solvable() >= 1);
    bool opened = false;
    for (const auto& variation : search.longest()) opened |= variation.changes.front().kind == ChangeKind::open;
    CHECK(opened);
}

TEST_CASE("the seed decides alone: neither portions nor lists change what is tried", "[variation][law]") {
    const auto problem = test::library_problem("metric-demo");
    VariationTask pairs;
    pairs.pairs = 60;
    pairs.seed = 7;
    CHECK(told(ended(problem, pairs)) == told(ended(problem, pairs, 1)));
    VariationTask other = pairs;
    other.seed = 8;
    CHECK(told(ended(problem, pairs)) != told(ended(problem, other)));
    const auto search = ended(problem, pairs);
    for (const auto& variation : search.longest()) {
        CHECK(variation.changes.size() == 2);
        CHECK(variation.length == length_of(variation.puzzle, pairs.metric));
    }
}

TEST_CASE("what needs too much work is given up and counted", "[variation]") {
    VariationTask task;
    task.most_work = 8192;
    const auto search = ended(test::library_problem("klotski"), task);
    CHECK(search.too_large() > 0);
    CHECK(search.too_large() + search.solvable() <= search.tried());
}

TEST_CASE("the memory announced is that of the largest search so far, not all that is allowed", "[variation]") {
    VariationTask task;
    task.most_work = 8192;
    const auto search = ended(test::library_problem("klotski"), task);
    CHECK(search.bytes_needed() * 10 >= search.peak_bytes() * 9);
    CHECK(search.bytes_needed() * 10 <= search.peak_bytes() * 11);
}

TEST_CASE("the job tells changes with their places, and stops when told", "[variation][job]") {
    job::VariationsRequest request;
    request.puzzle = "board:\nA#.\ngoal:\n..A\n";
    auto job = job::VariationsJob::create(request);
    REQUIRE(job);
    while ((*job)->advance(1'000'000)) {
    }
    CHECK((*job)->status() == search::Status::complete);
    const std::string text = to_json((*job)->outcome());
    CHECK(text.find(R"("kind":"open","at":[1,2])") != std::string::npos);

    auto stopped = job::VariationsJob::create(request);
    (*stopped)->stop(search::Status::cancelled);
    CHECK_FALSE((*stopped)->advance(1));
    CHECK((*stopped)->outcome().status == search::Status::cancelled);

    request.puzzle = "board:\nA.\n";
    const auto refused = job::VariationsJob::create(request);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("no goal") != std::string::npos);
}
