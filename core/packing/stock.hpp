// What a packing is made of: cells to fill, and how many pieces of which kind to fill them with.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace shunt::packing {

/// A set of cells of a board of up to 64: bit c is cell c.
using CellSet = std::uint64_t;
inline constexpr int kMostCells = 64;

/// Index of a kind of piece; the index after the last kind stands for "void".
using Letter = std::uint8_t;

/// The pieces that go into a board. What they leave over is void: voids() cells, counted as one more kind.
struct Stock {
    struct Kind {
        int count = 0;                   ///< pieces of this kind, at least 1
        int size = 0;                    ///< cells of one piece
        std::vector<CellSet> placement;  ///< by anchor cell; empty set where the kind may not stand
    };
    int cells = 0;  ///< 1 to kMostCells
    std::vector<Kind> kinds;

    [[nodiscard]] int voids() const {
        int left = cells;
        for (const Kind& kind : kinds) left -= kind.count * kind.size;
        return left;
    }
    [[nodiscard]] Letter void_letter() const { return static_cast<Letter>(kinds.size()); }
    /// All cells of the board.
    [[nodiscard]] CellSet all() const { return cells == kMostCells ? ~CellSet{0} : (CellSet{1} << cells) - 1; }
};

}  // namespace shunt::packing
