// The card about what is selected: pieces, or the goal shown, or the board.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kRowGap = 8;
constexpr float kLabel = 84;

/// A control over the whole of a row.
Drawn whole_row(const Editor& editor, float height, void (*control)(Frame&, const Editor&, Rect)) {
    return {height, [&editor, control](Frame& frame, Rect row) { control(frame, editor, row); }};
}

/// Something about the pieces selected, with a quiet word before it.
Choice choice(std::string id, const char* word, std::vector<Segment> segments, int chosen, float height) {
    return {std::move(id), word, std::move(segments), chosen, word, kLabel, height};
}

/// Quiet words and a button.
ActionRow action_row(const char* id, std::string words, ButtonAction action, float height) {
    return {id, std::move(words), {std::move(action)}, height, type::kBody, &Palette::quiet, "text"};
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
    if (!narrow) {
        frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, say("Colour"));
        row.cut_left(kLabel);
    }
    colour_swatches(frame, editor, row);
}

Choice axis_choice(const Editor& editor, float row) {
    using puzzle::Axis;
    const Pieces& pieces = editor.selected();
    const int axis = common(editor, [&](const DrawnPiece& piece) { return axis_of(editor.drawing(), piece); });
    return choice("build.axis", say("Moves"),
                  {{"build.axis:both", say("any way"), "", command::Change{edit::SetAxis{pieces, Axis::both}}},
                   {"build.axis:horizontal", say("↔ only"), say("left and right only"),
                    command::Change{edit::SetAxis{pieces, Axis::horizontal}}},
                   {"build.axis:vertical", say("↕ only"), say("up and down only"),
                    command::Change{edit::SetAxis{pieces, Axis::vertical}}}},
                  axis, row);
}

Choice twins_choice(const Editor& editor, float row) {
    const Pieces& pieces = editor.selected();
    const bool first = is_alike(editor.drawing(), pieces.front());
    const bool one = std::all_of(pieces.begin(), pieces.end(),
                                 [&](std::size_t piece) { return is_alike(editor.drawing(), piece) == first; });
    return choice("build.twins", say("Twins"),
                  {{"build.twins:alike", say("alike"), say("interchangeable with pieces of this shape"),
                    command::Change{edit::SetTwins{pieces, true}}},
                   {"build.twins:distinct", say("distinct"), say("told apart from pieces of this shape"),
                    command::Change{edit::SetTwins{pieces, false}}}},
                  !one    ? -1
                  : first ? 0
                          : 1,
                  row);
}

Choice gates_choice(const Editor& editor, float row) {
    const Pieces& pieces = editor.selected();
    const int enters = common(editor, [](const DrawnPiece& piece) { return piece.enters_gates; });
    return choice("build.gates", say("Gates"),
                  {{"build.gates:enter", say("may enter"), say("may enter gates"),
                    command::Change{edit::AdmitToGates{pieces, true}}},
                   {"build.gates:shut", say("shut out"), say("may not enter gates"),
                    command::Change{edit::AdmitToGates{pieces, false}}}},
                  enters < 0 ? -1 : 1 - enters, row);
}

/// Whether painting goes on with the piece selected.
Choice growth_choice(const Editor& editor, float row) {
    return choice(
        "build.grow", say("Paint"),
        {{"build.grow:new", say("new pieces"), say("free cells become new pieces"), command::GrowSelected{false}},
         {"build.grow:this", say("this piece"), say("free cells are added to this piece"),
          command::GrowSelected{true}}},
        editor.grows_selected() ? 1 : 0, row);
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

/// Which pieces, and what can be done with them.
void name_and_buttons(Frame& frame, const Editor& editor, Rect row) {
    constexpr float kGap = 4;
    piece_buttons(frame, editor, row.cut_right(4 * row.h + 3 * kGap), ButtonStyle::plain, kGap);
    if (editor.selected().size() == 1) return type_letter(frame, editor, row);
    draw_action_row(frame, {"build.selection", selection_words(editor)}, row);
}

Card pieces_card(const Editor& editor, float row) {
    Card card;
    card.add(whole_row(editor, row, name_and_buttons));
    if (can_grow(editor)) card.add(growth_choice(editor, row), kRowGap);
    card.add(whole_row(editor, row, choose_colour), kRowGap);
    card.add(axis_choice(editor, row), kRowGap);
    card.add(twins_choice(editor, row), kRowGap);
    if (has_gates(editor.drawing())) card.add(gates_choice(editor, row), kRowGap);
    if (!editor.picks_several()) {
        card.add(note("build.twins.told", twins_words(editor)), kRowGap);
        return card;
    }
    // While presses select several: what they do, and the way out.
    ActionRow picking = action_row("build.picking", say("Press other pieces to select them, too."),
                                   {{"build.picked", say("Done")}, command::SelectDrawn{}}, row);
    picking.style = type::kSmall;
    card.add(std::move(picking), kRowGap);
    return card;
}

// ── a goal ──

/// The goal that is shown; nothing while it is not drawn yet.
DrawnGoal shown_goal(const Editor& editor) {
    const auto& goals = editor.drawing().goals;
    return *editor.goal() < goals.size() ? goals[*editor.goal()] : DrawnGoal{};
}

/// What can be done with the whole goal.
ButtonRow goal_buttons(const Editor& editor, const DrawnGoal& goal, float height) {
    const std::size_t number = *editor.goal();
    const auto one = [](const char* id, const char* label, bool disabled, Command command) {
        return ButtonAction{{id, label, Icon::none, ButtonStyle::plain, disabled}, std::move(command)};
    };
    return {{one("build.goal.clear", say("Clear"), goal.empty(), command::Change{edit::ClearGoal{number}}),
             one("build.goal.start", say("Same as start"), editor.drawing().pieces.empty(),
                 command::Change{edit::GoalAsStart{number}}),
             one("build.goal.swap", say("Swap ends"), goal.placements.empty(),
                 command::Change{edit::SwapStartAndGoal{number}})},
            false,
            height};
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
    card.add(FactRows{{{"build.goal.placed", say("placed"), placed_words(editor.drawing(), goal)},
                       {"build.goal.voids", say("cells that must be empty"),
                        goal.voids.empty() ? say("none") : std::to_string(goal.voids.size())}}},
             kRowGap);
    card.add(goal_buttons(editor, goal, row), kRowGap);
    return card;
}

// ── the board ──

/// A button over the whole row that stays down.
ButtonRow toggle_row(float height, const char* id, const char* label, bool on, Command command) {
    const ButtonStyle style = on ? ButtonStyle::primary : ButtonStyle::plain;
    return {{{{id, label, Icon::none, style, false, on}, std::move(command)}}, true, height};
}

/// Whom the gates let through, and the way to choose others.
ActionRow gates_row(const Editor& editor, float height) {
    return action_row("build.gates.words", gate_words(editor.drawing()),
                      {{"build.gates.choose", editor.admits_pieces() ? say("Done") : say("Choose")},
                       command::AdmitPieces{!editor.admits_pieces()}},
                      height);
}

/// What is drawn, and the way to another drawing.
ActionRow board_and_new(const Drawing& drawing, float height) {
    std::string words = say("{rows} × {columns}, {count, plural, one {# piece} other {# pieces}}",
                            {{"rows", std::to_string(drawing.rows)},
                             {"columns", std::to_string(drawing.columns)},
                             {"count", drawing.pieces.size()}});
    return {"build.selection", std::move(words), {{{"build.new", say("New board")}, command::NewDrawing{}}}, height};
}

Card board_card(const Editor& editor, float row) {
    const Drawing& drawing = editor.drawing();
    Card card;
    card.add(board_and_new(drawing, row));
    card.add(toggle_row(row, "build.cars", say("All pieces are cars"), drawing.cars,
                        command::Change{edit::SetCars{!drawing.cars}}),
             kRowGap);
    card.add(toggle_row(row, "build.units", say("Unit tiles: every cell a piece"), drawing.unit_tiles,
                        command::Change{edit::SetUnitTiles{!drawing.unit_tiles}}),
             kRowGap);
    if (has_gates(drawing)) card.add(gates_row(editor, row), kRowGap);
    return card;
}

}  // namespace

Card selection_card(const Editor& editor, float row) {
    if (!editor.selected().empty()) return pieces_card(editor, row);
    return editor.goal() ? goal_card(editor, row) : board_card(editor, row);
}

}  // namespace shunt::ui
