#include "core/picture/palette.hpp"

namespace shunt::picture {

Colour Palette::label_on(Colour piece, float size) const {
    // WCAG asks for 3 to 1 of large text; white looks calmer on the saturated kinds, so it is taken there.
    constexpr float kLargeText = 18.66f;
    constexpr float kLargeContrast = 3.2f;
    const float light = contrast(piece, light_label);
    const bool prefers_light = size >= kLargeText ? light >= kLargeContrast : light >= contrast(piece, dark_label);
    return prefers_light ? light_label : dark_label;
}

}  // namespace shunt::picture
