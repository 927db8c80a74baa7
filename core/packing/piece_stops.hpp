// Where one piece can come to, for many positions of a block at once.
//
//     stop        a placement, with the positions that have its cells void
//     reached     those that come there: along a straight line positions drop out stop by stop; along any path a placement is reached by
//                 those that reach one beside it, which is repeated until nothing is added
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/piece_moves.hpp"

namespace shunt::packing {

/// The stops of one piece. Reusable.
class PieceStops {
public:
    struct Stop {
        int at = 0;             ///< anchor
        bool goes_on = false;   ///< the next step of the line of the stop before
        CellSet beside = 0;     ///< anchors one step away
        BlockBits allowed = 0;  ///< have its cells void
        BlockBits reached = 0;  ///< come there
        std::uint32_t tag = 0;  ///< of the caller
    };

    void clear() { stops_.clear(); }
    void add(const Stop& stop) { stops_.push_back(stop); }
    /// Lists the stops of a piece instead: those along one straight line one after the other, the nearer ones first.
    void list(const PieceMoves& piece);
    [[nodiscard]] std::span<const Stop> all() const { return stops_; }

    /// Calls `visit(stop)` for every stop that some of these positions come to with a piece. `allowed(anchor)` are those, among others,
    /// that have the cells void there. Along straight lines positions drop out one stop after the other.
    template <class Allowed, class Visit>
    void for_each(const PieceMoves& piece, bool along_paths, BlockBits bits, Allowed allowed, Visit visit) {
        list(piece);
        BlockBits going = 0;
        for (Stop& stop : stops_) {
            if (!stop.goes_on) going = bits;
            if (going == 0) continue;
            stop.allowed = allowed(stop.at);
            if (along_paths) continue;
            going &= stop.allowed;
            stop.reached = going;
        }
        if (along_paths) reach_anywhere(piece.from(), bits);
        for (const Stop& stop : stops_)
            if (stop.reached != 0) visit(stop);
    }
    /// Finds who reaches the stops listed, each anchor once, along any path from the anchor `from`. O(stops x times more come).
    void reach_anywhere(int from, BlockBits bits);

private:
    std::vector<Stop> stops_;
    std::array<std::uint8_t, kMostCells> index_{};  // by anchor: of its stop
};

}  // namespace shunt::packing
