// Any text as the checkpoint of a search for hard puzzles, with its sum put right: it is refused, or the search goes on without harm.
#include "core/job/find_job.hpp"
#include "tests/fuzz/target.hpp"

using namespace shunt;

namespace {

constexpr int kSlices = 4;

finder::FindTask task_of(std::size_t chosen) {
    finder::FindTask task;
    task.rows = chosen % 2 == 0 ? 2 : 3;
    task.columns = 3;
    task.hardest = chosen < 2 ? 1 : 2;
    task.kind = chosen % 3 == 0 ? finder::PuzzleKind::simple3 : finder::PuzzleKind::any;
    return task;
}

/// What a checkpoint of another sum would be if it were its own.
std::string with_right_sum(std::string_view text) {
    const std::size_t end = text.rfind("sum ");
    const std::string body(text.substr(0, end));
    return body + "sum " + std::to_string(fuzz::sum_of(body)) + "\n";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::text_of(data, size);
    const auto job = job::FindJob::create(task_of(fuzz::choose(text, 6)), {.memory_limit = 1 << 22});
    fuzz::require(job.has_value(), "a small search can begin");
    if ((*job)->resume(with_right_sum(text))) return 0;
    for (int slice = 0; slice < kSlices && (*job)->advance(300); ++slice) (void)(*job)->progress();
    (void)(*job)->outcome();
    (void)(*job)->puzzles();
    const auto again = job::FindJob::create(task_of(fuzz::choose(text = fuzz::text_of(data, size), 6)), {});
    fuzz::require(!(*again)->resume((*job)->checkpoint()), "a checkpoint that is written can be read",
                  (*job)->checkpoint());
    return 0;
}
