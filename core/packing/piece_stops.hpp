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
        CellSet beside = 0;     ///< anchors one step away
        BlockBits allowed = 0;  ///< have its cells void
        BlockBits reached = 0;  ///< come there
        std::uint32_t tag = 0;  ///< of the caller
    };

    void clear() { stops_.clear(); }
    void add(const Stop& stop) { stops_.push_back(stop); }
    /// Lists the stops of a piece instead.
    void list(const PieceMoves& piece);
    [[nodiscard]] std::span<const Stop> all() const { return stops_; }

    /// Calls `visit(stop)` for every stop that some of these positions come to with a piece. `allowed(anchor)` are those, among others,
    /// that have the cells void there. Along straight lines positions drop out one stop after the other.
    template <class Allowed, class Visit>
    void for_each(const PieceMoves& piece, bool along_paths, BlockBits bits, Allowed allowed, Visit visit) {
        if (along_paths) {
            list(piece);
            for (Stop& stop : stops_) stop.allowed = allowed(stop.at);
            reach_anywhere(piece.from(), bits);
            for (const Stop& stop : stops_)
                if (stop.reached != 0) visit(stop);
            return;
        }
        BlockBits going = 0;
        piece.for_each([&](int to, bool goes_on) {
            const BlockBits here = allowed(to);
            going = (goes_on ? going : bits) & here;
            if (going != 0) visit(Stop{to, 0, here, going, 0});
            return going != 0;
        });
    }
    /// Finds who reaches the stops listed, each anchor once, along any path from the anchor `from`. O(stops x times more come).
    void reach_anywhere(int from, BlockBits bits);

private:
    std::vector<Stop> stops_;
    std::array<std::uint8_t, kMostCells> index_{};  // by anchor: of its stop
};

}  // namespace shunt::packing
