// The module `lab`, loaded when one of its jobs is first asked for.
#include <array>

#include "core/job/card_requests.hpp"
#include "core/job/grid_requests.hpp"
#include "core/job/npuzzle_requests.hpp"
#include "core/job/program_requests.hpp"
#include "core/job/search_requests.hpp"
#include "core/job/variations_job.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() {
    static constexpr std::array kJobs{
        job::AskedJob{"census", job::survey_asked},
        job::AskedJob{"any", job::any_solution_asked},
        job::AskedJob{"difficulty", job::difficulty_asked},
        job::AskedJob{"find", job::find_asked},
        job::AskedJob{"evolve", job::evolve_asked},
        job::AskedJob{"boards", job::boards_asked},
        job::AskedJob{"tile", job::tile_asked},
        job::AskedJob{"npuzzle", job::npuzzle_asked},
        job::AskedJob{"shuffle", job::shuffle_asked},
        job::AskedJob{"program", job::program_asked},
        job::AskedJob{"model", job::model_asked},
        job::AskedJob{"neighbours", job::variations_asked},
        job::AskedJob{"card", job::card_asked},
        job::AskedJob{"verify", job::verify_asked},
    };
    return kJobs;
}

}  // namespace shunt::wasm
