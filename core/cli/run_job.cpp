#include "core/cli/run_job.hpp"

#include <chrono>
#include <csignal>
#include <iostream>

#include "core/cli/outcome_text.hpp"
#include "core/cli/progress_line.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/job/request.hpp"

namespace shunt::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSlice = 50'000;  // units of Job::advance: a few to some tens of milliseconds

volatile std::sig_atomic_t interrupted = 0;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Advances the job to its end; returns the seconds it took.
double drive(job::Job& job, double time_limit) {
    std::signal(SIGINT, [](int) { interrupted = 1; });
    const auto start = Clock::now();
    ProgressLine line;
    while (job.advance(kSlice)) {
        const double seconds = seconds_since(start);
        line.show(job.progress(), seconds);
        if (interrupted != 0) job.stop(job::Status::cancelled);
        if (time_limit > 0 && seconds > time_limit) job.stop(job::Status::limit);
    }
    return seconds_since(start);
}

ExitCode exit_code(job::Status status) {
    switch (status) {
        case job::Status::unsolvable:
            return ExitCode::unsolvable;
        case job::Status::limit:
            return ExitCode::limit;
        case job::Status::cancelled:
            return ExitCode::cancelled;
        default:
            return ExitCode::done;
    }
}

ExitCode refuse(const JobArguments& arguments, const Error& error) {
    std::cerr << "shunt: " << arguments.puzzle << ": " << to_string(error) << "\n";
    return ExitCode::bad_input;
}

}  // namespace

ExitCode run_job(const JobArguments& arguments) {
    auto text = read_puzzle(arguments.puzzle);
    if (!text) return refuse(arguments, text.error());
    auto job = job::make_job({arguments.kind, *text, std::nullopt, arguments.metric, arguments.memory_limit});
    if (!job) return refuse(arguments, job.error());

    const double seconds = drive(**job, arguments.time_limit);
    if (const std::string defect = (*job)->defect(); !defect.empty()) {
        std::cerr << "shunt: internal error, please report it with the puzzle: " << defect << "\n";
        return ExitCode::defect;
    }
    const std::string report = (*job)->report(seconds);
    std::cout << (arguments.json ? report + "\n" : outcome_text(arguments.kind, report));
    return exit_code((*job)->status());
}

}  // namespace shunt::cli
