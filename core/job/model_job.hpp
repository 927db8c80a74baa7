// The job behind `shunt npuzzle model` and `read-solution`: one integer program of a board, written as text, or with the solution file
// that some solver made of it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/npuzzle/program/model_builder.hpp"
#include "core/npuzzle/program/solution_text.hpp"
#include "core/outcome/program_outcome.hpp"

namespace shunt::job {

struct ModelRequest {
    npuzzle::program::Instance instance;
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
    int steps = 1;                        ///< the horizon T
    std::optional<std::string> solution;  ///< text of a solution file, as npuzzle::program::parse_solution reads it
    npuzzle::program::ProgramText format =
        npuzzle::program::ProgramText::lp;  ///< the text to write, or that the solver was given
};

/// Errors: those of ModelBuilder.
[[nodiscard]] Result<std::unique_ptr<JobOf<outcome::ModelOutcome>>> make_model_job(ModelRequest request);

}  // namespace shunt::job
