// What a job promises, measured: that no slice is long, and that it takes the memory that it announces.
//
//     bench_promises SECONDS JOB [FIELD=VALUE ...]      a request of the page (wasm/protocol.md); VALUE: a number, true, a text, or @FILE
//
// drives the job as the command line does, for at most so many seconds of CPU time, and prints one line of JSON:
//
//     status, slices
//     longest_slice_ms, longest_in       CPU time, so that other programs on the machine disturb little, and the phase it was in
//     outcome_ms                         what telling the outcome took
//     bytes_needed, peak_bytes           what the job said before it allocated, and what it says that it held
//     resident_bytes                     by how much the resident memory of this process grew at its peak, before it told the outcome
//
// Exit codes as those of the command line: 2 refused.
#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "core/job/every_job.hpp"
#include "tests/support/jobs.hpp"

namespace {

using namespace shunt;

constexpr std::uint64_t kSlice = 50'000;  // units of Job::advance, as on the command line
constexpr int kRefused = 2;

/// The job of a name; "levels" is the census that the page's solver does, which looks at levels alone.
const job::AskedJob* job_named(std::string_view name) {
    static constexpr job::AskedJob kLevels{"levels", job::census_asked};
    if (name == kLevels.name) return &kLevels;
    const auto named = [&](const job::AskedJob& job) { return name == job.name; };
    const auto found = std::find_if(job::kEveryJob.begin(), job::kEveryJob.end(), named);
    return found == job::kEveryJob.end() ? nullptr : &*found;
}

int refuse(const std::string& why) {
    std::fprintf(stderr, "bench_promises: %s\n", why.c_str());
    return kRefused;
}

double cpu_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e6;
}

/// A figure of /proc/self/status: resident memory now (VmRSS), or at its peak (VmHWM). getrusage would tell that of the process that
/// started this one, if it was greater.
std::int64_t resident_bytes(std::string_view figure) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.compare(0, figure.size(), figure) == 0) return 1024 * std::atoll(line.c_str() + figure.size() + 1);
    }
    return 0;
}

/// From here on the peak is a new one.
std::int64_t begin_resident_bytes() {
    std::ofstream("/proc/self/clear_refs") << 5;
    return resident_bytes("VmRSS");
}

job::RequestFields::Value value_of(const std::string& text) {
    if (text == "true") return true;
    if (!text.empty() && text.front() == '@') {
        std::ifstream file(text.substr(1), std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (!text.empty() && *end == '\0') return number;
    return text;
}

struct Measured {
    int slices = 0;
    double longest_slice_ms = 0;
    std::string longest_in;
    std::uint64_t bytes_needed = 0;
};

Measured drive(job::Job& job, double most_milliseconds) {
    Measured measured;
    for (bool more = true; more; ++measured.slices) {
        if (cpu_milliseconds() > most_milliseconds) job.stop(job::Status::limit);
        const std::string phase = job.progress().phase;
        const double begin = cpu_milliseconds();
        more = job.advance(kSlice);
        const double spent = cpu_milliseconds() - begin;
        measured.bytes_needed = std::max(measured.bytes_needed, job.bytes_needed());
        if (spent <= measured.longest_slice_ms) continue;
        measured.longest_slice_ms = spent;
        measured.longest_in = phase;
    }
    return measured;
}

}  // namespace

int main(int argc, char** argv) {
    const job::AskedJob* asked = argc > 2 ? job_named(argv[2]) : nullptr;
    if (asked == nullptr) return refuse("usage: bench_promises SECONDS JOB [FIELD=VALUE ...]");
    job::RequestFields fields;
    for (int i = 3; i < argc; ++i) {
        const std::string field = argv[i];
        const std::size_t sign = field.find('=');
        if (sign == std::string::npos) return refuse("no value: " + field);
        fields.set(field.substr(0, sign), value_of(field.substr(sign + 1)));
    }
    mallopt(M_MMAP_THRESHOLD, 1 << 17);  // as on the command line
    const std::int64_t before = begin_resident_bytes();
    const auto made = asked->make(fields);
    if (!made) return refuse(to_string(made.error()));
    if (fields.fault()) return refuse(fields.fault()->message);
    job::Job& job = **made;
    const Measured measured = drive(job, 1e3 * std::atof(argv[1]));
    const std::int64_t held = resident_bytes("VmHWM") - before;
    const double begin = cpu_milliseconds();
    const test::Json report = test::Json::parse(test::report_text(job));
    const double told = cpu_milliseconds() - begin;
    const test::Json line = {{"status", to_string(job.status())},
                             {"slices", measured.slices},
                             {"longest_slice_ms", measured.longest_slice_ms},
                             {"longest_in", measured.longest_in},
                             {"outcome_ms", told},
                             {"bytes_needed", measured.bytes_needed},
                             {"peak_bytes", report.value("peak_bytes", std::uint64_t{0})},
                             {"resident_bytes", held}};
    std::printf("%s\n", line.dump().c_str());
    return 0;
}
