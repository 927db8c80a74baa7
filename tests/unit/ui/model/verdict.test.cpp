// The live verdict with the real jobs behind it, and a page that does one of them at a time.
#include "ui/model/verdict.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/random.hpp"
#include "tests/support/told.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;
using puzzle::Metric;

namespace {

/// The verdict, and the page's queue: of a lane one job runs, and the newest waits for its end.
struct Bench {
    Outbox outbox;
    JobList jobs{outbox};
    Dossiers known;
    Verdict verdict{jobs, outbox};
    std::uint64_t version = 0;
    std::optional<Json> running;
    std::optional<Json> waiting;
    std::size_t asked = 0;

    void draw(const EntryPtr& puzzle) {
        verdict.look_at(puzzle, ++version, known);
        deliver();
    }
    void tell(const Json& message) {
        verdict.receive(jobs.receive(test::Told(message)));
        deliver();
    }
    /// What the page does with the messages so far.
    void deliver() {
        for (const std::string& text : std::exchange(outbox.messages, {})) {
            const Json message = Json::parse(text);
            if (message["type"] == "cancel") {
                cancel(message["id"]);
                continue;
            }
            ++asked;
            if (!running) {
                running = message;
            } else {
                const auto older = std::exchange(waiting, message);
                if (older) tell({{"type", "dropped"}, {"id", (*older)["id"]}});
            }
        }
    }
    void cancel(int id) {
        if (waiting && (*waiting)["id"] == id) {
            waiting.reset();
            tell({{"type", "dropped"}, {"id", id}});
        }
    }
    /// The job that runs is done.
    void finish(const std::string& report) {
        const Json job = *std::exchange(running, std::exchange(waiting, std::nullopt));
        tell({{"type", "done"}, {"id", job["id"]}, {"report", report}});
    }
    void work() { finish(test::report_to((*running)["request"])); }
    void work_all() {
        while (running) work();
    }
    [[nodiscard]] std::string request() const { return running ? (*running)["request"].dump() : ""; }
};

const std::string kNoWay = "board:\n1#.\n\ngoal:\n..1\n";

}  // namespace

TEST_CASE("Klotski is judged in full: each metric, the positions, and how many shortest solutions there are") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    CHECK(desk.verdict.shown() == nullptr);
    desk.work();
    REQUIRE(desk.verdict.fresh());
    const Judged& judged = *desk.verdict.shown();
    CHECK(judged.shortest(Metric::move)->length == 81);
    CHECK(desk.outbox.announcements.back() == "81 moves, proved shortest.");
    CHECK(judged.census(Metric::move) == nullptr);
    desk.work_all();
    CHECK(judged.shortest(Metric::slide)->length == 90);
    CHECK(judged.shortest(Metric::step)->length == 116);
    CHECK(judged.shortest(Metric::super_move) == nullptr);
    CHECK(judged.census(Metric::move)->reachable == 25'955);
    CHECK(judged.census(Metric::move)->eccentricity == 124);
    CHECK(judged.solutions(Metric::move) == "256");
    CHECK(desk.verdict.job() == nullptr);
    CHECK(desk.asked == 5);
    CHECK(desk.outbox.announcements.size() == 1);
}

TEST_CASE("requests stand aside, behind what anybody waits for, and within limits") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    const Json& start = *desk.running;
    CHECK(start["priority"] == -1);
    CHECK(start["lane"] == "verdict");
    CHECK(start["request"]["memory"] == Verdict::kMemory);
    CHECK(desk.verdict.job()->terms.aside);
}

TEST_CASE("the old verdict stays until the new one is there, and is not called new") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    desk.work_all();
    desk.draw(test::entry(test::kLane));
    REQUIRE(desk.verdict.shown() != nullptr);
    CHECK_FALSE(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(desk.verdict.shown_metric())->length == 81);
    CHECK(desk.verdict.shown_metric() == Metric::move);
    CHECK(desk.verdict.metric() == Metric::step);  // the drawing's own
    desk.work();
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(Metric::step)->length == 2);
}

TEST_CASE("another metric is worked out when it is chosen, and what is known is not asked for again") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    desk.work_all();
    desk.verdict.set_metric(Metric::super_move);
    desk.deliver();
    CHECK_FALSE(desk.verdict.fresh());
    CHECK(desk.verdict.shown_metric() == Metric::move);
    desk.work();
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(Metric::super_move)->length == 55);
    desk.verdict.set_metric(Metric::step);
    desk.deliver();
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(Metric::step)->length == 116);
    desk.work_all();
    CHECK(desk.verdict.shown()->census(Metric::step)->eccentricity == 167);
}

TEST_CASE("what needs no search is known at once") {
    Bench desk;
    desk.draw(nullptr);
    CHECK(desk.verdict.shown() == nullptr);
    CHECK(desk.asked == 0);
    desk.draw(test::entry("board:\n1..\n"));
    REQUIRE(desk.verdict.fresh());
    CHECK_FALSE(desk.verdict.shown()->has_task());
    desk.work_all();
    CHECK(desk.verdict.shown()->census(Metric::move)->reachable == 3);
    desk.draw(test::entry("board:\n1..\n\ngoal:\n1..\n"));
    REQUIRE(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->starts_at_goal());
    CHECK(desk.verdict.shown()->census(Metric::move) == nullptr);
    desk.draw(nullptr);
    CHECK(desk.verdict.shown() == nullptr);
    CHECK(desk.jobs.jobs().front().cancelling);
}

TEST_CASE("a puzzle without a solution is proved to have none, and its positions are counted") {
    Bench desk;
    desk.draw(test::entry(kNoWay));
    desk.work_all();
    CHECK(desk.verdict.shown()->shortest(Metric::move)->status == Status::unsolvable);
    CHECK(desk.verdict.shown()->census(Metric::move)->reachable == 1);
    CHECK(desk.outbox.announcements.back() == "No solution, proved.");
    CHECK(desk.asked == 2);
    CHECK_FALSE(desk.verdict.offers_more());
}

TEST_CASE("a search that takes too long ends with a bound, and more is offered") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    const Json ticket = (*desk.running)["id"];
    desk.tell({{"type", "progress"}, {"id", ticket}, {"done", 500}, {"seconds", Verdict::kSeconds}});
    CHECK_FALSE(desk.verdict.job()->cancelling);
    desk.tell({{"type", "progress"}, {"id", ticket}, {"done", 500}, {"seconds", Verdict::kSeconds + 0.2}});
    CHECK(desk.verdict.job()->cancelling);
    desk.finish(R"({"status":"cancelled","metric":"move","at_least":31,"expanded":500})");
    REQUIRE(desk.verdict.fresh());
    CHECK(desk.verdict.offers_more());
    CHECK(desk.outbox.announcements.back() == "At least 31 moves, not proved.");
    CHECK_FALSE(desk.running.has_value());
    desk.verdict.search_further();
    desk.deliver();
    const Json& further = *desk.running;
    CHECK(further["request"]["memory"] == Verdict::kMoreMemory);
    CHECK_FALSE(desk.verdict.job()->terms.aside);
    CHECK_FALSE(desk.verdict.offers_more());
    desk.tell({{"type", "progress"}, {"id", further["id"]}, {"done", 500}, {"seconds", 60}});
    CHECK_FALSE(desk.verdict.job()->cancelling);
    desk.work_all();
    CHECK(desk.verdict.shown()->shortest(Metric::move)->length == 81);
    CHECK(desk.verdict.shown()->census(Metric::move) != nullptr);
}

TEST_CASE(
    "of what is too large some solution is found, said to be not proved shortest, and another drawing forgets it") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    desk.finish(R"({"status":"limit","metric":"move","at_least":31,"expanded":500})");
    REQUIRE(desk.verdict.offers_any());
    desk.verdict.find_any();
    desk.deliver();
    REQUIRE(desk.running.has_value());
    CHECK((*desk.running)["module"] == "lab");
    CHECK_FALSE(desk.verdict.offers_any());
    desk.verdict.find_any();
    desk.deliver();
    CHECK_FALSE(desk.waiting.has_value());
    const int any = (*desk.running)["id"];
    const Json longer{{"status", "running"}, {"metric", "move"}, {"length", 120}};
    desk.tell({{"type", "progress"}, {"id", any}, {"seconds", 1}, {"report", longer.dump()}});
    REQUIRE(desk.verdict.shown()->any_solution(Metric::move) != nullptr);
    CHECK(desk.verdict.shown()->any_solution(Metric::move)->length == std::uint64_t{120});
    CHECK_FALSE(desk.jobs.find(any)->cancelling);
    desk.tell({{"type", "progress"}, {"id", any}, {"seconds", Verdict::kWaySeconds + 1}, {"report", longer.dump()}});
    CHECK(desk.jobs.find(any)->cancelling);
    desk.finish(R"({"status":"cancelled","metric":"move","length":95})");
    REQUIRE(desk.verdict.shown()->any_solution(Metric::move) != nullptr);
    const AnyOutcome& found = *desk.verdict.shown()->any_solution(Metric::move);
    CHECK(found.length == std::uint64_t{95});
    CHECK(desk.outbox.announcements.back() == "A solution of 95 moves, not proved shortest.");
    CHECK(desk.verdict.is_bounded());
    CHECK_FALSE(desk.verdict.offers_any());
    CHECK(desk.verdict.offers_more());
    desk.draw(test::entry(test::kLane));
    desk.work_all();
    CHECK(desk.verdict.shown()->any_solution(Metric::step) == nullptr);
}

TEST_CASE("what the search for any solution has proved shortest is the answer") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    desk.finish(R"({"status":"limit","metric":"move","at_least":31,"expanded":500})");
    desk.verdict.find_any();
    desk.deliver();
    desk.work();
    CHECK(desk.outbox.announcements.back() == "81 moves, proved shortest.");
    CHECK_FALSE(desk.verdict.is_bounded());
    CHECK(desk.verdict.proved().has_value());
}

TEST_CASE("a drawing that changes while any solution is looked for ends the search") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    desk.finish(R"({"status":"limit","metric":"move","at_least":31,"expanded":500})");
    desk.verdict.find_any();
    desk.deliver();
    const int any = (*desk.running)["id"];
    desk.draw(test::entry(test::kLane));
    CHECK(desk.jobs.find(any)->cancelling);
    desk.work();
    CHECK_FALSE(desk.verdict.fresh());
    desk.work_all();
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(Metric::step)->length == 2);
}

TEST_CASE("a new name, a new colour and the author's metric ask nothing anew that is known") {
    Bench desk;
    desk.draw(test::entry(test::kLane));
    desk.work_all();
    const std::size_t asked = desk.asked;
    desk.draw(test::entry("name: Another\nmetric: step\n\nboard:\n1..\n\ngoal:\n..1\ncolour: 4 1\n"));
    CHECK(desk.verdict.fresh());
    CHECK(desk.asked == asked);
    CHECK(desk.verdict.shown()->puzzle->puzzle.name() == "Another");
    desk.draw(test::entry("name: Another\nmetric: move\n\nboard:\n1..\n\ngoal:\n..1\ncolour: 4 1\n"));
    CHECK(desk.verdict.metric() == Metric::move);
    CHECK(desk.verdict.fresh());  // worked out beside the first
    CHECK(desk.verdict.shown()->shortest(Metric::move)->length == 1);
    desk.work_all();
    desk.draw(test::entry("metric: move\n\nboard:\n1.\n\ngoal:\n.1\n"));
    CHECK_FALSE(desk.verdict.fresh());
}

TEST_CASE("a puzzle without a solution tells how near it comes to its goal") {
    Bench desk;
    desk.draw(test::entry("board:\n1.#.\n\ngoal:\n..#1\n"));
    desk.work_all();
    const auto& census = desk.verdict.shown()->census(Metric::move);
    REQUIRE(census->nearest.has_value());
    CHECK(census->nearest->position == ".1#.\n");
    CHECK(census->nearest->differing == 1);
    desk.draw(test::entry(test::kLane));
    desk.work_all();
    CHECK_FALSE(desk.verdict.shown()->census(Metric::step)->nearest.has_value());
}

TEST_CASE("a search that ends without a word is a bound of nothing") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    const Json job = *std::exchange(desk.running, std::nullopt);
    desk.tell({{"type", "dropped"}, {"id", job["id"]}});
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.offers_more());
    CHECK_FALSE(desk.running.has_value());
}

TEST_CASE("a worker that is lost, and a puzzle that is refused, are told; the next drawing is judged anew") {
    Bench desk;
    desk.draw(test::entry(test::kKlotski));
    const Json ticket = (*desk.running)["id"];
    desk.tell({{"type", "error"}, {"id", ticket}, {"message", "The solver went silent."}, {"again", true}});
    REQUIRE(desk.verdict.lost() != nullptr);
    CHECK(desk.verdict.lost()->failure == "The solver went silent.");
    CHECK_FALSE(desk.verdict.fresh());
    desk.running.reset();
    desk.draw(test::entry(test::kLane));
    CHECK(desk.verdict.lost() == nullptr);
    desk.tell({{"type", "error"}, {"id", (*desk.running)["id"]}, {"message", "too many kinds"}});
    CHECK(desk.verdict.failure() == "too many kinds");
    CHECK(desk.verdict.job() == nullptr);
    desk.running.reset();
    desk.draw(test::entry(kNoWay));
    CHECK(desk.verdict.failure().empty());
    desk.work_all();
    CHECK(desk.verdict.fresh());
}

TEST_CASE("the command that is copied solves the same puzzle, whatever its rows say") {
    Bench desk;
    const auto copied = [&](const std::string& text) {
        desk.draw(test::entry(text));
        desk.verdict.copy_command();
        return desk.outbox.copies.back();
    };
    CHECK(copied(test::kLane) == "shunt solve --metric step - << 'END'\n" + test::kLane + "END\n");
    const std::string ends = "board:\nEND\n";
    CHECK(copied(ends) == "shunt solve --metric move - << 'END_'\n" + ends + "END_\n");
}

TEST_CASE("500 random edits in a row leave one job, and never a verdict of another drawing that looks new") {
    Bench desk;
    test::Random random(7);
    std::vector<EntryPtr> drawings{nullptr};
    for (const char* board : {"1..", ".1.", "1#.", "..1", "12.", "1.2"})
        drawings.push_back(test::entry("board:\n" + std::string(board) + "\n\ngoal:\n..1\n"));
    drawings.push_back(test::entry("board:\n1..\n"));
    EntryPtr drawn;
    for (int edit = 0; edit < 500; ++edit) {
        drawn = random.pick(drawings);
        desk.draw(drawn);
        if (random.chance(25) && desk.running) desk.work();
        const auto alive = [](const Job& job) { return !job.cancelling; };
        const auto& jobs = desk.jobs.jobs();
        REQUIRE(std::count_if(jobs.begin(), jobs.end(), alive) <= 1);
        REQUIRE(jobs.size() <= 2);
        if (desk.verdict.fresh()) REQUIRE(desk.verdict.shown()->puzzle == drawn);
        if (drawn == nullptr) REQUIRE(desk.verdict.shown() == nullptr);
    }
    desk.draw(drawings[1]);
    desk.work_all();
    CHECK(desk.jobs.jobs().empty());
    CHECK(desk.verdict.fresh());
    CHECK(desk.verdict.shown()->shortest(Metric::move)->length == 1);
}
