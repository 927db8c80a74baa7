// The editor's tools at work.
#include <algorithm>
#include <cstdlib>

#include "ui/editor/editor.hpp"
#include "ui/editor/placing.hpp"

namespace shunt::ui {

namespace {

/// The cells from one to another, each beside the one before, without the first.
std::vector<Coordinate> way_between(Coordinate from, Coordinate to) {
    std::vector<Coordinate> way;
    const int rows = std::abs(to.row - from.row);
    const int columns = std::abs(to.column - from.column);
    const Coordinate step{to.row < from.row ? -1 : 1, to.column < from.column ? -1 : 1};
    for (int row = 0, column = 0; row < rows || column < columns;) {
        // Whichever is behind on the straight line goes on.
        const bool down = (1 + 2 * row) * columns < (1 + 2 * column) * rows;
        if (down)
            ++row;
        else
            ++column;
        way.push_back(from + Coordinate{row * step.row, column * step.column});
    }
    return way;
}

Ground ground_of(Tool tool) {
    if (tool == Tool::outside) return Ground::outside;
    return tool == Tool::gate ? Ground::gate : Ground::wall;
}

/// What erasing means on a goal: the first cell decides.
Edit goal_erasure(const Drawing& before, std::size_t goal, Coordinate from, const std::vector<Coordinate>& cells) {
    if (!goal_piece_at(before, goal, from)) {
        const bool marked = goal < before.goals.size() &&
                            std::find(before.goals[goal].voids.begin(), before.goals[goal].voids.end(), from) !=
                                before.goals[goal].voids.end();
        return edit::MarkVoids{goal, cells, !marked};
    }
    Pieces pieces;
    for (const Coordinate cell : cells) {
        if (const auto piece = goal_piece_at(before, goal, cell)) pieces.push_back(*piece);
    }
    return edit::LeaveGoal{goal, std::move(pieces)};
}

}  // namespace

Edit Editor::edit_of(const Stroke& stroke) const {
    const Drawing& before = now();
    if (tool_ == Tool::paint) return edit::Paint{painted_by(stroke), stroke.cells};
    if (tool_ != Tool::erase) {
        const Ground ground = ground_of(tool_);
        return edit::SetGround{ground_at(before, stroke.from) == ground ? Ground::floor : ground, stroke.cells};
    }
    if (layer_ == 0) return edit::Erase{stroke.cells};
    return goal_erasure(before, layer_ - 1, stroke.from, stroke.cells);
}

std::optional<std::size_t> Editor::painted_by(const Stroke& stroke) const {
    if (const auto piece = piece_at(now(), stroke.from)) return piece;
    const bool grows = selected_.size() == 1 && (grows_selected_ || stroke.grow);
    return grows ? std::optional(selected_.front()) : std::nullopt;
}

void Editor::begin_stroke(Coordinate at, bool grow) {
    end_stroke();
    const bool paints_goal = tool_ == Tool::paint && layer_ != 0;
    if (tool_ == Tool::move || paints_goal || !on_board(drawing(), at)) return;
    set_cursor(at);
    stroke_ = Stroke{at, {at}, grow, {}, {}};
    follow_stroke();
}

void Editor::follow_stroke() {
    const Drawing& before = now();
    stroke_->drawing = edited(before, edit_of(*stroke_));
    stroke_->selected = same_pieces(before, selected_, stroke_->drawing);
    ++look_;
}

void Editor::extend_stroke(Coordinate to) {
    if (!stroke_ || !on_board(drawing(), to) || to == stroke_->cells.back()) return;
    set_cursor(to);
    for (const Coordinate cell : way_between(stroke_->cells.back(), to)) stroke_->cells.push_back(cell);
    follow_stroke();
}

void Editor::end_stroke() {
    if (!stroke_) return;
    const Coordinate from = stroke_->from;
    take(Drawing(stroke_->drawing));
    if (tool_ != Tool::paint) return;
    const auto painted = piece_at(drawing(), from);
    select(painted ? Pieces{*painted} : Pieces{});
}

void Editor::drop_stroke() {
    if (!stroke_) return;
    stroke_.reset();
    ++look_;
}

void Editor::press(Coordinate at) {
    if (!on_board(drawing(), at)) return;
    set_cursor(at);
    if (shape_ && layer_ == 0) return place_shape(*shape_, at);
    if (tool_ != Tool::move) {
        begin_stroke(at);
        return end_stroke();
    }
    const auto here = piece_here(at);
    if (wants_goal_piece_) {
        if (!here) return;
        show_layer(1);
        return select({*here});
    }
    if (admits_pieces_) {
        if (here) apply(edit::AdmitToGates{{*here}, !drawing().pieces[*here].enters_gates});
        return;
    }
    if (picks_several_) {
        const auto piece = here ? here : piece_at(drawing(), at);
        return piece ? toggle(*piece) : select({});
    }
    if (here && !is_selected(*here)) return select({*here});
    if (const auto way = selected_.size() == 1 ? way_onto(selected_.front(), at) : std::nullopt) {
        shift(Pieces(selected_), *way);
        return select({});
    }
    const auto start = piece_at(drawing(), at);
    if (start && !is_selected(*start)) return select({*start});
    select({});
}

std::optional<Coordinate> Editor::way_onto(std::size_t piece, Coordinate at) const {
    const DrawnGoal::Placement* placement = layer_ == 0 ? nullptr : placement_of(drawing(), layer_ - 1, piece);
    const Coordinate here = placement == nullptr ? Coordinate{} : placement->shift;
    const std::vector<Coordinate> cells = shifted(drawing().pieces[piece].cells, here);
    const bool stays = std::binary_search(cells.begin(), cells.end(), at);
    if (stays && (layer_ == 0 || placement != nullptr)) return std::nullopt;
    for (const Coordinate cell : cells) {
        if (fits({piece}, at - cell)) return at - cell;
    }
    return std::nullopt;
}

bool Editor::fits(const Pieces& pieces, Coordinate by) const {
    return layer_ == 0 ? fits_start(drawing(), shifted(cells_of(drawing(), pieces), by), pieces)
                       : fits_goal(drawing(), layer_ - 1, pieces, by);
}

void Editor::shift(const Pieces& pieces, Coordinate by) {
    if (layer_ == 0) return apply(edit::Shift{pieces, by});
    apply(edit::ShiftGoal{layer_ - 1, pieces, by});
}

void Editor::nudge(puzzle::Direction direction) {
    end_stroke();
    if (selected_.empty()) return;
    const Coordinate step = puzzle::offset(direction);
    const int most = std::max(drawing().rows, drawing().columns);
    for (int far = 1; far < most; ++far) {
        const Coordinate by{step.row * far, step.column * far};
        if (fits(selected_, by)) return shift(Pieces(selected_), by);
    }
}

void Editor::remove_selected() {
    end_stroke();
    const Pieces pieces = selected_;
    if (layer_ == 0)
        apply(edit::Remove{pieces});
    else
        apply(edit::LeaveGoal{layer_ - 1, pieces});
}

}  // namespace shunt::ui
