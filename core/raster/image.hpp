// Pictures as pixels.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/picture/colour.hpp"

namespace shunt::raster {

using picture::Colour;

/// Pixels from `left` and `top` on; empty unless both lengths are positive.
struct Rect {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] bool empty() const { return width <= 0 || height <= 0; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// The least that holds both; one that is empty holds nothing.
[[nodiscard]] inline Rect together(const Rect& a, const Rect& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    const int left = std::min(a.left, b.left);
    const int top = std::min(a.top, b.top);
    return {left, top, std::max(a.left + a.width, b.left + b.width) - left,
            std::max(a.top + a.height, b.top + b.height) - top};
}

/// What lies in both.
[[nodiscard]] inline Rect shared(const Rect& a, const Rect& b) {
    const int left = std::max(a.left, b.left);
    const int top = std::max(a.top, b.top);
    return {left, top, std::min(a.left + a.width, b.left + b.width) - left,
            std::min(a.top + a.height, b.top + b.height) - top};
}

struct Image {
    int width = 0;
    int height = 0;
    std::vector<Colour> pixels;  ///< row after row; colours are not multiplied by their opacity

    Image() = default;
    Image(int columns, int rows, Colour colour = {0, 0, 0, 0})
        : width(columns),
          height(rows),
          pixels(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), colour) {}

    [[nodiscard]] Rect all() const { return {0, 0, width, height}; }
    [[nodiscard]] Colour& at(int x, int y) { return pixels[place(x, y)]; }
    [[nodiscard]] const Colour& at(int x, int y) const { return pixels[place(x, y)]; }

private:
    [[nodiscard]] std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
};

/// A colour that lies on another one, which is opaque.
[[nodiscard]] Colour over(Colour above, Colour below);

}  // namespace shunt::raster
