#include "tests/interface/laws.hpp"

#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <optional>

#include "core/base/random.hpp"
#include "core/threads/thread_crew.hpp"
#include "tests/interface/jobs.hpp"
#include "tests/interface/truth.hpp"

namespace shunt::interface {
namespace {

using job::Status;
using test::Json;

#ifdef NDEBUG
constexpr double kMostOfSlice = 100;  // CPU milliseconds for each worker
#else
constexpr double kMostOfSlice = 3'000;  // with assertions and sanitizers
#endif
constexpr double kMostOfCommand = 40;                     // CPU milliseconds, after which it is ended as by --time
constexpr std::uint64_t kSpare = std::uint64_t{1} << 20;  // bytes that a job may hold beside what it counts
constexpr std::uint64_t kDefaultLimit = std::uint64_t{1} << 30;

double cpu_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

/// What the process has taken from its allocator.
std::uint64_t bytes_taken() {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

struct Ended {
    std::string refused;  // the error of a request that was not taken; else
    Json report;
    Status status = Status::running;
    bool by_itself = false;  // and not stopped
    std::string broken;
    double longest_slice = 0;
    std::uint64_t announced = 0;  // bytes
    std::uint64_t taken = 0;
};

std::string figures(const char* what, double is, double most) {
    return std::string(what) + ": " + std::to_string(is) + ", at most " + std::to_string(most);
}

Result<std::unique_ptr<job::Job>> made(const Command& command, search::Crew* crew) {
    const auto asked =
        std::find_if(kJobs.begin(), kJobs.end(), [&](const auto& job) { return job.name == command.job; });
    job::RequestFields fields;
    for (const auto& [key, value] : command.fields) fields.set(key, value);
    fields.lend(crew);
    return asked->make(fields);
}

/// Drives a job until it ends, or is ended.
void drive(job::Job& job, const Command& command, std::uint64_t seed, Ended& ended) {
    constexpr std::array<std::uint64_t, 5> kBudgets{1, 40, 1'000, 20'000, 50'000};
    Random random(seed);
    const std::uint64_t most = kBudgets[random.below(kBudgets.size())];
    const std::uint64_t before = bytes_taken();
    double used = 0;
    std::optional<Status> asked;
    for (int slice = 0;; ++slice) {
        if (slice == command.stopped_after) job.stop(*(asked = Status::cancelled));
        if (!asked && used > kMostOfCommand) job.stop(*(asked = Status::limit));
        const double begin = cpu_milliseconds();
        const bool more = job.advance(most == 1 ? 1 : 1 + random.below(most));
        const double spent = cpu_milliseconds() - begin;
        used += spent;
        ended.longest_slice = std::max(ended.longest_slice, spent);
        ended.announced = std::max({ended.announced, job.bytes_needed(), job.bytes_at_most()});
        const std::uint64_t now = bytes_taken();
        ended.taken = std::max(ended.taken, now > before ? now - before : 0);
        if (!more) break;
        if (asked) ended.broken = "goes on after it was told to end";
        if (asked) break;
    }
    ended.status = job.status();
    ended.by_itself = !asked || ended.status != *asked;
    if (ended.status == Status::running) ended.broken = "ended, and says that it is running";
}

Ended run(const Command& command, std::uint64_t seed, int threads) {
    Ended ended;
    std::unique_ptr<threads::ThreadCrew> crew;
    if (threads > 1) crew = std::make_unique<threads::ThreadCrew>(threads);
    const auto job = made(command, crew.get());
    if (!job) {
        ended.refused = to_string(job.error());
        return ended;
    }
    drive(**job, command, seed, ended);
    if (ended.broken.empty() && !(*job)->defect().empty()) ended.broken = "defect: " + (*job)->defect();
    ended.report = Json::parse(test::report_text(**job));
    return ended;
}

std::string broken_times(const Ended& ended, int threads) {
    const double most = kMostOfSlice * threads;
    return ended.longest_slice > most ? figures("longest slice, ms", ended.longest_slice, most) : "";
}

std::string broken_memory(const Command& command, const Ended& ended) {
    std::uint64_t limit = kDefaultLimit;
    for (const auto& [key, value] : command.fields)
        if (key == "memory") limit = static_cast<std::uint64_t>(std::get<double>(value));
    const auto told = ended.report.value("peak_bytes", std::uint64_t{0});
    const auto allowed = [](std::uint64_t bytes) { return 1.1 * static_cast<double>(bytes) + kSpare; };
    const auto is = [](std::uint64_t bytes) { return static_cast<double>(bytes); };
    if (is(told) > allowed(limit)) return figures("peak_bytes beside the limit", is(told), allowed(limit));
    if (is(ended.taken) > allowed(limit))
        return figures("bytes taken beside the limit", is(ended.taken), allowed(limit));
    const std::uint64_t said = std::max(told, ended.announced);
    if (ended.report.contains("peak_bytes") && is(ended.taken) > allowed(said))
        return figures("bytes taken beside those told", is(ended.taken), allowed(said));
    const bool searches = ended.report.contains("storage");
    if (searches && ended.announced != 0 && is(told) > allowed(ended.announced))
        return figures("peak_bytes beside those announced", is(told), allowed(ended.announced));
    const bool has_begun = searches && ended.report.value("expanded", 0) > 0;
    return has_begun && ended.announced == 0 ? "searches, and has announced no memory" : "";
}

std::string broken_truth(const Command& command, const Ended& ended) {
    if (command.puzzle == 0 || !command.has("puzzle")) return {};
    const std::string named = command.text("metric");
    puzzle::Metric metric = own_metric(command.puzzle);
    for (const puzzle::Metric each : puzzle::kMetrics)
        if (to_string(each) == named) metric = each;
    const Truth* truth = truth_of(command.puzzle, metric);
    return truth == nullptr ? "" : untrue(command.job, ended.report, *truth);
}

/// A report without what may differ from run to run.
Json found(Json report) {
    for (const char* key : {"seconds", "peak_bytes", "bytes_needed", "bytes_at_most", "storage_reason", "threads"})
        report.erase(key);
    return report;
}

}  // namespace

std::string broken_law(const Command& command) {
    const Ended ended = run(command, command.slices, command.threads);
    if (!ended.refused.empty()) return {};
    if (!ended.broken.empty()) return ended.broken;
    for (const std::string& broken :
         {broken_times(ended, command.threads), broken_memory(command, ended), broken_truth(command, ended)}) {
        if (!broken.empty()) return broken;
    }
    // An estimate ends with the slice in which it has become precise.
    if (command.job == "difficulty") return {};
    if (!command.is_run_twice || !ended.by_itself || ended.status == Status::limit) return {};
    const Ended again = run(command, ~command.slices, 1);
    if (!again.by_itself || again.status == Status::limit) return {};
    // What is chosen by the memory left beside the workers: another of several shortest solutions may be found so.
    for (const char* key : {"direction", "storage"})
        if (ended.report.value(key, "") != again.report.value(key, "")) return {};
    if (found(again.report) == found(ended.report)) return {};
    return "run twice: " + found(ended.report).dump() + "\nand " + found(again.report).dump();
}

}  // namespace shunt::interface
