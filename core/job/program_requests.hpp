// Integer programs of boards of unit tiles, from the fields of a request (wasm/protocol.md).
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// board, goal?; mode? ("plne", "plm"), formulation? ("printed", "corrected", "flow"), steps_from?, steps_to? (horizons), seconds? (of each
/// program). The job asks HiGHS (ExternalSolver in capabilities.hpp).
[[nodiscard]] Result<std::unique_ptr<Job>> program_asked(RequestFields& fields);

/// board, goal?, mode?, formulation? as above; steps (the horizon); solution? (text of a solution file). One program as text, or the
/// walk in the solution.
[[nodiscard]] Result<std::unique_ptr<Job>> model_asked(RequestFields& fields);

}  // namespace shunt::job
