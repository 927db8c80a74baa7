// Solve in Play where the memory of a page does not suffice: what is known all the same, what more of it would give, and what to type.
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/worker.hpp"

using namespace shunt;
using shunt::test::Desk;
using test::Json;

namespace {

/// A desk whose search for a solution ended with this report.
void end(Desk& desk, const Json& report) {
    desk.open("name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n");
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
