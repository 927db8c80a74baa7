// The sets of pieces that a tiling may use, by name or drawn.
//
//   SET      TERM, or several joined by '+'                     dominoes+L3
//   TERM     [free- | one-sided- | fixed-] NAME or a drawing    one-sided-L4
//   NAME     a family     every polyomino of one size: monominoes, dominoes, triominoes (or trominoes), ... octominoes
//            a letter and a size     I2, L3, O4, T4, S4, Z4, L4, J4, F5, L5, ... Z5, and the bar I of any length
//            HEIGHTxWIDTH            a rectangle, 2x3
//   drawing  shapes as blocks of rows with an empty line between two; '.' and blanks are not covered, anything else is
//
// The prefix says what may be done with each piece: a free one (as when nothing is said) is rotated and turned over, a
// one-sided one is rotated, a fixed one stays as it is named or drawn. A family holds all pieces of its size whatever
// is done with them (there are five free, seven one-sided and nineteen fixed tetrominoes), so the prefix makes a
// difference to it only where each piece stands once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/polyomino.hpp"

namespace shunt::counting {

using puzzle::Turning;

struct PieceTerm {
    Turning turning = Turning::free;
    std::string name;                    ///< without the prefix; of a file when it is not one that is_known_name
    std::optional<std::string> drawing;  ///< the text of that file
};

/// Some pieces of a term: shapes that come with each other.
struct Piece {
    std::string name;                         ///< for messages: "L4", "the shape on line 3 of shapes.txt"
    std::vector<puzzle::Shape> orientations;  ///< at least one
    bool must_fit = true;                     ///< false for families, which are asked for as a whole
};

/// The terms of a set, still without drawings. Never empty; a term may have an empty name.
[[nodiscard]] std::vector<PieceTerm> split_piece_set(std::string_view set);

[[nodiscard]] bool is_known_name(std::string_view name);
/// "monominoes, dominoes, ...", for messages.
[[nodiscard]] std::string known_names();

/// The pieces of a term. Errors: a name that is not known when there is no drawing; a drawing without shapes or with
/// one that is not connected (with line and column).
[[nodiscard]] Result<std::vector<Piece>> pieces_of(const PieceTerm& term);

}  // namespace shunt::counting
