#include "ui/board/board_over.hpp"

#include <algorithm>

#include "ui/board/picture_paint.hpp"

namespace shunt::ui {

namespace {

/// Where words of that width stand: beside the head of an arrow, or below it where neither side has room.
Rect words_place(const BoardPlace& place, Vec tip, float width) {
    constexpr float kHeight = 30;
    const float beside = place.cell * 0.4f;
    const Rect& outer = place.outer;
    if (tip.x + beside + width <= outer.right()) return {tip.x + beside, tip.y - kHeight / 2, width, kHeight};
    if (tip.x - beside - width >= outer.x) return {tip.x - beside - width, tip.y - kHeight / 2, width, kHeight};
    const float x = std::clamp(tip.x - width / 2, outer.x, std::max(outer.x, outer.right() - width));
    return {x, tip.y + place.cell * 0.25f, width, kHeight};
}

}  // namespace

void draw_ways(Frame& frame, std::span<const puzzle::Coordinate> cells, const BoardPlace& place) {
    for (const puzzle::Coordinate cell : cells)
        frame.paint.disc(place.square(cell).centre(), place.cell * 0.1f, faded(frame.colours.ink, 0.35f));
}

void draw_example(Frame& frame, const std::vector<Vec>& way, const char* words, const BoardPlace& place) {
    draw_arrow(frame, place, way);
    const float width = frame.paint.width(type::kMedium, words) + 22;
    const Rect box = words_place(place, place.on(way.back()), width);
    frame.paint.rect(box, frame.colours.tip, 6);
    frame.paint.text(box.centre(), type::kMedium, frame.colours.on_tip, words, Align::centre);
    frame.label("welcome.arrow", "text", box, words);
}

}  // namespace shunt::ui
