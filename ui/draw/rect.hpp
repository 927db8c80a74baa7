// Rectangles in CSS pixels, and layout by cutting pieces off them.
#pragma once

#include <algorithm>

#include "core/picture/vec.hpp"

namespace shunt::ui {

using picture::Vec;

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    [[nodiscard]] float right() const { return x + w; }
    [[nodiscard]] float bottom() const { return y + h; }
    [[nodiscard]] Vec centre() const { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] bool contains(Vec p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
    [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
    [[nodiscard]] Rect inset(float horizontal, float vertical) const {
        return {x + horizontal, y + vertical, std::max(0.0f, w - 2 * horizontal), std::max(0.0f, h - 2 * vertical)};
    }
    [[nodiscard]] Rect inset(float all) const { return inset(all, all); }

    /// Each cuts a strip off this rectangle and returns it; `gap` between strip and rest is lost.
    Rect cut_left(float width, float gap = 0) {
        const Rect strip{x, y, width, h};
        x += width + gap;
        w = std::max(0.0f, w - width - gap);
        return strip;
    }
    Rect cut_right(float width, float gap = 0) {
        const Rect strip{right() - width, y, width, h};
        w = std::max(0.0f, w - width - gap);
        return strip;
    }
    Rect cut_top(float height, float gap = 0) {
        const Rect strip{x, y, w, height};
        y += height + gap;
        h = std::max(0.0f, h - height - gap);
        return strip;
    }
    Rect cut_bottom(float height, float gap = 0) {
        const Rect strip{x, bottom() - height, w, height};
        h = std::max(0.0f, h - height - gap);
        return strip;
    }

    friend bool operator==(const Rect&, const Rect&) = default;
};

}  // namespace shunt::ui
