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

bool covers(const Cells& cells, Coordinate at) { return std::find(cells.begin(), cells.end(), at) != cells.end(); }

Coordinate first_of(const Cells& cells) { return *std::min_element(cells.begin(), cells.end()); }

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

Replay::Replay(const Puzzle& puzzle, const Position& start)
    : puzzle_(&puzzle), definition_(definition_of(puzzle, start)) {
    for (const Definition::Block& block : definition_.blocks) pieces_.push_back(block.cells);
}

std::optional<Error> Replay::play(const Move& move) {
    ++played_;
    if (!names_pieces(*puzzle_, move))
        return Error{say("move {number} names no piece, one that is not there, or one twice",
                         {{"number", std::to_string(played_)}})};
    if (move.path.empty()) return refuse(played_, *puzzle_, move, say("its path is empty"));
    for (const Direction direction : move.path) {
        if (const auto obstacle = step(move.pieces, direction)) return refuse(played_, *puzzle_, move, *obstacle);
    }
    return std::nullopt;
}

/// Moves a group by one cell, or says what is in the way.
std::optional<std::string> Replay::step(const std::vector<PieceId>& group, Direction direction) {
    std::vector<Cells> moved;
    for (const PieceId piece : group) {
        moved.push_back(pieces_[piece]);
        if (auto obstacle = step_cells(piece, direction, group, moved.back())) return obstacle;
    }
    for (std::size_t i = 0; i < group.size(); ++i) pieces_[group[i]] = std::move(moved[i]);
    return std::nullopt;
}

/// Moves the cells of one piece of a group on, or says what is in the way.
std::optional<std::string> Replay::step_cells(PieceId piece, Direction direction, const std::vector<PieceId>& group,
                                              Cells& cells) const {
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

std::optional<std::string> Replay::obstacle_at(Coordinate at, PieceId mover, const std::vector<PieceId>& group) const {
    const Ground ground = definition_.board.ground(at);
    if (ground == Ground::outside) return say("it would leave the board");
    if (ground == Ground::wall) return say("a wall is in the way");
    if (ground == Ground::gate && !definition_.blocks[mover].enters_gates) return say("it may not enter a gate");
    for (std::size_t other = 0; other < pieces_.size(); ++other) {
        const bool is_there = covers(pieces_[other], at);
        if (is_there && std::find(group.begin(), group.end(), other) == group.end())
            return say("piece {piece} is in the way", {{"piece", definition_.blocks[other].name}});
    }
    return std::nullopt;
}

bool Replay::is_solved() const {
    const auto& targets = definition_.targets;
    return std::any_of(targets.begin(), targets.end(), [&](const auto& target) {
        return std::all_of(target.demands.begin(), target.demands.end(),
                           [&](const auto& demand) { return met(demand); }) &&
               std::all_of(target.voids.begin(), target.voids.end(), [&](Coordinate at) { return !occupied(at); });
    });
}

bool Replay::occupied(Coordinate at) const {
    return std::any_of(pieces_.begin(), pieces_.end(), [&](const Cells& cells) { return covers(cells, at); });
}

/// Whether some piece that may stand in for the demanded one covers exactly the demanded cells.
bool Replay::met(const Definition::Target::Demand& demand) const {
    const auto& blocks = definition_.blocks;
    const Definition::Block& wanted = blocks[static_cast<std::size_t>(demand.block)];
    for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
        const Definition::Block& block = blocks[piece];
        const bool stands_in = block.label == wanted.label && block.axis == wanted.axis &&
                               block.enters_gates == wanted.enters_gates && block.cells.size() == wanted.cells.size();
        const bool there = std::all_of(demand.cells.begin(), demand.cells.end(),
                                       [&](Coordinate at) { return covers(pieces_[piece], at); });
        if (stands_in && there) return true;
    }
    return false;
}

Position Replay::position() const {
    Position position;
    for (const Cells& cells : pieces_) position.anchors.push_back(puzzle_->board().cell(first_of(cells)));
    return position;
}

Result<Replayed> replay(const Puzzle& puzzle, const Position& start, std::span<const Move> moves) {
    Replay replay(puzzle, start);
    for (const Move& move : moves) {
        if (auto refused = replay.play(move)) return std::move(*refused);
    }
    return Replayed{replay.position(), count(moves), replay.is_solved()};
}

}  // namespace shunt::moves
