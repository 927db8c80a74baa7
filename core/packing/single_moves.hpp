// Moves of single pieces: what the body can do in an arrangement is listed once, and filtered by the voids of each filling.
#pragma once

#include <bit>
#include <cstdint>

#include "core/packing/arrangement_cache.hpp"
#include "core/packing/arrangement_walk.hpp"
#include "core/packing/neighbour_list.hpp"

namespace shunt::packing {

/// The transitions of an arrangement, as if every free cell were void. Those of one piece stand together; along one straight line the
/// nearer ones come first.
using SingleMovesCache = ArrangementCache<Transition>;

/// A bound of the transitions that any arrangement of the space has.
[[nodiscard]] std::size_t most_transitions(const PackedSpace& space);

/// Works out the transitions of an arrangement and adds them to the cache. O(placements x length of the word).
SingleMovesCache::Entry add_transitions(const PackedSpace& space, ArrangementWalk& walk, SingleMovesCache& cache);

/// The positions one move of one piece away from a filling of an arrangement.
class SingleMoves {
public:
    SingleMoves(const PackedSpace& space, const SingleMovesCache& cache, const SingleMovesCache::Entry& entry,
                CellSet voids, NeighbourList& found)
        : space_(space), cache_(cache), entry_(entry), voids_(voids), found_(found) {}

    /// Adds each of them once to the list, in a fixed order.
    void run();
    /// A bound of their number.
    [[nodiscard]] std::size_t most() const {
        const auto voids = static_cast<std::size_t>(std::popcount(voids_));
        return entry_.count + voids * (static_cast<std::size_t>(std::popcount(entry_.free)) - voids);
    }

private:
    void move_body();
    void move_body_along_paths();
    void flood(std::uint32_t first, std::uint32_t end, CellSet reached);
    void step_fillers();
    void slide_fillers();
    void move_fillers();
    void emit_body(Transition transition, CellSet own, CellSet cells);
    [[nodiscard]] bool is_goal(Transition transition, CellSet voids, CellSet free) const;
    void emit_filler(CellSet from, CellSet to);

    const PackedSpace& space_;
    const SingleMovesCache& cache_;
    const SingleMovesCache::Entry& entry_;
    CellSet voids_;
    NeighbourList& found_;
};

}  // namespace shunt::packing
