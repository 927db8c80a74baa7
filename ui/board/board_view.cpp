#include "ui/board/board_view.hpp"

#include "ui/board/board_paint.hpp"
#include "ui/board/board_pattern.hpp"

namespace shunt::ui {

namespace {

using puzzle::Coordinate;
using puzzle::PieceId;

constexpr float kCoveredGoal = 0.4f;  // how strong the goal shows through the pieces that stand on it

Cells cells_of(const BoardScene& scene, PieceId piece) { return scene.puzzle->kind_of(piece).shape.offsets(); }

BoardPoint where(const BoardScene& scene, PieceId piece) {
    const BoardPoint at = point(scene.puzzle->board().coordinate(scene.position->anchors[piece]));
    if (!scene.moves(piece)) return at;
    return {at.row + scene.moved_by.row, at.column + scene.moved_by.column};
}

void draw_goal(Frame& frame, const BoardScene& scene, const BoardPlace& place, float opacity) {
    const puzzle::Board& board = scene.puzzle->board();
    for (const puzzle::Goal& goal : scene.puzzle->goals()) {
        for (const auto& placement : goal.placements) {
            const auto colour = static_cast<std::size_t>((*scene.colours)[placement.kind]);
            const auto& shape = scene.puzzle->kinds()[placement.kind].shape;
            const auto loops = piece_loops(shape.offsets(), place, point(board.coordinate(placement.anchor)), -0.045f);
            draw_dashed(frame, loops, place, faded(frame.colours.pieces[colour], opacity));
            // Of several outlines each says which piece it is for; those over the pieces would hide their names.
            if (opacity < 1 || goal.placements.size() < 2) continue;
            const puzzle::Kind& kind = scene.puzzle->kinds()[placement.kind];
            draw_name(frame, shape.offsets(), place, point(board.coordinate(placement.anchor)),
                      scene.puzzle->pieces()[kind.pieces.front()].name, frame.colours.cell, 0.6f);
        }
        for (const puzzle::Cell cell : goal.voids) {
            draw_void_mark(frame, place, board.coordinate(cell), faded(frame.colours.quiet, opacity * 0.7f));
        }
    }
}

Colour piece_colour(const Frame& frame, const BoardScene& scene, PieceId piece) {
    const auto colour = static_cast<std::size_t>((*scene.colours)[scene.puzzle->pieces()[piece].kind]);
    Colour base = frame.colours.pieces[colour];
    if (scene.hovered == piece || (scene.lifted && scene.moves(piece))) base = mix(base, kWhite, 0.06f);
    return base;
}

void draw_piece(Frame& frame, const BoardScene& scene, const BoardPlace& place, PieceId piece) {
    const BoardPoint at = where(scene, piece);
    const Colour base = piece_colour(frame, scene, piece);
    if (!scene.framed) return frame.paint.fill(piece_loops(cells_of(scene, piece), place, at), flat(base));
    draw_body(frame, cells_of(scene, piece), place, at, base);
    if (frame.patterns) {
        const int colour = (*scene.colours)[scene.puzzle->pieces()[piece].kind];
        draw_pattern(frame, cells_of(scene, piece), place, at, colour, base);
    }
    if (!scene.labels) return;
    draw_name(frame, cells_of(scene, piece), place, at, scene.puzzle->pieces()[piece].name, base);
}

void draw_ways(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    for (const puzzle::Cell cell : scene.ways) {
        const BoardPoint at = point(scene.puzzle->board().coordinate(cell));
        frame.paint.disc(place.corner({at.row + 0.5f, at.column + 0.5f}), place.cell * 0.1f,
                         faded(frame.colours.ink, 0.35f));
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
    const BoardPoint offset = label_place(cells_of(scene, piece));
    Coordinate at = scene.puzzle->board().coordinate(scene.position->anchors[piece]);
    std::vector<Vec> way{place.corner({point(at).row + offset.row, point(at).column + offset.column})};
    for (const puzzle::Direction direction : move.path) {
        at = at + puzzle::offset(direction);
        way.push_back(place.corner({point(at).row + offset.row, point(at).column + offset.column}));
    }
    return way;
}

/// A line through the middle of a piece, with a head.
void draw_arrow(Frame& frame, const BoardPlace& place, std::vector<Vec> way) {
    const Colour colour = frame.colours.ink;
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

/// The way of the hinted move as a line with an arrow head, and where the pieces would stand.
void draw_hint(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const moves::Move& move = *scene.hint;
    const Colour colour = frame.colours.ink;
    const puzzle::Position after = moves::apply(*scene.puzzle, *scene.position, move);
    for (const PieceId piece : move.pieces) {
        const BoardPoint at = point(scene.puzzle->board().coordinate(after.anchors[piece]));
        draw_dashed(frame, piece_loops(cells_of(scene, piece), place, at, -0.03f), place, colour);
    }
    draw_arrow(frame, place, way_of(scene, place, move, leader(*scene.puzzle, move)));
}

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

/// What a move would be, said in words beside its arrow; both stay on the board.
void draw_example(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const std::vector<Vec> way = way_of(scene, place, *scene.example, scene.example->pieces.front());
    draw_arrow(frame, place, way);
    const float width = frame.paint.width(type::kMedium, scene.example_words) + 22;
    const Rect box = words_place(place, way.back(), width);
    frame.paint.rect(box, frame.colours.tip, 6);
    frame.paint.text(box.centre(), type::kMedium, frame.colours.on_tip, scene.example_words, Align::centre);
    frame.label("welcome.arrow", "text", box, scene.example_words);
}

}  // namespace

void draw_board(Frame& frame, const BoardScene& scene, const BoardPlace& place) {
    const auto count = static_cast<PieceId>(scene.puzzle->pieces().size());
    const bool outlines = scene.goal && !goal_is_picture(*scene.puzzle);
    draw_ground(frame, scene.puzzle->board(), place, scene.framed);
    if (outlines) draw_goal(frame, scene, place, 1);
    const auto shadow = [&](PieceId piece, bool lifted) {
        draw_shadow(frame, cells_of(scene, piece), place, where(scene, piece), lifted);
    };
    for (PieceId piece = 0; piece < count; ++piece) {
        if (scene.framed && !scene.moves(piece)) shadow(piece, false);
    }
    for (PieceId piece = 0; piece < count; ++piece) {
        if (!scene.moves(piece)) draw_piece(frame, scene, place, piece);
    }
    for (const PieceId piece : scene.moving) shadow(piece, scene.lifted);
    for (const PieceId piece : scene.moving) draw_piece(frame, scene, place, piece);
    if (scene.selected)
        draw_selection(frame, cells_of(scene, *scene.selected), place, where(scene, *scene.selected),
                       frame.colours.ink);
    if (outlines && scene.framed) draw_goal(frame, scene, place, scene.goal_on_top ? 0.75f : kCoveredGoal);
    draw_ways(frame, scene, place);
    if (!scene.moving.empty()) return;
    if (scene.hint != nullptr) draw_hint(frame, scene, place);
    if (scene.example != nullptr) draw_example(frame, scene, place);
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
    draw_ground(frame, puzzle.board(), place, false);
    for (const auto& placement : puzzle.goals().front().placements) {
        const puzzle::Kind& kind = puzzle.kinds()[placement.kind];
        const BoardPoint at = point(puzzle.board().coordinate(placement.anchor));
        const Colour colour = frame.colours.pieces[static_cast<std::size_t>(colours[placement.kind])];
        frame.paint.fill(piece_loops(kind.shape.offsets(), place, at), flat(colour));
        const std::string& name = puzzle.pieces()[kind.pieces.front()].name;
        if (place.cell < 11) continue;
        const BoardPoint offset = label_place(kind.shape.offsets());
        frame.paint.text(place.corner({at.row + offset.row, at.column + offset.column}), {Weight::semibold, 9},
                         frame.colours.label_on(colour, 9), name, Align::centre);
    }
}

}  // namespace shunt::ui
