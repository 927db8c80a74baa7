// What the task Build works on: a drawing with all that was before it, and what of it is chosen.
//
//     stroke, edit ──> History<Drawing> ──problem_of──> puzzle()      the verdict's and Play's
//
// What is opened or begun anew is a step of the same history, and a work of its own: undo leads back into the work before.
//
// Layers are views of one drawing: 0 is the start, n is goal n. The layer after the last goal may be shown, too: what is put into it makes
// a goal of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ui/editor/edits.hpp"
#include "ui/entry/entry.hpp"
#include "ui/entry/history.hpp"

namespace shunt::ui {

enum class Tool : unsigned char { move, paint, erase, wall, outside, gate };

class Editor {
public:
    Editor();

    // ── what is drawn ──
    /// With the stroke that is being made.
    [[nodiscard]] const Drawing& drawing() const { return stroke_ ? stroke_->drawing : now(); }
    /// Which work the drawing belongs to: a name it was opened by, or one of its own. Undo and redo lead from work to work.
    [[nodiscard]] const std::string& work() const { return history_.now().work; }
    /// Whether a stroke is being made.
    [[nodiscard]] bool draws() const { return stroke_.has_value(); }
    /// The puzzle of the drawing, strokes only when they have ended; null while it has no piece. The entry it was opened from as long as
    /// nothing is changed.
    [[nodiscard]] const EntryPtr& puzzle() const { return puzzle_; }
    /// Grows whenever puzzle() may have become another.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    /// Grows whenever drawing() may have become another.
    [[nodiscard]] std::uint64_t look() const { return look_; }
    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    /// Whether undo leads to the same work.
    [[nodiscard]] bool undo_stays() const;
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }

    // ── what of it is chosen ──
    [[nodiscard]] Tool tool() const { return tool_; }
    [[nodiscard]] std::size_t layer() const { return layer_; }
    /// The goal shown; none on the layer of the start.
    [[nodiscard]] std::optional<std::size_t> goal() const {
        return layer_ == 0 ? std::nullopt : std::optional(layer_ - 1);
    }
    /// Ascending; pieces of drawing(), during a stroke too.
    [[nodiscard]] const Pieces& selected() const { return stroke_ ? stroke_->selected : selected_; }
    [[nodiscard]] bool is_selected(std::size_t piece) const;
    /// Where keys draw.
    [[nodiscard]] Coordinate cursor() const { return cursor_; }
    /// Whether keys were used last, so that the cursor is of interest.
    [[nodiscard]] bool cursor_shown() const { return cursor_shown_; }
    /// Whether presses of the tool Move take pieces into what is selected, or out of it.
    [[nodiscard]] bool picks_several() const { return picks_several_; }
    /// Whether painting on free cells adds to the one piece selected; else it makes another.
    [[nodiscard]] bool grows_selected() const { return grows_selected_ && selected_.size() == 1; }
    /// The one of palette_shapes() that a press on the board puts down, and its cells as they were turned.
    [[nodiscard]] std::optional<std::size_t> shape() const { return shape_; }
    [[nodiscard]] const std::vector<Coordinate>& shape_cells() const { return shape_cells_; }
    /// Whether the next piece that is pressed is lifted on the layer of the first goal.
    [[nodiscard]] bool wants_goal_piece() const { return wants_goal_piece_; }
    /// Whether a press on a piece lets it through the gates, or no more.
    [[nodiscard]] bool admits_pieces() const { return admits_pieces_; }
    /// Whether a piece is outlined: those selected are, or while pieces are admitted all that are.
    [[nodiscard]] bool is_marked(std::size_t piece) const;
    /// A size that was asked for and would cut pieces.
    [[nodiscard]] const std::optional<edit::Resize>& asked_size() const { return asked_size_; }

    // ── changes ──
    /// A copy of the puzzle, as a step that undo takes back, and as the work of that name; empty: as a new one. Why it cannot be drawn;
    /// nothing changes then.
    [[nodiscard]] std::optional<Error> open(const EntryPtr& entry, const std::string& work = "");
    /// Takes board, pieces and goals of a puzzle over into this work, whose texts stay, as a step that undo takes back. Why it cannot be
    /// drawn; nothing changes then.
    [[nodiscard]] std::optional<Error> vary(const Entry& entry);
    /// An empty board, as a step that undo takes back.
    void start_new(int rows, int columns);
    void apply(const Edit& edit);
    /// Texts are typed letter by letter, and are one step: this is its end. `restore`: as if nothing had been typed.
    void end_typing(bool restore);
    void undo();
    void redo();
    /// At once when no piece is cut; otherwise it becomes asked_size().
    void resize(const edit::Resize& resize);
    /// Carries out asked_size(), or forgets it.
    void answer_size(bool cut);

    void choose(Tool tool);
    void show_layer(std::size_t layer);
    void choose_shape(std::optional<std::size_t> shape);
    void turn_shape();
    void reflect_shape();
    /// A new piece with the middle of its box on a cell; nothing happens where it does not fit.
    void place_shape(std::size_t shape, Coordinate at);
    void select(Pieces pieces);
    /// Takes a piece into what is selected, or out of it.
    void toggle(std::size_t piece);
    /// From now on presses do that, beginning with this piece; until nothing is selected any more.
    void pick_several(std::size_t piece);
    /// The piece after those selected in the order of reading, or the one before them; none beyond the last.
    [[nodiscard]] std::optional<std::size_t> next_piece(bool back) const;
    /// Selects a piece and puts the cursor on it.
    void visit(std::size_t piece);
    void set_cursor(Coordinate at);
    void grow_selected(bool grow) { grows_selected_ = grow; }
    /// From now on, until something else is chosen, wants_goal_piece().
    void choose_goal_piece();
    /// From now on, until something else is chosen, admits_pieces(); or no more.
    void admit_pieces(bool on);
    void show_cursor(bool shown) { cursor_shown_ = shown; }
    /// Another letter for the one piece that is selected.
    void rename_selected(const std::string& name);

    // ── drawing with the tool ──
    /// `grow`: free cells are added to the one piece selected, as with grow_selected().
    void begin_stroke(Coordinate at, bool grow = false);
    /// On to a cell, over all between.
    void extend_stroke(Coordinate to);
    void end_stroke();
    /// As if it had never begun.
    void drop_stroke();
    /// The tool on one cell. Move: chooses the piece there, or brings the one chosen there.
    void press(Coordinate at);
    /// Moves what is selected on this layer by one in a direction; over what is in the way, as far as it takes.
    void nudge(puzzle::Direction direction);
    /// Moves pieces of this layer.
    void shift(const Pieces& pieces, Coordinate by);
    /// The way of a piece from where it is on the layer shown onto a cell; none when it fits nowhere over it, or is there already.
    [[nodiscard]] std::optional<Coordinate> way_onto(std::size_t piece, Coordinate at) const;
    /// Whether they can be moved so on the layer shown.
    [[nodiscard]] bool fits(const Pieces& pieces, Coordinate by) const;
    /// Takes what is selected out of this layer.
    void remove_selected();

private:
    struct Stroke {
        Coordinate from;
        std::vector<Coordinate> cells;
        bool grow = false;
        Drawing drawing;  // what it makes of the one before
        Pieces selected;  // the selected pieces in that
    };

    [[nodiscard]] Edit edit_of(const Stroke& stroke) const;
    struct Step {
        Drawing drawing;
        std::string work;
    };

    /// Without the stroke that is being made.
    [[nodiscard]] const Drawing& now() const { return history_.now().drawing; }
    [[nodiscard]] std::string new_work();
    /// What the stroke makes of the drawing.
    void follow_stroke();
    /// The piece that painting grows; none when it makes a new one.
    [[nodiscard]] std::optional<std::size_t> painted_by(const Stroke& stroke) const;
    /// Whether it is another drawing than the one before.
    bool take(Drawing drawing) { return take(std::move(drawing), work()); }
    bool take(Drawing drawing, std::string work);
    [[nodiscard]] std::optional<std::size_t> piece_here(Coordinate at) const;
    void tell_source(Drawing& drawing) const;
    void settle();
    void put_shape_away();

    std::size_t works_ = 0;  // begun without a name
    History<Step> history_;
    std::optional<Stroke> stroke_;
    EntryPtr opened_;
    Drawing opened_drawing_;
    EntryPtr puzzle_;
    std::uint64_t version_ = 0;
    std::uint64_t look_ = 0;
    Tool tool_ = Tool::move;
    std::size_t layer_ = 0;
    Pieces selected_;
    bool picks_several_ = false;
    Coordinate cursor_;
    bool cursor_shown_ = false;
    bool grows_selected_ = false;
    bool wants_goal_piece_ = false;
    bool admits_pieces_ = false;
    std::optional<std::size_t> shape_;
    std::vector<Coordinate> shape_cells_;
    std::optional<edit::Resize> asked_size_;
    std::optional<std::size_t> typed_;  // the kind of text that the last step typed: typing goes on in it
};

}  // namespace shunt::ui
