#include "ui/jobs/job_list.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;

namespace {

/// A list with what it has said.
struct Bench {
    Outbox outbox;
    JobList jobs{outbox};

    Ticket start(JobModule module, const std::string& title, const std::string& lane = "") {
        return jobs.start({module, title, lane}, Request("find"));
    }
    JobEvent receive(Ticket ticket, const char* type, const Json& more = Json::object()) {
        Json message = {{"type", type}, {"id", ticket}};
        message.update(more);
        return jobs.receive(test::Told(message));
    }
    /// "start 1", "cancel 1": said since the last call.
    std::vector<std::string> words() {
        std::vector<std::string> words;
        for (const std::string& text : std::exchange(outbox.messages, {})) {
            const Json message = Json::parse(text);
            words.push_back(message["type"].get<std::string>() + " " + std::to_string(message["id"].get<int>()));
        }
        return words;
    }
};

using Words = std::vector<std::string>;
const Json kLost{{"message", "The lab went silent."}, {"again", true}};

}  // namespace

TEST_CASE("starting a job ends no other one") {
    Bench desk;
    desk.start(JobModule::lab, "Finding", "find");
    desk.start(JobModule::lab, "Counting", "tilings");
    desk.start(JobModule::solver, "Solving");
    CHECK(desk.words() == Words{"start 1", "start 2", "start 3"});
    CHECK(desk.jobs.current(JobModule::lab)->ticket == 1);
    CHECK(desk.jobs.current(JobModule::solver)->ticket == 3);
    desk.receive(1, "state", {{"state", "running"}});
    CHECK(desk.jobs.find(1)->state == JobState::running);
    CHECK(desk.jobs.find(2)->state == JobState::waiting);
    const auto event = desk.receive(1, "done", {{"report", "{}"}});
    CHECK(std::get<JobDone>(event).ticket == 1);
    CHECK(desk.jobs.jobs().size() == 2);
    desk.receive(2, "state", {{"state", "running"}});
    CHECK(desk.jobs.current(JobModule::lab)->terms.title == "Counting");
}

TEST_CASE("of a lane only the newest counts") {
    Bench desk;
    desk.start(JobModule::lab, "Old", "find");
    desk.start(JobModule::lab, "New", "find");
    CHECK(Json::parse(desk.outbox.messages.at(1))["lane"] == "find");
    CHECK(desk.jobs.find(1)->cancelling);
    CHECK_FALSE(desk.jobs.find(2)->cancelling);
    CHECK(std::holds_alternative<JobDropped>(desk.receive(1, "dropped")));
    CHECK(desk.jobs.jobs().size() == 1);
}

TEST_CASE("progress is told with bounds on what is left") {
    Bench desk;
    desk.start(JobModule::lab, "Finding");
    CHECK(desk.jobs.find(1)->progress.phase == "starting");
    desk.receive(1, "progress", {{"phase", "searching"}, {"done", 500}, {"depth", 7}, {"rate", 250}});
    CHECK_FALSE(desk.jobs.find(1)->progress.fraction().has_value());
    desk.receive(1, "progress", {{"done", 250}, {"total", 1000}, {"rate", 250}, {"seconds", 1}});
    CHECK_FALSE(desk.jobs.find(1)->progress.seconds_left());  // too early to tell
    desk.receive(1, "progress",
                 {{"phase", "searching"}, {"done", 500}, {"total", 1000}, {"depth", 7}, {"rate", 250}, {"seconds", 2}});
    const JobProgress& progress = desk.jobs.find(1)->progress;
    CHECK(*progress.fraction() == Approx(0.5));
    CHECK(*progress.seconds_left() == Approx(2.0));
    CHECK(progress.depth == 7);
}

TEST_CASE("messages about other jobs and messages that are no messages are ignored") {
    Bench desk;
    desk.start(JobModule::lab, "Finding");
    for (const char* text : {"", "[]", "{", "{}", R"({"type":"done","id":9,"report":"{}"})", R"({"type":7})",
                             R"({"type":"answer","id":1,"report":"{}"})"}) {
        CHECK(std::holds_alternative<std::monostate>(desk.jobs.receive(test::Told(text))));
    }
    CHECK(desk.jobs.has(1));
}

TEST_CASE("a job that is lost with its worker is named, stays in the list, and can be asked for again") {
    Bench desk;
    desk.start(JobModule::lab, "Finding");
    desk.start(JobModule::lab, "Counting");
    CHECK(std::holds_alternative<std::monostate>(desk.receive(1, "error", kLost)));
    CHECK(desk.outbox.notices.at(0).text == "Finding: The lab went silent.");
    CHECK_FALSE(desk.jobs.has(1));
    CHECK(desk.jobs.lists(1));
    CHECK(desk.jobs.jobs()[0].failure == "The lab went silent.");
    CHECK(desk.jobs.find(2)->state == JobState::waiting);
    CHECK(desk.jobs.current(JobModule::lab)->ticket == 2);
    const std::string first = desk.outbox.messages.at(0);
    (void)desk.words();
    for (const char* type : {"progress", "state", "done", "dropped"})  // nobody waits for it: it has no event
        CHECK(std::holds_alternative<std::monostate>(desk.receive(1, type, {{"state", "running"}, {"report", "{}"}})));
    CHECK(desk.jobs.lists(1));
    desk.jobs.again(2);  // is not lost
    desk.jobs.again(1);
    CHECK(desk.outbox.messages == Words{first});
    CHECK(desk.jobs.find(1)->state == JobState::waiting);
    CHECK(desk.jobs.find(1)->failure.empty());
    CHECK(std::get<JobDone>(desk.receive(1, "done", {{"report", "{}"}})).ticket == 1);
}

TEST_CASE("a job that was lost is dismissed, or replaced by a newer one of its lane") {
    Bench desk;
    desk.start(JobModule::lab, "Finding", "find");
    desk.receive(1, "error", kLost);
    (void)desk.words();
    desk.jobs.cancel(1);
    CHECK(desk.words().empty());
    CHECK(desk.jobs.jobs().empty());
    desk.start(JobModule::lab, "Finding", "find");
    desk.receive(2, "error", kLost);
    desk.start(JobModule::lab, "Finding", "find");
    CHECK(desk.jobs.jobs().size() == 1);
    CHECK(desk.jobs.has(3));
}

TEST_CASE("a job that was being cancelled when its worker was lost is not complained about") {
    Bench desk;
    desk.start(JobModule::lab, "Finding");
    desk.jobs.cancel(1);
    desk.jobs.cancel(1);
    CHECK(desk.words() == Words{"start 1", "cancel 1"});
    CHECK(std::holds_alternative<JobDropped>(desk.receive(1, "error", kLost)));
    CHECK(desk.outbox.notices.empty());
    CHECK(desk.jobs.jobs().empty());
}

TEST_CASE("a job that was refused is over") {
    Bench desk;
    desk.start(JobModule::lab, "Finding");
    const auto event = desk.receive(1, "error", {{"message", "no such shape"}, {"line", 1}, {"column", 2}});
    CHECK(std::get<JobFailed>(event).message == "line 1, column 2: no such shape");
    CHECK(desk.jobs.jobs().empty());
}

TEST_CASE("results are held by ticket until they are released, also before they are there") {
    Bench desk;
    for (int i = 0; i < 2; ++i)
        desk.jobs.start({JobModule::solver, "Analysing", "", 0, Hold::always}, Request("census"));
    desk.jobs.release(2);
    CHECK(desk.words() == Words{"start 1", "start 2", "release 2"});
    desk.receive(1, "done");
    desk.receive(2, "done");
    CHECK(desk.jobs.holds(1));
    CHECK_FALSE(desk.jobs.holds(2));
    desk.jobs.ask(1, Question("why"));
    desk.jobs.ask(2, Question("why"));
    CHECK(desk.words() == Words{"ask 1"});
    const Json why{{"question", "why"}};
    CHECK(
        std::get<JobAnswered>(desk.receive(1, "answer", {{"question", why}, {"report", why}})).asked.text("question") ==
        "why");
    desk.jobs.release(1);
    desk.jobs.release(1);
    CHECK(desk.words() == Words{"release 1"});
}
