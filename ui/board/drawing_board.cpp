#include "ui/board/drawing_board.hpp"

#include <algorithm>
#include <cmath>

#include "core/picture/piece_colours.hpp"
#include "ui/board/drawing_cells.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/editor/outlined_goal.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

constexpr float kDrawingBoardTapSlack = 5;  // CSS pixels
constexpr double kLongPress = 0.5;          // seconds
constexpr float kFaint = 0.22f;             // of a piece's colour where it only stands at the start
constexpr float kFaintName = 0.4f;          // of its name

/// The piece that a press of the tool Move is about: the goal's own before one that only stands there at the start.
std::optional<std::size_t> piece_under(const Editor& editor, Coordinate at) {
    const auto wanted = editor.goal() ? goal_piece_at(editor.drawing(), *editor.goal(), at) : std::nullopt;
    return wanted ? wanted : piece_at(editor.drawing(), at);
}

/// What a tool draws with is on the layer of the start; goals know moving and erasing.
bool tool_works(const Editor& editor) { return editor.layer() == 0 || editor.tool() != Tool::paint; }

}  // namespace

void DrawingBoard::cancel() {
    cancelled_ = held_;
    drag_.reset();
    frame_.reset();
    carried_.reset();
}

void DrawingBoard::carry(Frame& frame, std::size_t shape, bool held, Rect tile, bool scrolls) {
    if (held && !tile.contains(frame.pointer)) carried_ = shape;
    if (held && (!scrolls || carried_ == shape)) frame.touch_taken = true;
    if (carried_ != shape) return;
    frame.cursor = "grabbing";
    if (held) return;
    carried_.reset();
    // A finger that is let go is nowhere, so what counts is where it was.
    frame.commands.push(command::PlaceShape{shape, last_});
}

void DrawingBoard::agree_with(const Editor& editor) {
    if (known_ && look_ == editor.look()) return;
    look_ = editor.look();
    known_ = true;
    const std::size_t pieces = editor.drawing().pieces.size();
    colours_.assign(pieces, 1);
    ground_ = picture::ground_of(board_of(editor.drawing()));
    figures_.clear();
    for (const DrawnPiece& piece : editor.drawing().pieces) figures_.push_back(picture::figure_of(piece.cells));
    if (drag_ && std::any_of(drag_->pieces.begin(), drag_->pieces.end(), [&](auto piece) { return piece >= pieces; }))
        drag_.reset();
    const auto problem = problem_of(editor.drawing());
    if (!problem) return;
    const puzzle::Puzzle& puzzle = problem->puzzle;
    const std::vector<int> by_kind = piece_colours(puzzle);
    for (std::size_t piece = 0; piece < pieces; ++piece) colours_[piece] = by_kind[puzzle.pieces()[piece].kind];
}

void DrawingBoard::update(Frame& frame, const Editor& editor, const BoardPlace& place) {
    agree_with(editor);
    place_ = place;
    animate(frame);
    press(frame, editor, place);
    draw(frame, editor, place);
    mirror_cells(frame, editor, place);
}

// ── input ──

void DrawingBoard::press(Frame& frame, const Editor& editor, const BoardPlace& place) {
    const Press state = ui::press(frame, "build.area", place.outer);
    const Coordinate here = place.cell_at(frame.pointer);
    const bool inside = on_board(editor.drawing(), here);
    over_ = inside && (state.hovered || state.held);
    if (carried_ && std::abs(frame.pointer.x) < 1e5f) last_ = here;
    if (cancelled_) frame.commands.push(command::DropStroke{});
    const bool lets_go = held_ && !state.held && !cancelled_;
    if (state.held && !held_) begin(frame, editor, here);
    if ((state.held || lets_go) && !cancelled_) {
        follow(frame, place);
        extend(frame, editor, place);
    }
    if (lets_go && !cancelled_) release(frame, editor);
    if (!state.held) frame_.reset();
    held_ = state.held;
    cancelled_ = cancelled_ && held_;
    if (held_) frame.touch_taken = true;
    if (state.hovered) frame.cursor = "default";
    if (editor.tool() != Tool::move || !(state.hovered || state.held)) return;
    if (inside && piece_under(editor, here) && !frame_) frame.cursor = drag_ && drag_->moved ? "grabbing" : "grab";
}

void DrawingBoard::begin(Frame& frame, const Editor& editor, Coordinate at) {
    pressed_ = last_ = at;
    drag_.reset();
    glide_.reset();
    frame_.reset();
    seen_ = 0;
    since_ = frame.now;
    several_ = frame.several;
    if (editor.shape()) return;
    if (editor.tool() == Tool::move) return begin_move(frame, editor, at);
    if (tool_works(editor)) frame.commands.push(command::BeginStroke{at, several_});
}

void DrawingBoard::begin_move(Frame& frame, const Editor& editor, Coordinate at) {
    if (editor.admits_pieces()) return;
    const auto piece = piece_under(editor, at);
    if (editor.wants_goal_piece()) {
        frame.commands.push(command::PressCell{at, true});
        if (piece) drag_ = Drag{*piece, {*piece}, frame.pointer, {}, {}, false, true};
        return;
    }
    if (!piece) {
        const bool adds = several_ || editor.picks_several();
        frame_ = SelectionFrame{frame.pointer, frame.pointer, adds ? editor.selected() : Pieces{}, false};
        return;
    }
    const bool together = editor.is_selected(*piece);
    drag_ = Drag{*piece, together ? editor.selected() : Pieces{*piece}, frame.pointer, {}, {}};
}

void DrawingBoard::extend(Frame& frame, const Editor& editor, const BoardPlace& place) {
    if (editor.shape() || editor.tool() == Tool::move) return;
    for (; seen_ < frame.trail.size(); ++seen_) {
        const Coordinate cell = place.cell_at(frame.trail[seen_]);
        if (cell == last_ || !on_board(editor.drawing(), cell)) continue;
        frame.commands.push(command::ExtendStroke{cell});
        last_ = cell;
    }
}

void DrawingBoard::rest(Frame& frame) {
    if (!frame.touch || !drag_ || drag_->moved || drag_->lifted) return;
    frame.again = true;
    if (frame.now - since_ < kLongPress) return;
    frame.commands.push(command::PickSeveral{drag_->pressed});
    drag_.reset();
    cancelled_ = true;
}

void DrawingBoard::follow(Frame& frame, const BoardPlace& place) {
    // A finger that is let go is nowhere, so what counts is where it was.
    const Vec at = frame.trail.empty() ? frame.pointer : frame.trail.back();
    if (frame_) {
        frame_->to = at;
        const Vec way = frame_->to - frame_->from;
        frame_->drawn = frame_->drawn || std::hypot(way.x, way.y) > kDrawingBoardTapSlack;
    }
    if (!drag_) return;
    const Vec way = drag_->way = at - drag_->from;
    if (std::hypot(way.x, way.y) > kDrawingBoardTapSlack) drag_->moved = true;
    drag_->by = {static_cast<int>(std::lround(way.y / place.cell)), static_cast<int>(std::lround(way.x / place.cell))};
    rest(frame);
}

void DrawingBoard::release(Frame& frame, const Editor& editor) {
    if (editor.tool() != Tool::move && !editor.shape()) return frame.commands.push(command::EndStroke{});
    if (frame_ && frame_->drawn) {
        frame.commands.push(command::SelectDrawn{frame_->selects(editor, place_)});
    } else if (drag_ && !drag_->moved && drag_->lifted) {
        // It hangs at the pointer now.
    } else if (drag_ && !drag_->moved && several_) {
        frame.commands.push(command::ToggleDrawn{drag_->pressed});
    } else if (!drag_ || !drag_->moved) {
        frame.commands.push(command::PressCell{pressed_, true});
    } else {
        land(frame, editor);
        frame.commands.push(command::SelectDrawn{drag_->pieces});
        frame.commands.push(command::ShiftDrawn{drag_->pieces, drag_->by});
    }
    drag_.reset();
    frame.again = true;
}

void DrawingBoard::land(const Frame& frame, const Editor& editor) {
    constexpr double kDuration = 0.12;  // seconds
    if (frame.reduced_motion) return;
    const Coordinate rest = editor.fits(drag_->pieces, drag_->by) ? drag_->by : Coordinate{};
    const BoardPoint way{drag_->way.y / place_.cell, drag_->way.x / place_.cell};
    glide_ = Glide{{drag_->pieces.begin(), drag_->pieces.end()}, {way - point(rest), {}}, frame.now, kDuration};
    gliding_ = drag_->way * (1 / place_.cell);  // in this picture they still stand where they were taken
}

void DrawingBoard::animate(Frame& frame) {
    if (glide_ && glide_->over(frame.now)) glide_.reset();
    if (!glide_) return;
    const BoardPoint at = glide_->at(frame.now);
    gliding_ = {at.column, at.row};
    frame.again = true;
}

// ── drawing ──

bool DrawingBoard::holds(std::size_t piece) const {
    return drag_ && drag_->moved && std::find(drag_->pieces.begin(), drag_->pieces.end(), piece) != drag_->pieces.end();
}

bool DrawingBoard::glides(std::size_t piece) const {
    return glide_ && std::find(glide_->pieces.begin(), glide_->pieces.end(), piece) != glide_->pieces.end();
}

Colour DrawingBoard::colour_of(const Frame& frame, std::size_t piece) const {
    return frame.colours.pieces[static_cast<std::size_t>(colours_[piece])];
}

void DrawingBoard::draw(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    draw_ground(frame, ground_, place, true);
    draw_outside(frame, editor, place);
    if (editor.goal()) draw_faint(frame, editor, place);
    draw_picture(frame, editor.goal() ? goal_layer(editor) : start_layer(editor), place);
    if (drag_ && drag_->moved) draw_held(frame, editor, place);
    if (frame_ && frame_->drawn) frame_->draw(frame, editor, place);
    if (frame.memory.ghost) draw_ghost_of(frame, editor, frame.memory.ghost, place);
    if (carried_ || (editor.shape() && over_)) draw_shape(frame, editor, place);
    draw_lifted(frame, editor, place);
    draw_cursor(frame, editor, place);
    if (editor.drawing().pieces.empty()) draw_invitation(frame, place);
}

void DrawingBoard::add_body(Picture& picture, const Editor& editor, std::size_t piece, Vec at) const {
    picture::Body& body = picture.bodies.emplace_back();
    body.figure = piece;
    body.at = glides(piece) ? at + gliding_ : at;
    body.colour = colours_[piece];
    body.name = editor.drawing().pieces[piece].name;
    body.selected = editor.is_marked(piece);
}

Picture DrawingBoard::start_layer(const Editor& editor) const {
    const Drawing& drawing = editor.drawing();
    Picture picture;
    picture.figures = figures_;
    if (const auto goal = outlined_goal(editor)) {
        for (const auto& [piece, shift] : drawing.goals[*goal].placements)
            picture.goals.push_back({{piece, picture::corner_of(shift), colours_[piece]}, {}});
        for (const Coordinate cell : drawing.goals[*goal].voids) picture.goal_voids.push_back(picture::middle_of(cell));
    }
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece)
        if (!holds(piece)) add_body(picture, editor, piece, {});
    return picture;
}

Picture DrawingBoard::goal_layer(const Editor& editor) const {
    const Drawing& drawing = editor.drawing();
    Picture picture;
    picture.figures = figures_;
    if (*editor.goal() >= drawing.goals.size()) return picture;
    for (const auto& [piece, shift] : drawing.goals[*editor.goal()].placements)
        if (!holds(piece)) add_body(picture, editor, piece, picture::corner_of(shift));
    return picture;
}

void DrawingBoard::draw_faint(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    const Drawing& drawing = editor.drawing();
    const std::size_t goal = *editor.goal();
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        const DrawnPiece& drawn = drawing.pieces[piece];
        const Colour faint = mix(frame.colours.cell, colour_of(frame, piece), kFaint);
        frame.paint.fill(piece_loops(frame, drawn.cells, place, {}), flat(faint));
        for (const Vec label : figures_[piece].label_places)
            draw_name(frame, place, label, drawn.name, faint, kFaintName);
        if (editor.is_selected(piece) && placement_of(drawing, goal, piece) == nullptr)
            draw_selection(frame, drawn.cells, place, {}, frame.colours.ink);
    }
    if (goal >= drawing.goals.size()) return;
    for (const Coordinate cell : drawing.goals[goal].voids)
        draw_void_mark(frame, place, picture::middle_of(cell), frame.colours.ink);
}

void DrawingBoard::draw_held(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    const Drawing& drawing = editor.drawing();
    const Vec way = drag_->way * (1 / place.cell);
    const Colour edge = editor.fits(drag_->pieces, drag_->by) ? frame.colours.accent : frame.colours.danger;
    Picture picture;
    picture.figures = figures_;
    for (const std::size_t piece : drag_->pieces) {
        const DrawnGoal::Placement* placement = editor.goal() ? placement_of(drawing, *editor.goal(), piece) : nullptr;
        const Coordinate from = placement == nullptr ? Coordinate{} : placement->shift;
        const Vec to = picture::corner_of(from + drag_->by);
        draw_dashed(frame, piece_loops(frame, drawing.pieces[piece].cells, place, to), place, edge);
        add_body(picture, editor, piece, picture::corner_of(from) + way);
        picture.bodies.back().lifted = true;
        picture.bodies.back().selected = false;
    }
    draw_picture(frame, picture, place);
}

}  // namespace shunt::ui
