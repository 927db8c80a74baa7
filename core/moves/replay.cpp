#include "core/moves/replay.hpp"

#include <algorithm>

#include "core/base/sort.hpp"
#include "core/base/words.hpp"

namespace shunt::moves {
namespace {

using puzzle::Coordinate;
using puzzle::Definition;
using puzzle::Ground;

using Cells = std::vector<Coordinate>;

/// The pieces as plain lists of coordinates: nothing here knows anchors, cell numbers or kinds.
class Table {
public:
    explicit Table(Definition definition) : definition_(std::move(definition)) {
        for (const Definition::Block& block : definition_.blocks) pieces_.push_back(block.cells);
    }

    /// Moves a group by one cell, or says what is in the way.
    std::optional<std::string> step(const std::vector<PieceId>& group, Direction direction) {
        std::vector<Cells> moved;
        for (const PieceId piece : group) {
            moved.push_back(pieces_[piece]);
            if (auto obstacle = step_cells(piece, direction, group, moved.back())) return obstacle;
        }
        for (std::size_t i = 0; i < group.size(); ++i) pieces_[group[i]] = std::move(moved[i]);
        return std::nullopt;
    }

    [[nodiscard]] bool solved() const {
        return std::any_of(definition_.targets.begin(), definition_.targets.end(), [&](const auto& target) {
            return std::all_of(target.demands.begin(), target.demands.end(),
                               [&](const auto& demand) { return met(demand); }) &&
                   std::all_of(target.voids.begin(), target.voids.end(), [&](Coordinate at) { return !occupied(at); });
        });
    }

    [[nodiscard]] Coordinate first_cell(PieceId piece) const {
        return *std::min_element(pieces_[piece].begin(), pieces_[piece].end());
    }

private:
    /// Moves the cells of one piece of a group on, or says what is in the way.
    [[nodiscard]] std::optional<std::string> step_cells(PieceId piece, Direction direction,
                                                        const std::vector<PieceId>& group, Cells& cells) const {
        const Definition::Block& block = definition_.blocks[piece];
        const bool sideways = direction == Direction::left || direction == Direction::right;
        if (block.axis == puzzle::Axis::horizontal && !sideways) return say("it moves only horizontally");
        if (block.axis == puzzle::Axis::vertical && sideways) return say("it moves only vertically");
        for (Coordinate& at : cells) {
            if (direction == Direction::up) --at.row;
            if (direction == Direction::down) ++at.row;
            if (direction == Direction::left) --at.column;
            if (direction == Direction::right) ++at.column;
            if (auto obstacle = obstacle_at(at, piece, group)) return obstacle;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<std::string> obstacle_at(Coordinate at, PieceId mover,
                                                         const std::vector<PieceId>& group) const {
        const Ground ground = definition_.board.ground(at);
        if (ground == Ground::outside) return say("it would leave the board");
        if (ground == Ground::wall) return say("a wall is in the way");
        if (ground == Ground::gate && !definition_.blocks[mover].enters_gates) return say("it may not enter a gate");
        for (std::size_t other = 0; other < pieces_.size(); ++other) {
            const bool moves_too = std::find(group.begin(), group.end(), other) != group.end();
            if (!moves_too && covers(pieces_[other], at))
                return say("piece {piece} is in the way", {{"piece", definition_.blocks[other].name}});
        }
        return std::nullopt;
    }

    static bool covers(const Cells& cells, Coordinate at) {
        return std::find(cells.begin(), cells.end(), at) != cells.end();
    }

    [[nodiscard]] bool occupied(Coordinate at) const {
        return std::any_of(pieces_.begin(), pieces_.end(), [&](const Cells& cells) { return covers(cells, at); });
    }

    /// Whether some piece that may stand in for the demanded one covers exactly the demanded cells.
    [[nodiscard]] bool met(const Definition::Target::Demand& demand) const {
        const Definition::Block& wanted = definition_.blocks[static_cast<std::size_t>(demand.block)];
        for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
            const Definition::Block& block = definition_.blocks[piece];
            const bool stands_in = block.label == wanted.label && block.axis == wanted.axis &&
                                   block.enters_gates == wanted.enters_gates &&
                                   block.cells.size() == wanted.cells.size();
            const bool there = std::all_of(demand.cells.begin(), demand.cells.end(),
                                           [&](Coordinate at) { return covers(pieces_[piece], at); });
            if (stands_in && there) return true;
        }
        return false;
    }

    Definition definition_;
    std::vector<Cells> pieces_;
};

bool names_pieces(const Puzzle& puzzle, const Move& move) {
    std::vector<PieceId> pieces = move.pieces;
    shell_sort(pieces);
    return !pieces.empty() && pieces.back() < puzzle.pieces().size() &&
           std::adjacent_find(pieces.begin(), pieces.end()) == pieces.end();
}

Error refuse(std::size_t number, const Puzzle& puzzle, const Move& move, std::string_view reason) {
    return Error{say("move {number} ({move}) is not legal: {reason}",
                     {{"number", std::to_string(number)}, {"move", describe(puzzle, move)}, {"reason", reason}})};
}

}  // namespace

Result<Replayed> replay(const Puzzle& puzzle, const Position& start, std::span<const Move> moves) {
    Table table(definition_of(puzzle, start));
    std::size_t number = 0;
    for (const Move& move : moves) {
        ++number;
        if (!names_pieces(puzzle, move))
            return Error{say("move {number} names no piece, one that is not there, or one twice",
                             {{"number", std::to_string(number)}})};
        if (move.path.empty()) return refuse(number, puzzle, move, say("its path is empty"));
        for (const Direction direction : move.path) {
            if (const auto obstacle = table.step(move.pieces, direction))
                return refuse(number, puzzle, move, *obstacle);
        }
    }
    Replayed result{start, count(moves), table.solved()};
    for (PieceId piece = 0; piece < result.end.anchors.size(); ++piece) {
        result.end.anchors[piece] = puzzle.board().cell(table.first_cell(piece));
    }
    return result;
}

}  // namespace shunt::moves
