// The searches that the analyses are made of. Their inner loops are all the time that a job takes, so they are compiled once, for
// speed (searches.cpp); everything around them is compiled for size.
#pragma once

#include "core/hashed/hashed_space.hpp"
#include "core/packing/packed_space.hpp"
#include "core/packing/position_cursor.hpp"
#include "core/search/frontier_search.hpp"

namespace shunt::search {

extern template class FrontierSearch<packing::PackedSpace, ReachedMarks>;
extern template class FrontierSearch<packing::PackedSpace, DepthMarks>;
extern template class FrontierSearch<hashed::HashedSpace, ReachedMarks>;
extern template class FrontierSearch<hashed::HashedSpace, OrderMarks>;

}  // namespace shunt::search
