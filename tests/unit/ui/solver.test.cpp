#include "ui/jobs/solver.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;

namespace {

JobRequest asked(const EntryPtr& entry, Purpose purpose = Purpose::solve) {
    return {purpose, entry, puzzle::Metric::move, entry->puzzle.start()};
}

Json message(const Outbox& outbox, std::size_t number) { return Json::parse(outbox.messages.at(number)); }

}  // namespace

TEST_CASE("a request becomes a start message of the protocol") {
    const auto entry = test::entry(test::kKlotski);
    Solver solver;
    Outbox outbox;
    solver.start(asked(entry), outbox);
    REQUIRE(outbox.messages.size() == 1);
    const Json start = message(outbox, 0);
    CHECK(start["v"] == 3);
    CHECK(start["type"] == "start");
    CHECK(start["module"] == "solver");
    const Json& request = start["request"];
    CHECK(request["job"] == "solve");
    CHECK(request["metric"] == "move");
    CHECK(request["puzzle"] == test::kKlotski);
    CHECK_FALSE(request.contains("position"));
    CHECK(solver.busy());
}

TEST_CASE("another beginning is sent as a position") {
    const auto entry = test::entry(test::kKlotski);
    JobRequest from = asked(entry, Purpose::hint);
    from.from = moves::apply(entry->puzzle, from.from, test::move(entry->puzzle, "9", "R"));
    Solver solver;
    Outbox outbox;
    solver.start(from, outbox);
    CHECK(message(outbox, 0)["request"]["position"] == "1223\n1223\n4556\n4786\n.9.0\n");
}

TEST_CASE("progress is told with bounds on what is left") {
    Solver solver;
    Outbox outbox;
    solver.start(asked(test::entry(test::kKlotski)), outbox);
    solver.receive(
        R"({"v":3,"module":"solver","type":"progress","id":1,"phase":"searching","done":500,"depth":7,"bytes":99,"bytes_needed":99,
        "seconds":1,"rate":250})",
        outbox);
    CHECK_FALSE(solver.running()->progress.fraction().has_value());
    solver.receive(
        R"({"v":3,"module":"solver","type":"progress","id":1,"phase":"searching","done":500,"total":1000,"depth":7,"bytes":99,
        "bytes_needed":99,"seconds":1,"rate":250})",
        outbox);
    CHECK(*solver.running()->progress.fraction() == Approx(0.5));
    CHECK(*solver.running()->progress.seconds_left() == Approx(2.0));
    CHECK(solver.running()->progress.depth == 7);
}

TEST_CASE("messages about other jobs and messages that are no messages are ignored") {
    Solver solver;
    Outbox outbox;
    solver.start(asked(test::entry(test::kKlotski)), outbox);
    for (const char* text :
         {"", "[]", "{", "{}", R"({"v":3,"module":"solver","type":"done","id":9,"report":"{}"})", R"({"type":7})"}) {
        CHECK(std::holds_alternative<std::monostate>(solver.receive(text, outbox)));
    }
    CHECK(solver.busy());
}

TEST_CASE("a request while a job runs cancels that job and waits for its end") {
    const auto entry = test::entry(test::kKlotski);
    Solver solver;
    Outbox outbox;
    solver.start(asked(entry), outbox);
    solver.start(asked(entry, Purpose::census), outbox);
    REQUIRE(outbox.messages.size() == 2);
    CHECK(message(outbox, 1) == Json({{"v", 3}, {"module", "solver"}, {"type", "cancel"}, {"id", 1}}));
    const auto event = solver.receive(
        R"({"v":3,"module":"solver","type":"done","id":1,"report":"{\"status\":\"cancelled\",\"metric\":\"move\"}"})",
        outbox);
    CHECK(std::holds_alternative<SolveDone>(event));
    REQUIRE(outbox.messages.size() == 3);
    CHECK(message(outbox, 2)["request"]["job"] == "census");
    CHECK(solver.running()->id == 2);
}

TEST_CASE("a job that was dropped is over, and the one that waited begins") {
    const auto entry = test::entry(test::kKlotski);
    Solver solver;
    Outbox outbox;
    solver.start(asked(entry), outbox);
    solver.start(asked(entry, Purpose::census), outbox);
    const auto event = solver.receive(R"({"v":3,"module":"solver","type":"dropped","id":1})", outbox);
    CHECK(std::holds_alternative<SolverDropped>(event));
    CHECK(solver.running()->id == 2);
}

TEST_CASE("an error of the worker keeps its place in the text") {
    Solver solver;
    Outbox outbox;
    solver.start(asked(test::entry(test::kKlotski)), outbox);
    const auto event = solver.receive(
        R"({"v":3,"module":"solver","type":"error","id":1,"kind":"input","message":"no such piece","line":3,"column":7})",
        outbox);
    REQUIRE(std::holds_alternative<SolverFailed>(event));
    CHECK(std::get<SolverFailed>(event).message == "line 3, column 7: no such piece");
}

TEST_CASE("samples are asked of the census that the worker still holds") {
    const auto entry = test::entry(test::kKlotski);
    Solver solver;
    Outbox outbox;
    solver.start(asked(entry, Purpose::census), outbox);
    CHECK_FALSE(solver.can_sample(*entry, puzzle::Metric::move));
    solver.receive(
        R"({"v":3,"module":"solver","type":"done","id":1,"report":"{\"status\":\"complete\",\"metric\":\"move\",\"depths\":[1,8]}"})",
        outbox);
    CHECK(solver.can_sample(*entry, puzzle::Metric::move));
    CHECK_FALSE(solver.can_sample(*entry, puzzle::Metric::step));
    solver.sample(1, 3, outbox);
    CHECK(message(outbox, 1) ==
          Json({{"v", 3}, {"module", "solver"}, {"type", "sample"}, {"id", 1}, {"depth", 1}, {"index", 3}}));
    solver.receive(R"({"v":3,"module":"solver","type":"gone","id":1})", outbox);
    CHECK_FALSE(solver.can_sample(*entry, puzzle::Metric::move));
}

TEST_CASE("a solver that could not be loaded is asked again") {
    const auto entry = test::entry(test::kKlotski);
    Solver solver;
    Outbox outbox;
    solver.start(asked(entry), outbox);
    const auto event = solver.receive(
        R"({"v":3,"module":"solver","type":"error","id":1,"kind":"load","message":"solver.wasm is missing"})", outbox);
    REQUIRE(std::holds_alternative<SolverFailed>(event));
    CHECK(std::get<SolverFailed>(event).message == "solver.wasm is missing");
    solver.start(asked(entry), outbox);
    CHECK(solver.busy());
    CHECK(message(outbox, 1)["type"] == "start");
}
