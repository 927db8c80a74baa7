// Asking a census that is over what stands out at its depths.
#include <algorithm>

#include "core/base/readable.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/questions.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

const QuestionFields kLandmarks{{"question", std::string("landmarks")}};

std::uint64_t sum(const Json& counts) {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counts) sum += count;
    return sum;
}

}  // namespace

TEST_CASE("what stands out at the depths of Klotski is told whatever it was counted with", "[job][questions]") {
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::keys, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        const Json told = ask(*census, kLandmarks, 100);
        CHECK_FALSE(told.contains("reason"));
        CHECK(sum(told["dead_ends"]["counts"]) == 5'161);
        CHECK(told["dead_ends"]["counts"].size() == 125);
        CHECK(told["dead_ends"]["counts"].back() == 8);  // nothing is farther than the last
        CHECK_FALSE(told["dead_ends"].contains("distances"));
        const Json& nearest = told["nearest"];
        CHECK(nearest["distances"][0] == 81);
        CHECK(nearest["distances"][57] == 24);
        CHECK(nearest["counts"][57] == 4);
        CHECK(nearest["distances"][81] == 0);
        const Json& farthest = told["farthest"]["distances"];
        const auto most = std::max_element(farthest.begin(), farthest.end());
        CHECK(*most == 93);
        // Whose distance is told is at that depth.
        const std::string position = nearest["positions"][57];
        CHECK(ask(*census, about(position))["depth"] == 57);
        CHECK(ask(*census, kLandmarks) == told);
    }
}

TEST_CASE("without a goal that can be reached only dead ends are told", "[job][questions]") {
    for (const char* text : {"board:\nA.B.\n", "board:\nA.B.\ngoal:\n...A\n"}) {
        const Json told = ask(*counted(text), kLandmarks);
        CHECK_FALSE(told.contains("reason"));
        CHECK(told["nearest"]["counts"].empty());
        CHECK(told["farthest"]["positions"].empty());
        CHECK(sum(told["dead_ends"]["counts"]) > 0);
    }
}

TEST_CASE("a start that nothing can be moved at is a dead end", "[job][questions]") {
    const Json told = ask(*counted("board:\nAB\n"), kLandmarks);
    CHECK(told["dead_ends"]["counts"] == Json{1});
    CHECK(told["dead_ends"]["positions"] == Json{"AB\n"});
}

TEST_CASE("what stands out is not told where that cannot be known, and the reason is", "[job][questions]") {
    SECTION("the census was stopped") {
        const auto census = census_of(library_text("klotski"));
        while (census->depths().size() < 20) REQUIRE(census->advance(10));
        census->stop(job::Status::cancelled);
        CHECK(ask(*census, kLandmarks)["reason"] == "not every position is known: the census ended before");
    }
    SECTION("the memory is too small") {
        std::uint64_t memory = 200'000;
        auto census = counted(library_text("klotski"), Storage::packed, memory);
        while (census->status() != job::Status::complete)
            census = counted(library_text("klotski"), Storage::packed, memory += 50'000);
        CHECK(ask(*census, kLandmarks)["reason"] == "the distances of all positions do not fit " + bytes_text(memory));
        // Whoever asks may allow more than was allowed for the census.
        QuestionFields more = kLandmarks;
        more.emplace_back("memory", 10e6);
        CHECK(sum(ask(*census, more)["dead_ends"]["counts"]) == 5'161);
        const auto known = Json::parse(report_text(*census));
        CHECK(known["peak_bytes"] > memory);
        CHECK(known["peak_bytes"] <= 10'000'000);
    }
    SECTION("a field is wrong") {
        const auto census = counted("board:\nA.B\n");
        CHECK(ask(*census, {{"question", std::string("landmarks")}, {"depth", 1.0}}).contains("error"));
    }
}
