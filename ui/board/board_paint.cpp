#include "ui/board/board_paint.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

using picture::dashes;
using picture::outline;
using puzzle::Coordinate;

std::vector<Coordinate> ground(const puzzle::Board& board, bool live_only) {
    std::vector<Coordinate> cells;
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const puzzle::Ground kind = board.ground({row, column});
            if (kind == puzzle::Ground::outside || (live_only && kind == puzzle::Ground::wall)) continue;
            cells.push_back({row, column});
        }
    }
    return cells;
}

/// The loops of `cells` on the screen; lengths of the style are relative to a cell.
std::vector<Loop> loops_at(Cells cells, const BoardPlace& place, BoardPoint at, float inset, float convex,
                           float concave) {
    const float cell = place.cell;
    std::vector<Loop> loops = outline(cells, {cell, inset * cell, convex * cell, concave * cell});
    const Vec corner = place.corner(at);
    for (Loop& loop : loops) {
        for (Vec& p : loop) p = p + corner;
    }
    return loops;
}

void draw_cell(Frame& frame, const BoardPlace& place, Coordinate at, puzzle::Ground kind) {
    const Vec corner = place.corner(point(at));
    const float inset = place.cell * (board_look::kInset + 0.02f);
    const Rect square = Rect{corner.x, corner.y, place.cell, place.cell}.inset(inset);
    const Palette& colours = frame.colours;
    frame.paint.rect(square, colours.cell, place.cell * board_look::kConcave);
    if (kind != puzzle::Ground::gate) return;
    // A gate is a threshold: three bars across the cell.
    for (const float part : {0.26f, 0.5f, 0.74f}) {
        const float y = square.y + square.h * part;
        frame.paint.rect({square.x + square.w * 0.14f, y - square.h * 0.035f, square.w * 0.72f, square.h * 0.07f},
                         mix(colours.cell, colours.frame, 0.9f), square.h * 0.035f);
    }
}

/// Height and width of the box around cells.
Coordinate extent_of(Cells cells) {
    Coordinate from = cells.front();
    Coordinate to = cells.front();
    for (const Coordinate cell : cells) {
        from = {std::min(from.row, cell.row), std::min(from.column, cell.column)};
        to = {std::max(to.row, cell.row), std::max(to.column, cell.column)};
    }
    return {to.row - from.row + 1, to.column - from.column + 1};
}

}  // namespace

std::vector<Loop> piece_loops(Cells cells, const BoardPlace& place, BoardPoint anchor, float grow) {
    const float convex = std::max(board_look::kConvex + grow, 0.02f);
    return loops_at(cells, place, anchor, board_look::kInset - grow, convex, board_look::kConcave);
}

Gradient flat(Colour colour) { return {colour, colour, 0, 1}; }

Gradient vertical(std::span<const Loop> loops, Colour top, Colour bottom) {
    float from = loops.front().front().y;
    float to = from;
    for (const Loop& loop : loops) {
        for (const Vec p : loop) {
            from = std::min(from, p.y);
            to = std::max(to, p.y);
        }
    }
    return {top, bottom, from, to};
}

void draw_ground(Frame& frame, const puzzle::Board& board, const BoardPlace& place, bool framed) {
    const Palette& colours = frame.colours;
    if (board.cells() == 0) return;
    if (framed) {
        const auto all = ground(board, false);
        const auto wood = loops_at(all, place, {}, -(board_look::kFrame + board_look::kFloor), 0.2f, 0.06f);
        frame.paint.shadow(wood, {0, place.cell * 0.03f}, place.cell * 0.10f, faded(colours.shadow, 0.10f));
        frame.paint.fill(wood, vertical(wood, mix(colours.frame, kWhite, 0.04f), mix(colours.frame, kBlack, 0.03f)));
        const auto live = ground(board, true);
        frame.paint.fill(loops_at(live, place, {}, -board_look::kFloor, 0.12f, 0.03f), flat(colours.floor));
    } else {
        const auto live = ground(board, true);
        frame.paint.fill(loops_at(live, place, {}, 0, 0.12f, 0.03f), flat(colours.cell));
        return;
    }
    for (puzzle::Cell cell = 0; cell < board.cells(); ++cell) {
        draw_cell(frame, place, board.coordinate(cell), board.ground(board.coordinate(cell)));
    }
}

void draw_dashed(Frame& frame, std::span<const Loop> loops, const BoardPlace& place, Colour colour) {
    const float width = std::max(1.5f, place.cell * 0.034f);
    for (const Loop& loop : loops) {
        for (const Loop& dash : dashes(loop, place.cell * 0.14f, place.cell * 0.085f))
            frame.paint.path(dash, colour, width);
    }
}

void draw_void_mark(Frame& frame, const BoardPlace& place, Coordinate at, Colour colour) {
    const Vec corner = place.corner(point(at));
    const Vec centre{corner.x + place.cell / 2, corner.y + place.cell / 2};
    frame.paint.ring(centre, place.cell * 0.12f, colour, std::max(1.0f, place.cell * 0.02f));
}

void draw_shadow(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, bool lifted) {
    const auto loops = piece_loops(cells, place, anchor);
    const float depth = place.cell * (lifted ? 0.06f : 0.022f);
    frame.paint.shadow(loops, {0, depth}, place.cell * (lifted ? 0.11f : 0.045f),
                       faded(frame.colours.shadow, lifted ? 0.42f : 0.34f));
}

void draw_body(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, Colour base) {
    const float rim = std::max(1.0f / frame.paint.ratio(), place.cell * 0.011f);
    const auto outer = piece_loops(cells, place, anchor);
    auto inner = piece_loops(cells, place, anchor, -rim / place.cell);
    for (Loop& loop : inner) {
        for (Vec& p : loop) p.y += rim * 0.8f;
    }
    const Colour top = mix(base, kWhite, 0.07f);
    const Colour bottom = mix(base, kBlack, 0.07f);
    // The rim catches the light at the top and vanishes downwards.
    frame.paint.fill(outer, vertical(outer, mix(base, kWhite, 0.34f), bottom));
    frame.paint.fill(inner, vertical(inner, top, bottom));
}

BoardPoint label_place(Cells cells) {
    BoardPoint mean;
    for (const Coordinate offset : cells) {
        mean.row += static_cast<float>(offset.row) + 0.5f;
        mean.column += static_cast<float>(offset.column) + 0.5f;
    }
    const float size = static_cast<float>(cells.size());
    mean = {mean.row / size, mean.column / size};
    const Coordinate extent = extent_of(cells);
    if (extent.row * extent.column == static_cast<int>(cells.size())) return mean;
    BoardPoint best;
    float best_distance = 1e9f;
    for (const Coordinate offset : cells) {
        const BoardPoint centre{static_cast<float>(offset.row) + 0.5f, static_cast<float>(offset.column) + 0.5f};
        const float far = std::hypot(centre.row - mean.row, centre.column - mean.column);
        if (far < best_distance - 0.01f) {
            best_distance = far;
            best = centre;
        }
    }
    return best;
}

void draw_name(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint at, const std::string& name,
               Colour ground, float strength) {
    const BoardPoint offset = label_place(cells);
    TextStyle style{Weight::semibold, std::min(place.cell * 0.28f, 40.0f)};
    const float width = frame.paint.width(style, name);
    const float room = place.cell * 0.76f;
    if (width > room) style.size *= room / width;
    const Vec middle = place.corner({at.row + offset.row, at.column + offset.column});
    const Colour colour = mix(ground, frame.colours.label_on(ground, style.size), strength);
    frame.paint.text(middle, style, colour, name, Align::centre);
}

void draw_selection(Frame& frame, Cells cells, const BoardPlace& place, BoardPoint anchor, Colour colour) {
    const float width = std::max(2.0f, place.cell * 0.025f);
    const float grow = width / place.cell * 0.75f;
    for (const Loop& loop : piece_loops(cells, place, anchor, grow)) frame.paint.path(loop, colour, width, true);
}

}  // namespace shunt::ui
