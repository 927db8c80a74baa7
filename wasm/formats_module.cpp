// The module `formats`, loaded when a text is opened that is not in the project's own format, or a puzzle is handed out as another text or
// as a picture.
#include <array>

#include "core/job/format_requests.hpp"
#include "core/job/picture_request.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() {
    static constexpr std::array kJobs{
        job::AskedJob{"read", job::read_asked},
        job::AskedJob{"write", job::write_asked},
        job::AskedJob{"picture", job::picture_asked},
    };
    return kJobs;
}

}  // namespace shunt::wasm
