#include "core/packing/piece_stops.hpp"

#include <bit>

namespace shunt::packing {

void PieceStops::list(const PieceMoves& piece) {
    clear();
    piece.for_each([&](int to, bool goes_on) { add({to, goes_on, piece.beside(to), 0, 0, 0}); });
}

void PieceStops::reach_anywhere(int from, BlockBits bits) {
    CellSet reached = CellSet{1} << from;
    reaching_[static_cast<std::size_t>(from)] = bits;
    for (bool more = !stops_.empty(); more;) {
        more = false;
        for (Stop& stop : stops_) {
            BlockBits come = 0;
            for (CellSet left = stop.beside & reached; left != 0; left &= left - 1)
                come |= reaching_[static_cast<std::size_t>(std::countr_zero(left))];
            come &= stop.allowed & bits & ~stop.reached;
            if (come == 0) continue;
            stop.reached |= come;
            reaching_[static_cast<std::size_t>(stop.at)] = stop.reached;
            reached |= CellSet{1} << stop.at;
            more = true;
        }
    }
}

}  // namespace shunt::packing
