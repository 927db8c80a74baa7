// Solve in Play of what is too large for a page: what is known while it is searched and when its memory was full, what more would give,
// and what to type.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using shunt::test::Desk;
using test::Json;

namespace {

/// A desk whose search for a solution ended with this report.
void end(Desk& desk, const Json& report) {
    desk.open(test::kSixPlaces);
    desk.press("solve");
    for (const Json& start : test::asked(desk)) {
        if (start["request"]["job"] != "solve") continue;
        test::tell(desk, start["id"].get<ui::Ticket>(), "done", {{"report", report.dump()}});
    }
}

Json full(double growth) {
    return {{"status", "limit"}, {"metric", "move"},    {"reason", "300 MB are full"},
            {"at_least", 14},    {"expanded", 1234567}, {"growth", growth},
            {"seconds", 9}};
}

}  // namespace

TEST_CASE("a search that lasts tells what it has proved by then, though no solution is known") {
    Desk desk;
    desk.open(test::kSixPlaces);
    desk.press("solve");
    const auto ticket = test::asked(desk).front()["id"].get<ui::Ticket>();
    const auto is_at = [&](int depth, double seconds) {
        test::tell(desk, ticket, "progress",
                   {{"phase", "searching"}, {"done", 6552}, {"depth", depth}, {"seconds", seconds}, {"bytes", 1000}});
    };
    is_at(2, 0.5);
    CHECK(desk.widget("answer").label.find("? shortest solution in moves; ") == 0);
    is_at(3, 4);
    CHECK(desk.widget("answer").label == "≥ 4 moves so far; no solution is known yet; still searching");
}

TEST_CASE("where the memory was full Play says how far more of it would lead, and copies what to type") {
    Desk desk;
    end(desk, full(2.0));
    CHECK(desk.widget("answer").label.find("≥ 14 moves, not proved") == 0);
    CHECK(desk.widget("row.further").label == "with 4 times the memory: some 2 moves further");
    desk.press("solve.copy");
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(desk.machine().said.copies.front().find(
              "shunt solve --memory 64G --disk shunt-levels --metric move - << 'END'\n") == 0);
    CHECK(desk.machine().said.announcements.back() == "Command copied.");
}

TEST_CASE("where levels hardly widen nothing is said of more memory, and after an answer there is no command") {
    Desk hardly;
    end(hardly, full(1.0));
    CHECK_FALSE(hardly.has("row.further"));
    CHECK(hardly.has("solve.copy"));
    Desk solved;
    end(solved, {{"status", "unsolvable"}, {"metric", "move"}, {"expanded", 6}, {"seconds", 1}});
    CHECK(solved.has("row.searched"));
    CHECK_FALSE(solved.has("solve.copy"));
}
