// Every character is a filled box, about as wide as in the usual fonts of screens, so that layout can be tested.
#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/theme/glyphs.hpp"

namespace shunt::ui::glyphs {

namespace {

constexpr float kCapital = 0.73f;        // ems
constexpr char32_t kFirstWide = 0x2E80;  // from here on: Chinese, Japanese, Korean, signs

float width_in_ems(char32_t character) {
    constexpr std::u32string_view kNarrow = U" !'(),.:;I[]fijlt|·";
    constexpr std::u32string_view kBroad = U"MWmw%@—…";
    if (kNarrow.find(character) != std::u32string_view::npos) return 0.32f;
    if (kBroad.find(character) != std::u32string_view::npos) return 0.92f;
    if (character >= kFirstWide) return 1.0f;
    return character >= U'A' && character <= U'Z' ? 0.68f : 0.6f;
}

}  // namespace

float capital_height(Weight /*weight*/) { return kCapital; }

Shape shape(const Wanted& wanted) {
    const auto size = static_cast<float>(wanted.size);
    const float bolder = 1 + 0.02f * static_cast<float>(wanted.weight);
    Shape shape;
    shape.advance = width_in_ems(wanted.character) * bolder * size;
    if (wanted.character == U' ') return shape;
    shape.height = std::max(1, static_cast<int>(std::lround(kCapital * size)));
    shape.width = std::max(1, static_cast<int>(shape.advance * 0.8f)) * wanted.stretch;
    shape.left = shape.advance * 0.1f;
    shape.top = static_cast<float>(-shape.height);
    return shape;
}

void cover(const Wanted& /*wanted*/, std::span<std::uint8_t> texels) { std::fill(texels.begin(), texels.end(), 0xFF); }

}  // namespace shunt::ui::glyphs
