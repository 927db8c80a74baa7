#include "ui/editor/editor.hpp"

#include <algorithm>

#include "ui/editor/drawing_text.hpp"
#include "ui/editor/placing.hpp"
#include "ui/editor/shapes.hpp"

namespace shunt::ui {

namespace {

/// Texts are typed letter by letter, and taken back as a whole.
bool is_typed(const Edit& edit) {
    return std::holds_alternative<edit::SetName>(edit) || std::holds_alternative<edit::SetNote>(edit) ||
           std::holds_alternative<edit::SetSource>(edit) || std::holds_alternative<edit::Rename>(edit);
}

}  // namespace

Editor::Editor() : history_({empty_drawing(5, 4), new_work()}), opened_drawing_(now()) {}

std::string Editor::new_work() { return "new " + std::to_string(++works_); }

bool Editor::is_selected(std::size_t piece) const {
    return std::binary_search(selected().begin(), selected().end(), piece);
}

bool Editor::is_marked(std::size_t piece) const {
    return admits_pieces_ ? drawing().pieces[piece].enters_gates : is_selected(piece);
}

// ── the drawing ──

/// After any change: what is chosen exists, and the puzzle is that of the drawing.
/// Whoever made a puzzle of the library has not made what it is changed into.
void Editor::tell_source(Drawing& drawing) const {
    const Drawing& made = opened_drawing_;
    if (!opened_ || opened_->id.empty() || made.source.empty()) return;
    const std::string changed = "changed from " + origin_of_change(*opened_);
    const bool same = same_game(drawing, made);
    if (!same && drawing.source == made.source) drawing.source = changed;
    if (same && drawing.source == changed) drawing.source = made.source;
}

void Editor::settle() {
    const Drawing& drawing = now();
    selected_ = known_pieces(drawing, std::move(selected_));
    picks_several_ = picks_several_ && !selected_.empty();
    layer_ = std::min(layer_, drawing.goals.size() + 1);
    set_cursor(cursor_);
    asked_size_.reset();
    wants_goal_piece_ = false;
    admits_pieces_ = admits_pieces_ && has_gates(drawing);
    puzzle_ = nullptr;
    if (opened_ && drawing == opened_drawing_) {
        puzzle_ = opened_;
    } else if (auto problem = problem_of(drawing)) {
        puzzle_ = std::make_shared<Entry>(Entry{std::move(problem).value(), "", to_text(drawing)});
    }
    ++version_;
    ++look_;
}

bool Editor::take(Drawing drawing, std::string work) {
    stroke_.reset();
    typed_.reset();
    const bool another = drawing != now();
    if (another) {
        tell_source(drawing);
        selected_ = same_pieces(now(), selected_, drawing);
        history_.add({std::move(drawing), std::move(work)});
    } else {
        history_.amend({std::move(drawing), std::move(work)});
    }
    settle();
    return another;
}

std::optional<Error> Editor::open(const EntryPtr& entry, const std::string& work) {
    auto drawing = drawing_of(*entry);
    if (!drawing) return drawing.error();
    opened_ = entry;
    opened_drawing_ = *drawing;
    selected_.clear();
    layer_ = 0;
    put_shape_away();
    // Nothing is lost when nothing was drawn yet.
    const bool fresh = !history_.can_undo() && now() == empty_drawing(5, 4);
    Step step{std::move(drawing).value(), work.empty() ? new_work() : work};
    if (!fresh) {
        take(std::move(step.drawing), std::move(step.work));
        return std::nullopt;
    }
    stroke_.reset();
    typed_.reset();
    history_ = History<Step>(std::move(step));
    settle();
    return std::nullopt;
}

std::optional<Error> Editor::vary(const Entry& entry) {
    auto drawing = drawing_of(entry);
    if (!drawing) return drawing.error();
    drawing->name = now().name;
    drawing->source = now().source;
    drawing->note = now().note;
    put_shape_away();
    take(std::move(drawing).value());
    return std::nullopt;
}

void Editor::start_new(int rows, int columns) {
    selected_.clear();
    layer_ = 0;
    put_shape_away();
    tool_ = Tool::paint;
    take(empty_drawing(std::clamp(rows, 1, kMostDrawnSide), std::clamp(columns, 1, kMostDrawnSide)), new_work());
}

void Editor::apply(const Edit& edit) {
    if (is_typed(edit) && typed_ == edit.index()) {
        history_.amend({edited(now(), edit), work()});
        return settle();
    }
    const std::size_t before = now().pieces.size();
    const bool changed = take(edited(now(), edit));
    if (is_typed(edit) && changed) typed_ = edit.index();
    const std::size_t after = now().pieces.size();
    if (!std::holds_alternative<edit::Duplicate>(edit) || after <= before) return;
    selected_.clear();
    for (std::size_t piece = before; piece < after; ++piece) selected_.push_back(piece);
}

void Editor::end_typing(bool restore) {
    if (!typed_) return;
    typed_.reset();
    if (!restore) return;
    history_.drop();
    settle();
}

bool Editor::undo_stays() const {
    const auto steps = history_.until_now();
    return steps.size() > 1 && steps[steps.size() - 2].work == work();
}

void Editor::undo() {
    drop_stroke();
    typed_.reset();
    if (history_.undo()) settle();
}

void Editor::redo() {
    drop_stroke();
    typed_.reset();
    if (history_.redo()) settle();
}

void Editor::resize(const edit::Resize& resize) {
    if (cut_by(now(), resize).empty()) return apply(resize);
    drop_stroke();
    asked_size_ = resize;
}

void Editor::answer_size(bool cut) {
    const std::optional<edit::Resize> asked = std::exchange(asked_size_, std::nullopt);
    if (asked && cut) apply(*asked);
}

// ── what is chosen ──

void Editor::choose(Tool tool) {
    end_stroke();
    put_shape_away();
    grows_selected_ = picks_several_ = wants_goal_piece_ = admits_pieces_ = false;
    tool_ = tool;
}

void Editor::choose_goal_piece() {
    show_layer(0);
    choose(Tool::move);
    select({});
    wants_goal_piece_ = !drawing().pieces.empty();
}

void Editor::admit_pieces(bool on) {
    show_layer(0);
    choose(Tool::move);
    select({});
    admits_pieces_ = on && has_gates(drawing());
}

void Editor::put_shape_away() {
    shape_.reset();
    shape_cells_.clear();
}

void Editor::choose_shape(std::optional<std::size_t> shape) {
    end_stroke();
    put_shape_away();
    wants_goal_piece_ = admits_pieces_ = false;
    if (!shape || *shape >= palette_shapes().size() || layer_ != 0) return;
    shape_ = shape;
    shape_cells_ = cells_of(palette_shapes()[*shape]);
    select({});
}

void Editor::turn_shape() {
    if (shape_) shape_cells_ = turned(std::move(shape_cells_));
}

void Editor::reflect_shape() {
    if (shape_) shape_cells_ = reflected(std::move(shape_cells_));
}

void Editor::place_shape(std::size_t shape, Coordinate at) {
    if (shape >= palette_shapes().size() || layer_ != 0) return;
    const auto cells = centred_on(shape == shape_ ? shape_cells_ : cells_of(palette_shapes()[shape]), at);
    if (!fits_start(drawing(), cells, {})) return;
    apply(edit::Paint{std::nullopt, cells});
    const auto placed = piece_at(drawing(), cells.front());
    if (placed && !shape_) select({*placed});
}

void Editor::rename_selected(const std::string& name) {
    if (selected_.size() == 1) apply(edit::Rename{selected_.front(), name});
}

void Editor::show_layer(std::size_t layer) {
    end_stroke();
    layer = std::min(layer, now().goals.size() + 1);
    wants_goal_piece_ = admits_pieces_ = false;
    if (layer == layer_) return;
    // A goal that asks for nothing goes when it is left; that is no step of its own.
    Drawing drawing = now();
    for (std::size_t goal = drawing.goals.size(); goal-- > 0;) {
        if (!drawing.goals[goal].empty() || layer == goal + 1) continue;
        drawing.goals.erase(drawing.goals.begin() + static_cast<std::ptrdiff_t>(goal));
        if (layer > goal + 1) --layer;
    }
    if (drawing != now()) history_.amend({std::move(drawing), work()});
    layer_ = layer;
    selected_.clear();
    put_shape_away();
    if (layer_ != 0 && tool_ == Tool::paint) tool_ = Tool::move;
    settle();
}

void Editor::select(Pieces pieces) {
    end_stroke();
    selected_ = known_pieces(drawing(), std::move(pieces));
    picks_several_ = picks_several_ && !selected_.empty();
    wants_goal_piece_ = admits_pieces_ = false;
    typed_.reset();
}

void Editor::toggle(std::size_t piece) {
    end_stroke();
    Pieces pieces = selected_;
    const auto found = std::find(pieces.begin(), pieces.end(), piece);
    if (found == pieces.end())
        pieces.push_back(piece);
    else
        pieces.erase(found);
    select(std::move(pieces));
}

void Editor::pick_several(std::size_t piece) {
    end_stroke();
    if (!is_selected(piece)) select({piece});
    picks_several_ = tool_ == Tool::move && !selected_.empty();
}

std::optional<std::size_t> Editor::next_piece(bool back) const {
    if (selected().empty()) return std::nullopt;
    const auto& pieces = drawing().pieces;
    const auto before = [&](std::size_t a, std::size_t b) {
        return back ? pieces[b].cells.front() < pieces[a].cells.front()
                    : pieces[a].cells.front() < pieces[b].cells.front();
    };
    std::optional<std::size_t> next;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        const bool beyond =
            std::all_of(selected().begin(), selected().end(), [&](auto one) { return before(one, piece); });
        if (beyond && (!next || before(piece, *next))) next = piece;
    }
    return next;
}

void Editor::visit(std::size_t piece) {
    const bool wants = wants_goal_piece_;
    select({piece});
    wants_goal_piece_ = wants;
    if (selected_.empty()) return;
    set_cursor(drawing().pieces[piece].cells.front());
    cursor_shown_ = true;
}

void Editor::set_cursor(Coordinate at) {
    const Drawing& shown = drawing();
    cursor_ = {std::clamp(at.row, 0, shown.rows - 1), std::clamp(at.column, 0, shown.columns - 1)};
}

std::optional<std::size_t> Editor::piece_here(Coordinate at) const {
    return layer_ == 0 ? piece_at(drawing(), at) : goal_piece_at(drawing(), layer_ - 1, at);
}

}  // namespace shunt::ui
