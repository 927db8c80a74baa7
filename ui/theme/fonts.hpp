// The four weights of the typeface, at any size and pixel ratio.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ui/theme/type.hpp"

struct ImFont;

namespace shunt::ui {

/// A font of Dear ImGui with the size to draw it at.
struct Face {
    ImFont* font = nullptr;
    float pixels = 0;   ///< Dear ImGui's size (ascent to descent) in device pixels
    float ascent = 0;   ///< top of the line to the baseline, in device pixels
    float capital = 0;  ///< height of capital letters, in device pixels
};

class Fonts {
public:
    /// Keeps a copy of a TrueType or OpenType file. Before the first build().
    void add(int weight, std::span<const std::uint8_t> file);
    /// Whether any font was added.
    [[nodiscard]] bool ready() const;
    /// Makes the fonts crisp at `ratio` device pixels per CSS pixel; cheap when nothing changed. Outside a frame.
    void build(float ratio);
    [[nodiscard]] Face face(TextStyle style) const;

private:
    struct File {
        std::vector<std::uint8_t> bytes;
        float line = 1.21f;      // line height (ascent to descent) in ems
        float ascent = 0.969f;   // in ems
        float capital = 0.727f;  // in ems
    };
    [[nodiscard]] const File& file(Weight weight) const;

    std::array<File, 4> files_;
    std::array<std::vector<ImFont*>, 4> fonts_;  // one per weight, or one per weight and size with old versions
    float ratio_ = 0;
};

}  // namespace shunt::ui
