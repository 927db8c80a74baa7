// Members of one set of bits taken to those of another, in order: what x86 calls pext followed by pdep.
//
//     from      . 1 . 1 1      bits  . x . . x         the 1st and the 3rd of `from` are meant,
//     to        1 1 . . 1            x . . . x         so the 1st and the 3rd of `to` come out (least bit on the left)
#pragma once

#include <bit>
#include <cstdint>

namespace shunt {

#ifdef __BMI2__
/// Whether the processor carries all bits with two instructions (x86-64-v3), instead of one after the other.
inline constexpr bool kCarriesAtOnce = true;
#else
inline constexpr bool kCarriesAtOnce = false;
#endif

/// For each of some `bits` that is the k-th of `from`, the bit k. O(bits), or O(1) where it can be done at once.
[[nodiscard]] inline std::uint64_t gathered_bits(std::uint64_t bits, std::uint64_t from) {
#ifdef __BMI2__
    return __builtin_ia32_pext_di(bits, from);
#else
    std::uint64_t result = 0;
    for (; bits != 0; bits &= bits - 1) result |= std::uint64_t{1} << std::popcount(from & ((bits & -bits) - 1));
    return result;
#endif
}

/// The k-th of `to` for each bit k. O(members of `to`), or O(1) where it can be done at once.
[[nodiscard]] inline std::uint64_t spread_bits(std::uint64_t bits, std::uint64_t to) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(bits, to);
#else
    std::uint64_t result = 0;
    for (; bits != 0; bits >>= 1, to &= to - 1)
        if ((bits & 1) != 0) result |= to & -to;
    return result;
#endif
}

/// The k-th of `to` for the k-th of `from`, for each of some `bits` among `from`; `to` has that many members. O(members of `to`), or O(1)
/// where it can be done at once.
[[nodiscard]] inline std::uint64_t carried_bits(std::uint64_t bits, std::uint64_t from, std::uint64_t to) {
    return from == to ? bits : spread_bits(gathered_bits(bits, from), to);
}

/// The `count` least of some bits, or all of them. As fast as carried_bits().
[[nodiscard]] inline std::uint64_t least_bits(std::uint64_t bits, int count) {
    if (count >= std::popcount(bits)) return bits;
    return spread_bits((std::uint64_t{1} << count) - 1, bits);
}

}  // namespace shunt
