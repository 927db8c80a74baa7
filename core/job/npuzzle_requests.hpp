// The jobs about boards of unit tiles, from the fields of a request (wasm/protocol.md tells them with their meaning).
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// board, goal?, with?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> npuzzle_asked(RequestFields& fields);
/// size ("4x4"), goal?, depth?, seed?, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> shuffle_asked(RequestFields& fields);

}  // namespace shunt::job
