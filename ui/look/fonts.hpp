// The four weights of the typeface, at any size and pixel ratio: glyphs (glyphs.hpp) gathered in Dear ImGui's atlas.
#pragma once

#include <array>

#include "ui/look/type.hpp"

struct ImFont;

namespace shunt::ui {

/// A font of Dear ImGui with the size to draw it at.
struct Face {
    ImFont* font = nullptr;
    float pixels = 0;   ///< the em, in whole device pixels: glyphs are shown as they were drawn, never scaled
    float ascent = 0;   ///< from the place given to Dear ImGui down to the baseline, in device pixels
    float capital = 0;  ///< height of capital letters, in device pixels
};

class Fonts {
public:
    /// From now on there are `ratio` device pixels per CSS pixel. Outside a frame, with Dear ImGui's context.
    void set_ratio(float ratio);
    [[nodiscard]] Face face(TextStyle style) const;

private:
    void add();

    struct Font {
        ImFont* font = nullptr;
        float capital = 0;  // ems
    };
    std::array<Font, 4> fonts_;  // by weight
    float ratio_ = 0;
};

}  // namespace shunt::ui
