#include "ui/board/board_over.hpp"

#include <algorithm>

#include "ui/board/picture_paint.hpp"

namespace shunt::ui {

namespace {

/// Where words of that width stand: beside the head of an arrow, or below it where neither side has room.
Rect words_place(const BoardPlace& place, Vec tip, float width) {
    constexpr float kHeight = 30;
    constexpr float kOver = 12;  // they may reach beyond the frame
    const float beside = place.cell * 0.4f;
    const Rect& outer = place.outer;
    if (tip.x + beside + width <= outer.right() + kOver) return {tip.x + beside, tip.y - kHeight / 2, width, kHeight};
    if (tip.x - beside - width >= outer.x - kOver) return {tip.x - beside - width, tip.y - kHeight / 2, width, kHeight};
    const float x = std::clamp(tip.x - width / 2, outer.x, std::max(outer.x, outer.right() - width));
    return {x, tip.y + place.cell * 0.25f, width, kHeight};
}

}  // namespace

void draw_ways(Frame& frame, std::span<const puzzle::Coordinate> cells, const BoardPlace& place) {
    for (const puzzle::Coordinate cell : cells)
        frame.paint.disc(place.square(cell).centre(), place.cell * 0.1f, faded(frame.colours.ink, 0.35f));
}

void draw_example(Frame& frame, const std::vector<Vec>& way, std::array<const char*, 2> words,
                  const BoardPlace& place) {
    draw_arrow(frame, place, way);
    const Vec tip = place.on(way.back());
    const auto box_of = [&](const char* text) {
        return words_place(place, tip, frame.paint.width(type::kMedium, text) + 22);
    };
    // Below the arrow they would hide pieces.
    const char* drawn = box_of(words[0]).y > tip.y ? words[1] : words[0];
    const Rect box = box_of(drawn);
    frame.paint.rect(box, frame.colours.tip, 6);
    frame.paint.text(box.centre(), type::kMedium, frame.colours.on_tip, drawn, Align::centre);
    frame.label("welcome.arrow", "text", box, words[0]);
}

}  // namespace shunt::ui
