// What the page's workers say to a desk, and one that does all that it is asked for.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/desk.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/told.hpp"

namespace shunt::test {

/// What the page says of a job: `type` and more (ui/app/bridge.hpp).
inline void tell(Desk& desk, ui::Ticket ticket, const char* type, Json message = Json::object()) {
    message.update({{"type", type}, {"id", ticket}});
    desk.bench.perform(ui::command::Receive{Told(message).bytes()});
    desk.settle();
}

/// What an earlier visit has kept of a job of a puzzle, "solve" or "census".
inline void recall(Desk& desk, const char* job, const std::string& puzzle, const std::string& report,
                   std::string_view metric = "move") {
    const Json request{{"job", job}, {"metric", metric}, {"puzzle", puzzle}};
    desk.bench.perform(ui::command::Recall{kept(request.dump(), report)});
    desk.settle();
}

/// The jobs that were asked for since the last call, as the module that is to do them and what is asked of it.
inline std::vector<Json> asked(Desk& desk) {
    std::vector<Json> starts;
    for (const std::string& text : desk.machine().said.messages) {
        Json message = Json::parse(text);
        if (message["type"] == "start") starts.push_back(std::move(message));
    }
    desk.machine().said.messages.clear();
    return starts;
}

/// The questions to jobs that are over, since the last call.
inline std::vector<Json> questions_asked(Desk& desk) {
    return questions_in(std::exchange(desk.machine().said.messages, {}));
}

/// Answers them, all of the same job; how many there were.
inline std::size_t answer_questions(Desk& desk, ui::Ticket ticket, job::Job& job) {
    const std::vector<Json> questions = questions_asked(desk);
    for (const Json& question : questions)
        tell(desk, ticket, "answer", {{"question", question}, {"report", ask(job, fields_of(question))}});
    return questions.size();
}

/// Solves or counts the open puzzle, job after job, until none is left.
inline void work(Desk& desk) {
    while (!desk.model().jobs.jobs().empty()) {
        const ui::Job job = desk.model().jobs.jobs().front();
        const auto run = job.kind == "census" ? census : solve;
        tell(desk, job.ticket, "done",
             {{"report", run(desk.model().open.entry().text, desk.model().open.metric()).dump()}});
    }
}

}  // namespace shunt::test
