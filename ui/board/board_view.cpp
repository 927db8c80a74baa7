#include "ui/board/board_view.hpp"

#include <cmath>

namespace shunt::ui {

namespace {

using picture::dashes;
using picture::outline;
using puzzle::Coordinate;
using puzzle::PieceId;

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
std::vector<Loop> loops_at(std::span<const Coordinate> cells, const BoardPlace& place, BoardPoint at, float inset,
                           float convex, float concave) {
    const float cell = place.cell;
    std::vector<Loop> loops = outline(cells, {cell, inset * cell, convex * cell, concave * cell});
    const Vec corner = place.corner(at);
    for (Loop& loop : loops) {
        for (Vec& p : loop) p = p + corner;
    }
    return loops;
}

std::vector<Loop> piece_loops(const puzzle::Shape& shape, const BoardPlace& place, BoardPoint anchor, float grow = 0) {
    const std::vector<Coordinate> cells(shape.offsets().begin(), shape.offsets().end());
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

BoardPoint point(Coordinate at) { return {static_cast<float>(at.row), static_cast<float>(at.column)}; }

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

void draw_ground(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const puzzle::Board& board = scene.puzzle->board();
    const Palette& colours = frame.colours;
    if (scene.framed) {
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

BoardPoint where(const BoardScene& scene, PieceId piece) {
    const BoardPoint at = point(scene.puzzle->board().coordinate(scene.position->anchors[piece]));
    if (!scene.moves(piece)) return at;
    return {at.row + scene.moved_by.row, at.column + scene.moved_by.column};
}

void dashed(Frame& frame, std::span<const Loop> loops, const BoardPlace& place, Colour colour) {
    const float width = std::max(1.5f, place.cell * 0.034f);
    for (const Loop& loop : loops) {
        for (const Loop& dash : dashes(loop, place.cell * 0.14f, place.cell * 0.085f))
            frame.paint.path(dash, colour, width);
    }
}

void draw_goal(Frame& frame, const BoardScene& scene, const BoardPlace& place, float opacity) {
    const puzzle::Board& board = scene.puzzle->board();
    for (const puzzle::Goal& goal : scene.puzzle->goals()) {
        for (const auto& placement : goal.placements) {
            const auto colour = static_cast<std::size_t>((*scene.colours)[placement.kind]);
            const auto& shape = scene.puzzle->kinds()[placement.kind].shape;
            const auto loops = piece_loops(shape, place, point(board.coordinate(placement.anchor)), -0.045f);
            dashed(frame, loops, place, faded(frame.colours.pieces[colour], opacity));
        }
        for (const puzzle::Cell cell : goal.voids) {
            const Vec corner = place.corner(point(board.coordinate(cell)));
            const Vec centre{corner.x + place.cell / 2, corner.y + place.cell / 2};
            frame.paint.ring(centre, place.cell * 0.12f, faded(frame.colours.quiet, opacity * 0.7f),
                             std::max(1.0f, place.cell * 0.02f));
        }
    }
}

void draw_body(Frame& frame, std::span<const Loop> outer, std::span<const Loop> inner, Colour base) {
    const Colour top = mix(base, kWhite, 0.07f);
    const Colour bottom = mix(base, kBlack, 0.07f);
    // The rim catches the light at the top and vanishes downwards.
    frame.paint.fill(outer, vertical(outer, mix(base, kWhite, 0.34f), bottom));
    frame.paint.fill(inner, vertical(inner, top, bottom));
}

/// The cell of the shape nearest to its centre of gravity, or the middle of its box when that is covered.
BoardPoint label_place(const puzzle::Shape& shape) {
    BoardPoint mean;
    for (const Coordinate offset : shape.offsets()) {
        mean.row += static_cast<float>(offset.row) + 0.5f;
        mean.column += static_cast<float>(offset.column) + 0.5f;
    }
    const float size = static_cast<float>(shape.size());
    mean = {mean.row / size, mean.column / size};
    const Coordinate extent = shape.extent();
    if (extent.row * extent.column == shape.size()) return mean;
    BoardPoint best;
    float best_distance = 1e9f;
    for (const Coordinate offset : shape.offsets()) {
        const BoardPoint centre{static_cast<float>(offset.row) + 0.5f, static_cast<float>(offset.column) + 0.5f};
        const float far = std::hypot(centre.row - mean.row, centre.column - mean.column);
        if (far < best_distance - 0.01f) {
            best_distance = far;
            best = centre;
        }
    }
    return best;
}

void draw_label(Frame& frame, const BoardScene& scene, const BoardPlace& place, PieceId piece, Colour ground_colour) {
    const std::string& name = scene.puzzle->pieces()[piece].name;
    const BoardPoint offset = label_place(scene.puzzle->kind_of(piece).shape);
    const BoardPoint at = where(scene, piece);
    TextStyle style{Weight::semibold, std::min(place.cell * 0.28f, 40.0f)};
    const float width = frame.paint.width(style, name);
    const float room = place.cell * 0.76f;
    if (width > room) style.size *= room / width;
    const Vec middle = place.corner({at.row + offset.row, at.column + offset.column});
    frame.paint.text(middle, style, frame.colours.label_on(ground_colour, style.size), name, Align::centre);
}

Colour piece_colour(const Frame& frame, const BoardScene& scene, PieceId piece) {
    const auto colour = static_cast<std::size_t>((*scene.colours)[scene.puzzle->pieces()[piece].kind]);
    Colour base = frame.colours.pieces[colour];
    if (scene.hovered == piece || (scene.lifted && scene.moves(piece))) base = mix(base, kWhite, 0.06f);
    return base;
}

void draw_shadow(Frame& frame, const BoardScene& scene, const BoardPlace& place, PieceId piece) {
    const bool lifted = scene.lifted && scene.moves(piece);
    const auto loops = piece_loops(scene.puzzle->kind_of(piece).shape, place, where(scene, piece));
    const float depth = place.cell * (lifted ? 0.06f : 0.022f);
    frame.paint.shadow(loops, {0, depth}, place.cell * (lifted ? 0.11f : 0.045f),
                       faded(frame.colours.shadow, lifted ? 0.42f : 0.34f));
}

void draw_piece(Frame& frame, const BoardScene& scene, const BoardPlace& place, PieceId piece) {
    const puzzle::Shape& shape = scene.puzzle->kind_of(piece).shape;
    const BoardPoint at = where(scene, piece);
    const Colour base = piece_colour(frame, scene, piece);
    const auto outer = piece_loops(shape, place, at);
    if (!scene.framed) {
        frame.paint.fill(outer, flat(base));
        return;
    }
    const float rim = std::max(1.0f / frame.paint.ratio(), place.cell * 0.011f);
    auto inner = piece_loops(shape, place, at, -rim / place.cell);
    for (Loop& loop : inner) {
        for (Vec& p : loop) p.y += rim * 0.8f;
    }
    draw_body(frame, outer, inner, base);
    if (scene.labels) draw_label(frame, scene, place, piece, base);
}

void draw_selection(Frame& frame, const BoardScene& scene, const BoardPlace& place, PieceId piece) {
    const float width = std::max(2.0f, place.cell * 0.025f);
    const float grow = width / place.cell * 0.75f;
    for (const Loop& loop : piece_loops(scene.puzzle->kind_of(piece).shape, place, where(scene, piece), grow)) {
        frame.paint.path(loop, frame.colours.ink, width, true);
    }
}

/// The largest of the pieces of a move: the one its arrow starts from.
PieceId leader(const puzzle::Puzzle& puzzle, const moves::Move& move) {
    return *std::max_element(move.pieces.begin(), move.pieces.end(), [&](PieceId a, PieceId b) {
        return puzzle.kind_of(a).shape.size() < puzzle.kind_of(b).shape.size();
    });
}

/// The way of a move, from the middle of `piece` to where that comes to lie.
std::vector<Vec> way_of(const BoardScene& scene, const BoardPlace& place, const moves::Move& move, PieceId piece) {
    const BoardPoint offset = label_place(scene.puzzle->kind_of(piece).shape);
    Coordinate at = scene.puzzle->board().coordinate(scene.position->anchors[piece]);
    std::vector<Vec> way{place.corner({point(at).row + offset.row, point(at).column + offset.column})};
    for (const puzzle::Direction direction : move.path) {
        at = at + puzzle::offset(direction);
        way.push_back(place.corner({point(at).row + offset.row, point(at).column + offset.column}));
    }
    return way;
}

/// The way of the hinted move as a line with an arrow head, and where the pieces would stand.
void draw_hint(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const moves::Move& move = *scene.hint;
    const Colour colour = frame.colours.ink;
    const puzzle::Position after = moves::apply(*scene.puzzle, *scene.position, move);
    for (const PieceId piece : move.pieces) {
        const BoardPoint at = point(scene.puzzle->board().coordinate(after.anchors[piece]));
        dashed(frame, piece_loops(scene.puzzle->kind_of(piece).shape, place, at, -0.03f), place, colour);
    }
    std::vector<Vec> way = way_of(scene, place, move, leader(*scene.puzzle, move));
    const float width = std::max(2.5f, place.cell * 0.045f);
    const Vec last = way.back();
    const Vec step = (last - way[way.size() - 2]) * (1 / place.cell);
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

}  // namespace

void draw_board(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const auto count = static_cast<PieceId>(scene.puzzle->pieces().size());
    const bool outlines = scene.goal && !goal_is_picture(*scene.puzzle);
    draw_ground(frame, scene, place);
    if (outlines) draw_goal(frame, scene, place, 1);
    for (PieceId piece = 0; piece < count; ++piece) {
        if (scene.framed && !scene.moves(piece)) draw_shadow(frame, scene, place, piece);
    }
    for (PieceId piece = 0; piece < count; ++piece) {
        if (!scene.moves(piece)) draw_piece(frame, scene, place, piece);
    }
    for (const PieceId piece : scene.moving) draw_shadow(frame, scene, place, piece);
    for (const PieceId piece : scene.moving) draw_piece(frame, scene, place, piece);
    if (scene.selected) draw_selection(frame, scene, place, *scene.selected);
    if (outlines && scene.goal_on_top) draw_goal(frame, scene, place, 0.75f);
    if (scene.hint != nullptr && scene.moving.empty()) draw_hint(frame, scene, place);
}

void draw_thumbnail(Frame& frame, const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                    const std::vector<int>& colours, Rect area) {
    BoardScene scene;
    scene.puzzle = &puzzle;
    scene.position = &position;
    scene.colours = &colours;
    scene.framed = scene.labels = scene.goal = false;
    draw_board(frame, scene, place_board(puzzle.board(), area, false, 16));
}

bool goal_is_picture(const puzzle::Puzzle& puzzle) {
    return !puzzle.goals().empty() && puzzle.goals().front().placements.size() > 3;
}

void draw_goal_picture(Frame& frame, const puzzle::Puzzle& puzzle, const std::vector<int>& colours, Rect area) {
    const BoardPlace place = place_board(puzzle.board(), area, false, 16);
    BoardScene scene;
    scene.puzzle = &puzzle;
    scene.framed = false;
    draw_ground(frame, scene, place);
    for (const auto& placement : puzzle.goals().front().placements) {
        const puzzle::Kind& kind = puzzle.kinds()[placement.kind];
        const BoardPoint at = point(puzzle.board().coordinate(placement.anchor));
        const Colour colour = frame.colours.pieces[static_cast<std::size_t>(colours[placement.kind])];
        frame.paint.fill(piece_loops(kind.shape, place, at), flat(colour));
        const std::string& name = puzzle.pieces()[kind.pieces.front()].name;
        if (place.cell < 11) continue;
        const BoardPoint offset = label_place(kind.shape);
        frame.paint.text(place.corner({at.row + offset.row, at.column + offset.column}), {Weight::semibold, 9},
                         frame.colours.label_on(colour, 9), name, Align::centre);
    }
}

}  // namespace shunt::ui
