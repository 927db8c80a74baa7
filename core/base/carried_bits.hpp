// Members of one set of bits taken to those of another, in order: what x86 calls pext followed by pdep.
//
//     from      . 1 . 1 1      bits  . x . . x         the 1st and the 3rd of `from` are meant,
//     to        1 1 . . 1            x . . . x         so the 1st and the 3rd of `to` come out (least bit on the left)
#pragma once

#include <bit>
#include <cstdint>

namespace shunt {

/// The k-th of `to` for the k-th of `from`, for each of some `bits` among `from`; `to` has that many members. O(members of `to`), or O(1)
/// where the compiler may use the processor's own instructions for it (x86-64-v3).
[[nodiscard]] inline std::uint64_t carried_bits(std::uint64_t bits, std::uint64_t from, std::uint64_t to) {
    if (from == to) return bits;
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(__builtin_ia32_pext_di(bits, from), to);
#else
    std::uint64_t result = 0;
    int passed = 0;
    for (; bits != 0; bits &= bits - 1) {
        const int index = std::popcount(from & ((bits & -bits) - 1));
        for (; passed < index; ++passed) to &= to - 1;
        result |= to & -to;
    }
    return result;
#endif
}

/// The `count` least of some bits, or all of them. As fast as carried_bits().
[[nodiscard]] inline std::uint64_t least_bits(std::uint64_t bits, int count) {
    if (count >= std::popcount(bits)) return bits;
    return carried_bits((std::uint64_t{1} << count) - 1, ~std::uint64_t{0}, bits);
}

}  // namespace shunt
