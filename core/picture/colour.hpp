// Colours as four bytes.
#pragma once

#include <cstdint>
#include <string>

namespace shunt::picture {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    friend bool operator==(const Colour&, const Colour&) = default;
};

/// 0xRRGGBB, opaque.
[[nodiscard]] constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex),
            255};
}

inline constexpr Colour kWhite = rgb(0xFFFFFF);  ///< what light adds to a colour
inline constexpr Colour kBlack = rgb(0x000000);  ///< what shade adds

/// "#c8553d"; the opacity is left out.
[[nodiscard]] std::string to_string(Colour colour);
/// `part` of the way from `a` to `b`, 0 to 1.
[[nodiscard]] Colour mix(Colour a, Colour b, float part);
/// The colour with its opacity multiplied by `opacity`, 0 to 1.
[[nodiscard]] Colour faded(Colour colour, float opacity);
/// Contrast ratio of two opaque colours as WCAG 2 defines it, 1 to 21.
[[nodiscard]] float contrast(Colour a, Colour b);

}  // namespace shunt::picture
