#include "ui/model/paper.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/answered.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::Json;

namespace {

const std::string kLaneOnPaper = "name: Lane\nsource: a test\nmetric: step\nboard:\n1..\ngoal:\n..1\n";

Json printed(const Model& model) { return Json::parse(paper_json(model)); }

/// In a lane: to and fro.
void walk(Model& model, int moves) {
    for (int made = 0; made < moves; ++made)
        model.play.play(test::move(model.open.puzzle(), "1", made % 2 == 0 ? "R" : "L"), false);
}

}  // namespace

TEST_CASE("nothing is printed of no puzzle") { CHECK(paper_json(Model()) == "{}"); }

TEST_CASE("a printed page says what is asked, where the board is, and what was played") {
    test::Opened model{kLaneOnPaper};
    Json paper = printed(model);
    CHECK(paper["title"] == "Lane");
    CHECK(paper["source"] == "a test");
    CHECK(paper["task"] == "Bring the red piece 1 to the dashed outline");
    CHECK(paper["text"] == kLaneOnPaper);
    CHECK(paper["lines"].empty());
    CHECK(paper["chart"].is_null());

    walk(model, 3);
    paper = printed(model);
    CHECK(paper["start"] == "1..\n");
    CHECK(paper["position"] == ".1.\n");
    REQUIRE(paper["lines"].size() == 1);
    CHECK(paper["lines"][0]["title"].get<std::string>().rfind("Your moves: 3 steps", 0) == 0);
    CHECK(paper["lines"][0]["from"] == "1..\n");
    CHECK(paper["lines"][0]["moves"] == Json{"1 R", "1 L", "1 R"});
    CHECK(paper["lines"][0]["more"] == 0);
}

TEST_CASE("a solution on paper says that it is shortest, and all of its moves") {
    test::Opened model{kLaneOnPaper};
    model.answers.solve();
    test::answer(model, test::lane_solution());
    const Json paper = printed(model);
    REQUIRE(paper["lines"].size() == 1);
    const Json& line = paper["lines"][0];
    CHECK(line["title"].get<std::string>().find("proved shortest") != std::string::npos);
    CHECK(line["moves"] == Json{"1 R", "1 R"});
}

TEST_CASE("the chart on paper has every depth, with the metric and the depth of the goal") {
    test::Opened model{kLaneOnPaper};
    model.counting.take_census();
    test::answer(model, test::lane_census());
    const Json chart = printed(model)["chart"];
    CHECK(chart["bars"] == Json{1, 1, 1});
    CHECK(chart["span"] == 1);
    CHECK(chart["unit"] == "steps");
    CHECK(chart["last"] == 2);
}

TEST_CASE("of a long line the first moves are printed, and how many more there are") {
    test::Opened model{kLaneOnPaper};
    walk(model, 2100);
    const Json line = printed(model)["lines"][0];
    CHECK(line["moves"].size() == 2000);
    CHECK(line["more"] == 100);
}
