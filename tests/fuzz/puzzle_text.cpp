// Any text as a puzzle file: it is refused, or printed and read again it is the same puzzle, of which every job runs within little memory.
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;

namespace {

constexpr int kSlices = 4;

void run_some(test::Kind kind, std::string_view text, const puzzle::Puzzle& puzzle, std::uint64_t memory) {
    test::Request request;
    request.kind = kind;
    request.puzzle = text;
    request.memory_limit = memory;
    request.all = true;
    request.diameter = request.components = true;
    request.hardest_start = !puzzle.goals().empty();
    const auto job = test::make_job(request);
    if (!job) return;
    for (int slice = 0; slice < kSlices && (*job)->advance(500); ++slice) (void)(*job)->progress();
    (*job)->stop(job::Status::cancelled);
    fuzz::require((*job)->defect().empty(), "a job has no defect", (*job)->defect());
    fuzz::require(!test::report_text(**job).empty(), "a job has an outcome");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto problem = puzzle::parse_puzzle(text);
    if (!problem) {
        fuzz::require(!problem.error().message.empty(), "what is refused is refused with a reason");
        return 0;
    }
    const std::string printed = puzzle::print_puzzle(*problem);
    const auto again = puzzle::parse_puzzle(printed);
    fuzz::require(again.has_value(), "what is printed can be read", printed);
    fuzz::require(!puzzle::difference(*problem, *again), "read again it is the same puzzle", printed);
    fuzz::require(puzzle::print_puzzle(*again) == printed, "it is printed in one way", printed);
    const puzzle::Puzzle& puzzle = problem->puzzle;
    const std::string start = puzzle::print_position(puzzle, problem->start);
    const auto position = puzzle::parse_position(puzzle, start);
    fuzz::require(position && canonical(puzzle, *position) == canonical(puzzle, problem->start),
                  "a position that is printed can be read", start);
    if (puzzle.board().cells() > 100) return 0;
    const std::uint64_t memory = std::uint64_t{1} << (size % 23);
    run_some(test::Kind::solve, text, puzzle, memory);
    run_some(test::Kind::census, text, puzzle, memory);
    return 0;
}
