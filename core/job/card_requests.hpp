// The jobs about result cards, from the fields of a request (wasm/protocol.md tells them with their meaning).
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// puzzle, position?, metric?, memory?, storage?; of?, program?, command?
[[nodiscard]] Result<std::unique_ptr<Job>> card_asked(RequestFields& fields);
/// card, memory?
[[nodiscard]] Result<std::unique_ptr<Job>> verify_asked(RequestFields& fields);

}  // namespace shunt::job
