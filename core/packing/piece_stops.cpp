#include "core/packing/piece_stops.hpp"

#include <bit>

namespace shunt::packing {

void PieceStops::list(const PieceMoves& piece) {
    clear();
    piece.for_each([&](int to, bool /*goes_on*/) {
        add({to, piece.beside(to), 0, 0, 0});
        return true;
    });
}

void PieceStops::reach_anywhere(int from, BlockBits bits) {
    CellSet listed = 0;
    CellSet todo = 0;
    for (std::size_t i = 0; i < stops_.size(); ++i) {
        Stop& stop = stops_[i];
        index_[static_cast<std::size_t>(stop.at)] = static_cast<std::uint8_t>(i);
        listed |= CellSet{1} << stop.at;
        if ((stop.beside >> from & 1) == 0) continue;
        stop.reached = stop.allowed & bits;
        if (stop.reached != 0) todo |= CellSet{1} << stop.at;
    }
    while (todo != 0) {
        const Stop& here = stops_[index_[static_cast<std::size_t>(std::countr_zero(todo))]];
        todo &= todo - 1;
        for (CellSet left = here.beside & listed; left != 0; left &= left - 1) {
            Stop& next = stops_[index_[static_cast<std::size_t>(std::countr_zero(left))]];
            const BlockBits come = here.reached & next.allowed & ~next.reached;
            next.reached |= come;
            if (come != 0) todo |= left & -left;
        }
    }
}

}  // namespace shunt::packing
