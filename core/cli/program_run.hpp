// `shunt npuzzle solve --with plne|plm`: integer programs, one horizon after the other.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/cli/exit_code.hpp"
#include "core/cli/run_options.hpp"
#include "core/npuzzle/program/horizon_search.hpp"

namespace shunt::cli {

/// Which programs are tried, by whom.
struct ProgramArguments {
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    npuzzle::program::Horizons horizons;
    std::string solver;  ///< a command line (program_solver.hpp); empty: what there is
};

/// Adds --formulation.
CLI::Option* add_formulation_option(CLI::App& command, npuzzle::program::Formulation& formulation);
/// Adds --formulation, --steps-from, --steps-to and --solver; returns them, since they make no sense with other methods.
std::vector<CLI::Option*> add_program_options(CLI::App& command, ProgramArguments& arguments);

/// Solves and prints the table of horizons and the solution, or the report of job/program_job.hpp as JSON. A solver that is still at
/// work some seconds after --time is killed; one that fails makes the exit code 2.
[[nodiscard]] ExitCode solve_with_programs(const npuzzle::program::Instance& instance, npuzzle::program::Mode mode,
                                           const ProgramArguments& arguments, const RunOptions& options);

}  // namespace shunt::cli
