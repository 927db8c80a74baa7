// The text by which anybody names a position: the same for equal positions, different for different ones, and easily made without us.
//
//     start     1223    code once piece 8 went down    1223/1223/4556/47.6/8.90
//               1223
//               4556         rows from the top, joined by "/"; in every row one word for each column: "#" wall, blank outside, "." void,
//               4786         "=" gate that nobody covers, or else the name of the piece
//               9..0
//
// Pieces that are interchangeable go by the names that they have at the start: the first of them in reading order has the name of the one
// that is first at the start, and so on. Where a name has more than one byte, words are separated by blanks, and what is outside is "--".
// Where names have one byte, or several characters, parse_position reads it back, once each "/" between rows is a line end.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// Writes the codes of the positions of a puzzle, many of them after each other.
class PositionCode {
public:
    explicit PositionCode(const Problem& problem);

    /// Of a canonical position; valid until the next call. O(cells of pieces), unless names are long.
    [[nodiscard]] const std::string& of(const Position& position);
    /// The names of the pieces of each kind, in the order in which they are given out.
    [[nodiscard]] std::vector<std::vector<std::string>> kinds() const;

private:
    static constexpr std::uint16_t kGround = 0xFFFF;

    struct Covering {
        std::uint16_t name = 0;   ///< into names_
        char letter = 0;          ///< the first byte of that, which is all of it unless there are words
        std::uint32_t first = 0;  ///< into offsets_: the places that the piece covers, from its anchor on
        std::uint32_t count = 0;
    };

    void set_ground(const Board& board);
    void set_pieces(const Problem& problem);
    void write_words(const Position& position);

    std::vector<std::string> names_;
    std::vector<std::vector<std::uint16_t>> kinds_;  // into names_
    std::vector<Covering> pieces_;                   // by piece, the least of a kind first
    std::vector<std::int32_t> offsets_;
    std::vector<std::uint32_t> place_of_;  // by cell: row x (columns + 1) + column
    std::vector<std::string> ground_;      // by place: what stands there where no piece does
    std::size_t stride_ = 1;
    bool has_words_ = false;              // names of several bytes
    std::string empty_;                   // the code of the board without pieces
    std::vector<std::uint16_t> covered_;  // by place: a name, or kGround
    std::string text_;
};

}  // namespace shunt::puzzle
