#include "core/job/program_requests.hpp"

#include <algorithm>

#include "core/job/model_job.hpp"
#include "core/job/program_job.hpp"
#include "core/tiles/board_text.hpp"

namespace shunt::job {
namespace {

using tiles::program::Formulation;
using tiles::program::Instance;
using tiles::program::Mode;

/// What both jobs are told.
struct Asked {
    std::string board;
    std::optional<std::string> goal;
    Mode mode = Mode::plne;
    Formulation formulation = Formulation::flow;
};

Asked take(RequestFields& fields) {
    Asked asked;
    const auto board = fields.text("board");
    if (!board) fields.require("board");
    asked.board = board.value_or("");
    asked.goal = fields.text("goal");
    asked.mode = fields.name("mode", tiles::program::mode_from, "plne and plm").value_or(asked.mode);
    asked.formulation = fields.name("formulation", tiles::program::formulation_from, "printed, corrected and flow")
                            .value_or(asked.formulation);
    return asked;
}

std::optional<int> steps_of(RequestFields& fields, const char* key) {
    const auto steps = fields.whole(key);
    if (!steps) return std::nullopt;
    return static_cast<int>(std::min<std::uint64_t>(*steps, 1'000'000));  // far beyond what is accepted
}

Result<Instance> instance_of(const Asked& asked) {
    auto board = tiles::parse_board(asked.board);
    if (!board) return board.error();
    auto goal = tiles::parse_goal(asked.goal, board->size());
    if (!goal) return goal.error();
    return Instance{std::move(*board), std::move(*goal)};
}

}  // namespace

Result<std::unique_ptr<Job>> program_asked(RequestFields& fields) {
    const Asked asked = take(fields);
    const tiles::program::Horizons horizons{steps_of(fields, "steps_from"), steps_of(fields, "steps_to")};
    const double seconds = fields.real("seconds").value_or(0);
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    auto made = ProgramJob::create(
        {std::move(*instance), asked.mode, asked.formulation, horizons, "HiGHS as WebAssembly in the page", seconds});
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

Result<std::unique_ptr<Job>> model_asked(RequestFields& fields) {
    const Asked asked = take(fields);
    const auto steps = steps_of(fields, "steps");
    if (!steps) fields.require("steps");
    auto solution = fields.text("solution");
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    return make_model_job(
        {std::move(*instance), asked.mode, asked.formulation, steps.value_or(1), std::move(solution)});
}

}  // namespace shunt::job
