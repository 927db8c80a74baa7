// Glyphs: pictures of characters, one at a time, from whatever draws text on this machine. browser_glyphs.cpp asks the
// browser, which has a font for every script; plain_glyphs.cpp serves builds without a screen.
#pragma once

#include <cstdint>
#include <span>

#include "ui/look/type.hpp"

namespace shunt::ui::glyphs {

/// Which picture of which character.
struct Wanted {
    Weight weight = Weight::regular;
    int size = 14;       ///< device pixels per em; > 0
    int stretch = 1;     ///< texels per device pixel from left to right; > 0
    char32_t character;  ///< a code point that is no control character
};

/// Where the picture stands. Device pixels, from the pen's place on the baseline, y downwards.
struct Shape {
    float advance = 0;  ///< how far the pen moves on; the same for all digits, so that columns line up
    float left = 0;
    float top = 0;
    int width = 0;  ///< in texels; 0 when there is nothing to see
    int height = 0;
};

/// The height of capital letters, in ems.
[[nodiscard]] float capital_height(Weight weight);
[[nodiscard]] Shape shape(const Wanted& wanted);
/// Fills `texels`, row by row, with how much of each is covered: width x height of shape(wanted).
void cover(const Wanted& wanted, std::span<std::uint8_t> texels);

}  // namespace shunt::ui::glyphs
