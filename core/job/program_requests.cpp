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

std::optional<Formulation> formulation_from(std::string_view name) {
    for (const Formulation formulation : tiles::program::kFormulations) {
        if (to_string(formulation) == name) return formulation;
    }
    return std::nullopt;
}

Asked take(RequestFields& fields) {
    Asked asked;
    const auto board = fields.text("board");
    if (!board) fields.require("board");
    asked.board = board.value_or("");
    asked.goal = fields.text("goal");
    asked.mode = fields.name("mode", tiles::program::mode_from, "plne and plm").value_or(asked.mode);
    asked.formulation =
        fields.name("formulation", formulation_from, "printed, corrected and flow").value_or(asked.formulation);
    return asked;
}

/// A number of steps; what is too great for a program is refused by its own message.
std::optional<int> steps(RequestFields& fields, const char* key) {
    const auto number = fields.whole(key);
    return number ? std::optional(static_cast<int>(std::min<std::uint64_t>(*number, 1'000'000))) : std::nullopt;
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
    const tiles::program::Horizons horizons{steps(fields, "from"), steps(fields, "to")};
    const double seconds = fields.real("seconds").value_or(0);
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    auto job = ProgramJob::create(
        {std::move(*instance), asked.mode, asked.formulation, horizons, "HiGHS as WebAssembly", seconds});
    if (!job) return job.error();
    return std::unique_ptr<Job>(std::move(*job));
}

Result<std::unique_ptr<Job>> model_asked(RequestFields& fields) {
    const Asked asked = take(fields);
    const auto horizon = steps(fields, "steps");
    if (!horizon) fields.require("steps");
    auto solution = fields.text("solution");
    if (const auto fault = fields.fault()) return *fault;
    auto instance = instance_of(asked);
    if (!instance) return instance.error();
    return make_model_job(
        {std::move(*instance), asked.mode, asked.formulation, horizon.value_or(1), std::move(solution)});
}

}  // namespace shunt::job
