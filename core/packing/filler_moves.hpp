// The moves of fillers: units that stand anywhere. `places` say what is beside a cell, and next to it in a direction (placements.hpp).
#pragma once

#include <bit>

#include "core/packing/placements.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::packing {

/// A unit steps onto a void beside it.
template <class Places, class Visit>
void for_each_filler_step(const Places& places, CellSet voids, CellSet units, Visit visit) {
    for (; voids != 0; voids &= voids - 1) {
        for (CellSet from = places.beside(std::countr_zero(voids)) & units; from != 0; from &= from - 1)
            visit(from & -from, voids & -voids);
    }
}

/// A unit slides along a straight line of voids.
template <class Places, class Visit>
void for_each_filler_slide(const Places& places, CellSet voids, CellSet units, Visit visit) {
    for (CellSet left = voids; left != 0; left &= left - 1) {
        const int first = std::countr_zero(left);
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            const CellSet from = places.next(first, opposite(direction)) & units;
            if (from == 0) continue;
            for (CellSet to = left & -left; (to & voids) != 0; to = places.next(std::countr_zero(to), direction))
                visit(from, to);
        }
    }
}

/// A unit beside a connected set of voids can go to each of them.
template <class Places, class Visit>
void for_each_filler_path(const Places& places, CellSet voids, CellSet units, Visit visit) {
    for (CellSet left = voids; left != 0;) {
        CellSet region = 0;
        CellSet border = 0;
        for (CellSet todo = left & -left; todo != 0;) {
            const CellSet beside = places.beside(std::countr_zero(todo));
            region |= todo & -todo;
            border |= beside;
            todo = (todo | (beside & voids)) & ~region;
        }
        left &= ~region;
        for (CellSet from = border & units; from != 0; from &= from - 1) {
            for (CellSet to = region; to != 0; to &= to - 1) visit(from & -from, to & -to);
        }
    }
}

/// Calls `visit(from, to)`, sets of one cell, for every move of a unit, where the free cells are those voids and units.
template <class Places, class Visit>
void for_each_filler_move(const Places& places, puzzle::Extent extent, CellSet voids, CellSet free, Visit visit) {
    const CellSet units = free & ~voids;
    switch (extent) {
        case puzzle::Extent::one_cell:
            return for_each_filler_step(places, voids, units, visit);
        case puzzle::Extent::straight:
            return for_each_filler_slide(places, voids, units, visit);
        case puzzle::Extent::any_path:
            return for_each_filler_path(places, voids, units, visit);
    }
}

}  // namespace shunt::packing
