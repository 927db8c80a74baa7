// The checksum of a path of unit tiles, and the sum over many.
#pragma once

#include <cstdint>
#include <string_view>

namespace shunt::job {

/// c = (243 c + ASCII) mod 100,000,007 over the letters, from 0: Project Euler 244.
[[nodiscard]] constexpr std::uint64_t path_checksum(std::string_view letters) {
    std::uint64_t sum = 0;
    for (const char letter : letters) sum = (243 * sum + static_cast<unsigned char>(letter)) % 100'000'007;
    return sum;
}

}  // namespace shunt::job
