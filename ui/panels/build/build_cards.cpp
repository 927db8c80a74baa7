// The card about what is selected: pieces, or the goal shown, or the board.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kRowGap = 8;
constexpr float kLabel = 84;

/// A quiet word at the left, and a control that has the rest of the row.
void beside_word(Frame& frame, const Editor& editor, Rect row, const char* word,
                 void (*control)(Frame&, const Editor&, Rect)) {
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, word);
    row.cut_left(kLabel);
    control(frame, editor, row);
}

Drawn worded_row(const Editor& editor, float height, const char* word, void (*control)(Frame&, const Editor&, Rect)) {
    return {height,
            [&editor, word, control](Frame& frame, Rect row) { beside_word(frame, editor, row, word, control); }};
}

/// One without a word.
Drawn whole_row(const Editor& editor, float height, void (*control)(Frame&, const Editor&, Rect)) {
    return {height, [&editor, control](Frame& frame, Rect row) { control(frame, editor, row); }};
}

void selection_heading(Frame& frame, Rect row, const std::string& text) {
    frame.label("build.selection", "heading", row, text);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, text, row.w));
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

/// Names of the other pieces that have the shape of the one that is selected.
std::vector<std::string> twins_of_selected(const Editor& editor) {
    const Drawing& drawing = editor.drawing();
    const puzzle::Shape shape(drawing.pieces[editor.selected().front()].cells);
    std::vector<std::string> names;
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece)
        if (piece != editor.selected().front() && puzzle::Shape(drawing.pieces[piece].cells) == shape)
            names.push_back(drawing.pieces[piece].name);
    return names;
}

/// "No other piece has this shape", or "Same shape as B and C", of which the first are named; of several pieces, what can be done with
/// them.
std::string twins_words(const Editor& editor) {
    constexpr std::size_t kNamed = 8;
    if (editor.selected().size() != 1) return say("They are dragged, turned and mirrored as one.");
    std::vector<std::string> twins = twins_of_selected(editor);
    if (twins.empty()) return say("No other piece has this shape.");
    if (twins.size() > kNamed + 1) {
        const std::size_t more = twins.size() - kNamed;
        twins.resize(kNamed);
        twins.push_back(say("{count} more", {{"count", more}}));
    }
    return say("Same shape as {pieces}.", {{"pieces", listed_names(twins)}});
}

/// Where a finger could not tell the swatches apart beside the word, they have the whole line.
void choose_colour(Frame& frame, const Editor& editor, Rect row) {
    const bool narrow = row.w - kLabel < puzzle::kColours * row.h && row.h >= space::kFinger;
    narrow ? colour_swatches(frame, editor, row) : beside_word(frame, editor, row, say("Colour"), colour_swatches);
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

/// Which pieces, and what can be done with them.
void name_and_buttons(Frame& frame, const Editor& editor, Rect row) {
    constexpr float kGap = 4;
    piece_buttons(frame, editor, row.cut_right(4 * row.h + 3 * kGap), ButtonStyle::plain, kGap);
    editor.selected().size() == 1 ? type_letter(frame, editor, row)
                                  : selection_heading(frame, row, selection_words(editor));
}

Card pieces_card(const Editor& editor, float row) {
    Card card;
    card.add(whole_row(editor, row, name_and_buttons));
    if (can_grow(editor)) card.add(worded_row(editor, row, say("Paint"), choose_growth), kRowGap);
    card.add(whole_row(editor, row, choose_colour), kRowGap);
    card.add(worded_row(editor, row, say("Moves"), choose_axis), kRowGap);
    card.add(worded_row(editor, row, say("Twins"), choose_twins), kRowGap);
    if (has_gates(editor.drawing())) card.add(worded_row(editor, row, say("Gates"), choose_gates), kRowGap);
    if (editor.picks_several()) {
        card.add(Drawn{row, end_picking}, kRowGap);
    } else {
        card.add(note("build.twins.told", twins_words(editor)), kRowGap);
    }
    return card;
}

// ── a goal ──

void draw_value(Frame& frame, Rect row, const char* id, const char* word, const std::string& value) {
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    frame.label(id, "text", row, say("{label}: {value}", {{"label", word}, {"value", value}}));
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, word);
    frame.paint.text({row.right(), row.centre().y}, type::kBody, frame.colours.ink,
                     frame.paint.fitted(type::kBody, value, row.w / 2), Align::right);
}

Drawn value_row(const char* id, const char* word, std::string value) {
    constexpr float kRow = 30;
    return {kRow,
            [id, word, value = std::move(value)](Frame& frame, Rect row) { draw_value(frame, row, id, word, value); }};
}

/// The goal that is shown; nothing while it is not drawn yet.
DrawnGoal shown_goal(const Editor& editor) {
    const auto& goals = editor.drawing().goals;
    return *editor.goal() < goals.size() ? goals[*editor.goal()] : DrawnGoal{};
}

/// What can be done with the whole goal; in a narrow card the words stand closer to the edges.
void goal_buttons(Frame& frame, const Editor& editor, Rect row) {
    constexpr float kGap = 8;
    const std::size_t number = *editor.goal();
    const DrawnGoal goal = shown_goal(editor);
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
    one("build.goal.start", start, editor.drawing().pieces.empty(), command::Change{edit::GoalAsStart{number}});
    one("build.goal.swap", swap, goal.placements.empty(), command::Change{edit::SwapStartAndGoal{number}});
}

std::string placed_words(const Drawing& drawing, const DrawnGoal& goal) {
    if (goal.placements.empty()) return say("none");
    std::string names;
    for (const auto& placement : goal.placements)
        names += (names.empty() ? "" : ", ") + drawing.pieces[placement.piece].name;
    return say("{count, plural, one {piece} other {pieces}} {names}",
               {{"count", goal.placements.size()}, {"names", names}});
}

Card goal_card(const Editor& editor, float row) {
    const DrawnGoal goal = shown_goal(editor);
    Card card;
    card.add(ui::heading("build.selection", selection_words(editor)));
    card.add(note("build.goal.told",
                  say("Drag pieces to where they have to end; the others may stand anywhere. Erase marks cells that "
                      "must be empty. With another goal, reaching any one of them is enough.")),
             4);
    card.add(value_row("build.goal.placed", say("placed"), placed_words(editor.drawing(), goal)), kRowGap);
    card.add(value_row("build.goal.voids", say("cells that must be empty"),
                       goal.voids.empty() ? say("none") : std::to_string(goal.voids.size())));
    card.add(whole_row(editor, row, goal_buttons), kRowGap);
    return card;
}

// ── the board ──

/// A button over the whole row that stays down.
Drawn toggle_row(float height, const char* id, const char* label, bool on, Command command) {
    return {height, [id, label, on, command = std::move(command)](Frame& frame, Rect row) {
                const ButtonStyle style = on ? ButtonStyle::primary : ButtonStyle::plain;
                button(frame, row, {id, label, Icon::none, style, false, on}, command);
            }};
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

/// What is drawn, and the way to another drawing.
void board_and_new(Frame& frame, const Editor& editor, Rect row) {
    const Drawing& drawing = editor.drawing();
    const char* fresh = say("New board");
    button(frame, row.cut_right(button_width(frame, fresh)),
           {"build.new", fresh, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::NewDrawing{});
    selection_heading(frame, row,
                      say("{rows} × {columns}, {count, plural, one {# piece} other {# pieces}}",
                          {{"rows", std::to_string(drawing.rows)},
                           {"columns", std::to_string(drawing.columns)},
                           {"count", drawing.pieces.size()}}));
}

Card board_card(const Editor& editor, float row) {
    const Drawing& drawing = editor.drawing();
    Card card;
    card.add(whole_row(editor, row, board_and_new));
    card.add(toggle_row(row, "build.cars", say("All pieces are cars"), drawing.cars,
                        command::Change{edit::SetCars{!drawing.cars}}),
             kRowGap);
    card.add(toggle_row(row, "build.units", say("Unit tiles: every cell a piece"), drawing.unit_tiles,
                        command::Change{edit::SetUnitTiles{!drawing.unit_tiles}}),
             kRowGap);
    if (has_gates(drawing)) card.add(whole_row(editor, row, gates_row), kRowGap);
    return card;
}

}  // namespace

Card selection_card(const Editor& editor, float row) {
    if (!editor.selected().empty()) return pieces_card(editor, row);
    return editor.goal() ? goal_card(editor, row) : board_card(editor, row);
}

}  // namespace shunt::ui
