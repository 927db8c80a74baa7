// The jobs that find and count boards, from the fields of a request (wasm/protocol.md tells them with their meaning).
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// rows, columns, metric?, kind?, hardest?, pieces?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> find_asked(RequestFields& fields);
/// rows, columns, metric?, kind?, pieces?, seed?, candidates?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> evolve_asked(RequestFields& fields);
/// rows, columns, by_pieces?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> boards_asked(RequestFields& fields);
/// rows and columns, or board; pieces, voids?, seed?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> tile_asked(RequestFields& fields);

}  // namespace shunt::job
