// What there is to know of a puzzle is worked out without being asked for, where the plan says that it takes under a second.
#include <nlohmann/json.hpp>
#include <set>

#include "core/analysis/diameter.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/worker.hpp"
#include "ui/model/finding_price.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;
using shunt::test::tell;

namespace {

/// A census of so many positions, as if it had been counted in an earlier visit.
void recall_positions(Desk& desk, std::uint64_t positions, const char* storage = "packed") {
    const Json report = {{"status", "complete"},
                         {"metric", "step"},
                         {"reachable", positions},
                         {"packings", std::to_string(positions)},
                         {"eccentricity", 2},
                         {"antipodes", 1},
                         {"depths", {1, positions - 2, 1}},
                         {"storage", storage}};
    test::recall(desk, "census", test::kWay, report.dump(), "step");
}

/// What the jobs in the list are to find out: "hardest_start", "difficulty".
std::set<std::string> sought(const Desk& desk) {
    std::set<std::string> found;
    for (const ui::Job& job : desk.model().jobs.jobs()) {
        if (job.kind == "difficulty") found.insert(job.kind);
        for (const auto& key : outcome::kFindingKeys)
            if (job.message.find('"' + std::string(key) + '"') != std::string::npos) found.insert(std::string(key));
    }
    return found;
}

/// A desk with the card "More" open, that works out by itself what costs little.
void open_more(Desk& desk, std::uint64_t positions) {
    desk.resize(1440, 900);
    desk.open(test::kWay);
    recall_positions(desk, positions);
    desk.bench.count_unasked();
    desk.bench.perform(ui::command::TurnFold{&ui::ViewState::findings_open});
    desk.settle();
}

/// Answers the only job with the key that it asks for.
void answer(Desk& desk, const Json& report) {
    REQUIRE(desk.model().jobs.jobs().size() == 1);
    tell(desk, desk.model().jobs.jobs().front().ticket, "done", {{"report", report.dump()}});
}

Json survey(const char* key, const Json& found) {
    return {{"status", "complete"}, {"metric", "step"}, {"reachable", 8},
            {"packings", "8"},      {"depths", {1, 7}}, {key, found}};
}

}  // namespace

TEST_CASE("of a small puzzle all is worked out, one after the other, and nobody is told of it but by the card") {
    Desk desk;
    open_more(desk, 8);
    const std::size_t told = desk.machine().said.announcements.size();
    CHECK(sought(desk) == std::set<std::string>{"hardest_start"});
    CHECK(desk.model().jobs.jobs().front().terms.aside);
    CHECK_FALSE(desk.has("job:" + std::to_string(desk.model().jobs.jobs().front().ticket)));
    answer(desk, survey("hardest_start", {{"distance", 4}, {"starts", 1}, {"positions", Json::array()}}));
    CHECK(desk.says("finding.hardest", "4 steps from a goal"));
    CHECK(sought(desk) == std::set<std::string>{"diameter"});
    answer(desk, survey("diameter", {{"length", 5}}));
    CHECK(sought(desk) == std::set<std::string>{"components"});
    answer(desk, {{"status", "limit"}, {"metric", "step"}, {"reason", "too large"}});
    CHECK(desk.model().open.failure().empty());
    CHECK(sought(desk) == std::set<std::string>{"difficulty"});
    tell(desk, desk.model().jobs.jobs().front().ticket, "dropped");
    CHECK(sought(desk).empty());
    CHECK(desk.machine().said.announcements.size() == told);
    // What did not come by itself may be asked for.
    CHECK(desk.widget("find.components").label == "Find");
    CHECK(desk.widget("find.difficulty").label == "Measure");
}

TEST_CASE("what takes long waits for its button, and what is folded away for somebody who looks") {
    Desk desk;
    open_more(desk, 60'000);
    CHECK(sought(desk) == std::set<std::string>{"hardest_start"});
    answer(desk, survey("hardest_start", {{"distance", 4}, {"starts", 1}, {"positions", Json::array()}}));
    CHECK(sought(desk) == std::set<std::string>{"diameter"});
    answer(desk, survey("diameter", {{"length", 5}}));
    answer(desk, survey("components", {{"count", 1}, {"sizes", Json::array()}}));
    CHECK(sought(desk).empty());
    CHECK(desk.has("find.difficulty"));

    Desk folded;
    folded.resize(1440, 900);
    folded.open(test::kWay);
    recall_positions(folded, 8);
    folded.bench.count_unasked();
    folded.settle();
    CHECK(sought(folded).empty());
}

TEST_CASE("components are not offered where positions have no numbers") {
    for (const char* const storage : {"packed", "keys", "hashed"}) {
        Desk desk;
        desk.resize(1440, 900);
        desk.open(test::kWay);
        recall_positions(desk, 8, storage);
        desk.bench.perform(ui::command::TurnFold{&ui::ViewState::findings_open});
        desk.settle();
        INFO(storage);
        CHECK(desk.widget("find.components").disabled == (std::string(storage) != "packed"));
    }
}

TEST_CASE("the plan knows which findings are not offered for very many positions") {
    ui::CensusOutcome census;
    census.reachable = 200'000;
    census.packings = "200000";
    CHECK_FALSE(ui::seconds_of(ui::Finding::diameter, census));
    CHECK(ui::seconds_of(ui::Finding::components, census));
    census.storage = "hashed";
    CHECK_FALSE(ui::seconds_of(ui::Finding::components, census));
    CHECK_FALSE(ui::can_find(ui::Finding::components, census));
    CHECK(ui::can_find(ui::Finding::hardest_start, census));
    CHECK(ui::kMostForDiameter == analysis::Diameter::kMostPositions);
    CHECK(ui::seconds_of(ui::Finding::difficulty, census) > ui::seconds_of(ui::Finding::hardest_start, census));

    // A machine that was busy during the census makes nothing dearer.
    const auto calm = ui::seconds_of(ui::Finding::hardest_start, census);
    census.seconds = 20;
    CHECK(ui::seconds_of(ui::Finding::hardest_start, census) == calm);
}
