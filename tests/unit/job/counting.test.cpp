#include <nlohmann/json.hpp>

#include "core/job/boards_job.hpp"
#include "core/job/tiling_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using counting::Grid;
using job::Status;
using Json = nlohmann::json;

namespace {

constexpr std::uint64_t kPlenty = std::uint64_t{1} << 30;

Json finished(job::Job& job, std::uint64_t budget = 1000) {
    while (job.advance(budget)) {
    }
    return Json::parse(test::report_text(job));
}

Json boards(const job::BoardsRequest& request, std::uint64_t budget = 1000) {
    const auto job = job::BoardsJob::create(request);
    REQUIRE(job.has_value());
    return finished(**job, budget);
}

job::TilingRequest tile_request(const Grid& grid, const std::string& set) {
    job::TilingRequest request;
    request.grid = grid;
    request.pieces = counting::split_piece_set(set);
    return request;
}

Json tile(const job::TilingRequest& request) {
    const auto job = job::TilingJob::create(request);
    REQUIRE(job.has_value());
    return finished(**job);
}

std::string refusal(const job::TilingRequest& request) {
    const auto job = job::TilingJob::create(request);
    return job ? "accepted" : to_string(job.error());
}

}  // namespace

TEST_CASE("the report of a count of boards", "[job]") {
    const Json report = boards({{4, 5}, false, kPlenty});
    CHECK(report.at("boards") == "6904653755");
    CHECK(report.at("just_solved") == "1513090608");
    CHECK(report.at("status") == "complete");
    CHECK(report.at("peak_bytes") > 0);
    CHECK(report.contains("seconds"));
    CHECK_FALSE(report.contains("by_pieces"));
    CHECK_FALSE(report.contains("reason"));
    const Json table = boards({{3, 3}, true, kPlenty}).at("by_pieces");
    REQUIRE(table.size() == 10);
    CHECK(table[0] == Json{{"pieces", 0}, {"boards", "1"}, {"just_solved", "0"}});
    CHECK(table[1] == Json{{"pieces", 1}, {"boards", "218"}, {"just_solved", "31"}});
    CHECK(table[9] == Json{{"pieces", 9}, {"boards", "1"}, {"just_solved", "0"}});
}

TEST_CASE("a count that does not fit is refused before or on the way", "[job]") {
    const Json at_once = boards({{9, 9}, false, 1'000'000});
    CHECK(at_once.at("status") == "limit");
    CHECK(at_once.at("reason") ==
          "the memory limit of 1.0 MB: 9 x 9 needs about 839 MB; with a shorter side of 5 it would fit");
    CHECK_FALSE(at_once.contains("boards"));
    const Json on_the_way = boards({{7, 7}, false, 6'000'000});
    CHECK(on_the_way.at("status") == "limit");
    CHECK(on_the_way.at("peak_bytes") > 2'000'000);
    CHECK(on_the_way.at("peak_bytes") <= 6'000'000);
    job::TilingRequest pentominoes = tile_request({12, 12}, "pentominoes");
    pentominoes.voids = 4;
    pentominoes.memory_limit = 2'000'000;
    const Json tiling = tile(pentominoes);
    CHECK(tiling.at("status") == "limit");
    CHECK(tiling.at("reason").get<std::string>().substr(0, 40) == "the memory limit of 2.0 MB: passed at ce");
    CHECK_FALSE(tiling.contains("tilings"));
}

TEST_CASE("counting jobs tell how far they are, and stop", "[job]") {
    const auto job = job::BoardsJob::create({{7, 7}, false, kPlenty});
    REQUIRE(job.has_value());
    std::uint64_t done = 0;
    for (int slice = 0; slice < 20; ++slice) {
        REQUIRE((*job)->advance(1000));
        const job::Progress progress = (*job)->progress();
        CHECK(progress.done >= done);
        CHECK(progress.total == 49u);
        CHECK(progress.unit == "cells");
        CHECK(progress.phase == "counting");
        CHECK(progress.bytes > 0);
        done = progress.done;
    }
    CHECK(done > 10);
    CHECK((*job)->bytes_needed() > 1'000'000);
    (*job)->stop(Status::cancelled);
    CHECK_FALSE((*job)->advance(1000));
    CHECK((*job)->status() == Status::cancelled);
    const Json report = Json::parse(test::report_text(**job, 1.5));
    CHECK(report.at("status") == "cancelled");
    CHECK(report.at("seconds") == 1.5);
    CHECK_FALSE(report.contains("boards"));
}

TEST_CASE("a list of boards comes in pieces of any size", "[job]") {
    std::string whole;
    for (const std::uint64_t budget : {1, 50, 1'000'000}) {
        const auto job = job::BoardListJob::create({2, 3});
        REQUIRE(job.has_value());
        std::string text;
        while ((*job)->advance(budget)) text += (*job)->take_text();
        text += (*job)->take_text();
        CHECK((*job)->take_text().empty());
        CHECK((*job)->status() == Status::complete);
        CHECK(Json::parse(test::report_text(**job)).at("listed") == "397");
        if (whole.empty()) whole = text;
        CHECK(text == whole);
    }
    CHECK(whole.size() == 397 * 9);
    CHECK(whole.substr(0, 18) == "...\n...\n\n...\n..A\n\n");
}

TEST_CASE("a list of boards can be stopped", "[job]") {
    const auto job = job::BoardListJob::create({5, 5});
    REQUIRE(job.has_value());
    CHECK((*job)->advance(2500));
    (*job)->stop(Status::limit);
    CHECK_FALSE((*job)->advance(2500));
    const Json report = Json::parse(test::report_text(**job));
    CHECK(report.at("listed") == "100");
    CHECK(report.at("status") == "limit");
    CHECK_FALSE(job::BoardListJob::create({0, 5}).has_value());
    CHECK_FALSE(job::BoardListJob::create({8, 8}).has_value());
}

TEST_CASE("the report of a count of tilings", "[job]") {
    const Json report = tile(tile_request({9, 12}, "triominoes"));
    CHECK(report.at("tilings") == "20574308184277971");
    CHECK(report.at("status") == "complete");
    CHECK_FALSE(report.contains("tiling"));
    job::TilingRequest random = tile_request({2, 2}, "L3+monominoes");
    random.voids = 1;
    random.random_seed = 5;
    const Json drawn = tile(random);
    CHECK(drawn.at("tilings") == "8");  // four L's; or three monominoes beside any void
    CHECK(drawn.at("seed") == "5");
    CHECK(drawn.at("tiling").get<std::string>().size() == 6);
}

TEST_CASE("nothing to draw is no failure to count", "[job]") {
    job::TilingRequest request = tile_request({3, 3}, "dominoes");
    CHECK(tile(request).at("tilings") == "0");
    CHECK(tile(request).at("status") == "complete");
    request.random_seed = 1;
    CHECK(tile(request).at("tilings") == "0");
    CHECK(tile(request).at("status") == "unsolvable");
    CHECK_FALSE(tile(request).contains("tiling"));
}

TEST_CASE("boards with walls and drawn shapes", "[job]") {
    job::TilingRequest request;
    request.board = "..#\n...\n";
    request.pieces = {{counting::Turning::fixed, "my shapes", "XX\n\nX\nX\n"}};
    CHECK(tile(request).at("tilings") == "0");
    request.voids = 1;
    CHECK(tile(request).at("tilings") == "4");
    request.grid = Grid{2, 3};
    CHECK(tile(request).at("tilings") == "4");
    request.grid = Grid{3, 2};
    CHECK(refusal(request) == "the board is 2 x 3, not 3 x 2");
}

TEST_CASE("requests for tilings that cannot be met are refused", "[job]") {
    CHECK(refusal({}) == "neither the size of a grid nor a board is given");
    CHECK(refusal(tile_request({0, 3}, "dominoes")) == "a grid of 0 x 3 has no cell; each side is at least 1");
    CHECK(refusal(tile_request({3, 3}, "dominos")).substr(0, 32) == "'dominos' is no set of pieces; k");
    CHECK(refusal(tile_request({2, 8}, "dominoes+X5")) == "X5 fits nowhere on the board");
    CHECK(refusal(tile_request({2, 5}, "pentominoes")) == "accepted");  // of a family, whatever fits
    job::TilingRequest drawn = tile_request({3, 3}, "shapes.txt");
    drawn.pieces.front().drawing = "X\n\nXXXX\n";
    CHECK(refusal(drawn) == "the shape on line 3 of 'shapes.txt' fits nowhere on the board");
    drawn.pieces.front().drawing = "X.X\n";
    CHECK(refusal(drawn) ==
          "line 1: this shape is not connected; two shapes need an empty line between them (in 'shapes.txt')");
    drawn.pieces.front().drawing = "";
    CHECK(refusal(drawn) == "there is no shape in it (in 'shapes.txt')");
    drawn = tile_request({3, 3}, "dominoes");
    drawn.board = "..\n.?\n";
    CHECK(refusal(drawn) ==
          "line 2, column 2: '?' is neither '.' (a cell) nor '#' (a wall) nor a space (outside) (in the board)");
}
