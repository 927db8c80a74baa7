// Explore's graph with a worker that counts and answers: what is offered, what is asked, and where a node leads.
#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using shunt::test::Desk;
using shunt::test::Json;

namespace {

const std::string kTwoInACorner = "name: Corner\nmetric: move\nboard:\n1..\n2..\ngoal:\n...\n..1\n";

const std::string kPairAndUnits = "name: Pair\nmetric: move\nboard:\n11.\n2..\n3..\ngoal:\n...\n...\n.11\n";
const Json kQuotientQuestion{{"question", "graph"}, {"quotient", true}, {"memory", ui::kAskedBytes}};

/// A desk that shows the graph of a puzzle, and the worker behind it.
class GraphDesk {
public:
    explicit GraphDesk(float width = 1440, float height = 900, std::string puzzle = kTwoInACorner)
        : puzzle_(std::move(puzzle)) {
        desk.resize(width, height);
        desk.open(puzzle_);
        desk.bench.show_task("explore", "graph");
        desk.settle();
    }
    /// Counts all positions, or says that there are so many.
    void count(std::uint64_t reachable = 0) {
        REQUIRE_FALSE(desk.model().jobs.jobs().empty());
        ticket_ = desk.model().jobs.jobs().front().ticket;
        job::CensusRequest request;
        request.puzzle = puzzle_;
        auto made = job::CensusJob::create(request, nullptr);
        REQUIRE(made);
        job_ = std::move(*made);
        while (job_->advance(1000)) continue;
        Json report = Json::parse(test::report_text(*job_));
        if (reachable != 0) report["reachable"] = reachable;
        test::tell(desk, ticket_, "done", {{"report", report.dump()}});
    }
    /// Answers what was asked since the last call, graphs with at most so many nodes; the questions.
    Json answer(double most = 50'000) {
        const std::vector<Json> asked = test::questions_asked(desk);
        for (const Json& question : asked) {
            test::QuestionFields fields = test::fields_of(question);
            if (question["question"] == "graph") fields.emplace_back("most", most);
            test::tell(desk, ticket_, "answer", {{"question", question}, {"report", test::ask(*job_, fields)}});
        }
        return asked;
    }
    void lose() { test::tell(desk, ticket_, "gone"); }

    Desk desk;

private:
    std::string puzzle_;
    std::unique_ptr<job::CensusJob> job_;
    ui::Ticket ticket_ = 0;
};

}  // namespace

TEST_CASE("a graph is drawn when it is wanted, and not before", "[graph]") {
    GraphDesk graph;
    CHECK_FALSE(graph.desk.has("graph"));
    graph.desk.press("graph.draw:start");
    graph.count();
    CHECK(graph.desk.widget("graph.draw:start").disabled);
    CHECK(graph.answer() == Json::array({{{"question", "graph"}, {"nearest", "start"}, {"memory", ui::kAskedBytes}}}));
    const ui::Widget& surface = graph.desk.widget("graph");
    CHECK(surface.role == "surface");
    CHECK(surface.value_text == "1 move moves");
    CHECK_FALSE(surface.covered);
    CHECK(surface.rect.h > 500);
    CHECK(graph.desk.widget("explore.sentence").label == "30 positions, and every move between them.");
    CHECK_FALSE(graph.desk.has("graph.draw:start"));
    // Of another metric it is another one.
    graph.desk.press("metric:step");
    CHECK_FALSE(graph.desk.has("graph"));
}

TEST_CASE("a node that is chosen shows its position, by its number in its depth", "[graph]") {
    GraphDesk graph;
    graph.desk.press("graph.draw:start");
    graph.count();
    graph.answer();
    for (const char* const nothing : {"", "1", "x 1..", "1 9../...", "-1 1../2..", "99 1../2.."})
        graph.desk.act("graph", std::string("type ") + nothing);
    graph.desk.settle();
    graph.answer();
    CHECK(graph.desk.model().play.sample() == nullptr);
    graph.desk.act("graph", "type 1 .1./2..");
    graph.desk.settle();
    CHECK(graph.answer().size() == 1);
    graph.answer();
    REQUIRE(graph.desk.model().play.sample() != nullptr);
    CHECK(graph.desk.model().play.sample()->depth == 1);
    CHECK(graph.desk.widget("graph").role == "surface");
}

TEST_CASE("of too many positions those nearest to something are offered", "[graph]") {
    GraphDesk graph;
    graph.desk.press("explore:depths");
    graph.desk.press("census");
    graph.count(159'744);
    graph.desk.press("explore:graph");
    CHECK(graph.desk.widget("graph.offer").label ==
          "159,744 positions are too many to draw. 50,000 of them can be drawn. There are no groups of positions to be "
          "drawn instead: all pieces are equally large.");
    CHECK_FALSE(graph.desk.has("graph.draw:quotient"));
    CHECK(graph.desk.has("graph.draw:start"));
    CHECK(graph.desk.has("graph.draw:solutions"));
    graph.desk.press("graph.draw:goal");
    CHECK(graph.answer() == Json::array({{{"question", "graph"}, {"nearest", "goal"}, {"memory", ui::kAskedBytes}}}));
}

TEST_CASE("above a graph of a part of the positions there is the way to others", "[graph]") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}, {320.0f, 480.0f}}) {
        INFO(width);
        GraphDesk graph(width, height);
        graph.desk.press("graph.draw:start");
        graph.count();
        graph.answer(5);
        CHECK(graph.desk.model().explorer.graph().nodes() == 5);
        CHECK(graph.desk.widget("graph.draw:start").selected == true);
        CHECK(graph.desk.widget("graph.draw:solutions").selected == false);
        const ui::Rect last = graph.desk.widget("graph.draw:solutions").rect;
        CHECK(last.right() <= width);
        CHECK((graph.desk.widget("graph").covered || last.bottom() <= graph.desk.widget("graph").rect.y));
        CHECK(test::mirror_fault(graph.desk.bench.mirror()).empty());
        graph.desk.press("graph.draw:goal");
        CHECK(graph.answer(5) ==
              Json::array({{{"question", "graph"}, {"nearest", "goal"}, {"memory", ui::kAskedBytes}}}));
        CHECK(graph.desk.widget("graph.draw:goal").selected == true);
        CHECK(graph.desk.has("graph"));
    }
}

TEST_CASE("groups of positions are drawn where some pieces are smaller than others", "[graph][quotient]") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}, {320.0f, 480.0f}}) {
        INFO(width);
        GraphDesk graph(width, height, kPairAndUnits);
        CHECK(graph.desk.says("graph.offer", "that differ only in where 2 and 3 stand are one point."));
        graph.desk.press("graph.draw:quotient");
        graph.count();
        CHECK(graph.answer() == Json::array({kQuotientQuestion}));
        const ui::GraphPlan& plan = graph.desk.model().explorer.graph();
        CHECK(plan.is_of_groups());
        CHECK(plan.nodes() < plan.total());
        CHECK(graph.desk.has("graph"));
        CHECK(graph.desk.widget("graph.draw:quotient").selected == true);
        CHECK(graph.desk.widget("graph.draw:start").label == "All positions");
        CHECK_FALSE(graph.desk.has("graph.draw:goal"));
        CHECK(graph.desk.widget("graph.draw:quotient").rect.right() <= width);
        CHECK(test::mirror_fault(graph.desk.bench.mirror()).empty());
        graph.desk.press("graph.draw:start");
        graph.answer();
        CHECK_FALSE(graph.desk.model().explorer.graph().is_of_groups());
        CHECK(graph.desk.widget("graph.draw:start").selected == true);
    }
}

TEST_CASE("what is said of a graph of groups counts groups", "[graph][quotient]") {
    GraphDesk graph(1440, 900, kPairAndUnits);
    graph.desk.press("graph.draw:quotient");
    CHECK(graph.desk.says("graph.offer", "Gathering the groups of positions"));
    graph.count();
    graph.answer();
    const ui::GraphPlan& plan = graph.desk.model().explorer.graph();
    CHECK(graph.desk.widget("explore.sentence").label ==
          std::to_string(plan.nodes()) + " groups of positions, " + std::to_string(plan.total()) +
              " in all; those of one differ only in where 2 and 3 stand.");
    graph.desk.press("graph.draw:start");
    graph.answer();
    graph.desk.press("graph.draw:quotient");
    graph.answer(3);
    CHECK(graph.desk.says("explore.sentence", "3 of 6 groups of positions, nearest to the start;"));
}

TEST_CASE("the card of a position that stands for a group says how many are in it", "[graph][quotient]") {
    GraphDesk graph(1440, 900, kPairAndUnits);
    graph.desk.press("graph.draw:quotient");
    graph.count();
    graph.answer();
    for (const char* const nothing : {"0:", "0:x 11./2../3..", ":4 11./2../3..", "0:4"})
        graph.desk.act("graph", std::string("type ") + nothing);
    graph.desk.settle();
    graph.answer();
    CHECK(graph.desk.model().play.sample() == nullptr);
    graph.desk.act("graph", "type 0:21 11./2../3..");
    graph.desk.settle();
    graph.answer();
    REQUIRE(graph.desk.model().play.sample() != nullptr);
    CHECK(graph.desk.says("position.group", "21"));
    // Another position, and a graph of single positions, have no group.
    graph.desk.press("graph.draw:start");
    graph.answer();
    CHECK_FALSE(graph.desk.has("position.group"));
}

TEST_CASE("without a goal there is no choice among the positions to be drawn", "[graph]") {
    GraphDesk graph(1440, 900, "name: Free\nmetric: move\nboard:\n1..\n2..\n");
    graph.desk.press("graph.draw:start");
    graph.count();
    graph.answer(5);
    REQUIRE(graph.desk.model().explorer.graph().nodes() < graph.desk.model().explorer.graph().total());
    CHECK(graph.desk.has("graph"));
    CHECK_FALSE(graph.desk.has("graph.draw:start"));
}

TEST_CASE("before all positions are counted no more of them are promised than can be drawn", "[graph]") {
    GraphDesk graph;
    CHECK(graph.desk.widget("graph.offer").label ==
          "Up to 50,000 positions, nearest to the start, each as a point, and every move between two as a line.");
    CHECK(graph.desk.widget("explore.sentence").label == "Up to 50,000 positions, nearest to the start.");
    graph.desk.press("explore:depths");
    graph.desk.press("census");
    graph.count();
    graph.desk.press("explore:graph");
    CHECK(graph.desk.says("graph.offer", "Every reachable position"));
    CHECK(graph.desk.widget("explore.sentence").label == "All positions at once.");
}

TEST_CASE("the button that draws the graph stays where it is when the count comes in", "[graph]") {
    for (const auto& [width, height] : {std::pair{1440.0f, 900.0f}, {390.0f, 844.0f}}) {
        INFO(width);
        GraphDesk graph(width, height);
        const ui::Rect before = graph.desk.widget("graph.draw:start").rect;
        graph.desk.press("explore:depths");
        graph.desk.press("census");
        graph.count();
        graph.desk.press("explore:graph");
        REQUIRE(graph.desk.says("graph.offer", "Every reachable position"));
        CHECK(graph.desk.widget("graph.draw:start").rect.y == before.y);
    }
}

TEST_CASE("a graph whose worker is lost is offered again, and says why", "[graph]") {
    GraphDesk graph;
    graph.desk.press("graph.draw:start");
    graph.count();
    graph.lose();
    CHECK(graph.desk.widget("graph.offer").label ==
          "There is no graph to be drawn: the worker was lost that had all positions.");
    CHECK_FALSE(graph.desk.widget("graph.draw:start").disabled);
}

TEST_CASE("the graph has its place on a phone, too", "[graph]") {
    GraphDesk graph(390, 844);
    graph.desk.press("graph.draw:start");
    graph.count();
    graph.answer();
    const ui::Widget& surface = graph.desk.widget("graph");
    CHECK(surface.rect.x >= 0);
    CHECK(surface.rect.x + surface.rect.w <= 390);
    CHECK(surface.rect.y + surface.rect.h <= 844);
}
