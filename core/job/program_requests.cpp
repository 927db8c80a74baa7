#include "core/job/program_requests.hpp"

#include "core/base/words.hpp"
#include "core/job/model_job.hpp"
#include "core/job/program_job.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::job {
namespace {

using npuzzle::program::Formulation;
using npuzzle::program::Instance;
using npuzzle::program::Mode;

/// What both jobs are told.
struct Asked {
    std::string board;
    std::optional<std::string> goal;
    Mode mode = Mode::plne;
    Formulation formulation = Formulation::flow;
};

Asked take(RequestFields& fields) {
    Asked asked;
    asked.board = fields.needed_text("board");
    asked.goal = fields.text("goal");
    asked.mode = fields.one_of("mode", npuzzle::program::kModes).value_or(asked.mode);
    asked.formulation = fields.one_of("formulation", npuzzle::program::kFormulations).value_or(asked.formulation);
    return asked;
}

Result<Instance> instance_of(const Asked& asked) {
    auto board = npuzzle::parse_board(asked.board);
    if (!board) return board.error();
    auto goal = npuzzle::parse_goal(asked.goal, board->size());
    if (!goal) return goal.error();
    return Instance{std::move(*board), std::move(*goal)};
}

}  // namespace

Result<std::unique_ptr<Job>> program_asked(RequestFields& fields) {
    const Asked asked = take(fields);
    const npuzzle::program::Horizons horizons{fields.small("steps_from"), fields.small("steps_to")};
    const double seconds = fields.real("seconds").value_or(0);
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    return any_job(ProgramJob::create({std::move(*instance), asked.mode, asked.formulation, horizons,
                                       say("HiGHS as WebAssembly in the page"), seconds}));
}

Result<std::unique_ptr<Job>> model_asked(RequestFields& fields) {
    const Asked asked = take(fields);
    const int steps = fields.needed_small("steps");
    auto solution = fields.text("solution");
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    return any_job(make_model_job({std::move(*instance), asked.mode, asked.formulation, steps, std::move(solution)}));
}

}  // namespace shunt::job
