// The colours of everything, light and dark, as core/picture/tokens.json sets them. Every pair of text and ground keeps a contrast of
// 4.5 to 1, large labels of 3 to 1 (tested).
#pragma once

#include <array>

#include "core/picture/colour.hpp"
#include "core/picture/piece_colours.hpp"

namespace shunt::picture {

struct Palette {
    Colour page;
    Colour card;
    Colour line;
    Colour ink;
    Colour quiet;  ///< secondary text
    Colour accent;
    Colour on_accent;  ///< text on accent
    Colour soft;       ///< ground of what is selected
    Colour danger;     ///< text of Cancel and of errors
    Colour frame;      ///< of the board
    Colour floor;
    Colour cell;
    Colour shadow;
    Colour tip;  ///< ground of tooltips and messages
    Colour on_tip;
    Colour alarm;        ///< ground of a message that something failed, with text in on_tip
    Colour goal;         ///< chart bar of the goal
    Colour light_label;  ///< on a piece, whichever of the two reads better
    Colour dark_label;
    std::array<Colour, kKindColours + 1> pieces;  ///< indexed by piece_colours()

    /// Bold text of `size` CSS pixels on a piece: light or dark, such that it reads well.
    [[nodiscard]] Colour label_on(Colour piece, float size) const;
};

[[nodiscard]] const Palette& light_palette();
[[nodiscard]] const Palette& dark_palette();

}  // namespace shunt::picture
