// Numbers for the ways to place the tiles of a pattern on a board: no two share one, none is left over.
//
//     pattern a, b, c      code     the cells of a, b, c side by side in one word, so that a step is one addition
//     a . b .              number   cells x (cells - 1) x (cells - 2): each tile counts the cells before its own that the
//     . . . c                       tiles before it leave free; a 0, b 2 - 1, c 7 - 2:  (0 * 7 + 1) * 6 + 5
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

class PatternIndex {
public:
    using Code = std::uint32_t;
    using Number = std::uint32_t;
    /// Most tiles of a pattern whose placements can be numbered, on boards of any size.
    static constexpr std::size_t kMostTiles = 8;

    /// For patterns of that many tiles; count(cells, tiles) must not be UINT64_MAX.
    PatternIndex(int cells, std::size_t tiles)
        : cells_(static_cast<Number>(cells)), tiles_(static_cast<unsigned>(tiles)), bits_(bits(cells)) {
        assert(count(cells, tiles) != UINT64_MAX);
    }

    /// cells! / (cells - tiles)!, or UINT64_MAX when a code or a number does not fit its word.
    [[nodiscard]] static constexpr std::uint64_t count(int cells, std::size_t tiles) {
        if (static_cast<int>(tiles) > cells || tiles * bits(cells) > 32) return UINT64_MAX;
        std::uint64_t placements = 1;
        for (std::size_t i = 0; i < tiles; ++i) {
            placements *= static_cast<std::uint64_t>(cells) - i;
            if (placements > UINT32_MAX) return UINT64_MAX;
        }
        return placements;
    }

    [[nodiscard]] unsigned tiles() const { return tiles_; }
    /// Bits of each tile in a code.
    [[nodiscard]] unsigned cell_bits() const { return bits_; }
    /// What tile number `tile` of the pattern on `cell` adds to the code.
    [[nodiscard]] Code share(std::size_t tile, Cell cell) const { return Code{cell} << bits_ * tile; }
    /// The number of a placement with no two tiles on one cell. O(tiles).
    [[nodiscard]] Number number(Code code) const {
        Number number = 0;
        std::uint64_t taken = 0;
        for (unsigned i = 0; i < tiles_; ++i) {
            const Code cell = code & ((Code{1} << bits_) - 1);
            const std::uint64_t bit = std::uint64_t{1} << cell;
            number = number * (cells_ - i) + cell - static_cast<Number>(std::popcount(taken & (bit - 1)));
            taken |= bit;
            code >>= bits_;
        }
        return number;
    }

private:
    /// Bits of a cell.
    [[nodiscard]] static constexpr unsigned bits(int cells) {
        return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(cells - 1)));
    }

    Number cells_;
    unsigned tiles_;
    unsigned bits_;
};

}  // namespace shunt::npuzzle
