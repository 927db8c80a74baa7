// Numbers as people read them, in the language spoken (core/base/words.hpp): digits in groups, decimals, units. Programs and formats write
// them otherwise.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shunt {

/// "2,613,742".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// The same for decimal digits that may leave 64 bits.
[[nodiscard]] std::string grouped(std::string_view digits);
/// "639 KB", "7.6 MB": decimal multiples (1 KB = 1,000 bytes), a fraction below ten.
[[nodiscard]] std::string bytes_text(std::uint64_t bytes);
/// "42 %", of a share from 0 to 1: full percents that are reached.
[[nodiscard]] std::string percent_text(double share);
/// "0.004 s", "12 s", "3 min 20 s", "2 h 5 min". Negative counts as zero.
[[nodiscard]] std::string duration_text(double seconds);
/// "21 M/s", "850 k/s", "12 /s".
[[nodiscard]] std::string rate_text(double per_second);
/// `value` with `decimals` digits after the point, 0 to 3 of them; of a number from 10^15 on only the first 15 digits are meant. Written
/// without printf, whose code for fractions the workbench and the solver then need not hold.
[[nodiscard]] std::string fixed(double value, int decimals);

}  // namespace shunt
