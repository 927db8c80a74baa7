// Directions as tests write them in moves.
#pragma once

#include "core/puzzle/board.hpp"

namespace shunt::test {

inline constexpr puzzle::Direction U = puzzle::Direction::up;
inline constexpr puzzle::Direction L = puzzle::Direction::left;
inline constexpr puzzle::Direction R = puzzle::Direction::right;
inline constexpr puzzle::Direction D = puzzle::Direction::down;

}  // namespace shunt::test
