// Lengths and counts in words; core/base/readable.hpp has the plain numbers.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/readable.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::ui {

/// A length with its metric, "1 move", "81 moves", "116 steps".
[[nodiscard]] std::string length_text(std::uint64_t length, puzzle::Metric metric);
/// "1 position", "25,955 positions": `many` is the plural.
[[nodiscard]] std::string count_text(std::uint64_t count, const char* one, const char* many);

}  // namespace shunt::ui
