// The card about what is selected: pieces, or the goal shown, or the board.
#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kRowGap = 8;
constexpr float kLabel = 84;

/// A quiet word at the left, room for a control at the right.
Rect labelled(Frame& frame, Rect& inner, float height, const char* word) {
    Rect row = inner.cut_top(height, kRowGap);
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, word);
    row.cut_left(kLabel);
    return row;
}

void heading(Frame& frame, Rect row, const std::string& text) {
    frame.label("build.selection", "heading", row, text);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, text, row.w));
}

void note(Frame& frame, Rect& inner, const std::string& text) {
    const float height = frame.paint.paragraph(inner, type::kSmall, frame.colours.quiet, text);
    inner.cut_top(height, kRowGap);
}

// ── pieces ──

/// What all of the pieces have, as a number; -1 when they differ.
template <class Of>
int common(const Editor& editor, const Of& of) {
    std::optional<int> value;
    for (const std::size_t piece : editor.selected()) {
        const int own = static_cast<int>(of(editor.drawing().pieces[piece]));
        if (value && *value != own) return -1;
        value = own;
    }
    return value.value_or(-1);
}

/// "No other piece has this shape", or "Same shape as B and C"; of several pieces, what can be done with them.
std::string twins_words(const Editor& editor) {
    if (editor.selected().size() != 1) return say("They are dragged, turned and mirrored as one.");
    const Drawing& drawing = editor.drawing();
    const puzzle::Shape shape(drawing.pieces[editor.selected().front()].cells);
    std::string others;
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        if (piece == editor.selected().front() || puzzle::Shape(drawing.pieces[piece].cells) != shape) continue;
        others += (others.empty() ? "" : ", ") + drawing.pieces[piece].name;
    }
    return others.empty() ? say("No other piece has this shape.")
                          : say("Same shape as {pieces}.", {{"pieces", others}});
}

/// Where a finger could not tell the swatches apart beside the word, they have the whole line.
void choose_colour(Frame& frame, const Editor& editor, Rect& inner, float height) {
    const bool narrow = inner.w - kLabel < puzzle::kColours * height && height >= space::kFinger;
    colour_swatches(frame, editor,
                    narrow ? inner.cut_top(height, kRowGap) : labelled(frame, inner, height, say("Colour")));
}

void choose_axis(Frame& frame, const Editor& editor, Rect row) {
    using puzzle::Axis;
    const Pieces& pieces = editor.selected();
    const std::array<Segment, 3> segments{
        Segment{"build.axis:both", say("any way"), "", command::Change{edit::SetAxis{pieces, Axis::both}}},
        Segment{"build.axis:horizontal", say("↔ only"), say("left and right only"),
                command::Change{edit::SetAxis{pieces, Axis::horizontal}}},
        Segment{"build.axis:vertical", say("↕ only"), say("up and down only"),
                command::Change{edit::SetAxis{pieces, Axis::vertical}}}};
    const int axis = common(editor, [&](const DrawnPiece& piece) { return axis_of(editor.drawing(), piece); });
    segmented(frame, row, "build.axis", say("Moves"), segments, axis);
}

void choose_twins(Frame& frame, const Editor& editor, Rect row) {
    const Pieces& pieces = editor.selected();
    const std::array<Segment, 2> segments{
        Segment{"build.twins:alike", say("alike"), say("interchangeable with pieces of this shape"),
                command::Change{edit::SetTwins{pieces, true}}},
        Segment{"build.twins:distinct", say("distinct"), say("told apart from pieces of this shape"),
                command::Change{edit::SetTwins{pieces, false}}}};
    const bool first = is_alike(editor.drawing(), pieces.front());
    const bool one = std::all_of(pieces.begin(), pieces.end(),
                                 [&](std::size_t piece) { return is_alike(editor.drawing(), piece) == first; });
    segmented(frame, row, "build.twins", say("Twins"), segments, !one ? -1 : first ? 0 : 1);
}

void choose_gates(Frame& frame, const Editor& editor, Rect row) {
    const Pieces& pieces = editor.selected();
    const std::array<Segment, 2> segments{Segment{"build.gates:enter", say("may enter"), say("may enter gates"),
                                                  command::Change{edit::AdmitToGates{pieces, true}}},
                                          Segment{"build.gates:shut", say("shut out"), say("may not enter gates"),
                                                  command::Change{edit::AdmitToGates{pieces, false}}}};
    const int enters = common(editor, [](const DrawnPiece& piece) { return piece.enters_gates; });
    segmented(frame, row, "build.gates", say("Gates"), segments, enters < 0 ? -1 : 1 - enters);
}

/// Whether painting goes on with the piece selected.
void choose_growth(Frame& frame, const Editor& editor, Rect row) {
    const std::array<Segment, 2> segments{
        Segment{"build.grow:new", say("new pieces"), say("free cells become new pieces"), command::GrowSelected{false}},
        Segment{"build.grow:this", say("this piece"), say("free cells are added to this piece"),
                command::GrowSelected{true}}};
    segmented(frame, row, "build.grow", say("Paint"), segments, editor.grows_selected() ? 1 : 0);
}

bool can_grow(const Editor& editor) {
    return editor.tool() == Tool::paint && editor.layer() == 0 && editor.selected().size() == 1;
}

/// "Piece" and its letter, which can be typed over.
void type_letter(Frame& frame, const Editor& editor, Rect row) {
    constexpr float kField = 56;
    frame.label("build.selection", "heading", row, selection_words(editor));
    const char* word = say("Piece");
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, word);
    row.cut_left(frame.paint.width(type::kStrong, word), 10);
    const std::string& name = editor.drawing().pieces[editor.selected().front()].name;
    drawing_field(frame, row.cut_left(std::min(row.w, kField)),
                  {"build.letter", say("Letter of the piece"), name, false,
                   [](std::string text) -> Command { return command::RenameSelected{std::move(text)}; }});
}

/// While presses select several: what they do, and the way out.
void end_picking(Frame& frame, Rect row) {
    const char* done = say("Done");
    button(frame, row.cut_right(button_width(frame, done), 8),
           {"build.picked", done, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::SelectDrawn{});
    const char* words = say("Press other pieces to select them, too.");
    frame.label("build.picking", "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, words, row.w));
}

void pieces_card(Frame& frame, const Editor& editor, Rect inner, float row) {
    constexpr float kGap = 4;
    Rect top = inner.cut_top(row, kRowGap);
    piece_buttons(frame, editor, top.cut_right(4 * row + 3 * kGap), ButtonStyle::plain, kGap);
    editor.selected().size() == 1 ? type_letter(frame, editor, top) : heading(frame, top, selection_words(editor));
    if (can_grow(editor)) choose_growth(frame, editor, labelled(frame, inner, row, say("Paint")));
    choose_colour(frame, editor, inner, row);
    choose_axis(frame, editor, labelled(frame, inner, row, say("Moves")));
    choose_twins(frame, editor, labelled(frame, inner, row, say("Twins")));
    if (has_gates(editor.drawing())) choose_gates(frame, editor, labelled(frame, inner, row, say("Gates")));
    editor.picks_several() ? end_picking(frame, inner.cut_top(row)) : note(frame, inner, twins_words(editor));
}

// ── a goal ──

void value_row(Frame& frame, Rect& inner, const char* id, const std::string& word, const std::string& value) {
    const Rect row = inner.cut_top(30);
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    frame.label(id, "text", row, say("{label}: {value}", {{"label", word}, {"value", value}}));
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, word);
    frame.paint.text({row.right(), row.centre().y}, type::kBody, frame.colours.ink,
                     frame.paint.fitted(type::kBody, value, row.w / 2), Align::right);
}

/// What can be done with the whole goal; in a narrow card the words stand closer to the edges.
void goal_buttons(Frame& frame, const Drawing& drawing, std::size_t number, const DrawnGoal& goal, Rect row) {
    constexpr float kGap = 8;
    const char* clear = say("Clear");
    const char* start = say("Same as start");
    const char* swap = say("Swap ends");
    float width = 2 * kGap;
    for (const char* label : {clear, start, swap}) width += button_width(frame, label);
    const float short_of = std::max(0.0f, width - row.w) / 3;
    const auto one = [&](const char* id, const char* label, bool disabled, const Command& command) {
        button(frame, row.cut_left(button_width(frame, label) - short_of, kGap),
               {id, label, Icon::none, ButtonStyle::plain, disabled, std::nullopt}, command);
    };
    one("build.goal.clear", clear, goal.empty(), command::Change{edit::ClearGoal{number}});
    one("build.goal.start", start, drawing.pieces.empty(), command::Change{edit::GoalAsStart{number}});
    one("build.goal.swap", swap, goal.placements.empty(), command::Change{edit::SwapStartAndGoal{number}});
}

void goal_card(Frame& frame, const Editor& editor, Rect inner, float row_height) {
    const Drawing& drawing = editor.drawing();
    const std::size_t number = *editor.goal();
    const DrawnGoal goal = number < drawing.goals.size() ? drawing.goals[number] : DrawnGoal{};
    heading(frame, inner.cut_top(24, 4), selection_words(editor));
    note(frame, inner,
         say("Drag pieces to where they have to end; the others may stand anywhere. Erase marks cells that must be "
             "empty. With another goal, reaching any one of them is enough."));
    std::string placed;
    for (const auto& placement : goal.placements)
        placed += (placed.empty() ? "" : ", ") + drawing.pieces[placement.piece].name;
    if (!placed.empty())
        placed = say("{count, plural, one {piece} other {pieces}} {names}",
                     {{"count", goal.placements.size()}, {"names", placed}});
    value_row(frame, inner, "build.goal.placed", say("placed"), placed.empty() ? say("none") : placed);
    value_row(frame, inner, "build.goal.voids", say("cells that must be empty"),
              goal.voids.empty() ? say("none") : std::to_string(goal.voids.size()));
    inner.cut_top(8);
    goal_buttons(frame, drawing, number, goal, inner.cut_top(row_height));
}

// ── the board ──

void toggle(Frame& frame, Rect row, const char* id, const char* label, bool on, const Command& command) {
    button(frame, row, {id, label, Icon::none, on ? ButtonStyle::primary : ButtonStyle::plain, false, on}, command);
}

/// Whom the gates let through, and the way to choose others.
void gates_row(Frame& frame, const Editor& editor, Rect row) {
    const char* choose = editor.admits_pieces() ? say("Done") : say("Choose");
    button(frame, row.cut_right(button_width(frame, choose), 10),
           {"build.gates.choose", choose, Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::AdmitPieces{!editor.admits_pieces()});
    const std::string words = gate_words(editor.drawing());
    frame.label("build.gates.words", "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet,
                     frame.paint.fitted(type::kBody, words, row.w));
}

void board_card(Frame& frame, const Editor& editor, Rect inner, float row) {
    const Drawing& drawing = editor.drawing();
    Rect top = inner.cut_top(row, kRowGap);
    const char* fresh = say("New board");
    button(frame, top.cut_right(button_width(frame, fresh)),
           {"build.new", fresh, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::NewDrawing{});
    heading(frame, top,
            say("{rows} × {columns}, {count, plural, one {# piece} other {# pieces}}",
                {{"rows", std::to_string(drawing.rows)},
                 {"columns", std::to_string(drawing.columns)},
                 {"count", drawing.pieces.size()}}));
    toggle(frame, inner.cut_top(row, kRowGap), "build.cars", say("All pieces are cars"), drawing.cars,
           command::Change{edit::SetCars{!drawing.cars}});
    toggle(frame, inner.cut_top(row, kRowGap), "build.units", say("Unit tiles: every cell a piece"), drawing.unit_tiles,
           command::Change{edit::SetUnitTiles{!drawing.unit_tiles}});
    if (has_gates(drawing)) gates_row(frame, editor, inner.cut_top(row));
}

}  // namespace

float selection_card_height(const Editor& editor, float row) {
    const float rows = row + kRowGap;
    if (!editor.selected().empty()) {
        const int lines = 4 + has_gates(editor.drawing()) + can_grow(editor);
        return 2 * space::kCard + rows * static_cast<float>(lines) + (editor.picks_several() ? row : 24);
    }
    if (editor.goal()) return 2 * space::kCard + 28 + 62 + 60 + 8 + row;
    return 2 * space::kCard + static_cast<float>(3 + has_gates(editor.drawing())) * rows - kRowGap;
}

void selection_card(Frame& frame, const Editor& editor, Rect area, float row) {
    const Rect inner = card(frame, area);
    if (!editor.selected().empty()) return pieces_card(frame, editor, inner, row);
    if (editor.goal()) return goal_card(frame, editor, inner, row);
    board_card(frame, editor, inner, row);
}

}  // namespace shunt::ui
