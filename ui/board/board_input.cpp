#include "ui/board/board_input.hpp"

#include <cmath>
#include <cstdlib>

#include "ui/widgets/press.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using puzzle::Coordinate;
using puzzle::PieceId;

constexpr float kTapSlack = 5;         // CSS pixels
constexpr float kCellsPerSecond = 60;  // of a piece that catches up with the pointer

BoardPoint point(Coordinate at) { return {static_cast<float>(at.row), static_cast<float>(at.column)}; }

std::optional<puzzle::Direction> direction_of(std::string_view name) {
    if (name == "ArrowUp" || name == "up") return puzzle::Direction::up;
    if (name == "ArrowLeft" || name == "left") return puzzle::Direction::left;
    if (name == "ArrowRight" || name == "right") return puzzle::Direction::right;
    if (name == "ArrowDown" || name == "down") return puzzle::Direction::down;
    return std::nullopt;
}

bool is_goal_piece(const puzzle::Puzzle& puzzle, PieceId piece) {
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) {
            if (placement.kind == puzzle.pieces()[piece].kind) return true;
        }
    }
    return false;
}

std::optional<PieceId> piece_of(const std::string& id, const AppModel& model) {
    const unsigned long piece = std::strtoul(id.c_str() + std::string_view("piece:").size(), nullptr, 10);
    if (piece >= model.puzzle().pieces().size()) return std::nullopt;
    return static_cast<PieceId>(piece);
}

}  // namespace

void BoardInput::forget() {
    selected_.reset();
    hovered_.reset();
    drag_.reset();
    glide_.reset();
    moved_ = true;  // what is still held means nothing any more: see release()
}

void BoardInput::update(Frame& frame, AppModel& model, const BoardPlace& place, BoardScene& scene) {
    // A panel drawn before this one may have opened another puzzle, and a key or a worker may have changed the position.
    const bool same_puzzle =
        named_puzzle_ == &model.puzzle() && named_position_.anchors.size() == model.puzzle().pieces().size();
    if (named_puzzle_ != nullptr && !same_puzzle) forget();
    if (drag_ && named_position_ != model.board()) {
        drag_.reset();
        moved_ = true;
    }
    mirror_actions(frame, model);
    frame.label("board", "group", place.outer, "Board");
    mirror(frame, model, place);
    press(frame, model, place, place.outer);
    animate(frame, model);
    const puzzle::Board& board = model.puzzle().board();
    scene.position = &model.board();
    scene.selected = selected_;
    scene.hovered = drag_ ? std::nullopt : hovered_;
    if (drag_) {
        scene.moving = drag_->pieces();
        scene.moved_by = drag_->at() - point(board.coordinate(model.board().anchors[drag_->piece()]));
        scene.lifted = moved_;
    } else if (glide_) {
        scene.moving = glide_->pieces;
        scene.moved_by = glide_->at(frame.now);
    }
}

std::optional<PieceId> BoardInput::piece_at(const AppModel& model, const BoardPlace& place, Vec p, float slack) const {
    const auto occupant = occupants(model.puzzle(), model.board());
    const puzzle::Board& board = model.puzzle().board();
    // The point itself first, then its surroundings: fingers miss.
    for (const Vec offset : {Vec{0, 0}, {-slack, 0}, {slack, 0}, {0, -slack}, {0, slack}}) {
        const BoardPoint at = place.at(p + offset);
        const Coordinate cell{static_cast<int>(std::floor(at.row)), static_cast<int>(std::floor(at.column))};
        const puzzle::Cell live = board.cell(cell);
        if (live != puzzle::kNoCell && occupant[live] != puzzle::kNoPiece) return occupant[live];
        if (slack == 0) break;
    }
    return std::nullopt;
}

void BoardInput::press(Frame& frame, AppModel& model, const BoardPlace& place, Rect area) {
    const Press state = ui::press(frame, "board.area", area);
    hovered_.reset();
    if (state.hovered || state.held) hovered_ = piece_at(model, place, frame.pointer, 0);
    goal_wanted_ = hovered_ && is_goal_piece(model.puzzle(), *hovered_);
    frame.cursor = drag_ && moved_ ? "grabbing" : hovered_ ? "grab" : state.hovered ? "default" : frame.cursor;
    if (state.held && !held_) begin(frame, model, place);
    if (state.held && drag_) follow(frame, model, place);
    if (!state.held && held_) release(frame, model, place);
    held_ = state.held;
    if (drag_) frame.touch_taken = true;
}

void BoardInput::begin(Frame& frame, AppModel& model, const BoardPlace& place) {
    pressed_at_ = frame.pointer;
    moved_ = false;
    glide_.reset();
    const auto piece = piece_at(model, place, frame.pointer, frame.touch ? place.cell * 0.12f : 0);
    if (!piece) return;
    was_selected_ = selected_ == piece;
    drag_.emplace(model.puzzle(), model.board(), *piece);
    const BoardPoint at = place.at(frame.pointer);
    grip_ = {at.row - drag_->at().row, at.column - drag_->at().column};
}

bool BoardInput::push(AppModel& model, BoardPoint target) {
    if (!puzzle::moves_groups(model.metric())) return false;
    const auto direction = drag_->push(target);
    if (!direction) return false;
    const PieceId lead = drag_->piece();
    const auto made = drag_->move();
    const puzzle::Position here = made ? apply(model.puzzle(), model.board(), *made) : model.board();
    auto group = moves::pushed_group(model.puzzle(), here, lead, *direction);
    if (group.empty() || group == drag_->pieces()) return false;
    // What was dragged so far is a move of its own.
    if (made) {
        model.play(*made, false);
        named_position_ = model.board();
        names_ = piece_names(model.puzzle(), named_position_);
    }
    drag_.emplace(model.puzzle(), model.board(), std::move(group), lead);
    return true;
}

void BoardInput::follow(Frame& frame, AppModel& model, const BoardPlace& place) {
    const Vec way = frame.pointer - pressed_at_;
    if (std::hypot(way.x, way.y) > kTapSlack) moved_ = true;
    if (!moved_) return;
    const BoardPoint pointer = place.at(frame.pointer);
    const float travel =
        frame.reduced_motion ? 1e6f : kCellsPerSecond * static_cast<float>(std::max(frame.elapsed, 0.008));
    const BoardPoint target = pointer - grip_;
    if (!drag_->follow(target, travel) || push(model, target)) frame.again = true;
}

void BoardInput::settle(AppModel& model, BoardPoint target) {
    constexpr int kPushes = 16;  // each takes hold of further pieces, or of fewer
    for (int pushes = 0; pushes < kPushes; ++pushes) {
        drag_->follow(target, 1e6f);
        if (!push(model, target)) return;
    }
}

void BoardInput::release(Frame& frame, AppModel& model, const BoardPlace& place) {
    if (!drag_ && moved_) return;  // the piece was taken out of the hand
    if (!drag_ || !moved_) {
        tap(frame, model, place);
        drag_.reset();
        return;
    }
    // The last position of the pointer counts even when the piece has not caught up with it.
    const BoardPoint pointer = place.at(frame.pointer);
    if (std::abs(frame.pointer.x) < 1e5f) settle(model, pointer - grip_);
    const BoardPoint rest = point(model.puzzle().board().coordinate(drag_->nearest().anchor));
    if (!frame.reduced_motion) glide_ = Glide{drag_->pieces(), {drag_->at() - rest, {}}, frame.now, 0.12};
    if (selected_ && selected_ != drag_->piece()) selected_.reset();
    if (const auto move = drag_->move()) model.play(*move, false);
    drag_.reset();
    frame.again = true;
}

void BoardInput::tap(Frame& frame, AppModel& model, const BoardPlace& place) {
    frame.again = true;
    if (drag_) {
        selected_ = was_selected_ ? std::nullopt : std::optional(drag_->piece());
        return;
    }
    if (!selected_) return;
    const BoardPoint at = place.at(pressed_at_);
    const puzzle::Cell cell =
        model.puzzle().board().cell({static_cast<int>(std::floor(at.row)), static_cast<int>(std::floor(at.column))});
    if (cell == puzzle::kNoCell) return;
    const puzzle::Kind& kind = model.puzzle().kind_of(*selected_);
    for (const moves::Reach& reach : moves::reachable(model.puzzle(), model.board(), *selected_)) {
        const auto cells = covered_cells(model.puzzle().board(), kind, reach.anchor);
        if (reach.path.empty() || std::find(cells.begin(), cells.end(), cell) == cells.end()) continue;
        model.play({{*selected_}, reach.path}, true);
        return;
    }
    selected_.reset();
}

void BoardInput::animate(Frame& frame, AppModel& model) {
    const NumberedMove& last = model.last_move();
    if (last.number != move_seen_) {
        move_seen_ = last.number;
        drag_.reset();
        glide_.reset();
        if (!frame.reduced_motion) glide_ = glide_along(last.move, frame.now);
    }
    if (glide_ && glide_->over(frame.now)) glide_.reset();
    if (glide_) frame.again = true;
}

bool BoardInput::key(AppModel& model, std::string_view key) {
    if (key == "Escape" && selected_) {
        selected_.reset();
        return true;
    }
    const auto direction = direction_of(key);
    if (!direction || !model.has_puzzle()) return false;
    if (!selected_) {
        for (std::size_t i = 0; i < model.puzzle().pieces().size() && !selected_; ++i) {
            const auto piece = static_cast<PieceId>(i);
            if (moves::can_step(model.puzzle(), model.board(), piece, *direction)) selected_ = piece;
        }
        return selected_.has_value();
    }
    model.slide(*selected_, *direction);
    return true;
}

void BoardInput::mirror_actions(Frame& frame, AppModel& model) {
    for (const char* action : {"press", "focus"}) {
        const auto id = frame.mirror.take_prefix("piece:", action);
        if (const auto piece = id ? piece_of(*id, model) : std::nullopt) selected_ = piece;
    }
    for (const char* action : {"up", "left", "right", "down"}) {
        while (const auto id = frame.mirror.take_prefix("piece:", action)) {
            const auto piece = piece_of(*id, model);
            if (!piece) continue;
            selected_ = piece;
            model.slide(*piece, *direction_of(action));
        }
    }
}

void BoardInput::mirror(Frame& frame, AppModel& model, const BoardPlace& place) {
    const puzzle::Puzzle& puzzle = model.puzzle();
    if (named_puzzle_ != &puzzle || named_position_ != model.board()) {
        named_puzzle_ = &puzzle;
        named_position_ = model.board();
        names_ = piece_names(puzzle, named_position_);
    }
    for (const PieceId piece : reading_order(puzzle, named_position_)) {
        const Coordinate at = puzzle.board().coordinate(named_position_.anchors[piece]);
        float left = 0;
        for (const Coordinate offset : puzzle.kind_of(piece).shape.offsets())
            left = std::min(left, static_cast<float>(offset.column));
        const Coordinate extent = puzzle.kind_of(piece).shape.extent();
        const Vec corner = place.corner({point(at).row, point(at).column + left});
        Widget widget;
        widget.id = "piece:" + std::to_string(piece);
        widget.label = names_[piece];
        widget.rect = {corner.x, corner.y, static_cast<float>(extent.column) * place.cell,
                       static_cast<float>(extent.row) * place.cell};
        widget.group = "board";
        widget.pressed = selected_ == piece;
        frame.mirror.add(std::move(widget));
    }
}

}  // namespace shunt::ui
