// `shunt npuzzle model` and `shunt npuzzle read-solution`: integer programs for solvers of somebody else's, and back.
#pragma once

#include <CLI/CLI.hpp>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// Adds `model BOARD --steps T`: writes the program for a horizon to standard output. Exit code 1 when no walk of T steps exists and
/// that is known without a solver.
void add_model(CLI::App& npuzzle, Run& run);

/// Adds `read-solution BOARD --steps T FILE`: reads a solver's solution of that program and plays it. Its JSON: {status (the solver's:
/// optimal, feasible, infeasible, unfinished), words, length (null: no walk), letters, passes, fault (why it is no walk, or which row
/// it breaks; empty when all is well)}. Exit codes: 0 a walk, 1 the solver found none, 2 the file or the walk is bad.
void add_read_solution(CLI::App& npuzzle, Run& run);

}  // namespace shunt::cli
