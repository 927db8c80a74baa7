// Pieces that may be passed over to see a large space from afar: positions that differ only in where these stand are looked at as one.
//
//     1223     the smallest pieces are 0, 7, 8, 9: all others, and what a goal is about, stay       1223
//     1223                                                                                         1223
//     4556                                                                                         4556
//     4786                                                                                         4..6
//     9..0                                                                                         ....
#pragma once

#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// The kinds of the smallest pieces, by area, ascending; without those that a goal places. Empty where nothing can be passed over: all
/// pieces are equally large, or goals place all of the smallest.
[[nodiscard]] std::vector<KindId> small_kinds(const Puzzle& puzzle);

/// The names of the pieces of these kinds, as the user wrote them, in the order of the pieces.
[[nodiscard]] std::vector<std::string> small_names(const Puzzle& puzzle);

/// Why there are none, as a part of a sentence; empty where there are some.
[[nodiscard]] std::string why_none_is_small(const Puzzle& puzzle);

}  // namespace shunt::puzzle
