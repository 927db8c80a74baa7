#include "ui/jobs/job_client.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/result.hpp"
#include "core/outcome/json_text.hpp"
#include "ui/jobs/json_fields.hpp"

namespace shunt::ui {

using namespace fields;

namespace {

constexpr int kProtocolVersion = 3;

std::string place(const json& message) {
    const Error error{text(message, "message"), small(message, "line"), small(message, "column")};
    return to_string(error);
}

}  // namespace

std::optional<float> JobProgress::fraction() const {
    if (!total || *total == 0) return std::nullopt;
    return std::min(1.0f, static_cast<float>(static_cast<double>(done) / static_cast<double>(*total)));
}

std::optional<double> JobProgress::seconds_left() const {
    if (!total || rate <= 0.0 || *total < done) return std::nullopt;
    return static_cast<double>(*total - done) / rate;
}

bool JobClient::has(int id) const { return (running_ && running_->id == id) || (waiting_ && waiting_->id == id); }

std::string JobClient::message(const char* type, int id, const json& rest) const {
    json message = {{"v", kProtocolVersion}, {"module", module_}, {"type", type}, {"id", id}};
    if (rest.is_object()) message.update(rest);
    return outcome::text_of(message);
}

int JobClient::start(std::string title, const json& request, Outbox& outbox) {
    const int id = ++last_id_;
    Waiting job{id, std::move(title), text(request, "job"), message("start", id, {{"request", request}})};
    if (!running_) {
        post(std::move(job), outbox);
    } else {
        waiting_ = std::move(job);
        cancel(outbox);
    }
    return id;
}

void JobClient::post(Waiting job, Outbox& outbox) {
    outbox.messages.push_back(std::move(job.message));
    ended_id_ = 0;
    running_ = RunningJob{job.id, std::move(job.title), std::move(job.kind), {}, false, false};
    running_->progress.phase = "starting";
}

void JobClient::cancel(Outbox& outbox) {
    if (!running_ || running_->cancelling) return;
    running_->cancelling = true;
    outbox.messages.push_back(message("cancel", running_->id, {}));
}

void JobClient::cancel(int id, Outbox& outbox) {
    if (waiting_ && waiting_->id == id) waiting_.reset();
    if (running_ && running_->id == id) cancel(outbox);
}

void JobClient::pause(int id, bool paused, Outbox& outbox) {
    if (!running_ || running_->id != id || running_->paused == paused || running_->cancelling) return;
    running_->paused = paused;
    outbox.messages.push_back(message(paused ? "pause" : "resume", id, {}));
}

void JobClient::sample(int id, int depth, std::uint64_t index, Outbox& outbox) {
    if (!holds(id)) return;
    outbox.messages.push_back(message("sample", id, {{"depth", depth}, {"index", index}}));
}

int JobClient::close(Outbox& outbox) {
    const int id = running_->id;
    running_.reset();
    if (waiting_) {
        Waiting next = std::move(*waiting_);
        waiting_.reset();
        post(std::move(next), outbox);
    }
    return id;
}

JobEvent JobClient::fail(std::string text, Outbox& outbox) {
    if (!running_) return {};
    return JobFailed{close(outbox), std::move(text)};
}

JobEvent JobClient::finish(const json& content, Outbox& outbox) {
    ended_id_ = running_->id;
    return JobDone{close(outbox), text(content, "report")};
}

void JobClient::read_progress(const json& content) {
    JobProgress& progress = running_->progress;
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
}

JobEvent JobClient::receive(std::string_view source, Outbox& outbox) {
    const json content = parse(source);
    if (!content.is_object() || text(content, "module") != module_) return {};
    return receive_own(content, outbox);
}

JobEvent JobClient::receive_own(const json& content, Outbox& outbox) {
    const std::string type = text(content, "type");
    const int id = small(content, "id");
    if (type == "gone" && id == ended_id_) ended_id_ = 0;
    if (type == "sample" && id == ended_id_) {
        return SampleArrived{small(content, "depth"), count(content, "index"), count(content, "kept"),
                             text(content, "position")};
    }
    if (!running_ || id != running_->id) return {};
    if (type == "done") return finish(content, outbox);
    if (type == "error") return fail(place(content), outbox);
    if (type == "dropped") return JobDropped{close(outbox)};
    if (type != "progress") return {};
    read_progress(content);
    return JobProgressed{id};
}

}  // namespace shunt::ui
