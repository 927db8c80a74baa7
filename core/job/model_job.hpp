// One integer program of a board: written as text, or with the solution file that some solver made of it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/program/model_builder.hpp"

namespace shunt::job {

struct ModelRequest {
    npuzzle::program::Instance instance;
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    int steps = 1;                        ///< the horizon T
    std::optional<std::string> solution;  ///< text of a solution file, as npuzzle::program::parse_solution reads it
};

/// Report keys:
///   status       complete, unsolvable (no walk of so many steps exists: there is no program), cancelled
///   steps, variables, binary, continuous, constraints, nonzeros
///   reason       why there is no program, or what is wrong with the solution file; empty otherwise
///   lp           the program in LP format; absent when a solution was given
///   words        what the solver said of it;  letters  of the walk, null when there is none;  passes  steps in which nothing moves;
///                only when a solution was given
///   seconds
/// Errors: those of ModelBuilder.
[[nodiscard]] Result<std::unique_ptr<Job>> make_model_job(ModelRequest request);

}  // namespace shunt::job
