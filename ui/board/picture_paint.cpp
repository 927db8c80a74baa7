#include "ui/board/picture_paint.hpp"

#include <algorithm>

#include "ui/board/board_pattern.hpp"

namespace shunt::ui {

namespace {

using picture::Body;
using picture::Placed;

constexpr float kCoveredGoal = 0.4f;     // how strong goals show through the pieces that stand on them
constexpr float kGoalAbove = 0.75f;      // the same when they are wanted
constexpr float kGoalName = 0.6f;        // how strong the name of an outline is
constexpr float kTrace = 0.3f;           // how strong the tint of the last move is
constexpr float kTraceGrows = 0.02f;     // cells beyond those that are tinted
constexpr float kThumbnailCell = 16;     // CSS pixels, at most
constexpr float kRim = 1.5f;             // CSS pixels: the frame of a small picture
constexpr float kSmallestPatterned = 8;  // CSS pixels: cells below have no room for a pattern
// Light, shadow and round corners cost some three hundred vertices a piece, which a computer without graphics hardware draws in as many
// microseconds. They are not drawn where nobody sees them, or where there are too many.
constexpr float kSmallestLit = 16;     // device pixels: cells below show no more than a colour
constexpr float kSmallestRounded = 6;  // the same of small pictures, which have no light
constexpr std::size_t kMostLit = 600;  // pieces

Cells cells_of(const Picture& picture, const Placed& placed) { return picture.figures[placed.figure].cells; }

Colour piece_colour(const Frame& frame, const Placed& placed) {
    return frame.colours.pieces[static_cast<std::size_t>(placed.colour)];
}

/// Whether cells of that size are drawn as plain squares.
bool is_plain(const Frame& frame, const BoardPlace& place, bool framed) {
    return place.cell * frame.paint.ratio() < (framed ? kSmallestLit : kSmallestRounded);
}

void draw_cells(Frame& frame, const picture::Ground& ground, const BoardPlace& place) {
    const Palette& colours = frame.colours;
    const picture::BoardLook& look = picture::board_look();
    const auto square = [&](puzzle::Coordinate at) { return place.square(at).inset(place.cell * (look.gap + 0.02f)); };
    const float radius = is_plain(frame, place, true) ? 0 : place.cell * look.concave;
    for (const puzzle::Coordinate at : ground.live) frame.paint.rect(square(at), colours.cell, radius);
    // A gate is a threshold: three bars across the cell.
    for (const puzzle::Coordinate at : ground.gates) {
        const Rect cell = square(at);
        for (const float part : {0.26f, 0.5f, 0.74f}) {
            const Rect bar{cell.x + cell.w * 0.14f, cell.y + cell.h * (part - 0.035f), cell.w * 0.72f, cell.h * 0.07f};
            frame.paint.rect(bar, mix(colours.cell, colours.frame, 0.9f), cell.h * 0.035f);
        }
    }
}

/// Where the names of pieces stand.
std::vector<Vec> names_of(const Picture& picture) {
    std::vector<Vec> places;
    for (const Body& body : picture.bodies) {
        if (body.name.empty()) continue;
        for (const Vec label : picture.figures[body.figure].label_places) places.push_back(body.at + label);
    }
    return places;
}

/// `names` stay free of outlines that are drawn over them.
void draw_goals(Frame& frame, const Picture& picture, const BoardPlace& place, float opacity,
                const std::vector<Vec>& names = {}) {
    for (const picture::Wanted& goal : picture.goals) {
        const auto loops = piece_loops(frame, cells_of(picture, goal), place, goal.at, -kGoalInset);
        draw_dashed(frame, loops, place, faded(piece_colour(frame, goal), opacity), names);
        // Of several outlines each says which piece it is for; those over the pieces would hide their names.
        if (opacity < 1 || goal.name.empty()) continue;
        for (const Vec label : picture.figures[goal.figure].label_places)
            draw_name(frame, place, goal.at + label, goal.name, frame.colours.cell, kGoalName);
    }
    for (const Vec middle : picture.goal_voids)
        draw_void_mark(frame, place, middle, faded(frame.colours.quiet, opacity * 0.7f));
}

/// One colour; of a single cell a plain square, which keeps a line free around itself on a board.
void draw_plain(Frame& frame, Cells cells, const BoardPlace& place, Vec at, Colour colour, bool framed) {
    if (cells.size() > 1) return frame.paint.fill(piece_loops(frame, cells, place, at), flat(colour));
    const Vec corner = place.on(at);
    const float gap = framed ? std::max(0.5f / frame.paint.ratio(), place.cell * picture::board_look().gap) : 0;
    frame.paint.rect(Rect{corner.x, corner.y, place.cell, place.cell}.inset(gap), colour);
}

bool is_lit(const Frame& frame, const Picture& picture, const BoardPlace& place, const PictureStyle& style) {
    return picture.bodies.size() <= kMostLit && !is_plain(frame, place, style.framed);
}

void draw_one(Frame& frame, const Picture& picture, const Body& body, const BoardPlace& place,
              const PictureStyle& style) {
    const Cells cells = cells_of(picture, body);
    Colour base = piece_colour(frame, body);
    if (body.hovered || body.lifted) base = mix(base, kWhite, 0.06f);
    if (!body.above && !is_lit(frame, picture, place, style))
        draw_plain(frame, cells, place, body.at, base, style.framed);
    else if (style.framed)
        draw_body(frame, cells, place, body.at, base);
    else
        frame.paint.fill(piece_loops(frame, cells, place, body.at), flat(base));
    if (frame.patterns && place.cell >= kSmallestPatterned)
        draw_pattern(frame, cells, place, body.at, body.colour, base);
    if (!style.names || body.name.empty() || is_plain(frame, place, style.framed)) return;
    for (const Vec label : picture.figures[body.figure].label_places)
        draw_name(frame, place, body.at + label, body.name, base, 1, *style.names);
}

void draw_bodies(Frame& frame, const Picture& picture, const BoardPlace& place, const PictureStyle& style, bool above) {
    if (style.framed && (above || is_lit(frame, picture, place, style))) {
        for (const Body& body : picture.bodies)
            if (body.above == above) draw_shadow(frame, cells_of(picture, body), place, body.at, body.lifted);
    }
    for (const Body& body : picture.bodies)
        if (body.above == above) draw_one(frame, picture, body, place, style);
}

/// A tint that stands out around the pieces on it.
void draw_trace(Frame& frame, Cells cells, const BoardPlace& place) {
    const Colour tint = mix(frame.colours.cell, frame.colours.accent, kTrace);
    frame.paint.fill(loops_at(frame, cells, place, {}, {1, -kTraceGrows, 0.12f, 0.03f}), flat(tint));
}

/// The way of the hinted move, and where the pieces would stand.
void draw_hint(Frame& frame, const Picture& picture, const BoardPlace& place) {
    for (const Placed& end : picture.hint->ends)
        draw_dashed(frame, piece_loops(frame, cells_of(picture, end), place, end.at, -0.03f), place, frame.colours.ink);
    draw_arrow(frame, place, picture.hint->way);
}

/// The shorter side of the smallest piece, in cells.
int narrowest_body(const Picture& picture) {
    int least = picture.bodies.empty() ? 1 : picture.ground.rows + picture.ground.columns;
    for (const Body& body : picture.bodies) {
        const Cells cells = cells_of(picture, body);
        const auto [top, bottom] =
            std::minmax_element(cells.begin(), cells.end(), [](const auto& a, const auto& b) { return a.row < b.row; });
        const auto [left, right] = std::minmax_element(
            cells.begin(), cells.end(), [](const auto& a, const auto& b) { return a.column < b.column; });
        least = std::min({least, bottom->row - top->row + 1, right->column - left->column + 1});
    }
    return least;
}

void draw_small(Frame& frame, const Picture& picture, Rect area, float max_cell, std::optional<NameSize> names) {
    const picture::Ground& ground = picture.ground;
    const BoardPlace place = place_board(ground.rows, ground.columns, area, false, max_cell);
    draw_picture(frame, picture, place, {false, false, names});
}

}  // namespace

void draw_ground(Frame& frame, const picture::Ground& ground, const BoardPlace& place, bool framed) {
    const Palette& colours = frame.colours;
    if (ground.live.empty()) return;
    const float floor = framed ? picture::board_look().floor : 0;
    const auto loops = loops_at(frame, ground.live, place, {}, {1, -floor, 0.12f, 0.03f});
    if (!framed) {
        const auto rim = loops_at(frame, ground.live, place, {}, {1, -kRim / place.cell, 0.12f, 0.03f});
        frame.paint.fill(rim, flat(colours.frame));
        return frame.paint.fill(loops, flat(colours.cell));
    }
    const auto wood = loops_at(frame, ground.inside, place, {}, {1, -picture::board_look().edge(), 0.2f, 0.06f});
    frame.paint.shadow(wood, {0, place.cell * 0.03f}, place.cell * 0.10f, faded(colours.shadow, 0.10f));
    frame.paint.fill(wood, vertical(wood, mix(colours.frame, kWhite, 0.04f), mix(colours.frame, kBlack, 0.03f)));
    frame.paint.fill(loops, flat(colours.floor));
    draw_cells(frame, ground, place);
}

void draw_picture(Frame& frame, const Picture& picture, const BoardPlace& place, const PictureStyle& style) {
    draw_ground(frame, picture.ground, place, style.framed);
    if (!style.traced.empty()) draw_trace(frame, style.traced, place);
    if (style.goals) draw_goals(frame, picture, place, 1);
    draw_bodies(frame, picture, place, style, false);
    draw_bodies(frame, picture, place, style, true);
    for (const Body& body : picture.bodies)
        if (body.selected) draw_selection(frame, cells_of(picture, body), place, body.at, frame.colours.ink);
    if (style.goals && style.framed)
        draw_goals(frame, picture, place, picture.goals_above ? kGoalAbove : kCoveredGoal, names_of(picture));
    if (picture.hint) draw_hint(frame, picture, place);
}

void draw_arrow(Frame& frame, const BoardPlace& place, std::vector<Vec> way) {
    const Colour colour = frame.colours.ink;
    const float width = std::max(2.5f, place.cell * 0.045f);
    const Vec step = way.back() - way[way.size() - 2];
    for (Vec& point : way) point = place.on(point);
    const Vec last = way.back();
    const Vec side{-step.y, step.x};
    const float head = place.cell * 0.16f;
    way.back() = last - step * (head * 0.5f);
    // The line begins beside the name of the piece, not across it.
    way.front() = way.front() + (way[1] - way.front()) * 0.26f;
    frame.paint.path(way, colour, width);
    const Vec left = last - step * head + side * (head * 0.7f);
    const Vec right = last - step * head - side * (head * 0.7f);
    frame.paint.triangle(last + step * (head * 0.3f), right, left, colour);
}

void draw_thumbnail(Frame& frame, const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                    const std::vector<int>& colours, Rect area) {
    draw_small(frame, picture::picture_of(puzzle, position, colours), area, kThumbnailCell, std::nullopt);
}

void draw_goal_picture(Frame& frame, const puzzle::Puzzle& puzzle, const std::vector<int>& colours, Rect area) {
    const Picture picture = picture::picture_of_goal(puzzle, colours);
    // Of large pieces names can be read where a cell alone has no room for one.
    const NameSize names{0.82f * static_cast<float>(narrowest_body(picture)), 11, 7};
    draw_small(frame, picture, area, kThumbnailCell, names);
}

void draw_small_board(Frame& frame, const npuzzle::Board& board, const npuzzle::Board& goal, Rect area) {
    constexpr NameSize kNames{0.5f, 11, 7};
    draw_small(frame, picture::picture_of(board, goal), area, 24, kNames);
}

}  // namespace shunt::ui
