// What one piece of an arrangement can do, as if every free cell were void.
#pragma once

#include <array>
#include <cstdint>

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// A piece of an arrangement, and the placements that it can go to in one move. `space` must outlive it.
class PieceMoves {
public:
    struct Target {
        std::uint8_t to = 0;   ///< anchor
        bool goes_on = false;  ///< the next step of the line of the one before
    };

    explicit PieceMoves(const PackedSpace& space) : space_(space) {}

    /// Lists what the piece anchored at `from` can do in the metric of the space. Those along one straight line stand one after the other,
    /// the nearer ones first. O(placements).
    void list(const ArrangementWalk& walk, int from);

    [[nodiscard]] int from() const { return from_; }
    [[nodiscard]] Letter kind() const { return kind_; }
    /// The cells that the piece covers.
    [[nodiscard]] CellSet own() const { return own_; }
    [[nodiscard]] const Target* begin() const { return targets_.data(); }
    [[nodiscard]] const Target* end() const { return targets_.data() + count_; }

private:
    void steps();
    void slides();
    void moves();
    void add(std::uint8_t to, bool goes_on) { targets_[count_++] = {to, goes_on}; }
    /// Whether the piece can stand on `cells` as far as the body is concerned, and there could be voids enough.
    [[nodiscard]] bool fits(CellSet cells) const;

    const PackedSpace& space_;
    int from_ = 0;
    Letter kind_ = 0;
    CellSet own_ = 0;
    CellSet room_ = 0;
    std::size_t count_ = 0;
    std::array<Target, kMostCells> targets_;
};

}  // namespace shunt::packing
