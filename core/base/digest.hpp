// A number by which a damaged text is noticed. Nobody who wants to deceive is kept from it.
#pragma once

#include <cstdint>
#include <string_view>

namespace shunt {

/// That of an empty text.
inline constexpr std::uint64_t kEmptyDigest = 0xCBF29CE484222325u;

/// FNV-1a, 64 bits; of a text that goes on, from the digest of what came before.
[[nodiscard]] inline std::uint64_t digest(std::string_view text, std::uint64_t state = kEmptyDigest) {
    for (const char c : text) state = (state ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    return state;
}

}  // namespace shunt
