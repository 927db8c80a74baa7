#include "ui/board/board_input.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/board/trace.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/board_words.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using puzzle::Coordinate;
using puzzle::PieceId;

constexpr float kTapSlack = 5;         // CSS pixels
constexpr float kCellsPerSecond = 60;  // of a piece that catches up with the pointer

bool is_goal_piece(const puzzle::Puzzle& puzzle, PieceId piece) {
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) {
            if (placement.kind == puzzle.pieces()[piece].kind) return true;
        }
    }
    return false;
}

}  // namespace

void BoardInput::cancel_drag() {
    drag_.reset();
    void_ = true;
}

void BoardInput::agree_with(const Model& model) {
    if (about_ != model.play.session().entry_ptr()) {
        about_ = model.play.session().entry_ptr();
        hovered_.reset();
        glide_.reset();
        here_ = {};
        move_seen_ = model.play.last_move().number;
        nudge_seen_ = model.play.last_nudge().number;
    }
    if (here_ == model.play.board()) return;
    if (drag_) cancel_drag();
    glide_.reset();
    here_ = model.play.board();
}

BoardScene BoardInput::update(Frame& frame, const Model& model, const ViewState& view, const BoardPlace& place) {
    agree_with(model);
    const Scope scope{frame, model, place, view.selected_piece};
    mirror(scope, piece_of_keys(model, view));
    press(scope, place.outer);
    animate(frame, model);
    return scene(scope);
}

BoardScene BoardInput::scene(const Scope& scope) const {
    const Frame& frame = scope.frame;
    const puzzle::Puzzle& puzzle = scope.model.open.puzzle();
    const std::vector<int>& colours = frame.memory.colours(scope.model.play.session().entry_ptr());
    BoardScene scene{picture::picture_of(puzzle, here_, colours), {}, {}, !drag_ && !glide_};
    if (!drag_ && here_ == scope.model.play.board()) scene.trace = trace_of(scope.model);
    std::vector<picture::Body>& bodies = scene.picture.bodies;
    scene.picture.goals_above = goal_wanted_;
    if (scope.selected) bodies[*scope.selected].selected = true;
    const auto displace = [&](std::span<const PieceId> pieces, BoardPoint by, bool lifted) {
        for (const PieceId piece : pieces) {
            bodies[piece].at = bodies[piece].at + Vec{by.column, by.row};
            bodies[piece].above = true;
            bodies[piece].lifted = lifted;
        }
    };
    if (drag_) {
        const Coordinate stands = puzzle.board().coordinate(here_.anchors[drag_->piece()]);
        displace(drag_->pieces(), drag_->at() - point(stands), moved_);
        return scene;
    }
    if (hovered_) bodies[*hovered_].hovered = true;
    if (glide_)
        displace(glide_->pieces, glide_->at(frame.now), false);
    else if (scope.selected && !scope.model.player.playing())
        scene.ways = ways(scope);
    return scene;
}

std::optional<PieceId> BoardInput::piece_at(const Scope& scope, Vec p, float slack) const {
    const puzzle::Puzzle& puzzle = scope.model.open.puzzle();
    const auto occupant = occupants(puzzle, here_);
    // The point itself first, then its surroundings: fingers miss.
    for (const Vec offset : {Vec{0, 0}, {-slack, 0}, {slack, 0}, {0, -slack}, {0, slack}}) {
        const puzzle::Cell live = puzzle.board().cell(scope.place.cell_at(p + offset));
        if (live != puzzle::kNoCell && occupant[live] != puzzle::kNoPiece) return occupant[live];
        if (slack == 0) break;
    }
    return std::nullopt;
}

void BoardInput::press(const Scope& scope, Rect area) {
    Frame& frame = scope.frame;
    const Press state = ui::press(frame, "board.area", area);
    hovered_.reset();
    if (state.hovered || state.held) hovered_ = piece_at(scope, frame.pointer, 0);
    goal_wanted_ = hovered_ && is_goal_piece(scope.model.open.puzzle(), *hovered_);
    frame.cursor = drag_ && moved_ ? "grabbing" : hovered_ ? "grab" : state.hovered ? "default" : frame.cursor;
    if (state.held && !held_) begin(scope);
    if (state.held && drag_) follow(scope);
    if (!state.held && held_ && !void_) release(scope);
    held_ = state.held;
    if (drag_) frame.touch_taken = true;
}

void BoardInput::begin(const Scope& scope) {
    const Frame& frame = scope.frame;
    pressed_at_ = frame.pointer;
    moved_ = void_ = false;
    glide_.reset();
    const auto piece = piece_at(scope, frame.pointer, frame.touch ? scope.place.cell * 0.12f : 0);
    if (!piece) return;
    was_selected_ = scope.selected == piece;
    drag_.emplace(scope.model.open.puzzle(), here_, *piece);
    const BoardPoint at = scope.place.at(frame.pointer);
    grip_ = {at.row - drag_->at().row, at.column - drag_->at().column};
}

void BoardInput::play(const Scope& scope, const moves::Move& move, bool animate) {
    scope.frame.commands.push(command::PlayMove{move, animate});
    if (!animate) here_ = apply(scope.model.open.puzzle(), here_, move);
}

bool BoardInput::push(const Scope& scope, BoardPoint target) {
    const Model& model = scope.model;
    if (!puzzle::moves_groups(model.open.metric())) return false;
    const auto direction = drag_->push(target);
    if (!direction) return false;
    const PieceId lead = drag_->piece();
    const auto made = drag_->move();
    const puzzle::Position after = made ? apply(model.open.puzzle(), here_, *made) : here_;
    auto group = moves::pushed_group(model.open.puzzle(), after, lead, *direction);
    if (group.empty() || group == drag_->pieces()) return false;
    // What was dragged so far is a move of its own.
    if (made) play(scope, *made, false);
    drag_.emplace(model.open.puzzle(), here_, std::move(group), lead);
    return true;
}

void BoardInput::follow(const Scope& scope) {
    Frame& frame = scope.frame;
    const Vec way = frame.pointer - pressed_at_;
    if (std::hypot(way.x, way.y) > kTapSlack) moved_ = true;
    if (!moved_) return;
    const BoardPoint pointer = scope.place.at(frame.pointer);
    const float travel =
        frame.reduced_motion ? 1e6f : kCellsPerSecond * static_cast<float>(std::max(frame.elapsed, 0.008));
    const BoardPoint target = pointer - grip_;
    if (!drag_->follow(target, travel) || push(scope, target)) frame.again = true;
}

void BoardInput::settle(const Scope& scope, BoardPoint target) {
    constexpr int kPushes = 16;  // each takes hold of further pieces, or of fewer
    for (int pushes = 0; pushes < kPushes; ++pushes) {
        drag_->follow(target, 1e6f);
        if (!push(scope, target)) return;
    }
}

void BoardInput::release(const Scope& scope) {
    if (!drag_ || !moved_) {
        tap(scope);
        drag_.reset();
        return;
    }
    Frame& frame = scope.frame;
    // The last position of the pointer counts even when the piece has not caught up with it.
    if (std::abs(frame.pointer.x) < 1e5f) settle(scope, scope.place.at(frame.pointer) - grip_);
    const BoardPoint rest = point(scope.model.open.puzzle().board().coordinate(drag_->nearest().anchor));
    if (!frame.reduced_motion) glide_ = Glide{drag_->pieces(), {drag_->at() - rest, {}}, frame.now, 0.12};
    if (scope.selected && scope.selected != drag_->piece()) frame.commands.push(command::SelectPiece{});
    if (const auto move = drag_->move())
        play(scope, *move, false);
    else
        refuse(scope);
    drag_.reset();
    frame.again = true;
}

void BoardInput::refuse(const Scope& scope) const {
    const Vec way = scope.frame.pointer - pressed_at_;
    if (std::abs(scope.frame.pointer.x) > 1e5f) return;
    using puzzle::Direction;
    const Direction across = way.x > 0 ? Direction::right : Direction::left;
    const Direction along = way.y > 0 ? Direction::down : Direction::up;
    scope.frame.commands.push(command::NudgePiece{drag_->piece(), std::abs(way.x) > std::abs(way.y) ? across : along});
}

std::vector<Coordinate> BoardInput::ways(const Scope& scope) const {
    const puzzle::Puzzle& puzzle = scope.model.open.puzzle();
    const auto occupant = occupants(puzzle, here_);
    std::vector<Coordinate> cells;
    for (const moves::Reach& reach : moves::reachable(puzzle, here_, *scope.selected)) {
        for (const puzzle::Cell cell : covered_cells(puzzle.board(), puzzle.kind_of(*scope.selected), reach.anchor)) {
            if (occupant[cell] == puzzle::kNoPiece) cells.push_back(puzzle.board().coordinate(cell));
        }
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

void BoardInput::tap(const Scope& scope) {
    Commands& commands = scope.frame.commands;
    const puzzle::Puzzle& puzzle = scope.model.open.puzzle();
    if (drag_) return commands.push(command::SelectPiece{was_selected_ ? std::nullopt : std::optional(drag_->piece())});
    if (!scope.selected) return;
    const puzzle::Cell cell = puzzle.board().cell(scope.place.cell_at(pressed_at_));
    if (cell == puzzle::kNoCell) return;
    const puzzle::Kind& kind = puzzle.kind_of(*scope.selected);
    for (const moves::Reach& reach : moves::reachable(puzzle, here_, *scope.selected)) {
        const auto cells = covered_cells(puzzle.board(), kind, reach.anchor);
        if (reach.path.empty() || std::find(cells.begin(), cells.end(), cell) == cells.end()) continue;
        return play(scope, {{*scope.selected}, reach.path}, true);
    }
    commands.push(command::SelectPiece{});
}

void BoardInput::animate(Frame& frame, const Model& model) {
    const NumberedMove& last = model.play.last_move();
    if (last.number != move_seen_) {
        move_seen_ = last.number;
        glide_.reset();
        if (!frame.reduced_motion) glide_ = glide_along(last.move, frame.now);
    }
    const NumberedMove& nudge = model.play.last_nudge();
    if (nudge.number != nudge_seen_) {
        nudge_seen_ = nudge.number;
        if (!frame.reduced_motion) glide_ = glide_nudged(nudge.move, frame.now);
    }
    if (glide_ && glide_->over(frame.now)) glide_.reset();
    if (glide_) frame.again = true;
}

void BoardInput::mirror(const Scope& scope, PieceId keys) {
    const puzzle::Puzzle& puzzle = scope.model.open.puzzle();
    const BoardPlace& place = scope.place;
    const bool other = named_ != about_ || named_in_ != &spoken_grammar();
    if (other || named_position_ != here_) {
        if (other) board_name_ = board_words(puzzle);
        named_ = about_;
        named_in_ = &spoken_grammar();
        named_position_ = here_;
        names_ = piece_names(puzzle, here_);
        order_ = reading_order(puzzle, here_);
    }
    scope.frame.label("board", "grid", place.outer, board_name_);
    std::string row;
    int last_row = -1;
    for (const PieceId piece : order_) {
        const Coordinate at = puzzle.board().coordinate(here_.anchors[piece]);
        if (at.row != last_row) {
            last_row = at.row;
            row = "row " + std::to_string(at.row + 1);
            scope.frame.label(row, "row", place.outer, say("row {row}", {{"row", std::to_string(at.row + 1)}}),
                              "board");
        }
        float left = 0;
        for (const Coordinate offset : puzzle.kind_of(piece).shape.offsets())
            left = std::min(left, static_cast<float>(offset.column));
        const Coordinate extent = puzzle.kind_of(piece).shape.extent();
        const Vec corner = place.on(picture::corner_of(at) + Vec{left, 0});
        Widget widget;
        widget.id = "piece:" + std::to_string(piece);
        widget.label = names_[piece];
        widget.rect = {corner.x, corner.y, static_cast<float>(extent.column) * place.cell,
                       static_cast<float>(extent.row) * place.cell};
        widget.role = "gridcell";
        widget.group = row;
        widget.selected = scope.selected == piece;
        widget.current = keys == piece;
        Actions actions{command::SelectPiece{piece}, command::PointAtPiece{piece}};
        actions.board = true;
        ui::mirror(scope.frame, std::move(widget), std::move(actions));
    }
}

}  // namespace shunt::ui
