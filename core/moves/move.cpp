#include "core/moves/move.hpp"

namespace shunt::moves {

std::string path_letters(const Move& move) {
    std::string letters;
    for (const Direction direction : move.path) letters += puzzle::letter(direction);
    return letters;
}

std::string describe(const Puzzle& puzzle, const Move& move) {
    return puzzle.pieces()[move.piece].name + " " + path_letters(move);
}

Position apply(const Puzzle& puzzle, Position position, const Move& move) {
    Cell& anchor = position.anchors[move.piece];
    for (const Direction direction : move.path) anchor = puzzle.board().neighbour(anchor, direction);
    return position;
}

Move inverse(const Move& move) {
    Move back{move.piece, {}};
    for (auto direction = move.path.rbegin(); direction != move.path.rend(); ++direction) {
        back.path.push_back(puzzle::opposite(*direction));
    }
    return back;
}

Counts count(std::span<const Move> moves) {
    int steps = 0;
    int slides = 0;
    int whole_moves = 0;
    PieceId last_piece = puzzle::kNoPiece;
    Direction last_direction{};
    for (const Move& move : moves) {
        for (const Direction direction : move.path) {
            const bool same_piece = move.piece == last_piece;
            ++steps;
            if (!same_piece || direction != last_direction) ++slides;
            if (!same_piece) ++whole_moves;
            last_piece = move.piece;
            last_direction = direction;
        }
    }
    return {{steps, slides, whole_moves}};
}

}  // namespace shunt::moves
