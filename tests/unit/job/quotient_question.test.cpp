// Asking a census that is over for the graph of its groups of positions.
#include <set>

#include "core/outcome/graph_view.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/quotient.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

/// A position of Klotski without its units.
std::string without_units(std::string code) {
    for (char& letter : code)
        if (std::string("7890").find(letter) != std::string::npos) letter = '.';
    return code;
}

}  // namespace

TEST_CASE("the groups of Klotski are those that a listing of its positions has", "[job][questions][quotient]") {
    const auto census = counted(library_text("klotski"));
    std::set<std::string> expected;
    for (const auto& level : all_levels(*census, 1'000))
        for (const std::string& position : level) expected.insert(without_units(position));
    REQUIRE(expected.size() > 100);
    const Json told = ask(*census, quotient_of(50'000));
    CHECK(told["total"] == 25'955);
    CHECK(told["classes"] == expected.size());
    CHECK(told["nodes"] == expected.size());
    CHECK(told["small"] == "7\n8\n9\n0\n");
    CHECK(told["codes"].get<std::string>().starts_with("1223/1223/4556/4786/9..0\n"));
    CHECK(told["to_goal"][0] == 79);
    CHECK(told["way"].size() == 82);  // the start is 81 away, another position of its group 79
}

TEST_CASE("groups are told as the graph of all positions has them, in whatever storage and slices",
          "[job][questions][quotient]") {
    const auto packed = counted(library_text("klotski"), Storage::packed);
    const GroupGraph expected = group_graph(ask(*packed, graph_of("start", 50'000)), without_units);
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        for (const std::uint64_t budget : {7, 100'000})
            CHECK(fault_of_groups(ask(*census, quotient_of(50'000), budget), expected, without_units) == "");
    }
}

TEST_CASE("of too many groups those nearest to the start are told, and the way only where all of it is",
          "[job][questions][quotient]") {
    const auto census = counted(library_text("klotski"));
    const Json whole = ask(*census, quotient_of(50'000));
    const Json part = ask(*census, quotient_of(20));
    CHECK(part["classes"] == whole["classes"]);
    CHECK(part["nodes"] == 20);
    CHECK(part["way"].empty());
    for (std::size_t node = 0; node < 20; ++node) CHECK(part["depths"][node] == whole["depths"][node]);
    for (const std::size_t node : part["edges"]) CHECK(node < 20);
}

TEST_CASE("groups that cannot be had say why", "[job][questions][quotient]") {
    SECTION("all pieces are of one size") {
        const auto census = counted("board:\nA.B\n");
        CHECK(ask(*census, quotient_of(9))["reason"] ==
              "there are no groups of positions that differ in small pieces only: all pieces are equally large");
    }
    SECTION("no goal can be reached, and then there are groups all the same") {
        const auto census = counted("board:\nAAB.\nC..D\ngoal:\n..AA\n....\n");
        const auto key = [](std::string code) {
            for (char& letter : code)
                if (letter == 'B' || letter == 'C' || letter == 'D') letter = '.';
            return code;
        };
        const GroupGraph expected = group_graph(ask(*census, graph_of("start", 50'000)), key);
        CHECK(fault_of_groups(ask(*census, quotient_of(50'000)), expected, key) == "");
    }
    SECTION("the memory is too small") {
        const auto census = counted(library_text("klotski"), Storage::packed, 1'000'000);
        REQUIRE(census->status() == job::Status::complete);
        CHECK(ask(*census, quotient_of(50'000))["reason"] == "the groups of 25,955 positions do not fit 1.0 MB");
    }
    SECTION("a field is wrong") {
        const auto census = counted(library_text("klotski"));
        auto question = quotient_of(9);
        question.emplace_back("nearest", std::string("start"));
        CHECK(ask(*census, question).contains("error"));
        CHECK(ask(*census, quotient_of(50'001)).contains("error"));
    }
}

TEST_CASE("what groups hold is within the memory that they are given", "[job][questions][quotient]") {
    for (std::uint64_t memory = 500'000; memory < 3'000'000; memory += 125'000) {
        const auto census = counted(library_text("klotski"), Storage::packed, memory);
        if (census->status() != job::Status::complete) continue;
        const Json told = ask(*census, quotient_of(50'000), 50);
        INFO(memory);
        CHECK((told.contains("reason") || told["nodes"] == told["classes"]));
        CHECK(Json::parse(report_text(*census))["peak_bytes"] <= memory + memory / 10);
    }
}
