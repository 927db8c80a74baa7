// The same job natively and as WebAssembly, so that the two can be compared without the start of a process or of node:
//
//     bench_job KIND PUZZLE METRIC REPEAT              KIND: census or solve; PUZZLE: a file
//
// drives the job as the command line and the page's worker do, REPEAT times in this process, and prints one line of JSON for
// each time: {"user_seconds": ..., "report": {...}}. Under node the first time is slower, because the hot functions are compiled
// well only while they run. Exit codes as those of the command line: 2 refused, 70 the program objects to its own result.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "core/puzzle/metric.hpp"
#include "tests/bench/cpu_time.hpp"
#include "tests/support/jobs.hpp"

namespace {

using namespace shunt;

constexpr std::uint64_t kSlice = 50'000;  // units of Job::advance, as on the command line
constexpr int kRefused = 2;
constexpr int kDefect = 70;

int fail(int code, const std::string& why) {
    std::fprintf(stderr, "bench_job: %s\n", why.c_str());
    return code;
}

int run_once(const test::Request& request) {
    const double start = bench_user_seconds();
    const auto job = test::make_job(request);
    if (!job) return fail(kRefused, to_string(job.error()));
    while ((*job)->advance(kSlice)) {
    }
    const double seconds = bench_user_seconds() - start;
    if (const std::string defect = (*job)->defect(); !defect.empty()) return fail(kDefect, defect);
    std::printf("{\"user_seconds\":%.6f,\"report\":%s}\n", seconds, test::report_text(**job, seconds).c_str());
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) return fail(kRefused, "usage: bench_job KIND PUZZLE METRIC REPEAT");
    test::Request request;
    const std::string_view kind = argv[1];
    if (kind != "solve" && kind != "census") return fail(kRefused, std::string("there is no job called ") + argv[1]);
    if (kind == "census") request.kind = test::Kind::census;
    request.metric = puzzle::metric_from(argv[3]);
    if (!request.metric) return fail(kRefused, std::string("there is no metric called ") + argv[3]);
    std::ifstream file(argv[2], std::ios::binary);
    if (!file) return fail(kRefused, std::string("cannot read ") + argv[2]);
    request.puzzle.assign(std::istreambuf_iterator<char>(file), {});

    for (int left = std::atoi(argv[4]); left > 0; --left) {
        if (const int code = run_once(request); code != 0) return code;
    }
    return 0;
}
