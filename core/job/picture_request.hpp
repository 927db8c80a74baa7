// The job that draws a puzzle, from the fields of a request (wasm/protocol.md).
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// puzzle, position?, moves?, dark?: a picture as SVG (core/picture/svg.hpp), of the start when no position is given; with moves, as
/// people write them (moves/written_moves.hpp), one that makes them again and again.
[[nodiscard]] Result<std::unique_ptr<Job>> picture_asked(RequestFields& fields);

}  // namespace shunt::job
