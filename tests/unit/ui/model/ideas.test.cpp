// Small changes of what is drawn, with the real job behind them.
#include "ui/model/ideas.hpp"

#include <nlohmann/json.hpp>

#include "core/job/variations_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/told.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;
using puzzle::Metric;

namespace {

EntryPtr entry(const std::string& text) {
    auto made = read_entry("", text);
    REQUIRE(made);
    return *made;
}

struct Bench {
    Outbox outbox;
    JobList jobs{outbox};
    Ideas ideas{jobs};

    /// The messages to the page since the last time.
    std::vector<Json> sent() {
        std::vector<Json> messages;
        for (const std::string& text : std::exchange(outbox.messages, {})) messages.push_back(Json::parse(text));
        return messages;
    }
    void look_at(const EntryPtr& puzzle, Metric metric = Metric::move) { ideas.look_at(puzzle, metric); }
    void tell(const Json& message) { ideas.receive(jobs.receive(test::Told(message))); }
    /// Does the job that a message begins.
    void answer(const Json& start) {
        const Json& asked = start["request"];
        job::VariationsRequest request;
        request.puzzle = asked["puzzle"];
        request.seed = asked["seed"];
        request.pairs = asked.value("pairs", std::uint64_t{0});
        auto job = job::VariationsJob::create(request);
        REQUIRE(job);
        while ((*job)->advance(100'000)) continue;
        tell({{"type", "done"}, {"id", start["id"]}, {"report", test::report_text(**job, 0.5)}});
    }
};

}  // namespace

TEST_CASE("changes that make a puzzle longer are listed, the longest first") {
    Bench desk;
    const EntryPtr puzzle = entry(test::library_text("metric-demo"));
    desk.look_at(puzzle);
    const auto asked = desk.sent();
    REQUIRE(asked.size() == 1);
    CHECK(asked[0]["request"]["job"] == "neighbours");
    CHECK(asked[0]["priority"] < 0);
    CHECK_FALSE(desk.ideas.any());
    desk.look_at(puzzle);
    CHECK(desk.sent().empty());
    desk.answer(asked[0]);
    REQUIRE(desk.ideas.any());
    const auto& list = desk.ideas.list();
    REQUIRE(list.size() > 3);
    CHECK(list.front().length == 3);
    CHECK(list.front().words == "The same pieces begin elsewhere");
    for (const Idea& idea : list) CHECK(idea.length > *desk.ideas.report().length);
}

TEST_CASE("a puzzle without a solution is told what would give it one") {
    Bench desk;
    desk.look_at(entry("board:\nA#.\ngoal:\n..A\n"));
    desk.answer(desk.sent()[0]);
    CHECK(desk.ideas.report().unsolvable);
    const auto& list = desk.ideas.list();
    const bool opens = std::any_of(list.begin(), list.end(),
                                   [](const Idea& idea) { return idea.words == "No wall at row 1, column 2"; });
    CHECK(opens);
}

TEST_CASE("another drawing ends the job and forgets what was found") {
    Bench desk;
    desk.look_at(entry(test::library_text("metric-demo")));
    const Json first = desk.sent()[0];
    desk.look_at(nullptr);
    const auto ended = desk.sent();
    REQUIRE(ended.size() == 1);
    CHECK(ended[0]["type"] == "cancel");
    desk.answer(first);  // too late
    CHECK_FALSE(desk.ideas.any());
    desk.look_at(entry("board:\nA..\ngoal:\n..A\n"));
    const Json second = desk.sent().back();
    desk.answer(first);  // too late
    CHECK_FALSE(desk.ideas.any());
    desk.answer(second);
    CHECK(desk.ideas.report().length == 1);
}

TEST_CASE("trying more tries other pairs each time") {
    Bench desk;
    desk.look_at(entry(test::library_text("metric-demo")));
    desk.answer(desk.sent()[0]);
    std::vector<std::uint64_t> seeds;
    for (int round = 0; round < 2; ++round) {
        desk.ideas.try_pairs();
        const Json asked = desk.sent().back();
        CHECK(asked["request"]["pairs"] == 200);
        seeds.push_back(asked["request"]["seed"]);
        desk.answer(asked);
        CHECK(desk.ideas.of_pairs());
        CHECK(desk.ideas.report().tried > 100);
    }
    CHECK(seeds[0] != seeds[1]);
}
