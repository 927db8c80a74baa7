#include "ui/words/piece_names.hpp"

#include <algorithm>
#include <array>

#include "core/moves/reach.hpp"

namespace shunt::ui {

namespace {

std::string directions(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId piece) {
    std::string text;
    for (const puzzle::Direction direction : puzzle::kDirections) {
        if (!moves::can_step(puzzle, position, piece, direction)) continue;
        text += text.empty() ? ", can move " : " and ";
        text += direction_word(direction);
    }
    return text.empty() ? ", blocked" : text;
}

std::string size_words(const puzzle::Shape& shape) {
    const puzzle::Coordinate extent = shape.extent();
    std::string text = std::to_string(extent.column) + " by " + std::to_string(extent.row);
    if (extent.row * extent.column != shape.size()) text += ", " + std::to_string(shape.size()) + " cells";
    return text;
}

}  // namespace

const char* direction_word(puzzle::Direction direction) {
    switch (direction) {
        case puzzle::Direction::up:
            return "up";
        case puzzle::Direction::left:
            return "left";
        case puzzle::Direction::right:
            return "right";
        case puzzle::Direction::down:
            return "down";
    }
    return "";
}

std::vector<std::string> piece_names(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < puzzle.pieces().size(); ++i) {
        const auto piece = static_cast<puzzle::PieceId>(i);
        const puzzle::Shape& shape = puzzle.kind_of(piece).shape;
        names.push_back("piece " + puzzle.pieces()[i].name + ", " + size_words(shape) + ", " +
                        place_words(puzzle, shape, position.anchors[piece]) + directions(puzzle, position, piece));
    }
    return names;
}

std::string place_words(const puzzle::Puzzle& puzzle, const puzzle::Shape& shape, puzzle::Cell anchor) {
    const puzzle::Coordinate at = puzzle.board().coordinate(anchor);
    int left = 0;
    for (const puzzle::Coordinate offset : shape.offsets()) left = std::min(left, offset.column);
    return "column " + std::to_string(at.column + left + 1) + ", row " + std::to_string(at.row + 1);
}

std::string pieces_text(const puzzle::Puzzle& puzzle, std::span<const puzzle::PieceId> pieces) {
    std::string text;
    for (const puzzle::PieceId piece : pieces) text += (text.empty() ? "" : "+") + puzzle.pieces()[piece].name;
    return text;
}

std::string move_words(const puzzle::Puzzle& puzzle, const moves::Move& move) {
    std::string text = (move.pieces.size() > 1 ? "pieces " : "piece ") + pieces_text(puzzle, move.pieces) + ":";
    for (std::size_t i = 0; i < move.path.size();) {
        std::size_t end = i;
        while (end < move.path.size() && move.path[end] == move.path[i]) ++end;
        text += i == 0 ? " " : ", ";
        if (end - i > 1) text += std::to_string(end - i) + " cells ";
        text += direction_word(move.path[i]);
        i = end;
    }
    return text;
}

std::vector<puzzle::PieceId> reading_order(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    std::vector<puzzle::PieceId> order;
    for (std::size_t i = 0; i < puzzle.pieces().size(); ++i) order.push_back(static_cast<puzzle::PieceId>(i));
    std::sort(order.begin(), order.end(),
              [&](puzzle::PieceId a, puzzle::PieceId b) { return position.anchors[a] < position.anchors[b]; });
    return order;
}

}  // namespace shunt::ui
