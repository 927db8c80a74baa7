// Fields of the JSON objects that the workers and the site's files hold. They were written by others, so nothing is taken for granted:
// a field that is missing or of another type reads as nothing.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shunt::ui::fields {

using nlohmann::json;

/// The text as JSON; null when it is none.
[[nodiscard]] json parse(std::string_view text);

/// The value of a key; null when there is none, or `object` is no object.
[[nodiscard]] const json& field(const json& object, const char* key);

/// A count: a whole number, or past 2^53 a decimal string. 0 for anything else.
[[nodiscard]] std::uint64_t count_of(const json& value);
[[nodiscard]] std::uint64_t count(const json& object, const char* key);
/// Absent unless it is a number that is not negative.
[[nodiscard]] std::optional<std::uint64_t> optional_count(const json& object, const char* key);

/// A count that is small: a length, a depth, a line.
[[nodiscard]] int small(const json& object, const char* key);
[[nodiscard]] std::optional<int> optional_small(const json& object, const char* key);

/// 0 unless it is a number.
[[nodiscard]] double real(const json& object, const char* key);

/// Empty unless it is a string.
[[nodiscard]] std::string text(const json& object, const char* key);
[[nodiscard]] std::vector<std::string> texts(const json& object, const char* key);

}  // namespace shunt::ui::fields
