// Moves of single pieces, as players and solutions see them.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::moves {

using puzzle::Cell;
using puzzle::Direction;
using puzzle::Metric;
using puzzle::PieceId;
using puzzle::Position;
using puzzle::Puzzle;

/// One piece along one path of unit steps. The path is not empty.
struct Move {
    PieceId piece = 0;
    std::vector<Direction> path;

    friend bool operator==(const Move&, const Move&) = default;
};

/// "RD": the path as letters.
[[nodiscard]] std::string path_letters(const Move& move);
/// "7 RD": name of the piece and path.
[[nodiscard]] std::string describe(const Puzzle& puzzle, const Move& move);

/// The position after a legal move. O(pieces + length of the path).
[[nodiscard]] Position apply(const Puzzle& puzzle, Position position, const Move& move);
/// The move that takes `move` back.
[[nodiscard]] Move inverse(const Move& move);

/// A sequence of moves counted in every metric. Consecutive motions of the same piece count together: steps never, slides while
/// the direction stays, moves while the piece stays (so a sequence found in one metric may be longer or shorter in another).
struct Counts {
    std::array<int, puzzle::kMetrics.size()> by_metric{};

    [[nodiscard]] int in(Metric metric) const { return by_metric[static_cast<std::size_t>(metric)]; }
    friend bool operator==(const Counts&, const Counts&) = default;
};
[[nodiscard]] Counts count(std::span<const Move> moves);

}  // namespace shunt::moves
