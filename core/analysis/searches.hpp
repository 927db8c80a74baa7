// The searches that the analyses are made of. Their inner loops are all the time that a job takes, so they are compiled once, for
// speed (searches.cpp); everything around them is compiled for size.
#pragma once

#include "core/hashed/hashed_space.hpp"
#include "core/packing/packed_space.hpp"
#include "core/packing/position_cursor.hpp"
#include "core/search/frontier_search.hpp"

namespace shunt::search {

extern template class FrontierSearch<packing::PackedSpace>;
extern template class FrontierSearch<hashed::HashedSpace>;

}  // namespace shunt::search
