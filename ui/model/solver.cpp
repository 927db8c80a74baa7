#include "ui/model/solver.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

using nlohmann::json;

namespace {

constexpr int kProtocolVersion = 1;

std::uint64_t whole(const json& message, const char* key) {
    const auto found = message.find(key);
    if (found == message.end() || !found->is_number()) return 0;
    return found->is_number_float() ? static_cast<std::uint64_t>(found->get<double>()) : found->get<std::uint64_t>();
}

double real(const json& message, const char* key) {
    const auto found = message.find(key);
    return found != message.end() && found->is_number() ? found->get<double>() : 0.0;
}

std::string text(const json& message, const char* key) {
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string place(const json& message) {
    const Error error{text(message, "message"), static_cast<int>(whole(message, "line")),
                      static_cast<int>(whole(message, "column"))};
    return to_string(error);
}

std::string dump(const json& message) { return message.dump(-1, ' ', false, json::error_handler_t::replace); }

}  // namespace

struct Solver::Message {
    json content;
};

std::optional<float> JobProgress::fraction() const {
    if (!total || *total == 0) return std::nullopt;
    return std::min(1.0f, static_cast<float>(static_cast<double>(done) / static_cast<double>(*total)));
}

std::optional<double> JobProgress::seconds_left() const {
    if (!total || rate <= 0.0 || *total < done) return std::nullopt;
    return static_cast<double>(*total - done) / rate;
}

void Solver::start(JobRequest request, Outbox& outbox) {
    if (!unavailable_.empty()) {
        outbox.error(unavailable_);
        return;
    }
    if (!running_) {
        post_start(std::move(request), outbox);
        return;
    }
    waiting_ = std::move(request);
    if (!running_->cancelling) cancel(outbox);
}

void Solver::post_start(JobRequest request, Outbox& outbox) {
    ++last_id_;
    json message = {{"v", kProtocolVersion},
                    {"type", "start"},
                    {"id", last_id_},
                    {"job", request.is_census() ? "census" : "solve"},
                    {"puzzle", request.entry->text},
                    {"metric", std::string(puzzle::to_string(request.metric))}};
    if (request.from != request.entry->puzzle.start()) {
        message["position"] = puzzle::print_position(request.entry->puzzle, request.from);
    }
    outbox.messages.push_back(dump(message));
    census_id_ = 0;
    running_ = RunningJob{last_id_, std::move(request), {}, false};
    running_->progress.phase = "starting";
}

void Solver::cancel(Outbox& outbox) {
    if (!running_ || running_->cancelling) return;
    running_->cancelling = true;
    outbox.messages.push_back(dump({{"v", kProtocolVersion}, {"type", "cancel"}, {"id", running_->id}}));
}

bool Solver::can_sample(const Entry& entry, puzzle::Metric metric) const {
    return census_id_ != 0 && census_entry_.get() == &entry && census_metric_ == metric;
}

void Solver::sample(int depth, std::uint64_t index, Outbox& outbox) {
    if (census_id_ == 0) return;
    outbox.messages.push_back(
        dump({{"v", kProtocolVersion}, {"type", "sample"}, {"id", census_id_}, {"depth", depth}, {"index", index}}));
}

JobRequest Solver::close(Outbox& outbox) {
    JobRequest request = std::move(running_->request);
    running_.reset();
    if (waiting_) {
        JobRequest next = std::move(*waiting_);
        waiting_.reset();
        post_start(std::move(next), outbox);
    }
    return request;
}

SolverEvent Solver::fail(std::string message, Outbox& outbox) {
    if (!running_) return {};
    return JobFailed{close(outbox), std::move(message)};
}

SolverEvent Solver::finish(const Message& message, Outbox& outbox) {
    const int id = running_->id;
    const std::string source = text(message.content, "report");
    if (!running_->request.is_census()) {
        auto report = read_solve_report(source);
        if (!report) return fail("The solver's report could not be read.", outbox);
        return SolveDone{close(outbox), std::move(*report)};
    }
    auto report = read_census_report(source);
    if (!report) return fail("The solver's report could not be read.", outbox);
    const bool kept = !waiting_ && !report->depths.empty();
    CensusDone done{close(outbox), std::move(*report)};
    if (kept) {
        census_id_ = id;
        census_entry_ = done.request.entry;
        census_metric_ = done.request.metric;
    }
    return done;
}

void Solver::read_progress(const Message& message) {
    const json& content = message.content;
    JobProgress& progress = running_->progress;
    progress.phase = text(content, "phase");
    progress.done = whole(content, "done");
    progress.total = content.contains("total") ? std::optional(whole(content, "total")) : std::nullopt;
    progress.depth = static_cast<int>(whole(content, "depth"));
    progress.bytes = whole(content, "bytes");
    progress.bytes_needed = whole(content, "bytes_needed");
    progress.seconds = real(content, "seconds");
    progress.rate = real(content, "rate");
}

SolverEvent Solver::lost(Outbox& outbox) {
    census_id_ = 0;
    if (!running_) return {};
    if (running_->cancelling) return JobDropped{close(outbox)};
    return fail("The solver stopped unexpectedly; it has been restarted.", outbox);
}

SolverEvent Solver::receive(std::string_view source, Outbox& outbox) {
    const Message message{json::parse(source, nullptr, false)};
    const json& content = message.content;
    if (!content.is_object()) return {};
    const std::string type = text(content, "type");
    if (type == "worker") return text(content, "state") == "lost" ? lost(outbox) : SolverEvent{};
    if (type == "ready") unavailable_.clear();
    const int id = static_cast<int>(whole(content, "id"));
    if (type == "error" && text(content, "kind") == "load") {
        unavailable_ = place(content);
        outbox.error(unavailable_);
        waiting_.reset();
        return fail(unavailable_, outbox);
    }
    if (type == "sample" && id == census_id_) {
        return SampleArrived{static_cast<int>(whole(content, "depth")), whole(content, "index"), whole(content, "kept"),
                             text(content, "position")};
    }
    if (!running_ || id != running_->id) return {};
    if (type == "progress") read_progress(message);
    if (type == "done") return finish(message, outbox);
    if (type == "error") return fail(place(content), outbox);
    return {};
}

}  // namespace shunt::ui
