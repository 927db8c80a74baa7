#include "core/levels/key_search.hpp"

#include "core/levels/levels_in_parts_impl.hpp"

namespace shunt::levels {

template class LevelsInParts<KeyEntries>;

}  // namespace shunt::levels
