// Uniform choices that are the same on every platform.
#pragma once

#include <cstdint>

#include "core/base/random.hpp"

namespace shunt::npuzzle {

/// A uniform number in [0, bound), `bound` > 0: words beyond the last whole multiple of `bound` are drawn again.
inline std::uint64_t below(Random& random, std::uint64_t bound) {
    const std::uint64_t excess = (UINT64_MAX % bound + 1) % bound;  // 2^64 modulo bound
    std::uint64_t word = random.next();
    while (word > UINT64_MAX - excess) word = random.next();
    return word % bound;
}

}  // namespace shunt::npuzzle
