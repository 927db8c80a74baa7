// Where the kinds of a small board may stand and step: the tables that all move generation reads.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/stock.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::packing {

inline constexpr std::uint8_t kNowhere = 0xFF;
inline constexpr std::size_t kDirectionCount = puzzle::kDirections.size();
/// The number of the opposite direction.
[[nodiscard]] constexpr std::size_t opposite(std::size_t direction) { return kDirectionCount - 1 - direction; }

/// A kind on an anchor; directions as in puzzle::kDirections.
struct Place {
    CellSet cells = 0;                                  ///< covered there; empty: it may not stand there
    std::array<CellSet, kDirectionCount> next_cells{};  ///< covered after one step; empty: no such step
    std::array<std::uint8_t, kDirectionCount> next{kNowhere, kNowhere, kNowhere, kNowhere};  ///< anchor after one step
    CellSet next_anchors = 0;                                                                ///< all of them as a set
};

/// The places of some kinds of a puzzle with at most kMostCells cells; letters are indices into that list of kinds. The letter after the
/// last one stands for a free cell: it covers its own cell, and has no steps. Immutable.
class Placements {
public:
    Placements(const puzzle::Puzzle& puzzle, std::span<const puzzle::KindId> kinds);

    [[nodiscard]] const Place& at(Letter kind, int anchor) const {
        return places_[std::size_t{kind} * kMostCells + static_cast<std::size_t>(anchor)];
    }
    /// The cells next to a cell.
    [[nodiscard]] CellSet beside(int cell) const { return beside_[static_cast<std::size_t>(cell)]; }
    /// The cell next to a cell as a set; empty at the edge.
    [[nodiscard]] CellSet next(int cell, std::size_t direction) const {
        return next_[static_cast<std::size_t>(cell)][direction];
    }
    /// The cells one step on from a set of cells; those at the edge drop out.
    [[nodiscard]] CellSet shifted(CellSet cells, std::size_t direction) const {
        CellSet result = 0;
        for (const Shift& shift : shifts_[direction]) result |= std::rotl(cells & shift.from, shift.by);
        return result;
    }
    [[nodiscard]] std::uint64_t bytes() const { return places_.capacity() * sizeof(Place); }

private:
    /// Cells whose neighbours in some direction have numbers that differ by the same amount: all of them on a full rectangle.
    struct Shift {
        CellSet from = 0;
        std::uint8_t by = 0;  // modulo 64
    };

    void add_shift(int from, int to, std::size_t direction);

    std::array<std::vector<Shift>, kDirectionCount> shifts_;
    std::vector<Place> places_;  // letters x kMostCells
    std::array<CellSet, kMostCells> beside_{};
    std::array<std::array<CellSet, kDirectionCount>, kMostCells> next_{};
};

/// The stock of some kinds of a puzzle; placements are those of each kind's region.
[[nodiscard]] Stock stock_of(const puzzle::Puzzle& puzzle, std::span<const puzzle::KindId> kinds);
/// The stock of all its kinds.
[[nodiscard]] Stock stock_of(const puzzle::Puzzle& puzzle);

}  // namespace shunt::packing
