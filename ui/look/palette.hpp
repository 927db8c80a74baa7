// The colours of the workbench: those of pictures, which both take from core/picture/tokens.json.
#pragma once

#include "core/picture/palette.hpp"

namespace shunt::ui {

using picture::Colour;
using picture::dark_palette;
using picture::kBlack;
using picture::kGoalColour;
using picture::kKindColours;
using picture::kWhite;
using picture::light_palette;
using picture::Palette;
using picture::piece_colours;

}  // namespace shunt::ui
