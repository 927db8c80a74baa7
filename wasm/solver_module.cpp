// The module `solver`, loaded with the page: what Solve, Hint and the census need.
#include <array>

#include "core/job/search_requests.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() {
    static constexpr std::array kJobs{
        job::AskedJob{"solve", job::solve_asked},
        job::AskedJob{"census", job::census_asked},
    };
    return kJobs;
}

}  // namespace shunt::wasm
