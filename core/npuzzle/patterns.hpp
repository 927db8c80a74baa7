// Which tiles are looked up together: a choice between memory and strength.
//
//     A A A B      A partition of the tiles into patterns; their tables add up. A *view* looks at the board
//     C C B B      through one partition. A second view, through the mirror image that leaves the blank's home
//     C C B B      where it is, needs no further tables: the greater of two sums is a better bound.
//     C C B _
#pragma once

#include <cstdint>
#include <vector>

#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

/// One way to look at a board: turn it, then add up the tables of some patterns, which have every tile once.
struct View {
    Symmetry symmetry;
    std::vector<std::size_t> patterns;  ///< indices into Patterns::homes
};

/// Patterns for the standing problems (problem.hpp) of one size and home of the blank.
struct Patterns {
    Size size;
    Cell blank_home = 0;
    std::vector<std::vector<Cell>> homes;  ///< of the tiles of each pattern
    std::vector<View> views;               ///< 1 or 2

    /// Entries of all tables.
    [[nodiscard]] std::uint64_t entries() const;
    /// Memory while the tables are built, one after the other.
    [[nodiscard]] std::uint64_t bytes_needed() const;
};

/// How much building the tables may cost before it pays off.
enum class TableSize : unsigned char {
    small,  ///< up to 32 million entries, 16 MB: a few seconds
    large,  ///< up to 128 million, 64 MB and five times that while they are built: half a minute
};

/// The patterns that make the search fastest, of tables of that size, within `memory_limit` bytes if that is possible at all.
/// `size` has at least 2 rows, and no fewer columns than rows.
[[nodiscard]] Patterns choose_patterns(Size size, Cell blank_home, std::uint64_t memory_limit,
                                       TableSize table_size = TableSize::small);

/// The same with patterns of at most `most_tiles` tiles, at least 1; for measuring.
[[nodiscard]] Patterns patterns_of(Size size, Cell blank_home, std::size_t most_tiles);

}  // namespace shunt::npuzzle
