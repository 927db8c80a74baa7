#include "core/raster/stage.hpp"

#include <cmath>

namespace shunt::raster {
namespace {

using picture::Vec;

int pixels(float length) { return static_cast<int>(std::lround(length)); }

Rect cell_at(Vec at, const Grid& grid) {
    const int left = pixels(grid.edge + at.x * grid.cell);
    const int top = pixels(grid.edge + at.y * grid.cell);
    return {left, top, pixels(grid.edge + (at.x + 1) * grid.cell) - left,
            pixels(grid.edge + (at.y + 1) * grid.cell) - top};
}

Rect grown(const Rect& rect, int by) {
    return {rect.left - by, rect.top - by, rect.width + 2 * by, rect.height + 2 * by};
}

}  // namespace

Stage::Stage(const picture::Picture& picture, Layers layers, const Grid& grid, const ShadowLook& shadow)
    : layers_(std::move(layers)),
      cell_(grid.cell),
      shadow_(shadow),
      standing_(layers_.ground.width, layers_.ground.height),
      frame_(layers_.ground) {
    for (const picture::Body& body : picture.bodies) {
        Cut& cut = cuts_.emplace_back();
        for (const puzzle::Coordinate cell : picture.figures[body.figure].cells) {
            const Vec at = body.at + Vec{static_cast<float>(cell.column), static_cast<float>(cell.row)};
            cut.cells.push_back(shared(cell_at(at, grid), layers_.bodies.all()));
        }
    }
    draw(frame_.all());
}

Rect Stage::around(const Cut& cut) {
    Rect rect;
    for (const Rect& cell : cut.cells) rect = together(rect, moved(cell, cut));
    return rect;
}

Rect Stage::touched(const Cut& cut) const { return grown(around(cut), shadow_.reach()); }

void Stage::place(std::span<const Vec> away) {
    Rect changed;
    for (std::size_t body = 0; body < cuts_.size(); ++body) {
        Cut& cut = cuts_[body];
        const int x = pixels(away[body].x * cell_);
        const int y = pixels(away[body].y * cell_);
        if (x == cut.x && y == cut.y) continue;
        changed = together(changed, touched(cut));
        cut.x = x;
        cut.y = y;
        changed = together(changed, touched(cut));
    }
    changed = shared(changed, frame_.all());
    if (!changed.empty()) draw(changed);
}

/// The part of a body that lies in `rect`.
void Stage::stand(const Cut& cut, const Rect& rect) {
    for (const Rect& cell : cut.cells) {
        const Rect seen = shared(moved(cell, cut), rect);
        for (int y = seen.top; y < seen.top + seen.height; ++y) {
            for (int x = seen.left; x < seen.left + seen.width; ++x) {
                const Colour colour = layers_.bodies.at(x - cut.x, y - cut.y);
                if (colour.a > standing_.at(x, y).a) standing_.at(x, y) = colour;  // others may be on their way, too
            }
        }
    }
}

void Stage::draw(const Rect& rect) {
    for (int y = rect.top; y < rect.top + rect.height; ++y)
        std::fill_n(&standing_.at(rect.left, y), rect.width, Colour{0, 0, 0, 0});
    for (const Cut& cut : cuts_) stand(cut, rect);
    const std::vector<Colour> shadow = shadow_.of(standing_, rect);
    auto shade = shadow.begin();
    for (int y = rect.top; y < rect.top + rect.height; ++y) {
        for (int x = rect.left; x < rect.left + rect.width; ++x) {
            const Colour lit = over(standing_.at(x, y), over(*shade++, layers_.ground.at(x, y)));
            frame_.at(x, y) = over(layers_.marks.at(x, y), lit);
        }
    }
}

}  // namespace shunt::raster
