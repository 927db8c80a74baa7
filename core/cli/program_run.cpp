#include "core/cli/program_run.hpp"

#include "core/cli/choice_option.hpp"
#include "core/cli/program_text.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/solver_driver.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::cli {

using npuzzle::program::Formulation;
using npuzzle::program::kFormulations;

CLI::Option* add_formulation_option(CLI::App& command, Formulation& formulation) {
    return add_choice(command, "--formulation", formulation, kFormulations,
                      "printed: as published, where steps may pass; corrected: makes the number of moves least; flow "
                      "(default): exactly "
                      "T moves, the fastest");
}

std::vector<CLI::Option*> add_program_options(CLI::App& command, ProgramArguments& arguments) {
    return {
        add_formulation_option(command, arguments.formulation),
        command.add_option("--steps-from", arguments.horizons.from,
                           "first number of steps T to try; default: 1 (printed) or the Manhattan distance"),
        command.add_option("--steps-to", arguments.horizons.to, "last number of steps to try; default: 250"),
        command.add_option(
            "--solver", arguments.solver,
            "highs (from the PATH), node (HiGHS as WebAssembly), or a command such as 'cbc {lp} sec {seconds} "
            "solve solu {sol}'; words: {lp} {mps} {sol} {seconds} {presolve}; without them the files follow: "
            "PROGRAM.lp SOLUTION.sol; default: highs if there is one, else node"),
    };
}

ExitCode solve_with_programs(const npuzzle::program::Instance& instance, npuzzle::program::Mode mode,
                             const ProgramArguments& arguments, const RunOptions& options) {
    const std::string subject = print_board(instance.start);
    auto solver = ProgramSolver::find(arguments.solver);
    if (!solver) return refuse(subject, solver.error());
    auto job = job::ProgramJob::create({instance, mode, arguments.formulation, arguments.horizons, solver->name()});
    if (!job) return refuse(subject, job.error());
    SolverDriver driver(**job, *solver, options.time_limit);
    // The driver keeps the time itself: the solver may end by itself before it is killed.
    const ExitCode code = run_job(**job, {.json = options.json, .time_limit = 0, .origin = options.origin},
                                  program_text, [&](auto budget) { return driver.advance(budget); });
    return (*job)->solver_failed() ? ExitCode::bad_input : code;
}

}  // namespace shunt::cli
