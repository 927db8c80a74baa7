// Every job there is, by the name that a message asks for it with, for whoever links all of them. A module of the page lists its own,
// because it holds what it lists.
#pragma once

#include <array>

#include "core/job/card_requests.hpp"
#include "core/job/format_requests.hpp"
#include "core/job/grid_requests.hpp"
#include "core/job/npuzzle_requests.hpp"
#include "core/job/picture_request.hpp"
#include "core/job/program_requests.hpp"
#include "core/job/request_fields.hpp"
#include "core/job/search_requests.hpp"
#include "core/job/variations_job.hpp"

namespace shunt::job {

inline constexpr std::array kEveryJob{
    AskedJob{"solve", solve_asked},           AskedJob{"census", survey_asked},   AskedJob{"any", any_solution_asked},
    AskedJob{"difficulty", difficulty_asked}, AskedJob{"find", find_asked},       AskedJob{"evolve", evolve_asked},
    AskedJob{"boards", boards_asked},         AskedJob{"tile", tile_asked},       AskedJob{"npuzzle", npuzzle_asked},
    AskedJob{"shuffle", shuffle_asked},       AskedJob{"program", program_asked}, AskedJob{"model", model_asked},
    AskedJob{"neighbours", variations_asked}, AskedJob{"read", read_asked},       AskedJob{"write", write_asked},
    AskedJob{"picture", picture_asked},       AskedJob{"card", card_asked},       AskedJob{"verify", verify_asked},
};

}  // namespace shunt::job
