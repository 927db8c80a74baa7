#include "ui/draw/icons.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace shunt::ui {

namespace {

constexpr float kPi = 3.14159265f;

std::vector<Vec> arc(Vec centre, float radius, float from, float to) {
    std::vector<Vec> points;
    const int segments = 20;
    for (int i = 0; i <= segments; ++i) {
        const float angle = from + (to - from) * static_cast<float>(i) / static_cast<float>(segments);
        points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return points;
}

/// An arrow that bends back: undo when `side` is -1, redo when it is 1.
void bent_arrow(Painter& paint, Vec c, float s, Colour colour, float side) {
    const float w = s * 0.11f;
    const Vec head{c.x + side * s * 0.44f, c.y - s * 0.12f};
    std::vector<Vec> line{head};
    const Vec turn{c.x - side * s * 0.14f, c.y + s * 0.14f};
    for (const Vec p : arc(turn, s * 0.26f, -kPi / 2, kPi / 2)) line.push_back({turn.x - side * (p.x - turn.x), p.y});
    line.push_back({c.x + side * s * 0.1f, c.y + s * 0.4f});
    paint.path(line, colour, w);
    const std::array<Vec, 3> tip{
        Vec{head.x - side * s * 0.24f, head.y - s * 0.24f}, head, {head.x - side * s * 0.24f, head.y + s * 0.24f}};
    paint.path(tip, colour, w);
}

void reset_arrow(Painter& paint, Vec c, float s, Colour colour) {
    const float radius = s * 0.38f;
    paint.path(arc(c, radius, -kPi * 0.78f, kPi * 0.9f), colour, s * 0.11f);
    const Vec end{c.x + radius * std::cos(-kPi * 0.78f), c.y + radius * std::sin(-kPi * 0.78f)};
    const std::array<Vec, 3> tip{Vec{end.x - s * 0.02f, end.y - s * 0.28f},
                                 {end.x - s * 0.02f, end.y + s * 0.02f},
                                 {end.x + s * 0.28f, end.y + s * 0.02f}};
    paint.path(tip, colour, s * 0.11f);
}

/// A triangle pointing right (side 1) or left (-1), with a bar at its tip when `bar`.
void transport(Painter& paint, Vec c, float s, Colour colour, float side, bool bar) {
    const float shift = bar ? -side * s * 0.08f : side * s * 0.06f;
    const Vec tip{c.x + shift + side * s * 0.36f, c.y};
    const Vec upper{c.x + shift - side * s * 0.3f, c.y - s * 0.4f};
    const Vec lower{c.x + shift - side * s * 0.3f, c.y + s * 0.4f};
    if (side > 0)
        paint.triangle(upper, tip, lower, colour);
    else
        paint.triangle(upper, lower, tip, colour);
    if (bar) paint.rect({c.x + side * s * 0.36f - s * 0.06f, c.y - s * 0.4f, s * 0.12f, s * 0.8f}, colour, 1);
}

void chevron(Painter& paint, Vec c, float s, Colour colour, float side) {
    const std::array<Vec, 3> points{Vec{c.x - side * s * 0.18f, c.y - s * 0.34f},
                                    {c.x + side * s * 0.16f, c.y},
                                    {c.x - side * s * 0.18f, c.y + s * 0.34f}};
    paint.path(points, colour, s * 0.12f);
}

void pause_bars(Painter& paint, Vec c, float s, Colour colour) {
    for (const float side : {-1.0f, 1.0f})
        paint.rect({c.x + side * s * 0.2f - s * 0.1f, c.y - s * 0.38f, s * 0.2f, s * 0.76f}, colour, 1);
}

/// A disc, half of it filled.
void half_disc(Painter& paint, Vec c, float s, Colour colour) {
    paint.ring(c, s * 0.42f, colour, s * 0.1f);
    const Loop half = arc(c, s * 0.4f, -kPi / 2, kPi / 2);
    paint.fill(std::span(&half, 1), {colour, colour, 0, 1});
}

void bars(Painter& paint, Vec c, float s, Colour colour) {
    for (const float row : {-0.3f, 0.0f, 0.3f})
        paint.rect({c.x - s * 0.42f, c.y + row * s - s * 0.05f, s * 0.84f, s * 0.1f}, colour, 1);
}

void cross(Painter& paint, Vec c, float s, Colour colour) {
    const float r = s * 0.3f;
    paint.line({c.x - r, c.y - r}, {c.x + r, c.y + r}, colour, s * 0.11f);
    paint.line({c.x - r, c.y + r}, {c.x + r, c.y - r}, colour, s * 0.11f);
}

/// Round and in the middle three meridians, and the equator.
void globe(Painter& paint, Vec c, float s, Colour colour) {
    const float radius = s * 0.42f;
    paint.ring(c, radius, colour, s * 0.09f);
    paint.line({c.x - radius, c.y}, {c.x + radius, c.y}, colour, s * 0.08f);
    Loop meridian = arc(c, radius, 0, 2 * kPi);
    for (Vec& point : meridian) point.x = c.x + (point.x - c.x) * 0.45f;
    paint.path(meridian, colour, s * 0.08f, true);
}

// ── the editor's ──

void stroke(Painter& paint, Vec c, float s, Colour colour, std::initializer_list<Vec> points, bool closed = false) {
    std::vector<Vec> path;
    for (const Vec p : points) path.push_back(c + p * s);
    paint.path(path, colour, s * 0.1f, closed);
}

void four_arrows(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.45f, 0}, {0.45f, 0}});
    stroke(paint, c, s, colour, {{0, -0.45f}, {0, 0.45f}});
    for (const float side : {-1.0f, 1.0f}) {
        stroke(paint, c, s, colour, {{side * 0.3f, -0.15f}, {side * 0.45f, 0}, {side * 0.3f, 0.15f}});
        stroke(paint, c, s, colour, {{-0.15f, side * 0.3f}, {0, side * 0.45f}, {0.15f, side * 0.3f}});
    }
}

void pencil(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.4f, 0.4f}, {-0.34f, 0.14f}, {0.2f, -0.4f}, {0.4f, -0.2f}, {-0.14f, 0.34f}}, true);
    stroke(paint, c, s, colour, {{0.06f, -0.26f}, {0.26f, -0.06f}});
}

void eraser(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.42f, 0.1f}, {0.1f, -0.42f}, {0.42f, -0.1f}, {-0.1f, 0.42f}}, true);
    stroke(paint, c, s, colour, {{-0.16f, -0.16f}, {0.16f, 0.16f}});
}

void bricks(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.42f, -0.36f}, {0.42f, -0.36f}, {0.42f, 0.36f}, {-0.42f, 0.36f}}, true);
    for (const float y : {-0.12f, 0.12f}) stroke(paint, c, s, colour, {{-0.42f, y}, {0.42f, y}});
    for (const float y : {-0.36f, 0.12f}) stroke(paint, c, s, colour, {{0, y}, {0, y + 0.24f}});
    for (const float x : {-0.22f, 0.22f}) stroke(paint, c, s, colour, {{x, -0.12f}, {x, 0.12f}});
}

void corners(Painter& paint, Vec c, float s, Colour colour) {
    for (const float x : {-0.4f, 0.4f}) {
        for (const float y : {-0.4f, 0.4f}) stroke(paint, c, s, colour, {{x, y * 0.45f}, {x, y}, {x * 0.45f, y}});
    }
}

void turning(Painter& paint, Vec c, float s, Colour colour) {
    paint.path(arc(c, s * 0.36f, 0, kPi * 1.6f), colour, s * 0.1f);
    stroke(paint, c, s, colour, {{0.36f, -0.44f}, {0.36f, -0.2f}, {0.12f, -0.2f}});
}

void reflection(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{0, -0.45f}, {0, 0.45f}});
    for (const float side : {-1.0f, 1.0f})
        stroke(paint, c, s, colour, {{side * 0.16f, -0.26f}, {side * 0.16f, 0.3f}, {side * 0.46f, 0.3f}}, true);
}

void two_sheets(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.14f, -0.14f}, {0.42f, -0.14f}, {0.42f, 0.42f}, {-0.14f, 0.42f}}, true);
    stroke(paint, c, s, colour, {{-0.3f, 0.14f}, {-0.42f, 0.14f}, {-0.42f, -0.42f}, {0.14f, -0.42f}, {0.14f, -0.3f}});
}

void open_book(Painter& paint, Vec c, float s, Colour colour) {
    for (const float side : {-1.0f, 1.0f})
        stroke(paint, c, s, colour,
               {{0, -0.26f},
                {side * 0.12f, -0.36f},
                {side * 0.45f, -0.36f},
                {side * 0.45f, 0.3f},
                {side * 0.12f, 0.3f},
                {0, 0.4f}});
    stroke(paint, c, s, colour, {{0, -0.26f}, {0, 0.4f}});
}

void bin(Painter& paint, Vec c, float s, Colour colour) {
    stroke(paint, c, s, colour, {{-0.42f, -0.26f}, {0.42f, -0.26f}});
    stroke(paint, c, s, colour, {{-0.15f, -0.28f}, {-0.15f, -0.42f}, {0.15f, -0.42f}, {0.15f, -0.28f}});
    stroke(paint, c, s, colour, {{-0.3f, -0.24f}, {-0.26f, 0.43f}, {0.26f, 0.43f}, {0.3f, -0.24f}});
    for (const float x : {-0.1f, 0.1f}) stroke(paint, c, s, colour, {{x, -0.06f}, {x, 0.24f}});
}

}  // namespace

void draw_icon(Painter& paint, Icon icon, Vec centre, float size, Colour colour) {
    switch (icon) {
        case Icon::undo:
            return bent_arrow(paint, centre, size, colour, -1);
        case Icon::redo:
            return bent_arrow(paint, centre, size, colour, 1);
        case Icon::reset:
            return reset_arrow(paint, centre, size, colour);
        case Icon::play:
            return transport(paint, centre, size, colour, 1, false);
        case Icon::forward:
            return transport(paint, centre, size, colour, 1, true);
        case Icon::back:
            return transport(paint, centre, size, colour, -1, true);
        case Icon::previous:
            return chevron(paint, centre, size, colour, -1);
        case Icon::next:
            return chevron(paint, centre, size, colour, 1);
        case Icon::pause:
            return pause_bars(paint, centre, size, colour);
        case Icon::language:
            return globe(paint, centre, size, colour);
        case Icon::theme:
            return half_disc(paint, centre, size, colour);
        case Icon::help:
            return paint.text(centre, type::kBrand, colour, "?", Align::centre);
        case Icon::dots:
            for (const float x : {-0.36f, 0.0f, 0.36f})
                paint.disc({centre.x + x * size, centre.y}, size * 0.08f, colour);
            return;
        case Icon::chart:
            stroke(paint, centre, size, colour, {{-0.36f, -0.1f}, {-0.36f, 0.38f}});
            stroke(paint, centre, size, colour, {{0, -0.4f}, {0, 0.38f}});
            return stroke(paint, centre, size, colour, {{0.36f, 0.12f}, {0.36f, 0.38f}});
        case Icon::book:
            return open_book(paint, centre, size, colour);
        case Icon::close:
            return cross(paint, centre, size, colour);
        case Icon::move:
            return four_arrows(paint, centre, size, colour);
        case Icon::pencil:
            return pencil(paint, centre, size, colour);
        case Icon::eraser:
            return eraser(paint, centre, size, colour);
        case Icon::wall:
            return bricks(paint, centre, size, colour);
        case Icon::outside:
            return corners(paint, centre, size, colour);
        case Icon::gate:
            return bars(paint, centre, size, colour);
        case Icon::turn:
            return turning(paint, centre, size, colour);
        case Icon::reflect:
            return reflection(paint, centre, size, colour);
        case Icon::copy:
            return two_sheets(paint, centre, size, colour);
        case Icon::bin:
            return bin(paint, centre, size, colour);
        case Icon::plus:
            stroke(paint, centre, size, colour, {{0, -0.34f}, {0, 0.34f}});
            [[fallthrough]];
        case Icon::minus:
            return stroke(paint, centre, size, colour, {{-0.34f, 0}, {0.34f, 0}});
        case Icon::none:
            return;
    }
}

void draw_mark(Painter& paint, Vec at, float size, Colour goal, Colour tall, Colour wide) {
    const float cell = size / 3;
    const float gap = size * 0.09f;
    const float radius = size * 0.13f;
    paint.rect({at.x, at.y, 2 * cell - gap / 2, 2 * cell - gap / 2}, goal, radius);
    paint.rect({at.x + 2 * cell + gap / 2, at.y, cell - gap / 2, 2 * cell - gap / 2}, tall, radius);
    paint.rect({at.x, at.y + 2 * cell + gap / 2, 2 * cell - gap / 2, cell - gap / 2}, wide, radius);
}

}  // namespace shunt::ui
