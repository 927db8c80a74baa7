#include "core/levels/filling_search.hpp"

#include "core/levels/levels_in_parts_impl.hpp"

namespace shunt::levels {

template class LevelsInParts<FillingEntries>;

}  // namespace shunt::levels
