// Which colour each kind of pieces has. The colours themselves belong to the theme.
#pragma once

#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::picture {

inline constexpr int kGoalColour = 0;
/// 1 tall, 2 wide, 3 unit, 4 to 6 further.
inline constexpr int kKindColours = 6;
static_assert(kKindColours + 1 == puzzle::kColours);

/// A colour number for every kind: the one that its author gave to a piece of it (to the first, if they differ: what may be exchanged
/// must look alike). Else kGoalColour for the pieces a goal names, else by shape (tall, wide, unit, further); kinds differ while there are
/// colours left. A goal that is added or taken away changes no colour but that of the piece that it names, as long as some kind is named by
/// none. When goals name every kind there is nothing to stand out: then the first kind is kGoalColour and the rest take turns, or, where
/// there are many kinds (numbered tiles), two colours alternate.
[[nodiscard]] std::vector<int> piece_colours(const puzzle::Puzzle& puzzle);

}  // namespace shunt::picture
