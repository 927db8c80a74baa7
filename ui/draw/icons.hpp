// Pictograms, drawn as strokes so that they are crisp at any size.
#pragma once

#include "ui/draw/painter.hpp"

namespace shunt::ui {

enum class Icon : unsigned char {
    none,
    undo,
    redo,
    reset,
    play,
    pause,
    back,
    forward,
    language,
    theme,
    close,
    previous,
    next,
    dots,
    move,
    pencil,
    eraser,
    wall,
    outside,
    gate,
    turn,
    reflect,
    copy,
    bin,
    plus,
    minus,
    help,
    chart,
    book
};

/// Draws `icon` about `centre`, `size` CSS pixels wide.
void draw_icon(Painter& paint, Icon icon, Vec centre, float size, Colour colour);
/// The mark of the program: four pieces in a square of `size`, its top left corner at `at`.
void draw_mark(Painter& paint, Vec at, float size, Colour goal, Colour tall, Colour wide);

}  // namespace shunt::ui
