// The colours of the workbench, light and dark. Every pair of text and ground keeps a contrast of 4.5 to 1, large
// labels of 3 to 1 (tested).
#pragma once

#include <array>

#include "ui/theme/colour.hpp"
#include "ui/theme/piece_colours.hpp"

namespace shunt::ui {

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
    Colour tip;  ///< ground of a tooltip
    Colour on_tip;
    std::array<Colour, kKindColours + 1> pieces;  ///< indexed by piece_colours()
    Colour goal;                                  ///< outline and histogram bar of the goal

    /// Bold text of `size` CSS pixels on a piece: light or dark, such that it reads well.
    [[nodiscard]] Colour label_on(Colour piece, float size) const;
};

[[nodiscard]] const Palette& light_palette();
[[nodiscard]] const Palette& dark_palette();

}  // namespace shunt::ui
