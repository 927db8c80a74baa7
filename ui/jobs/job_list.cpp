#include "ui/jobs/job_list.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/result.hpp"
#include "core/outcome/json_text.hpp"
#include "ui/jobs/json_fields.hpp"

namespace shunt::ui {

using namespace fields;

namespace {

std::string message(const char* type, Ticket ticket, const json& rest = {}) {
    json content = {{"type", type}, {"id", ticket}};
    if (rest.is_object()) content.update(rest);
    return outcome::text_of(content);
}

Error error_of(const json& content) {
    return {text(content, "message"), small(content, "line"), small(content, "column")};
}

JobProgress starting() {
    JobProgress progress;
    progress.phase = "starting";
    return progress;
}

JobProgress read_progress(const json& content) {
    JobProgress progress;
    progress.phase = text(content, "phase");
    progress.unit = text(content, "unit");
    progress.done = count(content, "done");
    progress.total = optional_count(content, "total");
    progress.depth = optional_small(content, "depth");
    progress.bytes = count(content, "bytes");
    progress.bytes_needed = count(content, "bytes_needed");
    progress.seconds = real(content, "seconds");
    progress.rate = real(content, "rate");
    progress.report = text(content, "report");
    return progress;
}

JobState read_state(const json& content) {
    const std::string state = text(content, "state");
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

Ticket JobList::start(JobTerms terms, const json& request, Outbox& outbox) {
    const auto in_lane = [&](const Job& job) { return !terms.lane.empty() && job.terms.lane == terms.lane; };
    std::erase_if(jobs_, [&](const Job& job) { return in_lane(job) && job.state == JobState::failed; });
    for (Job& job : jobs_)
        if (in_lane(job)) job.cancelling = true;  // by the page's queue
    Job job;
    job.ticket = ++last_;
    job.kind = text(request, "job");
    job.progress = starting();
    job.message = message("start", job.ticket,
                          {{"module", to_string(terms.module)},
                           {"request", request},
                           {"lane", terms.lane},
                           {"priority", terms.priority},
                           {"hold", terms.hold}});
    job.terms = std::move(terms);
    outbox.messages.push_back(job.message);
    jobs_.push_back(std::move(job));
    return last_;
}

void JobList::cancel(Ticket ticket, Outbox& outbox) {
    Job* job = listed(ticket);
    if (job == nullptr || job->cancelling) return;
    if (job->state == JobState::failed) return remove(ticket);
    job->cancelling = true;
    outbox.messages.push_back(message("cancel", ticket));
}

void JobList::again(Ticket ticket, Outbox& outbox) {
    Job* job = listed(ticket);
    if (job == nullptr || job->state != JobState::failed) return;
    job->state = JobState::waiting;
    job->progress = starting();
    job->paused = false;
    job->failure.clear();
    outbox.messages.push_back(job->message);
}

void JobList::pause(Ticket ticket, bool paused, Outbox& outbox) {
    Job* job = listed(ticket);
    if (job == nullptr || job->state == JobState::failed || job->cancelling || job->paused == paused) return;
    job->paused = paused;
    outbox.messages.push_back(message(paused ? "pause" : "resume", ticket));
}

bool JobList::holds(Ticket ticket) const { return std::find(held_.begin(), held_.end(), ticket) != held_.end(); }

void JobList::sample(Ticket ticket, int depth, std::uint64_t index, Outbox& outbox) {
    if (holds(ticket)) outbox.messages.push_back(message("sample", ticket, {{"depth", depth}, {"index", index}}));
}

void JobList::release(Ticket ticket, Outbox& outbox) {
    Job* job = listed(ticket);
    const bool would = job != nullptr && std::exchange(job->terms.hold, false);
    if (std::erase(held_, ticket) != 0 || would) outbox.messages.push_back(message("release", ticket));
}

void JobList::remove(Ticket ticket) {
    std::erase_if(jobs_, [&](const Job& job) { return job.ticket == ticket; });
}

JobEvent JobList::receive(std::string_view source, Outbox& outbox) {
    const json content = parse(source);
    const std::string type = text(content, "type");
    const Ticket ticket = small(content, "id");
    if (type == "gone") std::erase(held_, ticket);
    if (type == "sample" && holds(ticket)) {
        return SampleArrived{ticket, small(content, "depth"), count(content, "index"), count(content, "kept"),
                             text(content, "position")};
    }
    Job* job = listed(ticket);
    return job == nullptr ? JobEvent{} : receive_listed(*job, content, outbox);
}

JobEvent JobList::receive_listed(Job& job, const json& content, Outbox& outbox) {
    if (job.state == JobState::failed) return {};  // it is over until it is asked for again
    const std::string type = text(content, "type");
    const Ticket ticket = job.ticket;
    if (type == "done") return finish(job, content);
    if (type == "error") return fail(job, content, outbox);
    if (type == "dropped") {
        remove(ticket);
        return JobDropped{ticket};
    }
    if (type == "state") job.state = read_state(content);
    if (type != "progress") return {};
    job.progress = read_progress(content);
    return JobProgressed{ticket};
}

JobEvent JobList::finish(const Job& job, const json& content) {
    JobDone done{job.ticket, text(content, "report")};
    if (job.terms.hold) held_.push_back(job.ticket);
    remove(done.ticket);
    return done;
}

JobEvent JobList::fail(Job& job, const json& content, Outbox& outbox) {
    Error error = error_of(content);
    JobFailed failed{job.ticket, to_string(error), std::move(error)};
    const bool lost = field(content, "again") == json(true);
    if (lost && !job.cancelling) {
        job.state = JobState::failed;
        job.failure = failed.message;
        outbox.error(job.terms.title + ": " + job.failure);
        return {};
    }
    remove(failed.ticket);
    if (lost) return JobDropped{failed.ticket};
    return failed;
}

}  // namespace shunt::ui
