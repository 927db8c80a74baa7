// Outcomes read back from JSON that others may have written: strictly, for what is missing would be taken for granted.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "core/base/result.hpp"
#include "core/base/words.hpp"
#include "core/outcome/json_text.hpp"
#include "core/outcome/reader.hpp"

namespace shunt::outcome {

/// Has `read` read the text, and says where it is no JSON.
[[nodiscard]] std::optional<Error> read_json(std::string_view text, const std::function<void(Reader&)>& read);
/// Says which key of a text, which is JSON, is not as in what was read of it; empty when both say the same.
[[nodiscard]] std::string differing_key(std::string_view text, std::string_view read);

/// Error: no JSON, with line and column; a key that is missing, unknown, or of another type.
template <class Outcome>
[[nodiscard]] Result<Outcome> from_json(std::string_view text) {
    Outcome outcome;
    if (auto error = read_json(text, [&](Reader& reader) { read(reader, outcome); })) return *error;
    const std::string key = differing_key(text, to_json(outcome));
    if (!key.empty()) return Error{say("\"{key}\" is missing, unknown, or not of its type", {{"key", key}})};
    return outcome;
}

}  // namespace shunt::outcome
