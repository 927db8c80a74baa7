#include "ui/board/board_pattern.hpp"

#include <array>
#include <span>

namespace shunt::ui {

namespace {

/// A stroke in a cell, both ends as parts of its side; a dot when they are the same.
struct Stroke {
    Vec from;
    Vec to;
};

constexpr float kNear = 0.2f;
constexpr float kFar = 0.8f;

constexpr std::array kDots{Stroke{{kNear, kNear}, {kNear, kNear}}, Stroke{{kFar, kNear}, {kFar, kNear}},
                           Stroke{{kNear, kFar}, {kNear, kFar}}, Stroke{{kFar, kFar}, {kFar, kFar}}};
constexpr std::array kRows{Stroke{{0.12f, kNear}, {0.88f, kNear}}, Stroke{{0.12f, kFar}, {0.88f, kFar}}};
constexpr std::array kColumns{Stroke{{kNear, 0.12f}, {kNear, 0.88f}}, Stroke{{kFar, 0.12f}, {kFar, 0.88f}}};
constexpr std::array kRising{Stroke{{0.12f, 0.45f}, {0.45f, 0.12f}}, Stroke{{0.55f, 0.88f}, {0.88f, 0.55f}}};
constexpr std::array kFalling{Stroke{{0.55f, 0.12f}, {0.88f, 0.45f}}, Stroke{{0.12f, 0.55f}, {0.45f, 0.88f}}};
constexpr std::array kTies{Stroke{{0.12f, 0.12f}, {0.3f, 0.3f}}, Stroke{{0.88f, 0.12f}, {0.7f, 0.3f}},
                           Stroke{{0.12f, 0.88f}, {0.3f, 0.7f}}, Stroke{{0.88f, 0.88f}, {0.7f, 0.7f}}};

/// Of a colour; around the middle of the cells, where names stand.
std::span<const Stroke> strokes_of(int colour) {
    switch (colour) {
        case 1:
            return kDots;
        case 2:
            return kRows;
        case 3:
            return kColumns;
        case 4:
            return kRising;
        case 5:
            return kFalling;
        case 6:
            return kTies;
        default:
            return {};
    }
}

}  // namespace

void draw_pattern(Frame& frame, Cells cells, const BoardPlace& place, Vec at, int colour, Colour ground) {
    const float width = std::max(1.5f, place.cell * 0.05f);
    const Colour ink = mix(ground, frame.colours.label_on(ground, 12), 0.55f);
    for (const puzzle::Coordinate cell : cells) {
        const Vec corner = place.on(at + picture::corner_of(cell));
        for (const Stroke& stroke : strokes_of(colour)) {
            const std::array line{corner + stroke.from * place.cell, corner + stroke.to * place.cell};
            if (stroke.from == stroke.to)
                frame.paint.disc(line[0], width, ink);
            else
                frame.paint.path(line, ink, width);
        }
    }
}

}  // namespace shunt::ui
