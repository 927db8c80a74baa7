// Sets of cells and whole boards as machine words. The subsystem is explained in finder.hpp.
//
// A board is written down as three layers of bits, one bit per cell and layer:
//
//     XXa      covered  111      joined to the right  100      joined below  100
//     X.a               101                           000                    000
//
// Pieces are connected, so two cells belong to one piece iff joints lead from one to the other: the word tells the whole board,
// equal shapes being alike. A piece is its own bits, moving it is a shift of those bits, and taking pieces from a board or putting
// them back is an exclusive or.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/puzzle/board.hpp"

namespace shunt::finder {

using puzzle::Direction;
using puzzle::kDirections;

/// std::rotl, whose second argument is signed in one standard library and unsigned in another.
template <class Bits>
[[nodiscard]] constexpr Bits rotated(Bits bits, int by) {
    constexpr unsigned kWidth = sizeof(Bits) * 8;
    const auto left = static_cast<unsigned>(by);
    return static_cast<Bits>(bits << (left % kWidth) | bits >> ((0 - left) % kWidth));
}

/// Boards of up to 21 cells: the three layers fit 64 bits.
struct Narrow {
    static constexpr int kMostCells = 21;
    using Cells = std::uint32_t;  ///< a set of cells (or of anchors): bit = row * columns + column

    struct Word {
        std::uint64_t bits = 0;

        friend bool operator==(Word, Word) = default;
        friend bool operator<(Word a, Word b) { return a.bits < b.bits; }
        friend Word operator^(Word a, Word b) { return {a.bits ^ b.bits}; }
        [[nodiscard]] Word moved(int by) const { return {rotated(bits, by)}; }
        [[nodiscard]] std::uint64_t hash() const { return bits * 0x9E3779B97F4A7C15u; }
        [[nodiscard]] Cells covered() const { return layer(0); }
        [[nodiscard]] Cells joined_right() const { return layer(1); }
        [[nodiscard]] Cells joined_below() const { return layer(2); }
        [[nodiscard]] Cells layer(int index) const {
            return static_cast<Cells>(bits >> (index * kMostCells)) & ((Cells{1} << kMostCells) - 1);
        }
    };
    static Word word(Cells covered, Cells right, Cells below) {
        return {std::uint64_t{covered} | std::uint64_t{right} << kMostCells | std::uint64_t{below} << 2 * kMostCells};
    }
};

/// Boards of up to 64 cells.
struct Wide {
    static constexpr int kMostCells = 64;
    using Cells = std::uint64_t;

    struct Word {
        std::array<Cells, 3> layers{};

        friend bool operator==(const Word&, const Word&) = default;
        friend bool operator<(const Word& a, const Word& b) { return a.layers < b.layers; }
        friend Word operator^(const Word& a, const Word& b) {
            return {{a.layers[0] ^ b.layers[0], a.layers[1] ^ b.layers[1], a.layers[2] ^ b.layers[2]}};
        }
        [[nodiscard]] Word moved(int by) const {
            return {{rotated(layers[0], by), rotated(layers[1], by), rotated(layers[2], by)}};
        }
        [[nodiscard]] std::uint64_t hash() const {
            std::uint64_t sum = 0;
            for (const Cells layer : layers) sum = (sum ^ layer ^ (sum >> 29)) * 0x9E3779B97F4A7C15u;
            return sum;
        }
        [[nodiscard]] Cells covered() const { return layers[0]; }
        [[nodiscard]] Cells joined_right() const { return layers[1]; }
        [[nodiscard]] Cells joined_below() const { return layers[2]; }
    };
    static Word word(Cells covered, Cells right, Cells below) { return {{covered, right, below}}; }
};

/// The set of one cell.
template <class Cells>
[[nodiscard]] constexpr Cells cell_bit(int cell) {
    return Cells{1} << cell;
}

/// All cells moved by a difference of cell numbers. A rotation: the caller moves only what stays on the board.
template <class Cells>
[[nodiscard]] constexpr Cells moved(Cells cells, int by) {
    return rotated(cells, by);
}

template <class Cells>
[[nodiscard]] constexpr int lowest(Cells cells) {
    return std::countr_zero(cells);
}

/// The set of the lowest cell of a set; empty when that is.
template <class Cells>
[[nodiscard]] constexpr Cells lowest_of(Cells cells) {
    return cells & (~cells + 1);
}

template <class Cells>
[[nodiscard]] constexpr int highest(Cells cells) {
    return static_cast<int>(sizeof(Cells)) * 8 - 1 - std::countl_zero(cells);
}

/// Calls visit(cell) for every cell of the set, ascending.
template <class Cells, class Visit>
constexpr void for_each_cell(Cells cells, const Visit& visit) {
    for (; cells != 0; cells &= cells - 1) visit(lowest(cells));
}

/// A full rectangle of cells, numbered row by row.
template <class W>
class Grid {
public:
    using Cells = typename W::Cells;

    /// Both at least 1; at most W::kMostCells cells and fewer columns than Cells has bits.
    Grid(int rows, int columns)
        : rows_(rows),
          columns_(columns),
          strides_{-columns, -1, 1, columns},
          all_(Cells(~Cells{0}) >> (kBits - cells())) {
        for (int row = 0; row < rows; ++row) first_column_ |= cell_bit<Cells>(row * columns);
        last_column_ = first_column_ << (columns - 1);
        inside_ = {all_ & all_ << columns, all_ & ~first_column_, all_ & ~last_column_, all_ >> columns};
    }

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int cells() const { return rows_ * columns_; }
    /// The difference of cell numbers that one step makes.
    [[nodiscard]] int stride(Direction direction) const { return strides_[static_cast<std::size_t>(direction)]; }
    [[nodiscard]] Cells all() const { return all_; }
    /// The cells from which one step stays inside the grid.
    [[nodiscard]] Cells inside(Direction direction) const { return inside_[static_cast<std::size_t>(direction)]; }
    [[nodiscard]] Cells first_column() const { return first_column_; }
    [[nodiscard]] Cells last_column() const { return last_column_; }
    /// `height` x `width` cells whose first one is `first`; the whole must be inside the grid.
    [[nodiscard]] Cells rectangle(int first, int height, int width) const {
        const Cells line = Cells(~Cells{0}) >> (kBits - width);
        const Cells lines = first_column_ & Cells(~Cells{0}) >> (kBits - height * columns_);
        return lines * line << first;
    }

private:
    static constexpr int kBits = static_cast<int>(sizeof(Cells)) * 8;

    int rows_;
    int columns_;
    std::array<int, 4> strides_;  // by Direction
    Cells all_;
    Cells first_column_ = 0;
    Cells last_column_ = 0;
    std::array<Cells, 4> inside_{};  // by Direction
};

}  // namespace shunt::finder
