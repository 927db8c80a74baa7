// Integer programs as the page asks for them. Fields: wasm/protocol.md.
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// The job `program`: T after T, each program solved by whoever runs the job (Job::errand).
[[nodiscard]] Result<std::unique_ptr<Job>> program_asked(RequestFields& fields);
/// The job `model`: one program as text, or the walk in a solution file of it.
[[nodiscard]] Result<std::unique_ptr<Job>> model_asked(RequestFields& fields);

}  // namespace shunt::job
