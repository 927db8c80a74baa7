// What the page's workers say to a desk, and one that does all that it is asked for.
#pragma once

#include "tests/support/desk.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/told.hpp"

namespace shunt::test {

/// What the page says of a job: `type` and more (ui/app/bridge.hpp).
inline void tell(Desk& desk, ui::Ticket ticket, const char* type, Json message = Json::object()) {
    message.update({{"type", type}, {"id", ticket}});
    desk.bench.perform(ui::command::Receive{Told(message).bytes()});
    desk.settle();
}

/// Solves or counts the open puzzle, job after job, until none is left.
inline void work(Desk& desk) {
    while (!desk.model().jobs().jobs().empty()) {
        const ui::Job job = desk.model().jobs().jobs().front();
        const auto run = job.kind == "census" ? census : solve;
        tell(desk, job.ticket, "done", {{"report", run(desk.model().entry().text, desk.model().metric()).dump()}});
    }
}

}  // namespace shunt::test
