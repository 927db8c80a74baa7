// All jobs of the workbench that are not over, in the order in which they were asked for; the page's queue (web/src/jobs) does them, and is
// reached by messages only (web/src/workbench/job_messages.ts).
//
//     start(terms, request) ──> "start"                  state, progress ──> the job in the list
//     cancel(ticket), pause(ticket) ──> "cancel", ...    done, error     ──> an event, returned by receive()
//
// A module does one job after the other: starting one ends no other, but the older one of its lane. Whoever asks keeps the ticket of his
// job and takes the events that bear it. A job that was lost with its worker stays in the list, to be asked for again or dismissed.
#pragma once

#include <vector>

#include "ui/jobs/job.hpp"
#include "ui/jobs/json_object.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/jobs/question.hpp"

namespace shunt::ui {

class JobList {
public:
    /// Messages of jobs go into that outbox.
    explicit JobList(Outbox& outbox) : outbox_(outbox) {}

    [[nodiscard]] const std::vector<Job>& jobs() const { return jobs_; }
    /// Null when the job is over or has failed.
    [[nodiscard]] const Job* find(Ticket ticket) const;
    [[nodiscard]] bool has(Ticket ticket) const { return find(ticket) != nullptr; }
    /// Whether the job is in the list, perhaps as one that has failed.
    [[nodiscard]] bool lists(Ticket ticket) const;
    /// The job that the module does, or will do first; null when there is none.
    [[nodiscard]] const Job* current(JobModule module) const;

    /// Asks for a job. One of the same lane that has failed leaves the list.
    Ticket start(JobTerms terms, Request request);
    /// Ends a job, or takes it off the list when it has failed. No effect when it is over.
    void cancel(Ticket ticket);
    /// Asks once more for a job that has failed.
    void again(Ticket ticket);
    /// Whether the job was stopped, and is held so that it can go on.
    [[nodiscard]] bool can_go_on(Ticket ticket) const;
    /// Lists it again, to go on where it was. No effect when it cannot.
    void go_on(Ticket ticket);
    /// Lets a job rest, or go on.
    void pause(Ticket ticket, bool paused);

    /// Whether the result of the job is held.
    [[nodiscard]] bool holds(Ticket ticket) const;
    /// Asks more of a result that is held.
    void ask(Ticket ticket, Question question);
    /// Lets go of a result that is held, or will be.
    void release(Ticket ticket);

    /// One message of the page; those about jobs that are over are ignored. A job that is lost is named to the user.
    JobEvent receive(Value message);

private:
    [[nodiscard]] Job* listed(Ticket ticket);
    JobEvent receive_listed(Job& job, Value message);
    JobEvent finish(const Job& job, Value message);
    JobEvent fail(Job& job, Value message);
    void remove(Ticket ticket);

    void enter_lane(const std::string& lane);
    bool forget_held(Ticket ticket);
    void forget_stopped(Ticket ticket);

    Outbox& outbox_;
    Ticket last_ = 0;
    std::vector<Job> jobs_;
    std::vector<Ticket> held_;  // jobs that are over whose results the worker holds
    std::vector<Job> stopped_;  // those of them that can go on
};

}  // namespace shunt::ui
