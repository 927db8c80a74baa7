// A JSON value as bytes: what the browser's own parser has read, handed over without writing and reading it again. One letter
// for the kind, then what belongs to it; numbers and lengths little-endian:
//
//     n, t, f         null, true, false
//     d               a number: 64-bit float
//     s               a string: 32-bit length in bytes, UTF-8
//     a               an array: 32-bit count, the values
//     o               an object: 32-bit count, for each member its name (a string) and value
//
// web/src/wasm/value_bytes.ts writes them.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <span>

namespace shunt::ui {

/// The value; null when the bytes are none. Whole numbers up to 2^53 become integers.
[[nodiscard]] nlohmann::json read_value(std::span<const std::uint8_t> bytes);

}  // namespace shunt::ui
