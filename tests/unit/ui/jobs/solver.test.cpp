#include "ui/jobs/solver.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;

namespace {

JobRequest asked(const EntryPtr& entry, Purpose purpose = Purpose::solve) {
    return {purpose, entry, puzzle::Metric::move, entry->start};
}

/// The solver with what it talks to.
struct SolverBench {
    Outbox outbox;
    JobList jobs{outbox};
    Solver solver{jobs};

    void start(const JobRequest& request) { solver.start(request); }
    [[nodiscard]] SolverEvent receive(const char* json) { return solver.receive(jobs.receive(test::Told(json))); }
    [[nodiscard]] Json message(std::size_t number) const { return Json::parse(outbox.messages.at(number)); }
};

}  // namespace

TEST_CASE("a request becomes a job of the solver") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry));
    REQUIRE(desk.outbox.messages.size() == 1);
    const Json start = desk.message(0);
    CHECK(start["type"] == "start");
    CHECK(start["module"] == "solver");
    CHECK(start["hold"] == "stopped");
    const Json& request = start["request"];
    CHECK(request["job"] == "solve");
    CHECK(request["metric"] == "move");
    CHECK(request["puzzle"] == test::kKlotski);
    CHECK_FALSE(request.contains("position"));
    CHECK(desk.solver.asked(Purpose::solve, puzzle::Metric::move));
    CHECK_FALSE(desk.solver.asked(Purpose::solve, puzzle::Metric::step));
    CHECK_FALSE(desk.solver.asked(Purpose::census, puzzle::Metric::move));
}

TEST_CASE("another beginning is sent as a position") {
    const auto entry = test::entry(test::kKlotski);
    JobRequest from = asked(entry, Purpose::hint);
    from.from = moves::apply(entry->puzzle, from.from, test::move(entry->puzzle, "9", "R"));
    SolverBench desk;
    desk.start(from);
    CHECK(desk.message(0)["request"]["position"] == "1223\n1223\n4556\n4786\n.9.0\n");
    CHECK(desk.message(0)["priority"] == 2);
}

TEST_CASE("answers go to their own questions, in whatever order") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry));
    desk.start(asked(entry, Purpose::census));
    CHECK(desk.outbox.messages.size() == 2);
    const auto census =
        desk.receive(R"({"type":"done","id":2,"report":"{\"status\":\"complete\",\"metric\":\"move\"}"})");
    REQUIRE(std::holds_alternative<CensusDone>(census));
    CHECK(std::get<CensusDone>(census).request.purpose == Purpose::census);
    const auto solved =
        desk.receive(R"({"type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\"}"})");
    CHECK(std::holds_alternative<SolveDone>(solved));
    CHECK(std::holds_alternative<std::monostate>(desk.receive(R"({"type":"done","id":1,"report":"{}"})")));
}

TEST_CASE("a job that was dropped is over") {
    SolverBench desk;
    desk.start(asked(test::entry(test::kKlotski)));
    CHECK(std::holds_alternative<SolverDropped>(desk.receive(R"({"type":"dropped","id":1})")));
    CHECK_FALSE(desk.solver.asked(Purpose::solve, puzzle::Metric::move));
}

TEST_CASE("an error of the worker keeps its place in the text") {
    SolverBench desk;
    desk.start(asked(test::entry(test::kKlotski)));
    const auto event =
        desk.receive(R"({"type":"error","id":1,"kind":"input","message":"no such piece","line":3,"column":7})");
    REQUIRE(std::holds_alternative<SolverFailed>(event));
    CHECK(std::get<SolverFailed>(event).message == "line 3, column 7: no such piece");
}

TEST_CASE("a job that was lost is still asked for when it is tried again") {
    SolverBench desk;
    desk.start(asked(test::entry(test::kKlotski)));
    CHECK(std::holds_alternative<std::monostate>(
        desk.receive(R"({"type":"error","id":1,"message":"The solver went silent.","again":true})")));
    CHECK_FALSE(desk.solver.asked(Purpose::solve, puzzle::Metric::move));
    desk.jobs.again(1);
    CHECK(desk.solver.asked(Purpose::solve, puzzle::Metric::move));
    CHECK(std::holds_alternative<SolveDone>(
        desk.receive(R"({"type":"done","id":1,"report":"{\"status\":\"unsolvable\",\"metric\":\"move\"}"})")));
}

TEST_CASE("positions are asked of the census that the worker holds") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry, Purpose::census));
    CHECK(desk.message(0)["hold"] == true);
    CHECK_FALSE(desk.solver.can_ask(puzzle::Metric::move));
    (void)desk.receive(
        R"({"type":"done","id":1,"report":"{\"status\":\"complete\",\"metric\":\"move\",\"depths\":[1,8]}"})");
    CHECK(desk.solver.can_ask(puzzle::Metric::move));
    CHECK_FALSE(desk.solver.can_ask(puzzle::Metric::step));
    Question asked_of("positions");
    asked_of.put("depth", 1);
    desk.solver.ask(puzzle::Metric::move, std::move(asked_of));
    const Json question{{"question", "positions"}, {"depth", 1}};
    CHECK(desk.message(1) == Json({{"type", "ask"}, {"id", 1}, {"question", question}}));
    const Json level{{"depth", 1}, {"total", 8}, {"from", 3}, {"positions", Json::array({"A\n"})}};
    Json answer{{"type", "answer"}, {"id", 1}, {"question", question}, {"report", level}};
    const auto found = desk.receive(answer.dump().c_str());
    REQUIRE(std::holds_alternative<CensusAnswer>(found));
    CHECK(std::get<CensusAnswer>(found).metric == puzzle::Metric::move);
    answer["id"] = 2;
    CHECK(std::holds_alternative<std::monostate>(desk.receive(answer.dump().c_str())));
    (void)desk.receive(R"({"type":"gone","id":1})");
    CHECK_FALSE(desk.solver.can_ask(puzzle::Metric::move));
}

TEST_CASE("a census that another one took the place of is asked nothing; the other one is, once it has ended") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry, Purpose::unasked));
    desk.start(asked(entry, Purpose::census));
    const auto ended = desk.receive(
        R"({"type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\",\"depths\":[1,2]}"})");
    CHECK(std::holds_alternative<std::monostate>(ended));
    CHECK_FALSE(desk.solver.can_ask(puzzle::Metric::move));
    CHECK_FALSE(desk.jobs.holds(1));
    (void)desk.receive(
        R"({"type":"done","id":2,"report":"{\"status\":\"complete\",\"metric\":\"move\",\"depths\":[1,2]}"})");
    CHECK(desk.solver.can_ask(puzzle::Metric::move));
}

TEST_CASE("what was stopped goes on when the same is asked again, as long as the worker holds it") {
    constexpr const char* kStopped =
        R"({"type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\"}","goes_on":true})";
    const auto entry = test::entry(test::kKlotski);
    for (const Purpose purpose : {Purpose::solve, Purpose::all, Purpose::here, Purpose::census}) {
        const JobRequest request = asked(entry, purpose);
        SolverBench desk;
        desk.start(request);
        CHECK(desk.message(0)["hold"] == (purpose == Purpose::census ? Json(true) : Json("stopped")));
        (void)desk.receive(kStopped);
        CHECK_FALSE(desk.solver.asked(purpose, puzzle::Metric::move));
        REQUIRE(desk.solver.can_go_on(request));
        JobRequest other = request;
        other.metric = puzzle::Metric::step;
        CHECK_FALSE(desk.solver.can_go_on(other));
        desk.start(request);
        CHECK(desk.message(1) == Json({{"type", "go_on"}, {"id", 1}, {"start", desk.message(0)}}));
        CHECK(desk.solver.asked(purpose, puzzle::Metric::move));
        CHECK_FALSE(desk.solver.can_go_on(request));
        (void)desk.receive(kStopped);
        CHECK(desk.solver.can_go_on(request));
        (void)desk.receive(R"({"type":"gone","id":1})");
        CHECK_FALSE(desk.solver.can_go_on(request));
        desk.start(request);
        CHECK(desk.message(desk.outbox.messages.size() - 1)["type"] == "start");
    }
}

TEST_CASE("what was stopped is let go with its puzzle, and does not go on once a question has taken what it held") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry));
    (void)desk.receive(
        R"({"type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\"}","goes_on":true})");
    desk.start(asked(entry, Purpose::census));
    (void)desk.receive(
        R"({"type":"done","id":2,"report":"{\"status\":\"cancelled\",\"metric\":\"move\",\"depths\":[1]}","goes_on":true})");
    CHECK(desk.solver.can_go_on(asked(entry, Purpose::census)));
    (void)desk.receive(R"({"type":"answer","id":2,"question":{"question":"position"},"report":{}})");
    CHECK_FALSE(desk.solver.can_go_on(asked(entry, Purpose::census)));
    desk.solver.forget();
    CHECK_FALSE(desk.solver.can_go_on(asked(entry)));
    CHECK_FALSE(desk.jobs.holds(1));
    CHECK_FALSE(desk.jobs.holds(2));
}

TEST_CASE("what is forgotten holds no memory of the worker") {
    const auto entry = test::entry(test::kKlotski);
    SolverBench desk;
    desk.start(asked(entry, Purpose::census));
    desk.solver.forget();
    CHECK(desk.message(1) == Json({{"type", "cancel"}, {"id", 1}}));
    CHECK(desk.message(2) == Json({{"type", "release"}, {"id", 1}}));
    CHECK(std::holds_alternative<std::monostate>(desk.receive(
        R"({"type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\",\"depths\":[1]}"})")));
    CHECK_FALSE(desk.jobs.holds(1));
}
