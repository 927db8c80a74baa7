#include "wasm/job_module.hpp"

#include <emscripten.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/word_table.hpp"
#include "core/base/words.hpp"
#include "core/outcome/value_bytes.hpp"
#include "wasm/workers.hpp"

#ifndef SHUNT_VERSION
#define SHUNT_VERSION "development"
#endif

namespace {

using shunt::job::Job;
using shunt::outcome::BytesWriter;
using shunt::outcome::WritingFields;

// Thrown in JavaScript, because this build has no exceptions of its own: the frames of the call in progress are abandoned, so
// whoever catches it ends the worker.
EM_JS(void, refuse_memory, (), { throw new RangeError("the browser refused memory"); });

/// A job by its number, and what it is asked once it is over.
struct Kept {
    int number = 0;
    std::unique_ptr<Job> job;
    std::unique_ptr<shunt::job::Question> question;  // goes before the job
};

// The module's only state.
struct Module {
    shunt::job::RequestFields fields;  // of the request that job_start takes, or job_ask
    std::vector<Kept> jobs;            // a few
    std::string answer;
    std::unique_ptr<shunt::search::Crew> crew;
    std::atomic<bool> memory_refused{false};
};

Module& module() {
    static Module instance;
    return instance;
}

/// Also called by threads of the crew: then their exception ends them, and the call in progress is left by another one.
void no_memory() {
    module().memory_refused = true;
    refuse_memory();
}

const char* answer(std::string text) {
    module().answer = std::move(text);
    return module().answer.c_str();
}

/// Answers with the number of bytes, which job_bytes() has then.
double answer_bytes(std::string bytes) {
    module().answer = std::move(bytes);
    return static_cast<double>(module().answer.size());
}

/// Answers with an object of the fields that `list` gives to the archive.
template <class List>
double answer_object(const List& list) {
    BytesWriter writer;
    writer.begin_object();
    WritingFields fields(writer);
    list(fields);
    writer.end_object();
    return answer_bytes(writer.take());
}

double answer_error(std::string_view kind, const shunt::Error& error) {
    return answer_object([&](WritingFields& fields) {
        fields("kind", kind);
        fields("message", error.message);
        fields("line", error.line);
        fields("column", error.column);
    });
}

/// The kind of job that a request names; null makes it the fault of the request.
const shunt::job::AskedJob* asked_by(shunt::job::RequestFields& fields) {
    const std::string name = fields.text("job").value_or("");
    std::string names;
    for (const auto& job : shunt::wasm::jobs()) {
        if (name == job.name) return &job;
        names += std::string(names.empty() ? "" : ", ") + job.name;
    }
    fields.blame(
        shunt::say("this module knows no job '{name}'; there are: {names}", {{"name", name}, {"names", names}}));
    return nullptr;
}

Kept* kept(int number) {
    for (Kept& kept : module().jobs)
        if (kept.number == number) return &kept;
    return nullptr;
}

/// What a budget of the caller's comes to.
std::uint64_t units(double budget) {
    constexpr double kMost = 1e15;
    return static_cast<std::uint64_t>(std::clamp(budget, 1.0, kMost));
}

/// The job of that number; null when there is none.
Job* find(int number) {
    const Kept* job = kept(number);
    return job != nullptr ? job->job.get() : nullptr;
}

/// What the job of that number is asked; null when it is asked nothing.
shunt::job::Question* question_to(int number) {
    const Kept* job = kept(number);
    return job != nullptr ? job->question.get() : nullptr;
}

/// The tables that a job can keep; null without any.
shunt::job::CachedTables* tables_of(int number) {
    Job* job = find(number);
    return job != nullptr ? job->cached_tables() : nullptr;
}

}  // namespace

// What answers with a value answers with the number of its bytes (core/outcome/value_bytes.hpp), 0 for none; job_bytes() has them then.
extern "C" {

/// The version of the program, "1.2.3".
EMSCRIPTEN_KEEPALIVE const char* module_version() { return SHUNT_VERSION; }

/// Has so many workers for the searches of all jobs to come, the calling one included; once, before the first job. Returns how many
/// there are: 1 in a module without threads.
EMSCRIPTEN_KEEPALIVE int module_hire(int workers) {
    module().crew = shunt::wasm::hire(workers);
    return module().crew ? module().crew->size() : 1;
}

/// Whether a call was left because the browser refused memory; may be asked even then.
EMSCRIPTEN_KEEPALIVE int module_memory_refused() { return module().memory_refused ? 1 : 0; }

/// From now on texts are said in the language of this table (core/base/word_table.hpp); jobs may be under way.
EMSCRIPTEN_KEEPALIVE void module_speak(const char* table, std::size_t size) { shunt::speak_table({table, size}); }

/// A field of the request to come: a text, a number, or true and false.
EMSCRIPTEN_KEEPALIVE void job_text(const char* key, const char* value) { module().fields.set(key, std::string(value)); }
EMSCRIPTEN_KEEPALIVE void job_number(const char* key, double value) { module().fields.set(key, value); }
EMSCRIPTEN_KEEPALIVE void job_flag(const char* key, int value) { module().fields.set(key, value != 0); }

/// Begins the job that the fields ask for, under a number that no job has. Answers with nothing or {"kind","message","line","column"}.
EMSCRIPTEN_KEEPALIVE double job_start(int number) {
    std::set_new_handler(no_memory);
    auto fields = std::exchange(module().fields, {});
    fields.lend(module().crew.get());
    const auto* asked = asked_by(fields);
    if (asked == nullptr) return answer_error("protocol", *fields.fault());
    auto made = asked->make(fields);
    if (const auto fault = fields.fault()) return answer_error("protocol", *fault);
    if (!made) return answer_error("input", made.error());
    module().jobs.push_back({number, std::move(made).value(), nullptr});
    return answer_bytes({});
}

/// Ends the job and gives back its memory.
EMSCRIPTEN_KEEPALIVE void job_release(int number) {
    if (Kept* const job = kept(number))
        job->question.reset();  // another one may be moved into its place, the job first
    std::erase_if(module().jobs, [&](const Kept& job) { return job.number == number; });
}

/// Works for about `budget` units (core/job/job.hpp). Returns 0 once the job has ended, or when there is none.
EMSCRIPTEN_KEEPALIVE int job_advance(int number, double budget) {
    Job* job = find(number);
    return job != nullptr && job->advance(units(budget)) ? 1 : 0;
}

/// {"phase","unit","done","total"?,"depth"?,"bytes","bytes_needed","bytes_at_most","report"?}, the last true when job_report()
/// tells something by now; nothing without a job.
EMSCRIPTEN_KEEPALIVE double job_progress(int number) {
    const Job* job = find(number);
    if (job == nullptr) return answer_bytes({});
    const auto progress = job->progress();
    return answer_object([&](WritingFields& fields) {
        fields("phase", progress.phase);
        fields("unit", progress.unit);
        fields("done", progress.done);
        fields("bytes", progress.bytes);
        fields("bytes_needed", job->bytes_needed());
        fields("bytes_at_most", job->bytes_at_most());
        fields.unless_empty("total", progress.total);
        fields.unless_empty("depth", progress.depth);
        if (progress.worth_reading) fields("report", true);
    });
}

/// {"program","presolve","seconds"}: what somebody else must solve before the job can go on, or nothing.
EMSCRIPTEN_KEEPALIVE double job_solver_request(int number) {
    Job* job = find(number);
    auto* const solver = job != nullptr ? job->external_solver() : nullptr;
    const auto asked = solver != nullptr ? solver->request() : std::nullopt;
    if (!asked) return answer_bytes({});
    return answer_object([&](WritingFields& fields) {
        fields("program", asked->program);
        fields("presolve", asked->presolve);
        fields("seconds", asked->seconds);
    });
}

/// The answer to job_solver_request(), see ExternalSolver::answer.
EMSCRIPTEN_KEEPALIVE void job_solver_answer(int number, const char* outcome, const char* text, double seconds) {
    Job* job = find(number);
    auto* const solver = job != nullptr ? job->external_solver() : nullptr;
    if (solver != nullptr) solver->answer(outcome, text, seconds);
}

/// The name under which the job's tables may be kept, see CachedTables; "" when there are none.
EMSCRIPTEN_KEEPALIVE const char* job_cached_tables_name(int number) {
    auto* const tables = tables_of(number);
    return answer(tables != nullptr ? tables->name() : std::string());
}

/// Room for the bytes of tables that were kept, to be filled before job_use_cached_tables().
EMSCRIPTEN_KEEPALIVE char* job_cached_tables_room(double bytes) {
    module().answer.assign(static_cast<std::size_t>(bytes), '\0');
    return module().answer.data();
}

/// Gives the job the bytes just written. Returns 0 when they are of no use.
EMSCRIPTEN_KEEPALIVE int job_use_cached_tables(int number) {
    auto* const tables = tables_of(number);
    return tables != nullptr && !tables->use(module().answer) ? 1 : 0;
}

/// What the job has built to keep: how many bytes, which job_bytes() has then; not a value.
EMSCRIPTEN_KEEPALIVE double job_cached_tables(int number) {
    auto* const tables = tables_of(number);
    return answer_bytes(tables != nullptr ? tables->bytes() : std::string());
}

/// The bytes that were told of last.
EMSCRIPTEN_KEEPALIVE const char* job_bytes() { return module().answer.data(); }

/// Ends the job as cancelled; its report holds what is finished.
EMSCRIPTEN_KEEPALIVE void job_stop(int number) {
    if (Job* job = find(number)) job->stop(shunt::job::Status::cancelled);
}

/// Whether a job that is over was stopped, and can go on where it was.
EMSCRIPTEN_KEEPALIVE int job_can_go_on(int number) {
    Job* const job = find(number);
    auto* const stopped = job != nullptr ? job->going_on() : nullptr;
    return stopped != nullptr && stopped->can_go_on() ? 1 : 0;
}

/// Lets it go on; what it is asked is given up. No effect when it cannot.
EMSCRIPTEN_KEEPALIVE void job_go_on(int number) {
    if (job_can_go_on(number) == 0) return;
    Kept* const job = kept(number);
    job->question.reset();
    job->job->going_on()->go_on();
}

/// What the program's own checks object to, for example a solution that the replay refused: a bug, so nobody must see the
/// report. "" when all is well.
EMSCRIPTEN_KEEPALIVE const char* job_defect(int number) {
    const Job* job = find(number);
    return answer(job != nullptr ? job->defect() : std::string());
}

/// The outcome so far, in the keys of the command line's --json; nothing without a job.
EMSCRIPTEN_KEEPALIVE double job_report(int number, double seconds) {
    BytesWriter writer;
    const Job* job = find(number);
    if (job != nullptr) job->write_outcome(writer, seconds);
    return answer_bytes(writer.take());
}

/// Begins to answer the question that the fields ask of a job that is over, in place of the one before. Answers with
/// nothing or an error object like that of job_start.
EMSCRIPTEN_KEEPALIVE double job_ask(int number) {
    auto fields = std::exchange(module().fields, {});
    Kept* const job = kept(number);
    auto* const questions = job != nullptr ? job->job->questions() : nullptr;
    if (questions == nullptr) return answer_error("protocol", {shunt::say("this job answers no questions")});
    job->question.reset();
    auto asked = questions->ask(fields);
    if (!asked) return answer_error(fields.fault() ? "protocol" : "input", asked.error());
    job->question = std::move(asked).value();
    return answer_bytes({});
}

/// Works for about `budget` units on the answer. Returns 0 once it is there, or when nothing was asked.
EMSCRIPTEN_KEEPALIVE int job_work_out(int number, double budget) {
    auto* const question = question_to(number);
    return question != nullptr && question->advance(units(budget)) ? 1 : 0;
}

/// How much of that work is done, from 0 to 1.
EMSCRIPTEN_KEEPALIVE double job_answer_share(int number) {
    const auto* const question = question_to(number);
    return question != nullptr ? question->share() : 0;
}

/// The answer; nothing when nothing was asked.
EMSCRIPTEN_KEEPALIVE double job_answer(int number) {
    BytesWriter writer;
    const auto* question = question_to(number);
    if (question != nullptr) question->write_answer(writer);
    return answer_bytes(writer.take());
}

}  // extern "C"
