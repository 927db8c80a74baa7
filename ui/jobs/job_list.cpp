#include "ui/jobs/job_list.hpp"

#include <algorithm>
#include <utility>

#include "core/base/result.hpp"
#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

/// A message about a job, to which more can be put.
JsonObject message(const char* type, Ticket ticket) {
    JsonObject content;
    content.put("type", type).put("id", ticket);
    return content;
}

Error error_of(Value message) { return {message.text("message"), message.small("line"), message.small("column")}; }

const char* json_of(Hold hold) {
    if (hold == Hold::stopped) return "\"stopped\"";
    return hold == Hold::always ? "true" : "false";
}

JobProgress starting() {
    JobProgress progress;
    progress.phase = say("starting");
    return progress;
}

JobProgress read_progress(Value message) {
    JobProgress progress;
    progress.phase = message.text("phase");
    progress.unit = message.text("unit");
    progress.done = message.count("done");
    progress.total = message.optional_count("total");
    progress.depth = message.optional_small("depth");
    progress.bytes = message.count("bytes");
    progress.bytes_needed = message.count("bytes_needed");
    progress.seconds = message.real("seconds");
    progress.rate = message.real("rate");
    return progress;
}

JobState read_state(Value message) {
    const std::string state = message.text("state");
    for (const JobState known : {JobState::running, JobState::resting})
        if (state == to_string(known)) return known;
    return JobState::waiting;
}

}  // namespace

Job* JobList::listed(Ticket ticket) {
    const auto found = std::find_if(jobs_.begin(), jobs_.end(), [&](const Job& job) { return job.ticket == ticket; });
    return found == jobs_.end() ? nullptr : &*found;
}

bool JobList::lists(Ticket ticket) const {
    return std::any_of(jobs_.begin(), jobs_.end(), [&](const Job& job) { return job.ticket == ticket; });
}

const Job* JobList::find(Ticket ticket) const {
    const auto found = std::find_if(jobs_.begin(), jobs_.end(), [&](const Job& job) {
        return job.ticket == ticket && job.state != JobState::failed;
    });
    return found == jobs_.end() ? nullptr : &*found;
}

const Job* JobList::current(JobModule module) const {
    const Job* first = nullptr;
    for (const Job& job : jobs_) {
        if (job.terms.module != module || job.state == JobState::failed) continue;
        if (job.state == JobState::running) return &job;
        if (first == nullptr) first = &job;
    }
    return first;
}

/// Those that are in it make room, and nobody will let them go on.
void JobList::enter_lane(const std::string& lane) {
    const auto in_lane = [&](const Job& job) { return !lane.empty() && job.terms.lane == lane; };
    std::erase_if(jobs_, [&](const Job& job) { return in_lane(job) && job.state == JobState::failed; });
    for (Job& job : jobs_) {
        if (!in_lane(job)) continue;
        job.cancelling = true;  // by the page's queue
        if (job.terms.hold == Hold::stopped) job.terms.hold = Hold::no;
    }
}

Ticket JobList::start(JobTerms terms, Request request) {
    enter_lane(terms.lane);
    Job job;
    job.ticket = ++last_;
    job.kind = request.job();
    job.progress = starting();
    job.message = message("start", job.ticket)
                      .put("module", to_string(terms.module))
                      .put_json("request", request.take())
                      .put("lane", terms.lane)
                      .put("priority", terms.priority)
                      .put_json("hold", json_of(terms.hold))
                      .take();
    job.terms = std::move(terms);
    outbox_.messages.push_back(job.message);
    jobs_.push_back(std::move(job));
    return last_;
}

void JobList::cancel(Ticket ticket) {
    Job* job = listed(ticket);
    if (job == nullptr || job->cancelling) return;
    if (job->state == JobState::failed) return remove(ticket);
    job->cancelling = true;
    outbox_.messages.push_back(message("cancel", ticket).take());
}

void JobList::again(Ticket ticket) {
    Job* job = listed(ticket);
    if (job == nullptr || job->state != JobState::failed) return;
    job->state = JobState::waiting;
    job->progress = starting();
    job->paused = false;
    job->failure.clear();
    outbox_.messages.push_back(job->message);
}

void JobList::pause(Ticket ticket, bool paused) {
    Job* job = listed(ticket);
    if (job == nullptr || job->state == JobState::failed || job->cancelling || job->paused == paused) return;
    job->paused = paused;
    outbox_.messages.push_back(message(paused ? "pause" : "resume", ticket).take());
}

bool JobList::can_go_on(Ticket ticket) const {
    return std::any_of(stopped_.begin(), stopped_.end(), [&](const Job& job) { return job.ticket == ticket; });
}

void JobList::go_on(Ticket ticket) {
    const auto found =
        std::find_if(stopped_.begin(), stopped_.end(), [&](const Job& job) { return job.ticket == ticket; });
    if (found == stopped_.end()) return;
    Job job = std::move(*found);
    forget_held(ticket);
    enter_lane(job.terms.lane);
    job.state = JobState::waiting;
    job.cancelling = false;
    job.paused = false;
    outbox_.messages.push_back(message("go_on", ticket).put_json("start", job.message).take());
    jobs_.push_back(std::move(job));
}

void JobList::forget_stopped(Ticket ticket) {
    std::erase_if(stopped_, [&](const Job& job) { return job.ticket == ticket; });
}

/// Returns whether it was held.
bool JobList::forget_held(Ticket ticket) {
    forget_stopped(ticket);
    return std::erase(held_, ticket) != 0;
}

bool JobList::holds(Ticket ticket) const { return std::find(held_.begin(), held_.end(), ticket) != held_.end(); }

void JobList::ask(Ticket ticket, Question question) {
    if (!holds(ticket)) return;
    outbox_.messages.push_back(message("ask", ticket).put_json("question", question.take()).take());
}

void JobList::release(Ticket ticket) {
    Job* job = listed(ticket);
    const bool would = job != nullptr && std::exchange(job->terms.hold, Hold::no) != Hold::no;
    if (forget_held(ticket) || would) outbox_.messages.push_back(message("release", ticket).take());
}

void JobList::remove(Ticket ticket) {
    std::erase_if(jobs_, [&](const Job& job) { return job.ticket == ticket; });
}

JobEvent JobList::receive(Value message) {
    const std::string type = message.text("type");
    const Ticket ticket = message.small("id");
    if (type == "gone" && forget_held(ticket)) return JobGone{ticket};
    if (type == "answering" && holds(ticket))
        return JobAnswering{ticket, message.field("question"), message.real("share")};
    if (type == "answer" && holds(ticket)) {
        // To answer may have taken what it held.
        if (!message.field("goes_on").boolean().value_or(false)) forget_stopped(ticket);
        return JobAnswered{ticket, message.field("question"), message.field("report")};
    }
    Job* job = listed(ticket);
    return job == nullptr ? JobEvent{} : receive_listed(*job, message);
}

JobEvent JobList::receive_listed(Job& job, Value message) {
    if (job.state == JobState::failed) return {};  // it is over until it is asked for again
    const std::string type = message.text("type");
    const Ticket ticket = job.ticket;
    if (type == "done") return finish(job, message);
    if (type == "error") return fail(job, message);
    if (type == "dropped") {
        remove(ticket);
        return JobDropped{ticket};
    }
    if (type == "state") job.state = read_state(message);
    if (type != "progress") return {};
    job.progress = read_progress(message);
    return JobProgressed{ticket, message.field("report")};
}

JobEvent JobList::finish(const Job& job, Value message) {
    const Hold hold = job.terms.hold;
    const bool goes_on = hold != Hold::no && message.field("goes_on").boolean().value_or(false);
    const JobDone done{job.ticket, message.field("report"), goes_on};
    if (hold == Hold::always || goes_on) held_.push_back(job.ticket);
    if (goes_on) stopped_.push_back(job);
    remove(done.ticket);
    return done;
}

JobEvent JobList::fail(Job& job, Value message) {
    Error error = error_of(message);
    JobFailed failed{job.ticket, to_string(error), std::move(error)};
    const bool lost = message.field("again").boolean().value_or(false);
    if (lost && !job.cancelling) {
        job.state = JobState::failed;
        job.failure = failed.message;
        outbox_.error(say("{job}: {failure}", {{"job", job.terms.title}, {"failure", job.failure}}));
        return {};
    }
    remove(failed.ticket);
    if (lost) return JobDropped{failed.ticket};
    return failed;
}

}  // namespace shunt::ui
