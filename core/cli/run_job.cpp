#include "core/cli/run_job.hpp"

#include <chrono>
#include <iostream>

#include "core/base/readable.hpp"
#include "core/base/utf8.hpp"
#include "core/cli/process.hpp"
#include "core/cli/progress_line.hpp"

namespace shunt::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSlice = 50'000;  // units of Job::advance: a few to some tens of milliseconds

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Why a job that has run so long should end; running: no reason.
job::Status asked_end(const RunOptions& options, double seconds) {
    if (is_interrupted()) return job::Status::cancelled;
    return options.time_limit > 0 && seconds > options.time_limit ? job::Status::limit : job::Status::running;
}

/// The same of a team, which ends as its first part is asked, and all of it in one round of the search: before there are any, packings are
/// counted, by all alike.
job::Status agreed_end(Team* team, job::Status asked) {
    if (team == nullptr || team->post.parts() == 1) return asked;
    team->wish_end(asked);
    return team->agreed_end();
}

}  // namespace

double drive(job::Job& job, const RunOptions& options, const Slice& slice) {
    const auto start = Clock::now();
    ProgressLine line;
    while (slice ? slice(kSlice) : job.advance(kSlice)) {
        const double seconds = seconds_since(start);
        line.show(job.progress(), seconds);
        const job::Status why = agreed_end(options.team, asked_end(options, seconds));
        if (why != job::Status::running) job.stop(why);
    }
    return seconds_since(start);
}

ExitCode show(job::Status status, const std::string& defect, const std::string& text) {
    if (!defect.empty()) {
        std::cerr << "shunt: internal error, please report it with the input: " << defect << "\n";
        return ExitCode::defect;
    }
    std::cout << text;
    return exit_code(status);
}

std::string shortened(std::string text) {
    constexpr std::size_t kMost = 1'000;
    if (text.size() <= kMost) return text;
    std::size_t end = kMost;
    while (end > 0 && !begins_character(text[end])) --end;
    return text.substr(0, end) + "... (" + grouped(text.size()) + " bytes)";
}

ExitCode refuse(const std::string& subject, const Error& error) {
    std::cerr << "shunt: " << shortened(subject) << ": " << shortened(shunt::to_string(error)) << "\n";
    return is_interrupted() ? ExitCode::cancelled : ExitCode::bad_input;
}

}  // namespace shunt::cli
