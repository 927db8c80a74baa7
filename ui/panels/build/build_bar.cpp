// What is selected, in one line: its name and what is done to it most.
#include <algorithm>

#include "core/base/words.hpp"
#include "ui/deeds/build.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/deed_button.hpp"

namespace shunt::ui {

namespace {

constexpr float kMostWide = 44;  // of a button
constexpr float kButtons = 6;    // with the colour and the way to all else

/// The colours in place of the buttons, and the way back.
void colours_bar(Frame& frame, const Editor& editor, Rect row) {
    const float part = row.w / (puzzle::kColours + 1);
    button(frame, row.cut_right(part),
           {"build.colours.close", say("Close the colours"), Icon::close, ButtonStyle::text},
           command::TurnFold{&ViewState::colours_open});
    colour_swatches(frame, editor, row);
}

/// What all pieces of the board are, in a word each.
void board_buttons(Frame& frame, const Editor& editor, Rect& row) {
    const Drawing& drawing = editor.drawing();
    const auto one = [&](const char* id, const char* label, bool on, const Command& command) {
        Rect rect = row.cut_right(button_width(frame, label), 6);
        rect = rect.inset(0, 4);
        button(frame, rect, {id, label, Icon::none, on ? ButtonStyle::primary : ButtonStyle::plain, false, on},
               command);
    };
    one("build.units", say("Unit tiles"), drawing.unit_tiles, command::Change{edit::SetUnitTiles{!drawing.unit_tiles}});
    one("build.cars", say("Cars"), drawing.cars, command::Change{edit::SetCars{!drawing.cars}});
}

}  // namespace

std::string selection_words(const Editor& editor) {
    const Pieces& pieces = editor.selected();
    if (pieces.size() == 1) return say("Piece {name}", {{"name", editor.drawing().pieces[pieces.front()].name}});
    if (!pieces.empty())
        return say("{count, plural, one {# piece} other {# pieces}}", {{"count", std::to_string(pieces.size())}});
    if (!editor.goal()) return say("Board");
    return editor.drawing().goals.size() > 1 ? say("Goal {number}", {{"number", std::to_string(editor.layer())}})
                                             : say("Goal");
}

void piece_buttons(Frame& frame, const Editor& editor, Rect row, ButtonStyle style, float gap) {
    const float width = (row.w - 3 * gap) / 4;
    const auto one = [&](const Deed<Editor>& deed, std::string label) {
        Button made{deed.id, std::move(label), deed.icon, style, !deed.is_enabled(editor)};
        button(frame, row.cut_left(width, gap), made, deed.command(editor));
    };
    for (const Deed<Editor>& deed : kFigureDeeds)
        if (*deed.id != '\0') one(deed, label_with_key(deed));
    const Deed<Editor>& remove = kSelectionDeeds.front();
    one(remove, editor.layer() != 0 ? say("Take out of the goal") : say(remove.label));
}

void selection_bar(Frame& frame, const Editor& editor, const ViewState& view, Rect row) {
    frame.paint.rect(row, frame.colours.card, space::kRadius);
    frame.paint.border(row, frame.colours.line, space::kRadius);
    const bool pieces = !editor.selected().empty();
    if (pieces && view.colours_open) return colours_bar(frame, editor, row);
    const float part = std::min(kMostWide, row.w / kButtons);
    button(frame, row.cut_right(part), {"build.more", say("All about it"), Icon::dots, ButtonStyle::text},
           command::ShowSheet{Sheet::selection});
    if (pieces) piece_buttons(frame, editor, row.cut_right(4 * part), ButtonStyle::text, 0);
    if (pieces) colour_button(frame, editor, row.cut_right(part));
    if (!pieces && !editor.goal()) board_buttons(frame, editor, row);
    row.cut_left(12);
    const std::string words = selection_words(editor);
    frame.label("build.selected", "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, words, row.w));
}

}  // namespace shunt::ui
