// Finding puzzles and counting tilings as the page sees them: requests out, reports in.
#include <nlohmann/json.hpp>

#include "core/job/grid_requests.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/told.hpp"
#include "ui/model/finder.hpp"
#include "ui/model/tilings.hpp"

using namespace shunt;
using namespace shunt::ui;
using nlohmann::json;

namespace {

json last_message(const Outbox& outbox) { return json::parse(outbox.messages.back()); }

/// What the lab itself reports to a request.
std::string reported(const json& request) {
    job::RequestFields fields;
    for (const auto& [key, value] : request.items()) {
        if (key == "job") continue;
        if (value.is_string()) fields.set(key, value.get<std::string>());
        if (value.is_number()) fields.set(key, value.get<double>());
    }
    auto made = request["job"] == "tile" ? job::tile_asked(fields) : job::find_asked(fields);
    REQUIRE(made);
    while ((*made)->advance(10'000)) continue;
    return test::report_text(**made, 0.5);
}

std::string answer(const char* type, int id, const json& rest) {
    json message = {{"type", type}, {"id", id}};
    message.update(rest);
    return message.dump();
}

}  // namespace

TEST_CASE("what the finder asks for is what the lab finds", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    finder.start();
    REQUIRE(finder.job() != nullptr);
    const std::string report = reported(last_message(outbox)["request"]);
    finder.receive(jobs.receive(test::Told(answer("done", 1, {{"report", report}, {"job", "find"}}))));
    CHECK(finder.job() == nullptr);
    REQUIRE(finder.report());
    CHECK(finder.report()->complete);
    CHECK(finder.report()->boards == 13'329);
    std::vector<std::uint64_t> lengths;
    for (const FoundPuzzle& found : finder.report()->found) {
        lengths.push_back(found.length);
        CHECK(found.entry->puzzle.goals().size() == 1);
    }
    CHECK(lengths == std::vector<std::uint64_t>{1, 2, 5, 10, 14, 22, 18, 13});  // N. Bickford, 3x3
}

TEST_CASE("the finder tells what it has so far, and keeps it when it is stopped", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    finder.start();
    json part = json::parse(reported(last_message(outbox)["request"]));
    part["status"] = "running";
    part["searched"] = 100;
    part["hardest"].erase(part["hardest"].begin() + 2, part["hardest"].end());
    finder.receive(
        jobs.receive(test::Told(answer("progress", 1, {{"done", 100}, {"seconds", 1.5}, {"report", part.dump()}}))));
    REQUIRE(finder.report());
    CHECK_FALSE(finder.report()->complete);
    CHECK(finder.report()->found.size() == 2);
    CHECK(finder.report()->seconds == 1.5);
    const EntryPtr first = finder.report()->found.front().entry;
    part["status"] = "cancelled";
    finder.receive(jobs.receive(test::Told(answer("done", 1, {{"report", part.dump()}, {"job", "find"}}))));
    CHECK_FALSE(finder.report()->complete);
    CHECK(finder.report()->searched == 100);
    CHECK(finder.report()->found.front().entry == first);  // not read a second time
}

TEST_CASE("a search rests and goes on", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    finder.pause(true);
    CHECK(outbox.messages.empty());
    finder.start();
    finder.pause(true);
    CHECK(last_message(outbox)["type"] == "pause");
    CHECK(finder.job()->paused);
    finder.pause(false);
    CHECK(last_message(outbox)["type"] == "resume");
    finder.stop();
    CHECK(last_message(outbox)["type"] == "cancel");
}

TEST_CASE("the finder asks for puzzles of the shapes that were typed", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    FindSetup setup;
    setup.shapes = "X\r\n\r\nXX\n\nX\nX";  // a file's text
    finder.set(setup);
    CHECK(finder.setup().shapes == "X//XX//X/X");
    finder.start();
    const json request = last_message(outbox)["request"];
    CHECK(request["shapes"] == "X\n\nXX\n\nX\nX");
    finder.receive(jobs.receive(test::Told(answer("done", 1, {{"report", reported(request)}, {"job", "find"}}))));
    REQUIRE(finder.report());
    CHECK(finder.report()->boards == 3'940);  // 3x3 filled with units, dominoes and voids
    std::vector<std::uint64_t> lengths;
    for (const FoundPuzzle& found : finder.report()->found) lengths.push_back(found.length);
    CHECK(lengths == std::vector<std::uint64_t>{1, 2, 5, 10, 10, 22, 18, 13});
}

TEST_CASE("without shapes, or evolving, the finder asks for none", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    FindSetup setup;
    setup.shapes = " / ";
    finder.set(setup);
    finder.start();
    CHECK_FALSE(last_message(outbox)["request"].contains("shapes"));
    finder.receive(jobs.receive(test::Told(answer("error", 1, {{"message", "wrong"}, {"kind", "input"}}))));
    CHECK(finder.failure() == "wrong");
    setup = {3, 3, puzzle::Metric::move, 0, FindWay::evolve, "X"};
    finder.set(setup);
    finder.start();
    CHECK(finder.failure().empty());
    CHECK_FALSE(last_message(outbox)["request"].contains("shapes"));
}

TEST_CASE("large grids evolve", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    FindSetup setup;
    setup.rows = 5;
    setup.columns = 4;
    finder.set(setup);
    CHECK(finder.setup().way == FindWay::evolve);
    setup.rows = 100;
    finder.set(setup);
    CHECK(finder.setup().rows == Finder::kMostSide);
}

TEST_CASE("what the lab says against a search is told", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Finder finder{jobs, outbox};
    finder.start();
    finder.receive(jobs.receive(test::Told(answer("done", 1, {{"report", "{}"}, {"job", "find"}}))));
    CHECK_FALSE(finder.report());
    CHECK(outbox.notices.size() == 1);
}

TEST_CASE("tilings are counted and drawn, with walls and voids", "[ui]") {
    Outbox outbox;
    JobList jobs{outbox};
    Tilings tilings{jobs, outbox};
    CHECK(tilings.setup().set_text() == "dominoes");
    tilings.count();
    const std::string report = reported(last_message(outbox)["request"]);
    tilings.receive(jobs.receive(test::Told(answer("done", 1, {{"report", report}, {"job", "tile"}}))));
    REQUIRE(tilings.report());
    CHECK(tilings.report()->count == "12988816");
    CHECK(tilings.report()->tiling.size() == 8);

    TilingSetup setup = tilings.setup();
    setup.rows = setup.columns = 3;
    setup.walls = {{0, 0}, {7, 7}};
    setup.pieces = {1, 6};
    setup.turning = Turning::fixed;
    tilings.set(setup);
    CHECK_FALSE(tilings.report());
    CHECK(tilings.setup().board_text() == "#..\n...\n...\n");
    CHECK(tilings.setup().set_text() == "fixed-dominoes+fixed-L3");
    setup.pieces.clear();
    tilings.set(setup);
    tilings.count();
    CHECK_FALSE(tilings.busy());  // nothing to lay
    setup.pieces = {1};
    tilings.set(setup);
    tilings.count();
    CHECK(tilings.busy());
    tilings.set(setup);
    CHECK(last_message(outbox)["type"] == "cancel");
}
