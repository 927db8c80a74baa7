// The solver as a WebAssembly module with a C interface: translate, call, translate back, and nothing else.
//
//     solver_start(...)            "" or an error object; the job before it is dropped
//     while (solver_advance(n))    slices
//         solver_progress()        JSON object, fields as in protocol.md
//     solver_defect()              "" unless the program's own checks refuse the outcome
//     solver_report(seconds)       JSON text of the outcome
//     solver_sample(depth, index)  after a census, until the next start
//
// Strings are UTF-8. Those handed out stay valid until the next call. When the browser refuses memory the call in progress is left
// by a JavaScript exception (see refuse_memory) and the module must not be used again.
#include <emscripten.h>

#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/job/request.hpp"

#ifndef SHUNT_VERSION
#define SHUNT_VERSION "development"
#endif

namespace {

using json = nlohmann::ordered_json;  // the kind that the reports use: a second one would cost 10 KB
using shunt::job::Job;
using shunt::job::Request;

// Thrown in JavaScript, because this build has no exceptions of its own: the frames of the call in progress are abandoned, so
// whoever catches it ends the worker.
EM_JS(void, refuse_memory, (), { throw new RangeError("the browser refused memory"); });

// The module's only state: a worker runs one job at a time.
struct Module {
    std::unique_ptr<Job> job;
    std::string answer;
};

Module& module() {
    static Module instance;
    return instance;
}

const char* answer(std::string text) {
    module().answer = std::move(text);
    return module().answer.c_str();
}

const char* answer(const json& object) {
    // Text that is not UTF-8 (a puzzle file in another encoding, quoted in a message) is replaced, never refused.
    return answer(object.dump(-1, ' ', false, json::error_handler_t::replace));
}

json error_object(std::string_view kind, const shunt::Error& error) {
    return {{"kind", kind}, {"message", error.message}, {"line", error.line}, {"column", error.column}};
}

}  // namespace

extern "C" {

/// The version of the program, "1.2.3".
EMSCRIPTEN_KEEPALIVE const char* solver_version() { return SHUNT_VERSION; }

/// Begins a job. `position` and `metric` may be empty: the puzzle's own. Returns "" or {"kind","message","line","column"}.
EMSCRIPTEN_KEEPALIVE const char* solver_start(const char* job, const char* puzzle, const char* position,
                                              const char* metric, double memory_limit_bytes) {
    std::set_new_handler(refuse_memory);
    module().job.reset();
    const auto kind = shunt::job::kind_from(job);
    if (!kind) return answer(error_object("protocol", {"unknown job '" + std::string(job) + "'"}));
    Request request;
    request.kind = *kind;
    request.puzzle = puzzle;
    if (*position != '\0') request.position = position;
    if (*metric != '\0') {
        request.metric = shunt::puzzle::metric_from(metric);
        if (!request.metric) return answer(error_object("protocol", {"unknown metric '" + std::string(metric) + "'"}));
    }
    request.memory_limit = static_cast<std::uint64_t>(memory_limit_bytes);
    auto made = shunt::job::make_job(request);
    if (!made) return answer(error_object("input", made.error()));
    module().job = std::move(made).value();
    return answer(std::string());
}

/// Works for about `budget` units (core/job/job.hpp). Returns 0 once the job has ended, or when there is none.
EMSCRIPTEN_KEEPALIVE int solver_advance(double budget) {
    return module().job && module().job->advance(static_cast<std::uint64_t>(budget)) ? 1 : 0;
}

/// {"phase","done","total"?,"depth","bytes","bytes_needed"}; "{}" without a job.
EMSCRIPTEN_KEEPALIVE const char* solver_progress() {
    if (!module().job) return answer(json::object());
    const auto progress = module().job->progress();
    json object = {{"phase", progress.phase},
                   {"done", progress.done},
                   {"depth", progress.depth.value_or(0)},
                   {"bytes", progress.bytes},
                   {"bytes_needed", module().job->bytes_needed()}};
    if (progress.total) object["total"] = *progress.total;
    return answer(object);
}

/// Ends the job as cancelled; its report holds what is finished.
EMSCRIPTEN_KEEPALIVE void solver_stop() {
    if (module().job) module().job->stop(shunt::job::Status::cancelled);
}

/// What the program's own checks object to, for example a solution that the replay refused: a bug, so nobody must see the
/// report. "" when all is well.
EMSCRIPTEN_KEEPALIVE const char* solver_defect() {
    return answer(module().job ? module().job->defect() : std::string());
}

/// The outcome, in the keys of the command line's --json; "" without a job.
EMSCRIPTEN_KEEPALIVE const char* solver_report(double seconds) {
    return answer(module().job ? module().job->report(seconds) : std::string());
}

/// {"kept","position"}: one of the positions kept for a depth of the census just done; "" when there is none.
EMSCRIPTEN_KEEPALIVE const char* solver_sample(int depth, double index) {
    if (!module().job) return answer(std::string());
    const auto sample = module().job->sample(depth, static_cast<std::uint64_t>(index));
    if (!sample) return answer(std::string());
    return answer(json{{"kept", sample->kept}, {"position", sample->position}});
}

}  // extern "C"
