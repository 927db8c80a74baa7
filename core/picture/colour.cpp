#include "core/picture/colour.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace shunt::picture {

namespace {

std::uint8_t blend(std::uint8_t a, std::uint8_t b, float part) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * part;
    return static_cast<std::uint8_t>(std::clamp(value + 0.5f, 0.0f, 255.0f));
}

float linear(std::uint8_t channel) {
    const float c = static_cast<float>(channel) / 255.0f;
    return c <= 0.04045f ? c / 12.92f : std::pow((c + 0.055f) / 1.055f, 2.4f);
}

float luminance(Colour c) { return 0.2126f * linear(c.r) + 0.7152f * linear(c.g) + 0.0722f * linear(c.b); }

}  // namespace

std::string to_string(Colour colour) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {colour.r, colour.g, colour.b}) {
        text += kDigits[channel >> 4];
        text += kDigits[channel & 15];
    }
    return text;
}

Colour mix(Colour a, Colour b, float part) {
    return {blend(a.r, b.r, part), blend(a.g, b.g, part), blend(a.b, b.b, part), blend(a.a, b.a, part)};
}

Colour faded(Colour colour, float opacity) {
    colour.a = static_cast<std::uint8_t>(std::clamp(static_cast<float>(colour.a) * opacity + 0.5f, 0.0f, 255.0f));
    return colour;
}

float contrast(Colour a, Colour b) {
    const float la = luminance(a);
    const float lb = luminance(b);
    return (std::max(la, lb) + 0.05f) / (std::min(la, lb) + 0.05f);
}

}  // namespace shunt::picture
