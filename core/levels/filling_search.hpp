// Levels of blocks of fillings (levels_in_parts.hpp): three levels, for boards of any size of which at most 64 cells matter, with as many
// fillings as there are.
#pragma once

#include "core/levels/filling_moves.hpp"
#include "core/levels/levels_in_parts.hpp"

namespace shunt::levels {

extern template class LevelsInParts<FillingEntries>;
using FillingSearch = LevelsInParts<FillingEntries>;

}  // namespace shunt::levels
