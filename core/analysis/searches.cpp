#include "core/analysis/searches.hpp"

namespace shunt::search {

template class FrontierSearch<packing::PackedSpace, ReachedMarks>;
template class FrontierSearch<packing::PackedSpace, DepthMarks>;
template class FrontierSearch<hashed::HashedSpace, ReachedMarks>;
template class FrontierSearch<hashed::HashedSpace, OrderMarks>;

}  // namespace shunt::search
