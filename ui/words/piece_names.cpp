#include "ui/words/piece_names.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "core/moves/free_steps.hpp"

namespace shunt::ui {

namespace {

/// "up and left"; empty when it can move nowhere.
std::string directions(const moves::FreeSteps& free) {
    std::string text;
    for (std::size_t i = 0; i < free.size(); ++i) {
        if (!free[i]) continue;
        const char* word = direction_word(puzzle::kDirections[i]);
        text = text.empty() ? word : say("{names} and {last}", {{"names", text}, {"last", word}});
    }
    return text;
}

std::string size_words(const puzzle::Shape& shape) {
    const puzzle::Coordinate extent = shape.extent();
    std::string text =
        say("{rows} by {columns}", {{"rows", std::to_string(extent.row)}, {"columns", std::to_string(extent.column)}});
    if (extent.row * extent.column != shape.size())
        text += ", " + say("{count} cells", {{"count", std::to_string(shape.size())}});
    return text;
}

}  // namespace

const char* direction_word(puzzle::Direction direction) {
    switch (direction) {
        case puzzle::Direction::up:
            return say("up");
        case puzzle::Direction::left:
            return say("left");
        case puzzle::Direction::right:
            return say("right");
        case puzzle::Direction::down:
            return say("down");
    }
    return "";
}

std::vector<std::string> piece_names(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    std::vector<std::string> names;
    const auto free = moves::free_steps(puzzle, position);
    for (std::size_t i = 0; i < puzzle.pieces().size(); ++i) {
        const auto piece = static_cast<puzzle::PieceId>(i);
        const puzzle::Shape& shape = puzzle.kind_of(piece).shape;
        const std::string name = say("piece {piece}", {{"piece", puzzle.pieces()[i].name}});
        const std::string ways = directions(free[i]);
        names.push_back(name + ", " + size_words(shape) + ", " + place_words(puzzle, shape, position.anchors[piece]) +
                        ", " + (ways.empty() ? say("blocked") : say("can move {directions}", {{"directions", ways}})));
    }
    return names;
}

std::string place_words(const puzzle::Puzzle& puzzle, const puzzle::Shape& shape, puzzle::Cell anchor) {
    const puzzle::Coordinate at = puzzle.board().coordinate(anchor);
    int left = 0;
    for (const puzzle::Coordinate offset : shape.offsets()) left = std::min(left, offset.column);
    return say("row {row}, column {column}",
               {{"row", std::to_string(at.row + 1)}, {"column", std::to_string(at.column + left + 1)}});
}

std::string pieces_text(const puzzle::Puzzle& puzzle, std::span<const puzzle::PieceId> pieces) {
    std::string text;
    for (const puzzle::PieceId piece : pieces) text += (text.empty() ? "" : "+") + puzzle.pieces()[piece].name;
    return text;
}

std::string move_words(const puzzle::Puzzle& puzzle, const moves::Move& move) {
    std::string way;
    for (std::size_t i = 0; i < move.path.size();) {
        std::size_t end = i;
        while (end < move.path.size() && move.path[end] == move.path[i]) ++end;
        const char* direction = direction_word(move.path[i]);
        if (i > 0) way += ", ";
        way += end - i == 1
                   ? direction
                   : say("{count} cells {direction}", {{"count", std::to_string(end - i)}, {"direction", direction}});
        i = end;
    }
    const std::string names = pieces_text(puzzle, move.pieces);
    return move.pieces.size() > 1 ? say("pieces {pieces}: {way}", {{"pieces", names}, {"way", way}})
                                  : say("piece {piece}: {way}", {{"piece", names}, {"way", way}});
}

std::vector<puzzle::PieceId> reading_order(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    std::vector<puzzle::PieceId> order;
    for (std::size_t i = 0; i < puzzle.pieces().size(); ++i) order.push_back(static_cast<puzzle::PieceId>(i));
    std::sort(order.begin(), order.end(),
              [&](puzzle::PieceId a, puzzle::PieceId b) { return position.anchors[a] < position.anchors[b]; });
    return order;
}

}  // namespace shunt::ui
