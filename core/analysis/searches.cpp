#include "core/analysis/searches.hpp"

namespace shunt::search {

template class FrontierSearch<packing::PackedSpace>;
template class FrontierSearch<hashed::HashedSpace>;

}  // namespace shunt::search
