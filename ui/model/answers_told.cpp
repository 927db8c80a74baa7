// Answers: what is said of a search that has ended.
#include "core/base/words.hpp"
#include "ui/model/answers.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

void tell_solved(const SolveDone& done, Outbox& outbox) {
    const SolveOutcome& report = done.report;
    if (done.request.purpose == Purpose::all)
        outbox.announce(sentence(solutions_text(report)));
    else if (done.request.purpose != Purpose::hint)
        outbox.announce(
            say("{length}, proved shortest.", {{"length", length_text(report.length.value_or(0), report.metric)}}));
}

void tell_unsolvable(const SolveDone& done, Outbox& outbox) {
    const std::string& reason = done.report.reason;
    const bool from_start = done.request.purpose == Purpose::all || done.request.purpose == Purpose::solve;
    if (!from_start) return outbox.info(say("No goal can be reached from here."));
    outbox.announce(reason.empty() ? say("Proved unsolvable.")
                                   : say("Proved unsolvable: {reason}.", {{"reason", reason}}));
}

}  // namespace

void Answers::tell(const SolveDone& done) {
    const SolveOutcome& report = done.report;
    // What the text of the puzzle states and the report refutes.
    if (done.request.purpose != Purpose::hint)
        for (const std::string& words : report.contradicted) outbox_.info(sentence(words));
    switch (report.status) {
        case Status::solved:
            return tell_solved(done, outbox_);
        case Status::unsolvable:
            return tell_unsolvable(done, outbox_);
        case Status::limit:
            open_.fail(report.reason.empty() ? say("The memory limit was reached before an answer.")
                                             : sentence(report.reason));
            return outbox_.announce(open_.failure());
        case Status::cancelled:
            return outbox_.announce(say("Cancelled."));
        case Status::complete:
        case Status::running:
            return;
    }
}

void Answers::take(const SolverFailed& failed) {
    if (is_unasked(failed.request.purpose)) return;
    if (open_.is(failed.request.entry)) open_.fail(failed.message);
    outbox_.error(failed.message);
}

}  // namespace shunt::ui
