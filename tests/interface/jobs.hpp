// The jobs that can be asked for by name, as wasm/*_module.cpp and tests/bench/promises.cpp list them.
#pragma once

#include <array>

#include "core/job/grid_requests.hpp"
#include "core/job/npuzzle_requests.hpp"
#include "core/job/search_requests.hpp"
#include "core/job/variations_job.hpp"

namespace shunt::interface {

inline constexpr std::array kJobs{
    job::AskedJob{"solve", job::solve_asked},           job::AskedJob{"levels", job::census_asked},
    job::AskedJob{"census", job::survey_asked},         job::AskedJob{"any", job::any_solution_asked},
    job::AskedJob{"difficulty", job::difficulty_asked}, job::AskedJob{"neighbours", job::variations_asked},
    job::AskedJob{"evolve", job::evolve_asked},         job::AskedJob{"find", job::find_asked},
    job::AskedJob{"boards", job::boards_asked},         job::AskedJob{"tile", job::tile_asked},
    job::AskedJob{"npuzzle", job::npuzzle_asked},
};

}  // namespace shunt::interface
