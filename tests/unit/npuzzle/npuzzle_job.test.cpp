#include "core/job/npuzzle_job.hpp"

#include <nlohmann/json.hpp>

#include "core/job/shuffle_job.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/outcome/json_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using job::NPuzzleJob;
using job::NPuzzleRequest;
using job::ShuffleRequest;
using job::Status;
using Report = nlohmann::ordered_json;

namespace {

std::unique_ptr<NPuzzleJob> started(const NPuzzleRequest& request) {
    auto job = NPuzzleJob::create(request);
    REQUIRE(job.has_value());
    return std::move(*job);
}

Report finished(job::Job& job) {
    while (job.advance(1000)) {
    }
    CHECK(job.defect() == "");
    return Report::parse(report_text(job, 1.5));
}

std::string refusal(const NPuzzleRequest& request) {
    const auto job = NPuzzleJob::create(request);
    return job ? "accepted" : to_string(job.error());
}

NPuzzleRequest request(const std::string& board, std::optional<npuzzle::Method> method = std::nullopt) {
    return {board, std::nullopt, method, 4'000'000};
}

Report shuffle(const ShuffleRequest& request) {
    const auto job = job::make_shuffle_job(request);
    REQUIRE(job.has_value());
    return finished(**job);
}

}  // namespace

TEST_CASE("the report of a solved board has these keys", "[tiles]") {
    auto job = started(request("1 2 3/4 0 6/7 5 8"));
    CHECK(
        finished(*job).dump() ==
        R"({"status":"solved","metric":"step","length":2,"letters":"UL","lower_bound":2,"best":2,"with":"bfs","nodes":7,"seconds":1.5,)"
        R"("peak_bytes":)" +
            std::to_string(job->bytes_needed()) + R"(,"solvable":true,"reason":"2 inversions: even, solvable"})");
    CHECK(
        finished(*started(request("1 2 3/4 5 6/7 8 0"))).dump() ==
        R"({"status":"solved","metric":"step","length":0,"letters":"","lower_bound":0,"best":0,"with":null,"nodes":0,"seconds":1.5,)"
        R"("peak_bytes":0,"solvable":true,"reason":"0 inversions: even, solvable"})");
}

TEST_CASE("the report of an unsolvable board has the reason and no search", "[tiles]") {
    auto job = started(request("1 2 3/4 5 6/8 7 0"));
    CHECK(job->status() == Status::unsolvable);
    CHECK(
        finished(*job).dump() ==
        R"({"status":"unsolvable","metric":"step","length":null,"letters":null,"lower_bound":null,"best":null,"with":null,"nodes":0,)"
        R"("seconds":1.5,"peak_bytes":0,"solvable":false,"reason":"1 inversion: odd instead of even, unsolvable; )"
        R"(swapping tiles 7 and 8 would make it solvable"})");
}

TEST_CASE("the report of a stopped search has best and lower bound", "[tiles]") {
    auto job = started(request("24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0"));
    while (job->advance(10'000) && Report::parse(report_text(*job))["best"].is_null()) {
    }
    CHECK(job->progress().phase.substr(0, 20) == "searching, at least ");
    CHECK(job->progress().unit == "nodes");
    job->stop(Status::limit);
    const Report report = finished(*job);
    CHECK(report["status"] == "limit");
    CHECK(report["length"].is_null());
    CHECK(report["letters"].get<std::string>().size() == report["best"]);
    CHECK(report["lower_bound"] < report["best"]);
    CHECK(report["solvable"] == true);
    CHECK(job->status() == Status::limit);
}

TEST_CASE("requests that cannot be met are refused with the place", "[tiles]") {
    CHECK(refusal(request("1 2 3/4 5 5/7 8 0")) ==
          "line 1, column 11: tile 5 stands twice, first in line 1, column 9; tile 6 is missing");
    CHECK(refusal(request("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0", npuzzle::Method::bfs)) ==
          "breadth-first search is for boards of up to 12 cells, this one has 16: use ida");
    NPuzzleRequest wrong_goal = request("1 2 3/4 5 6/7 8 0");
    wrong_goal.goal = "1 2/3 0";
    CHECK(refusal(wrong_goal) == "in the goal, the board is 2x2, it should be 3x3");
}

TEST_CASE("tables go from one job to the next as bytes", "[tiles]") {
    const NPuzzleRequest hard = request("8 6 7/2 5 4/3 0 1", npuzzle::Method::ida);
    auto first = started(hard);
    CHECK(first->cached_tables()->name() == "tiles-3x3-8-44");
    CHECK(first->cached_tables()->bytes().empty());
    CHECK(first->progress().phase == "building tables");
    const Report report = finished(*first);
    CHECK(report["length"] == 31);
    const std::string bytes = first->cached_tables()->bytes();
    REQUIRE_FALSE(bytes.empty());

    auto second = started(hard);
    CHECK_FALSE(second->cached_tables()->use(bytes).has_value());
    CHECK(second->progress().phase.substr(0, 9) == "searching");
    CHECK(finished(*second)["letters"] == report["letters"]);
    CHECK(second->cached_tables()->bytes().empty());  // they are kept already

    auto third = started(hard);
    CHECK(third->cached_tables()->use(bytes.substr(1))->message == "these bytes are no tables of unit-tile boards");
    CHECK(finished(*third)["length"] == 31);  // it builds its own
    CHECK(third->cached_tables()->bytes() == bytes);

    auto by_levels = started(request("8 6 7/2 5 4/3 0 1", npuzzle::Method::bfs));
    CHECK(by_levels->cached_tables() == nullptr);
}

TEST_CASE("shuffles report the board, or why there is none", "[tiles]") {
    const Report deep = shuffle({{3, 3}, std::nullopt, 31, 1, 1 << 30});
    CHECK(deep.dump() ==
          R"({"status":"complete","metric":"step","board":"6 4 7/8 5 0/3 2 1","goal":"1 2 3/4 5 6/7 8 0","depth":31,)"
          R"("seed":"1","seconds":1.5})");
    const Report none = shuffle({{3, 3}, std::nullopt, 32, 1, 1 << 30});
    CHECK(none["status"] == "unsolvable");
    CHECK(none["board"].is_null());
    CHECK(none["reason"] == "no board is 32 steps from this goal: the greatest depth is 31");
    const Report any = shuffle({{6, 6}, std::nullopt, std::nullopt, UINT64_MAX, 1 << 30});
    CHECK(any["depth"].is_null());
    CHECK(any["seed"] == "18446744073709551615");
    CHECK(npuzzle::solvability(tile_board(any["board"].get<std::string>()), npuzzle::Board::ordered({6, 6})).solvable);
    CHECK_FALSE(job::make_shuffle_job({{3, 3}, "1 2 3", std::nullopt, 1, 1 << 30}).has_value());
    CHECK_FALSE(job::make_shuffle_job({{3, 3}, std::nullopt, -1, 1, 1 << 30}).has_value());
}

TEST_CASE("the report of a check has these keys", "[tiles]") {
    const npuzzle::Board board = tile_board("1 2 3/4 5 6/8 7 0");
    CHECK(
        outcome::to_json(job::told(board, npuzzle::solvability(board, npuzzle::Board::ordered({3, 3})))) ==
        R"({"solvable":false,"reason":"1 inversion: odd instead of even, unsolvable; swapping tiles 7 and 8 would make it solvable",)"
        R"("rule":"inversions","rows":3,"columns":3,"inversions":1,"blank_row_from_bottom":1,"blank_distance":0,"odd_permutation":true,)"
        R"("swap":[7,8]})");
}
