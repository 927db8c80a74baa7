// Moves as people write them, read back.
//
//     9 R, 4 D, 5 LL        a piece and its way; commas, semicolons and line ends part moves where blanks alone would not do
//     9R 4D 5L2             the same close together; a number repeats the way before it
//     # Klotski: 81 moves   such a line says nothing, and numbers of moves ("12.") neither, so that what is copied can be pasted
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/moves/move.hpp"

namespace shunt::moves {

struct WrittenMoves {
    std::vector<Move> moves;          ///< those before the first that cannot be read or made
    std::optional<Error> fault;       ///< why that one cannot, with its place in the text
    std::optional<Error> unfinished;  ///< the text ends after a piece: what is missing, nothing to blame yet
};

/// Reads moves that are made one after the other from `from`. Of several pieces with one name that is meant which can go that way; several
/// that can are a fault. O(length of the text x pieces + moves x cells).
[[nodiscard]] WrittenMoves read_moves(const Puzzle& puzzle, const Position& from, std::string_view text);

/// Inverse of read_moves(): "9 R, 4 D, 5 LL", in lines of at most `width` characters where a move is not longer.
[[nodiscard]] std::string write_moves(const Puzzle& puzzle, std::span<const Move> moves, std::size_t width);

}  // namespace shunt::moves
