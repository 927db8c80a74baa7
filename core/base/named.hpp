// Values that users know by name: enumerations with a to_string().
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shunt {

/// The one of `values` whose to_string() is `name`; empty when there is none.
template <class Value, std::size_t count>
[[nodiscard]] constexpr std::optional<Value> with_name(const std::array<Value, count>& values, std::string_view name) {
    for (const Value value : values) {
        if (to_string(value) == name) return value;
    }
    return std::nullopt;
}

/// The names of all of them.
template <class Value, std::size_t count>
[[nodiscard]] constexpr std::array<std::string_view, count> names_of(const std::array<Value, count>& values) {
    std::array<std::string_view, count> names;
    for (std::size_t i = 0; i < count; ++i) names[i] = to_string(values[i]);
    return names;
}

/// Words of a sentence: "packed and hashed", "step, slide and move".
[[nodiscard]] std::string listed(std::span<const std::string_view> words);

}  // namespace shunt
