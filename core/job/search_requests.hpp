// The jobs about one puzzle, from the fields of a request (wasm/protocol.md tells them with their meaning).
#pragma once

#include "core/job/puzzle_request.hpp"
#include "core/job/request_fields.hpp"

namespace shunt::job {

/// What all jobs about one puzzle have: puzzle, position?, metric?, memory?, storage?
[[nodiscard]] PuzzleRequest puzzle_request(RequestFields& fields);

/// puzzle, position?, metric?, memory?, storage?, list?; all?, direction?
[[nodiscard]] Result<std::unique_ptr<Job>> solve_asked(RequestFields& fields);
/// puzzle, position?, metric?, memory?, storage?; proves?
[[nodiscard]] Result<std::unique_ptr<Job>> any_solution_asked(RequestFields& fields);
/// puzzle, position?, metric?, memory?, storage?, list?; nearest?
[[nodiscard]] Result<std::unique_ptr<Job>> census_asked(RequestFields& fields);
/// A census with a flag for each of outcome::kFindingKeys
[[nodiscard]] Result<std::unique_ptr<Job>> survey_asked(RequestFields& fields);
/// puzzle, position?, metric?, memory?, storage?; precision?, seed?, samples?
[[nodiscard]] Result<std::unique_ptr<Job>> difficulty_asked(RequestFields& fields);

}  // namespace shunt::job
