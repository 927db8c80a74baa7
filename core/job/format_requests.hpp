// The jobs about puzzle texts of any format (core/puzzle/format/format.hpp), from the fields of a request (wasm/protocol.md). Reading is
// done when the job is made, so that what is wrong with the text is an error with its place.
#pragma once

#include "core/job/request_fields.hpp"

namespace shunt::job {

/// text, from?: reads a text in the format named, or in the one that recognises it. O(length of the text x formats).
[[nodiscard]] Result<std::unique_ptr<Job>> read_asked(RequestFields& fields);
/// puzzle: writes it in every format that can say it.
[[nodiscard]] Result<std::unique_ptr<Job>> write_asked(RequestFields& fields);

}  // namespace shunt::job
