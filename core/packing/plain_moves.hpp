// Moves of single pieces where nothing fills and words are not cut: all free cells are void, so what an arrangement can do its only
// position can do, and nothing is worth keeping.
#pragma once

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/edge_list.hpp"

namespace shunt::packing {

/// Adds every position one move of one piece away to `found` once, in a fixed order. For a space without filler, and the walk of the
/// arrangement, which is the same afterwards. O(placements x length of the word).
void add_plain_moves(const PackedSpace& space, ArrangementWalk& walk, EdgeList& found);

}  // namespace shunt::packing
