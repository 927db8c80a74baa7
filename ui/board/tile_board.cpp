#include "ui/board/tile_board.hpp"

#include <algorithm>

#include "ui/board/board_place.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using npuzzle::Board;
using npuzzle::Cell;
using npuzzle::Tile;
using picture::outline;

/// Where a tile is drawn, in cells.
struct TilePlace {
    Tile tile = 0;
    float row = 0;
    float column = 0;
};

Rect square(const BoardPlace& place, float row, float column, float inset) {
    const Vec corner = place.corner({row, column});
    return Rect{corner.x, corner.y, place.cell, place.cell}.inset(inset * place.cell);
}

std::vector<Loop> loops_of(const BoardPlace& place, std::span<const puzzle::Coordinate> cells, Vec corner, float inset,
                           float radius) {
    std::vector<Loop> loops = outline(cells, {place.cell, inset * place.cell, radius * place.cell, 0});
    for (Loop& loop : loops) {
        for (Vec& p : loop) p = p + corner;
    }
    return loops;
}

/// Each row of the goal has its colour, so that one sees at a glance where a tile belongs.
Colour colour_of(const Frame& frame, const Board& goal, Tile tile) {
    const auto at = std::find(goal.tiles().begin(), goal.tiles().end(), tile) - goal.tiles().begin();
    const int row = goal.size().row(static_cast<Cell>(at));
    return frame.colours.pieces[static_cast<std::size_t>(1 + row % kKindColours)];
}

void draw_ground(Frame& frame, const BoardPlace& place, npuzzle::Size size) {
    const Palette& colours = frame.colours;
    std::vector<puzzle::Coordinate> cells;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) cells.push_back({row, column});
    }
    const Rect& outer = place.outer;
    const auto wood = loops_of(place, cells, place.origin, -(board_look::kFrame + board_look::kFloor), 0.2f);
    frame.paint.shadow(wood, {0, place.cell * 0.03f}, place.cell * 0.10f, faded(colours.shadow, 0.10f));
    frame.paint.fill(wood,
                     {mix(colours.frame, kWhite, 0.04f), mix(colours.frame, kBlack, 0.03f), outer.y, outer.bottom()});
    frame.paint.fill(loops_of(place, cells, place.origin, -board_look::kFloor, 0.12f),
                     {colours.floor, colours.floor, 0, 1});
    for (const puzzle::Coordinate cell : cells) {
        frame.paint.rect(
            square(place, static_cast<float>(cell.row), static_cast<float>(cell.column), board_look::kInset + 0.02f),
            colours.cell, place.cell * board_look::kConcave);
    }
}

void draw_tile(Frame& frame, const BoardPlace& place, const TilePlace& at, Colour base) {
    constexpr puzzle::Coordinate kOne[] = {{0, 0}};
    const float cell = place.cell;
    const Vec corner = place.corner({at.row, at.column});
    const float rim = std::max(1.0f / frame.paint.ratio(), cell * 0.011f);
    const auto outer = loops_of(place, kOne, corner, board_look::kInset, board_look::kConvex);
    const auto inner =
        loops_of(place, kOne, {corner.x, corner.y + rim * 0.8f}, board_look::kInset + rim / cell, board_look::kConvex);
    frame.paint.shadow(outer, {0, cell * 0.022f}, cell * 0.045f, faded(frame.colours.shadow, 0.34f));
    const float bottom = corner.y + cell;
    frame.paint.fill(outer, {mix(base, kWhite, 0.34f), mix(base, kBlack, 0.07f), corner.y, bottom});
    frame.paint.fill(inner, {mix(base, kWhite, 0.07f), mix(base, kBlack, 0.07f), corner.y, bottom});
    const TextStyle style{Weight::semibold, std::min(cell * 0.34f, 48.0f)};
    frame.paint.text({corner.x + cell / 2, corner.y + cell / 2}, style, frame.colours.label_on(base, style.size),
                     std::to_string(at.tile), Align::centre);
}

/// The tile of a cell as a widget. Tiles away from the blank cannot be pressed.
Press tile_widget(Frame& frame, const TileLab& lab, const BoardPlace& place, Cell cell) {
    const npuzzle::Size size = lab.size();
    const auto way = lab.way_of(cell);
    Widget widget;
    widget.id = "tile:" + std::to_string(lab.board().tile(cell));
    widget.label = "tile " + std::to_string(lab.board().tile(cell)) + ", row " + std::to_string(size.row(cell) + 1) +
                   ", column " + std::to_string(size.column(cell) + 1);
    if (way) widget.label += std::string(", slides ") + direction_word(*way);
    widget.group = "tile.board";
    widget.rect = square(place, static_cast<float>(size.row(cell)), static_cast<float>(size.column(cell)), 0);
    widget.disabled = !way;
    Actions actions;
    if (way) actions.press = command::SlideTile{*way};
    actions.board = true;
    return press(frame, std::move(widget), std::move(actions));
}

}  // namespace

float TileBoardView::height(npuzzle::Size size, float width, float max_cell) {
    return place_board(size.rows, size.columns, {0, 0, width, 1e5f}, true, max_cell).outer.h;
}

void TileBoardView::follow(const Frame& frame, const TileLab& lab) {
    const Board& board = lab.board();
    if (shown_ == board) return;
    const std::optional<Board> before = std::exchange(shown_, board);
    slide_.reset();
    if (!before || before->size() != board.size() || frame.reduced_motion) return;
    Board back = board;
    for (const npuzzle::Direction direction : puzzle::kDirections) {
        if (!back.slide(direction)) continue;
        if (back == *before) {
            // The tile stands where the blank was.
            const Cell from = board.blank();
            const Cell to = before->blank();
            const npuzzle::Size size = board.size();
            constexpr double kLongest = 0.14;
            const double turn =
                lab.playback().playing() ? 0.9 / (Playback::kStepsPerSecond * lab.playback().speed()) : 1;
            slide_ =
                Slide{board.tile(to), static_cast<float>(size.row(from) - size.row(to)),
                      static_cast<float>(size.column(from) - size.column(to)), frame.now, std::min(kLongest, turn)};
            return;
        }
        back.slide(puzzle::opposite(direction));
    }
}

float TileBoardView::rest(Frame& frame) {
    if (!slide_) return 0;
    const double part = (frame.now - slide_->begin) / slide_->duration;
    if (part >= 1) {
        slide_.reset();
        return 0;
    }
    frame.again = true;
    const double left = 1 - std::max(part, 0.0);
    return static_cast<float>(left * left * left);
}

void TileBoardView::draw(Frame& frame, const TileLab& lab, Rect area, float max_cell) {
    follow(frame, lab);
    const float left = rest(frame);
    const Board board = lab.board();
    const npuzzle::Size size = board.size();
    const BoardPlace place = place_board(size.rows, size.columns, area, true, max_cell);
    frame.label("tile.board", "group", place.outer, "Board, " + npuzzle::to_string(size));
    draw_ground(frame, place, size);
    for (int number = 0; number < size.cells(); ++number) {
        const auto cell = static_cast<Cell>(number);
        const Tile tile = board.tile(cell);
        if (tile == 0) continue;
        const Press state = tile_widget(frame, lab, place, cell);
        const bool moves = slide_ && slide_->tile == tile;
        const TilePlace at{tile, static_cast<float>(size.row(cell)) + (moves ? slide_->rows * left : 0),
                           static_cast<float>(size.column(cell)) + (moves ? slide_->columns * left : 0)};
        const Colour base = colour_of(frame, lab.goal(), tile);
        draw_tile(frame, place, at, state.hovered ? mix(base, kWhite, 0.06f) : base);
    }
}

void draw_small_board(Frame& frame, const Board& board, const Board& goal, Rect area) {
    const npuzzle::Size size = board.size();
    const BoardPlace place = place_board(size.rows, size.columns, area, false, 24);
    frame.paint.rect(place.outer, frame.colours.cell, place.cell * 0.12f);
    for (int number = 0; number < size.cells(); ++number) {
        const auto cell = static_cast<Cell>(number);
        const Tile tile = board.tile(cell);
        if (tile == 0) continue;
        const Rect rect =
            square(place, static_cast<float>(size.row(cell)), static_cast<float>(size.column(cell)), 0.05f);
        const Colour colour = colour_of(frame, goal, tile);
        frame.paint.rect(rect, colour, place.cell * 0.14f);
        const TextStyle style{Weight::semibold, std::min(place.cell * 0.5f, 11.0f)};
        if (style.size >= 7)
            frame.paint.text(rect.centre(), style, frame.colours.label_on(colour, style.size), std::to_string(tile),
                             Align::centre);
    }
}

}  // namespace shunt::ui
