// Limits of memory that no test reaches, in bytes.
#pragma once

#include <cstdint>

namespace shunt::test {

inline constexpr std::uint64_t kEnough = std::uint64_t{1} << 24;
inline constexpr std::uint64_t kPlenty = std::uint64_t{1} << 30;

}  // namespace shunt::test
