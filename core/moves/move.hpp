// Moves, as players and solutions see them.
#pragma once

#include <array>
#include <optional>
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

/// A group of pieces (mostly of one) that goes along one path of unit steps as a rigid body. Neither list is empty; the pieces ascend.
struct Move {
    std::vector<PieceId> pieces;
    std::vector<Direction> path;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Bytes that the allocator holds for the parts of a move.
[[nodiscard]] std::uint64_t heap_bytes(const Move& move);
/// The same of a list of moves, and of the list itself. O(moves).
[[nodiscard]] std::uint64_t heap_bytes(const std::vector<Move>& moves);
/// "RD": the path as letters.
[[nodiscard]] std::string path_letters(const Move& move);
/// "7 RD", "A+B L": names of the pieces and path.
[[nodiscard]] std::string describe(const Puzzle& puzzle, const Move& move);

/// The position after a legal move. O(pieces + length of the path).
[[nodiscard]] Position apply(const Puzzle& puzzle, Position position, const Move& move);
/// The move that takes `move` back.
[[nodiscard]] Move inverse(const Move& move);

/// A sequence of moves counted in every metric. Consecutive motions of the same pieces count together: steps never, slides while the
/// direction stays, moves while the pieces stay (so a sequence found in one metric may be longer or shorter in another). A sequence
/// in which several pieces move as one has no count in the metrics of single pieces.
struct Counts {
    std::array<std::optional<int>, puzzle::kMetrics.size()> by_metric{};

    [[nodiscard]] std::optional<int> in(Metric metric) const { return by_metric[static_cast<std::size_t>(metric)]; }
    friend bool operator==(const Counts&, const Counts&) = default;
};
[[nodiscard]] Counts count(std::span<const Move> moves);

}  // namespace shunt::moves
