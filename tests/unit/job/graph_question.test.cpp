// Asking a census that is over for its graph.
#include <algorithm>

#include "core/outcome/graph_view.hpp"
#include "core/outcome/value.hpp"
#include "core/outcome/value_bytes.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/questions.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

std::size_t lines_of(const Json& told) {
    const auto text = told["codes"].get<std::string>();
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

TEST_CASE("the graph of Klotski has all its positions and moves", "[job][questions][graph]") {
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        const Json told = ask(*census, graph_of("start", 50'000));
        CHECK(told["total"] == 25'955);
        CHECK(told["nodes"] == 25'955);
        CHECK(lines_of(told) == 25'955);
        CHECK(told["codes"].get<std::string>().starts_with("1223/1223/4556/4786/9..0\n"));
        CHECK(told["depths"].back() == 124);
        CHECK(told["to_goal"][0] == 81);
        CHECK(std::count(told["to_goal"].begin(), told["to_goal"].end(), Json(0)) == 964);
        CHECK(told["dead_ends"].size() == 5'161);
        CHECK(told["edges"].size() / 2 == Json::parse(report_text(*census))["edges"]);
    }
}

TEST_CASE("of a graph that is too large the nearest positions are told, and never half of a promise",
          "[job][questions][graph]") {
    const auto census = counted(library_text("klotski"));
    const Json near_goal = ask(*census, graph_of("goal", 1'000));
    CHECK(near_goal["total"] == 25'955);
    CHECK(near_goal["nodes"] == 1'000);
    const Json solutions = ask(*census, graph_of("solutions", 50'000));
    CHECK(solutions["nodes"] == 191);
    CHECK(ask(*census, graph_of("goal", 50'000)) == ask(*census, graph_of("start", 50'000)));
    // What was asked before is as it was.
    CHECK(ask(*census, positions_of(81, 5, 2))["positions"].size() == 2);
    CHECK(ask(*census, graph_of("solutions", 50'000)) == solutions);
}

TEST_CASE("a graph that cannot be had says why", "[job][questions][graph]") {
    SECTION("no goal can be reached") {
        const auto census = counted("board:\nA.B\ngoal:\n..A\n");
        CHECK(ask(*census, graph_of("goal", 9))["reason"] == "no goal can be reached");
        CHECK(ask(*census, graph_of("solutions", 9))["reason"] == "no goal can be reached");
        const Json told = ask(*census, graph_of("start", 9));
        CHECK_FALSE(told.contains("reason"));
        for (const Json& distance : told["to_goal"]) CHECK(distance == outcome::GraphView::kUnknown);
    }
    SECTION("the census is not complete") {
        job::CensusRequest request;
        request.puzzle = library_text("klotski");
        auto made = job::CensusJob::create(request, nullptr);
        REQUIRE(made);
        while ((*made)->depths().size() < 20) REQUIRE((*made)->advance(10));
        (*made)->stop(job::Status::cancelled);
        CHECK(ask(**made, graph_of("start", 9))["reason"] == "not every position is known: the census ended before");
    }
    SECTION("the memory is too small for the distances") {
        const auto census = counted(library_text("klotski"), Storage::packed, 1'000'000);
        REQUIRE(census->status() == job::Status::complete);
        CHECK(ask(*census, graph_of("start", 50'000))["reason"] == "the graph of 25,955 positions does not fit 1.0 MB");
    }
    SECTION("a field is wrong") {
        const auto census = counted("board:\nA.B\n");
        CHECK(ask(*census, graph_of("end", 9)).contains("error"));
        CHECK(ask(*census, graph_of("start", 0)).contains("error"));
        CHECK(ask(*census, graph_of("start", 50'001)).contains("error"));
    }
}

TEST_CASE("packed counts take four bytes each, and a reader that does not know them goes past", "[outcome][graph]") {
    outcome::GraphView view;
    view.depths.values = {0, 1, 70'000};
    view.reason = "behind";
    const std::string bytes = outcome::to_bytes(view);
    const outcome::Value value = outcome::read_value(bytes);
    CHECK(value.field("depths").bytes().size() == 5 + 3 * sizeof(std::uint32_t));
    CHECK(value.text("reason") == "behind");
    CHECK(outcome::from_value<outcome::GraphView>(value)->reason == "behind");
}
