// The colours that pieces can be given.
#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/board/board_pattern.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

/// By number, as core/picture/tokens.json has them; the first is that of the pieces of a goal.
constexpr std::array<Phrase, puzzle::kColours> kNames{Phrase("vermilion"), Phrase("blue"),   Phrase("ochre"),
                                                      Phrase("green"),     Phrase("violet"), Phrase("brown"),
                                                      Phrase("teal")};

/// What all selected pieces have; kNoColour when they differ.
template <class Of>
int common_colour(const Editor& editor, const Of& of) {
    const Pieces& pieces = editor.selected();
    const int first = of(pieces.front());
    for (const std::size_t piece : pieces) {
        if (of(piece) != first) return puzzle::kNoColour;
    }
    return first;
}

int shown_colour(const Frame& frame, const Editor& editor) {
    return common_colour(editor,
                         [&](std::size_t piece) { return frame.memory.slots.of<DrawingBoard>().colour_number(piece); });
}

void draw_swatch(Frame& frame, Rect square, int colour) {
    static constexpr std::array kCell{puzzle::Coordinate{0, 0}};
    const Colour ground = frame.colours.pieces[static_cast<std::size_t>(colour)];
    frame.paint.rect(square, ground, space::kRadius - 2);
    if (frame.patterns) draw_pattern(frame, kCell, {square, {square.x, square.y}, square.w}, {}, colour, ground);
}

Rect square_in(Rect part) {
    const float side = std::min(part.w, part.h) - 10;
    return {part.centre().x - side / 2, part.centre().y - side / 2, side, side};
}

void swatch(Frame& frame, const Editor& editor, int colour, Rect part) {
    const int shown = shown_colour(frame, editor);
    const int given = common_colour(editor, [&](std::size_t piece) { return editor.drawing().pieces[piece].colour; });
    const std::string number = std::to_string(colour + 1);
    Widget widget;
    widget.id = "build.colour:" + number;
    widget.label = say(kNames[static_cast<std::size_t>(colour)]);
    widget.group = "build.colours";
    widget.rect = part;
    widget.pressed = shown == colour;
    // Pressed again, it gives way to the usual colour.
    const int wanted = given == colour ? puzzle::kNoColour : colour;
    const Press state = press(frame, widget, {command::Change{edit::SetColour{editor.selected(), wanted}}});
    if (state.hovered) rest_tooltip(frame, widget.id, part, widget.label + ", Alt+" + number);
    const Rect square = square_in(part);
    draw_swatch(frame, square, colour);
    if (shown == colour || state.hovered)
        frame.paint.border(square.inset(-4), shown == colour ? frame.colours.accent : frame.colours.line,
                           space::kRadius, 2);
}

}  // namespace

void colour_button(Frame& frame, const Editor& editor, Rect rect) {
    Widget widget;
    widget.id = "build.colour";
    widget.label = say("Colour");
    widget.rect = rect;
    widget.expanded = false;
    press(frame, std::move(widget), {command::TurnFold{&ViewState::colours_open}});
    const Rect square = square_in(rect).inset(3);
    const int colour = shown_colour(frame, editor);
    if (colour == puzzle::kNoColour)
        frame.paint.border(square, frame.colours.quiet, space::kRadius - 2, 2);
    else
        draw_swatch(frame, square, colour);
}

void colour_swatches(Frame& frame, const Editor& editor, Rect row) {
    frame.label("build.colours", "group", row, say("Colour"));
    const float width = row.w / puzzle::kColours;
    for (int colour = 0; colour < puzzle::kColours; ++colour) swatch(frame, editor, colour, row.cut_left(width));
}

}  // namespace shunt::ui
