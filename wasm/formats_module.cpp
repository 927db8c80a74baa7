// The module `formats`, loaded when a text is opened that is not in the project's own format, or a puzzle is handed out in another one.
#include <array>

#include "core/job/format_requests.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() {
    static constexpr std::array kJobs{
        job::AskedJob{"read", job::read_asked},
        job::AskedJob{"write", job::write_asked},
    };
    return kJobs;
}

}  // namespace shunt::wasm
