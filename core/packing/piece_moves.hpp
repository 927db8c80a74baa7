// What one piece of an arrangement can do, as if every free cell were void.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// The placements that a piece can go to in one move. Those along one straight line are visited one after the other, the nearer ones
/// first.
class PieceMoves {
public:
    /// A piece of `kind` anchored at `from`, where these cells are free besides its own. `space` must outlive this.
    PieceMoves(const PackedSpace& space, Letter kind, int from, CellSet free)
        : space_(space), from_(from), kind_(kind), own_(space.places().at(kind, from).cells), room_(free | own_) {}

    [[nodiscard]] Letter kind() const { return kind_; }
    [[nodiscard]] int from() const { return from_; }
    /// The anchors one step from an anchor.
    [[nodiscard]] CellSet beside(int at) const { return space_.places().at(kind_, at).next_anchors; }
    /// The cells that the piece covers.
    [[nodiscard]] CellSet own() const { return own_; }

    /// Calls `visit(to, goes_on)` for every anchor `to` that the metric of the space allows; `goes_on`: it is the next step of the
    /// line of the one before. The visitor says whether to go on along the line.
    template <class Visit>
    void for_each(Visit visit) const {
        switch (puzzle::extent(space_.metric())) {
            case puzzle::Extent::one_cell:
                return steps(visit);
            case puzzle::Extent::straight:
                return slides(visit);
            case puzzle::Extent::any_path:
                return moves(visit);
        }
    }

private:
    template <class Visit>
    void steps(Visit& visit) const {
        const Place& place = space_.places().at(kind_, from_);
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            if (fits(place.next_cells[d])) visit(int{place.next[d]}, false);
        }
    }

    template <class Visit>
    void slides(Visit& visit) const {
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            CellSet swept = 0;
            int at = from_;
            while (fits(space_.places().at(kind_, at).next_cells[d])) {
                swept |= space_.places().at(kind_, at).next_cells[d] & ~own_;
                if (std::popcount(swept) > space_.voids()) break;
                const bool goes_on = at != from_;
                at = space_.places().at(kind_, at).next[d];
                if (!visit(at, goes_on)) break;
            }
        }
    }

    /// Every placement that could be reached along any path, nearest first.
    template <class Visit>
    void moves(Visit& visit) const {
        std::array<std::uint8_t, kMostCells> reached{};
        std::size_t count = 1;
        CellSet seen = CellSet{1} << from_;
        reached[0] = static_cast<std::uint8_t>(from_);
        for (std::size_t next = 0; next < count; ++next) {
            const Place& place = space_.places().at(kind_, reached[next]);
            for (std::size_t d = 0; d < kDirectionCount; ++d) {
                if (!fits(place.next_cells[d]) || (seen >> place.next[d] & 1) != 0) continue;
                seen |= CellSet{1} << place.next[d];
                reached[count++] = place.next[d];
                visit(int{place.next[d]}, false);
            }
        }
    }

    /// Whether the piece can stand on `cells` as far as the body is concerned, and there could be voids enough.
    [[nodiscard]] bool fits(CellSet cells) const {
        return cells != 0 && (cells & ~room_) == 0 && std::popcount(cells & ~own_) <= space_.voids();
    }

    const PackedSpace& space_;
    int from_;
    Letter kind_;
    CellSet own_;
    CellSet room_;
};

}  // namespace shunt::packing
