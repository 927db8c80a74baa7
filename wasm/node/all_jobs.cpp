// The module `node`: every job, beside the command, in one module.
#include "core/job/every_job.hpp"
#include "wasm/job_module.hpp"

namespace shunt::wasm {

std::span<const job::AskedJob> jobs() { return job::kEveryJob; }

}  // namespace shunt::wasm
