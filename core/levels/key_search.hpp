// Levels of positions on their own (levels_in_parts.hpp): two levels of keys, for boards and pieces of any size.
#pragma once

#include "core/levels/key_entries.hpp"
#include "core/levels/levels_in_parts.hpp"

namespace shunt::levels {

extern template class LevelsInParts<KeyEntries>;
using KeySearch = LevelsInParts<KeyEntries>;

}  // namespace shunt::levels
