#include "ui/board/npuzzle_board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using npuzzle::Board;
using npuzzle::Cell;

constexpr std::string_view kTile = "tile:";
constexpr const char* kBoard = "npuzzle.board";

std::string row_id(int row) { return "npuzzle.line:" + std::to_string(row + 1); }

Vec step_of(npuzzle::Direction direction) {
    const puzzle::Coordinate step = puzzle::offset(direction);
    return {static_cast<float>(step.column), static_cast<float>(step.row)};
}

/// The step of a tile into the blank.
picture::Arrow arrow_of(const Picture& picture, const Board& board, npuzzle::Tile tile) {
    const auto body = std::find_if(picture.bodies.begin(), picture.bodies.end(),
                                   [&](const auto& each) { return each.name == std::to_string(tile); });
    constexpr Vec kMiddle{0.5f, 0.5f};
    const npuzzle::Size size = board.size();
    picture::Placed end = *body;
    end.at = {static_cast<float>(size.column(board.blank())), static_cast<float>(size.row(board.blank()))};
    return {{body->at + kMiddle, end.at + kMiddle}, {end}};
}

}  // namespace

bool NPuzzleBoardView::sends(Frame& frame, const Press& state, npuzzle::Tile tile, Vec way, float cell) {
    constexpr float kFar = 0.3f;  // of a cell
    if (state.held) {
        if (!hold_ || hold_->tile != tile) hold_ = Hold{tile, frame.pointer};
        frame.touch_taken = true;
        const Vec moved = frame.pointer - hold_->from;
        const bool dragged = !hold_->slid && moved.x * way.x + moved.y * way.y > kFar * cell;
        hold_->slid = hold_->slid || dragged;
        return dragged;
    }
    return state.clicked && !(hold_ && hold_->slid);
}

bool NPuzzleBoardView::tile(Frame& frame, const NPuzzle& lab, const BoardPlace& place, Cell cell) {
    const npuzzle::Size size = lab.size();
    const auto way = lab.way_of(cell);
    const npuzzle::Tile number = lab.board().tile(cell);
    Widget widget;
    widget.id = std::string(kTile) + std::to_string(number);
    widget.role = "gridcell";
    widget.label = say("tile {tile}, row {row}, column {column}",
                       {{"tile", number}, {"row", size.row(cell) + 1}, {"column", size.column(cell) + 1}});
    if (way) widget.label += ", " + say("slides {direction}", {{"direction", direction_word(*way)}});
    widget.group = row_id(size.row(cell));
    widget.rect = place.square({size.row(cell), size.column(cell)});
    widget.current = keys_ == number;
    widget.disabled = !way;
    const Press state = press(frame, widget.id, widget.rect, widget.disabled);
    const bool sent = way && sends(frame, state, number, step_of(*way), place.cell);
    held_ = held_ || state.held;
    Actions actions;
    if (way) actions.press = command::PushTile{number};
    if (sent) frame.commands.push(command::PushTile{number});
    actions.board = true;
    mirror(frame, std::move(widget), std::move(actions));
    return state.hovered;
}

std::optional<Cell> NPuzzleBoardView::tiles(Frame& frame, const NPuzzle& lab, const BoardPlace& place) {
    const npuzzle::Size size = lab.size();
    if (std::exchange(focused_, frame.focused) != frame.focused && frame.focused.rfind(kTile, 0) == 0)
        keys_ = static_cast<npuzzle::Tile>(std::atoi(focused_.c_str() + kTile.size()));
    frame.label(kBoard, "grid", place.outer, say("Board, {size}", {{"size", npuzzle::to_string(size)}}));
    std::optional<Cell> hovered;
    held_ = false;
    for (int row = 0; row < size.rows; ++row) {
        frame.label(row_id(row), "row", place.outer, say("row {row}", {{"row", row + 1}}), kBoard);
        for (int column = 0; column < size.columns; ++column) {
            const auto cell = static_cast<Cell>(row * size.columns + column);
            if (cell != lab.board().blank() && tile(frame, lab, place, cell)) hovered = cell;
        }
    }
    if (!held_) hold_.reset();
    return hovered;
}

float NPuzzleBoardView::height(npuzzle::Size size, float width, float max_cell) {
    return place_board(size.rows, size.columns, {0, 0, width, 1e5f}, true, max_cell).outer.h;
}

void NPuzzleBoardView::follow(const Frame& frame, const NPuzzle& lab) {
    const Board& board = lab.board();
    if (shown_ == board) return;
    const std::optional<Board> before = std::exchange(shown_, board);
    slide_.reset();
    if (!before || before->size() != board.size()) return;
    const npuzzle::Size size = board.size();
    // Whatever was pushed went from where the blank is to where it was.
    const auto way = size.way(board.blank(), before->blank());
    if (!way) return;
    Slide slide;
    Board pushed = *before;
    while (pushed.blank() != board.blank()) {
        const Cell gap = pushed.blank();
        pushed.slide(*way);
        slide.tiles.push_back(pushed.tile(gap));
    }
    if (pushed != board) return;
    keys_ = slide.tiles.back();
    if (frame.reduced_motion) return;
    constexpr double kLongest = 0.14;
    const double turn = lab.playback().playing() ? 0.9 / (Playback::kStepsPerSecond * lab.playback().speed()) : 1;
    slide.began = step_of(*way) * -1.0f;
    slide.begin = frame.now;
    slide.duration = std::min(kLongest, turn);
    slide_ = std::move(slide);
}

float NPuzzleBoardView::rest(Frame& frame) {
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

void NPuzzleBoardView::draw(Frame& frame, const NPuzzle& lab, Rect area, float max_cell) {
    follow(frame, lab);
    const float left = rest(frame);
    const Board board = lab.board();
    const npuzzle::Size size = board.size();
    const BoardPlace place = place_board(size.rows, size.columns, area, true, max_cell);
    const std::optional<Cell> hovered = tiles(frame, lab, place);
    Picture picture = picture::picture_of(board, lab.goal());
    for (picture::Body& body : picture.bodies) {
        const auto at = static_cast<Cell>(std::lround(body.at.y) * size.columns + std::lround(body.at.x));
        body.hovered = at == hovered;
        const bool slides =
            slide_ && std::find(slide_->tiles.begin(), slide_->tiles.end(), board.tile(at)) != slide_->tiles.end();
        if (slides) body.at = body.at + slide_->began * left;
    }
    if (const auto hint = lab.hint(); hint && !slide_) picture.hint = arrow_of(picture, board, *hint);
    constexpr NameSize kNumbers{0.34f, 48};
    draw_picture(frame, picture, place, {true, true, kNumbers});
}

}  // namespace shunt::ui
