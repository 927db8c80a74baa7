// Every character is a filled box, as wide as in DejaVu Sans, the widest of the usual fonts of screens: what has room in it has room
// in the others, so layout can be tested.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "ui/look/glyphs.hpp"

namespace shunt::ui::glyphs {

namespace {

constexpr float kCapital = 0.73f;        // ems
constexpr char32_t kFirstWide = 0x2E80;  // from here on: Chinese, Japanese, Korean, signs

/// From ' ' to '~', hundredths of an em.
using Widths = std::array<unsigned char, 95>;
constexpr Widths kRegular{32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36,  32, 34, 64, 64, 64,
                          64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63,
                          58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63,  61, 73, 68, 99, 69,
                          61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35,  63, 63, 28, 28, 58,
                          28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59,  52, 64, 34, 64, 84};
constexpr Widths kBold{35, 46,  52, 84, 70, 100, 87, 31,  46, 46, 52, 84, 38, 42,  38, 37, 70, 70,  70,
                       70, 70,  70, 70, 70, 70,  70, 40,  40, 84, 84, 84, 58, 100, 77, 76, 73, 83,  68,
                       68, 82,  84, 37, 37, 77,  64, 100, 84, 85, 73, 85, 77, 72,  68, 81, 77, 110, 77,
                       72, 73,  46, 37, 46, 84,  50, 50,  67, 72, 59, 72, 68, 44,  72, 71, 34, 34,  67,
                       34, 104, 71, 69, 72, 72,  49, 60,  48, 71, 65, 92, 65, 65,  58, 71, 37, 71,  84};

float width_in_ems(char32_t character, bool bold) {
    constexpr std::u32string_view kBroad = U"—…";
    if (character >= U' ' && character <= U'~')
        return static_cast<float>((bold ? kBold : kRegular)[character - U' ']) / 100;
    if (character == U'·') return 0.38f;
    return kBroad.find(character) != std::u32string_view::npos || character >= kFirstWide ? 1.0f : 0.62f;
}

}  // namespace

float capital_height(Weight /*weight*/) { return kCapital; }

Shape shape(const Wanted& wanted) {
    const auto size = static_cast<float>(wanted.size);
    Shape shape;
    shape.advance = width_in_ems(wanted.character, wanted.weight >= Weight::semibold) * size;
    if (wanted.character == U' ') return shape;
    shape.height = std::max(1, static_cast<int>(std::lround(kCapital * size)));
    shape.width = std::max(1, static_cast<int>(shape.advance * 0.8f)) * wanted.stretch;
    shape.left = shape.advance * 0.1f;
    shape.top = static_cast<float>(-shape.height);
    return shape;
}

void cover(const Wanted& /*wanted*/, std::span<std::uint8_t> texels) { std::fill(texels.begin(), texels.end(), 0xFF); }

}  // namespace shunt::ui::glyphs
