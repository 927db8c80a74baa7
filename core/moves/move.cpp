#include "core/moves/move.hpp"

#include <algorithm>

#include "core/base/memory_budget.hpp"

namespace shunt::moves {

std::uint64_t heap_bytes(const Move& move) {
    return allocated(move.pieces.capacity() * sizeof(PieceId)) + allocated(move.path.capacity() * sizeof(Direction));
}

std::uint64_t heap_bytes(const std::vector<Move>& moves) {
    std::uint64_t bytes = moves.capacity() * sizeof(Move);
    for (const Move& move : moves) bytes += heap_bytes(move);
    return bytes;
}

std::string path_letters(const Move& move) {
    std::string letters;
    for (const Direction direction : move.path) letters += puzzle::letter(direction);
    return letters;
}

std::string describe(const Puzzle& puzzle, const Move& move) {
    std::string text;
    for (const PieceId piece : move.pieces) text += (text.empty() ? "" : "+") + puzzle.pieces()[piece].name;
    return text + " " + path_letters(move);
}

Position apply(const Puzzle& puzzle, Position position, const Move& move) {
    for (const PieceId piece : move.pieces) {
        Cell& anchor = position.anchors[piece];
        for (const Direction direction : move.path) anchor = puzzle.board().neighbour(anchor, direction);
    }
    return position;
}

Move inverse(const Move& move) {
    Move back{move.pieces, {}};
    for (auto direction = move.path.rbegin(); direction != move.path.rend(); ++direction) {
        back.path.push_back(puzzle::opposite(*direction));
    }
    return back;
}

Counts count(std::span<const Move> moves) {
    int steps = 0;
    int slides = 0;
    int whole_moves = 0;
    const std::vector<PieceId>* last_pieces = nullptr;
    Direction last_direction{};
    for (const Move& move : moves) {
        for (const Direction direction : move.path) {
            const bool same_pieces = last_pieces != nullptr && move.pieces == *last_pieces;
            ++steps;
            if (!same_pieces || direction != last_direction) ++slides;
            if (!same_pieces) ++whole_moves;
            last_pieces = &move.pieces;
            last_direction = direction;
        }
    }
    const bool grouped =
        std::any_of(moves.begin(), moves.end(), [](const Move& move) { return move.pieces.size() > 1; });
    Counts counts{{steps, slides, whole_moves, steps, slides, whole_moves}};
    for (const Metric metric : puzzle::kMetrics) {
        if (grouped && !puzzle::moves_groups(metric)) counts.by_metric[static_cast<std::size_t>(metric)].reset();
    }
    return counts;
}

}  // namespace shunt::moves
