#include "ui/board/example_place.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

constexpr float kHeight = 30;
constexpr float kPadding = 11;  // left and right of the words
constexpr float kOver = 12;     // they may reach beyond the frame

/// Around the head of an arrow: at its right, its left, below it, above it.
std::array<Rect, 4> places_around(const BoardPlace& place, Vec tip, float width) {
    const float beside = place.cell * 0.4f;
    const float away = place.cell * 0.25f;
    const float x = std::clamp(tip.x - width / 2, place.outer.x, std::max(place.outer.x, place.outer.right() - width));
    return {Rect{tip.x + beside, tip.y - kHeight / 2, width, kHeight},
            {tip.x - beside - width, tip.y - kHeight / 2, width, kHeight},
            {x, tip.y + away, width, kHeight},
            {x, tip.y - away - kHeight, width, kHeight}};
}

bool overlap(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

/// What words should not lie on, in CSS pixels: the arrow and names first, then pieces.
struct Obstacles {
    std::vector<Rect> rects;
    std::size_t names = 0;  ///< how many of them are no pieces
};

/// The part of the arrow on which words below or above its head would lie.
Rect shaft(const BoardPlace& place, const std::vector<Vec>& way) {
    const Vec from = place.on(way[way.size() - 2]);
    const Vec to = place.on(way.back());
    const Rect line{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x), std::abs(to.y - from.y)};
    return line.inset(place.cell * -0.12f);  // as wide as its head
}

Obstacles obstacles_of(const Frame& frame, const Picture& picture, const BoardPlace& place,
                       const std::vector<Vec>& way) {
    constexpr float kAround = 3;
    Obstacles obstacles{{shaft(place, way)}};
    const auto add_name = [&](const picture::Placed& placed, const std::string& name) {
        const TextStyle style = name_style(frame, place, name, {});
        const float half = frame.paint.width(style, name) / 2;
        for (const Vec label : picture.figures[placed.figure].label_places) {
            const Vec at = place.on(placed.at + label);
            const Rect box{at.x - half, at.y - style.size / 2, 2 * half, style.size};
            if (half > 0) obstacles.rects.push_back(box.inset(-kAround));
        }
    };
    for (const picture::Body& body : picture.bodies) add_name(body, body.name);
    for (const picture::Wanted& goal : picture.goals) add_name(goal, goal.name);
    obstacles.names = obstacles.rects.size();
    for (const picture::Body& body : picture.bodies) {
        for (const puzzle::Coordinate cell : picture.figures[body.figure].cells) {
            const Vec corner = place.on(body.at + picture::corner_of(cell));
            obstacles.rects.push_back({corner.x, corner.y, place.cell, place.cell});
        }
    }
    return obstacles;
}

/// Whether a box is on the board, and on none of the first `count` obstacles.
bool is_free(Rect box, Rect board, const std::vector<Rect>& obstacles, std::size_t count) {
    const Rect room = board.inset(-kOver);
    if (box.x < room.x || box.right() > room.right() || box.y < room.y || box.bottom() > room.bottom()) return false;
    for (std::size_t i = 0; i < count; ++i)
        if (overlap(obstacles[i], box)) return false;
    return true;
}

/// At the edge of the board that is nearer to the head of the arrow.
Rect at_the_edge(const BoardPlace& place, Vec tip, float width) {
    const Rect& outer = place.outer;
    const float x = std::clamp(tip.x - width / 2, outer.x, std::max(outer.x, outer.right() - width));
    return {x, tip.y < outer.centre().y ? outer.y - kOver : outer.bottom() + kOver - kHeight, width, kHeight};
}

}  // namespace

PlacedWords place_words(const Frame& frame, const Picture& picture, const BoardPlace& place,
                        const std::vector<Vec>& way, std::array<const char*, 2> words) {
    const auto width = [&](const char* text) { return frame.paint.width(type::kMedium, text) + 2 * kPadding; };
    const Vec tip = place.on(way.back());
    const Obstacles obstacles = obstacles_of(frame, picture, place, way);
    for (int attempt = 0; attempt < 3; ++attempt) {
        const char* text = words[attempt == 0 ? 0 : 1];
        const std::size_t count = attempt < 2 ? obstacles.rects.size() : obstacles.names;
        for (const Rect box : places_around(place, tip, width(text)))
            if (is_free(box, place.outer, obstacles.rects, count)) return {text, box};
    }
    return {words[1], at_the_edge(place, tip, width(words[1]))};
}

}  // namespace shunt::ui
