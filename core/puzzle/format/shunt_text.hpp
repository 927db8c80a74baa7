// The project's own puzzle file: one text that a person can read, write, mail and put into a link.
//
//   # comment                          (outside blocks)
//   name: Klotski
//   source: who made it, where it is published
//   note: anything
//   metric: move                       step, slide, move, super-step, super-slide or super-move; default move
//   board:                             a block ends at an empty line, at the next key, or at the end of the text
//   1223                               .  void      #  wall      a space, or a row's missing end: outside
//   1223                               =  gate (when a gate: line is there)
//   4556                               any other visible character: the piece of that name; all cells with one
//   4786                               character are one piece, connected or not
//   9..0
//   goal:                              as often as wanted: any of them
//   ....                               . do not care     _ must be void     # and = may repeat the board's
//   ....
//   ....
//   .22.
//   .22.
//   tiles: rb          every cell holding one of these is a 1x1 piece; equal characters are one kind, others are not; * = all
//   cells: tokens      rows are words separated by blanks, so names may have several characters; the word -- is outside
//   distinct: CD       keeps these pieces apart from all others; * = every piece
//   alike: AB          makes the named pieces of equal shape interchangeable again; * = every piece
//   axis: horizontal AB     restricts pieces; also `axis: vertical CD`
//   cars: yes          restricts every straight piece of two or more cells to its long axis
//   gate: 2            cells written = may be entered only by these pieces
//   colour: 4 AB       draws these pieces in colour 4 of 1 to 7
//   facts: move 81, slide 90, reachable 25955, packings 65880, eccentricity move 124
//
// Pieces of one shape are interchangeable, except those a goal names: each of these is kept apart. `alike` merges (it is
// transitive: alike to an ordinary piece means ordinary).
// Facts: `METRIC N` or `METRIC unsolvable` (length of a shortest solution), `reachable N`, `packings N`, `eccentricity METRIC N`.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// A cell outside, where cells are words: a blank only separates them. No piece can be named so.
inline constexpr std::string_view kOutsideWord = "--";

/// Whether a file can name a piece so: it is no mark of a cell or a list, and every character of it can be seen.
[[nodiscard]] bool can_name_piece(std::string_view name);

/// Whether a text is meant as a puzzle file: one of its lines begins with `board:`.
[[nodiscard]] bool is_puzzle_text(std::string_view text);
/// The puzzles of several files one after the other; the text itself where it is one. A puzzle begins with a key that the one before has
/// already and no puzzle has twice, or with its name, where the one before has its board.
[[nodiscard]] std::vector<std::string_view> puzzles_in(std::string_view text);

/// Reads a puzzle and its start. Errors name line, column, the offending token and the rule; nothing is guessed. O(n log n) for a text of n
/// characters (at most kMostTextBytes), and O(c^2) for the kinds of c live cells (at most 4,096).
[[nodiscard]] Result<Problem> parse_puzzle(std::string_view text);

/// Writes a puzzle and its start, which covers no gate, such that parse_puzzle(print_puzzle(p)) is p again (same board, pieces, kinds,
/// goals, start, facts).
[[nodiscard]] std::string print_puzzle(const Problem& problem);
/// The same of a definition that need not be a puzzle yet (it may have no piece). Its blocks and targets lie on the board.
[[nodiscard]] std::string print_definition(const Definition& definition);
/// One goal block of it.
[[nodiscard]] std::string print_goal(const Definition& definition, const Definition::Target& target);

/// The rows of a position, with the names of the pieces, '.', '#', '=' and blanks, each row ended by '\n'; in tokens when a
/// name has several characters.
[[nodiscard]] std::string print_position(const Puzzle& puzzle, const Position& position);

/// Inverse of print_position for legal positions of `puzzle`: every piece once, in its shape, inside its region. A gate under a
/// piece needs no mark. Pieces of one name (tiles) are taken in row-major order.
[[nodiscard]] Result<Position> parse_position(const Puzzle& puzzle, std::string_view text);

}  // namespace shunt::puzzle
