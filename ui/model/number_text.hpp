// Numbers as people read them: thousands separators, units, metrics.
#pragma once

#include <cstdint>
#include <string>

#include "core/puzzle/metric.hpp"

namespace shunt::ui {

/// "2,613,742".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// "16 KB", "7.6 MB": two digits below ten, binary multiples.
[[nodiscard]] std::string bytes_text(std::uint64_t bytes);
/// "0.004 s", "12 s", "3 min 20 s", "2 h 5 min". Negative counts as zero.
[[nodiscard]] std::string duration_text(double seconds);
/// "21 M/s", "850 k/s", "12 /s".
[[nodiscard]] std::string rate_text(double per_second);
/// A length with its metric, "1 move", "81 moves", "116 steps".
[[nodiscard]] std::string length_text(std::uint64_t length, puzzle::Metric metric);
/// "1 position", "25,955 positions": `many` is the plural.
[[nodiscard]] std::string count_text(std::uint64_t count, const char* one, const char* many);
/// `value` with `decimals` digits after the point. (to_chars for floating point is missing in one of the compilers.)
[[nodiscard]] std::string fixed(double value, int decimals);

}  // namespace shunt::ui
