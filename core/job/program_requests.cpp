#include "core/job/program_requests.hpp"

#include <algorithm>

#include "core/job/program_job.hpp"
#include "core/tiles/board_text.hpp"

namespace shunt::job {
namespace {

std::optional<int> steps_of(RequestFields& fields, const char* key) {
    const auto steps = fields.whole(key);
    if (!steps) return std::nullopt;
    return static_cast<int>(std::min<std::uint64_t>(*steps, 1'000'000));  // far beyond what is accepted
}

}  // namespace

Result<std::unique_ptr<Job>> program_asked(RequestFields& fields) {
    const auto board = fields.text("board");
    if (!board) fields.require("board");
    const auto goal = fields.text("goal");
    const auto mode = fields.name("mode", tiles::program::mode_from, "plne and plm");
    const auto formulation =
        fields.name("formulation", tiles::program::formulation_from, "printed, corrected and flow");
    const tiles::program::Horizons horizons{steps_of(fields, "steps_from"), steps_of(fields, "steps_to")};
    if (const auto fault = fields.fault()) return *fault;
    const auto start = tiles::parse_board(*board);
    if (!start) return start.error();
    const auto end = tiles::parse_goal(goal, start->size());
    if (!end) return end.error();
    auto made = ProgramJob::create({{*start, *end},
                                    mode.value_or(tiles::program::Mode::plne),
                                    formulation.value_or(tiles::program::Formulation::flow),
                                    horizons,
                                    "HiGHS as WebAssembly in the page"});
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

}  // namespace shunt::job
