// The module `lab`, loaded when one of its jobs is first asked for.
#include <array>

#include "core/job/search_requests.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() {
    static constexpr std::array kJobs{
        job::AskedJob{"census", job::survey_asked},
        job::AskedJob{"difficulty", job::difficulty_asked},
    };
    return kJobs;
}

}  // namespace shunt::wasm
