#include "core/job/solution_values.hpp"

#include <algorithm>

#include "core/base/memory_budget.hpp"
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"

namespace shunt::job {
namespace {

/// The piece of that name whose first cell is there; kNoPiece when none is.
puzzle::PieceId piece_at(const puzzle::Puzzle& puzzle, const puzzle::Position& position, const std::string& name,
                         const std::array<int, 2>& at) {
    for (std::size_t piece = 0; piece < position.anchors.size(); ++piece) {
        const puzzle::Coordinate place = puzzle.board().coordinate(position.anchors[piece]);
        if (place.row + 1 == at[0] && place.column + 1 == at[1] && puzzle.pieces()[piece].name == name)
            return static_cast<puzzle::PieceId>(piece);
    }
    return puzzle::kNoPiece;
}

std::optional<puzzle::Direction> direction_of(char letter) {
    for (const puzzle::Direction direction : puzzle::kDirections)
        if (puzzle::letter(direction) == letter) return direction;
    return std::nullopt;
}

/// A move of a card in the terms of the puzzle.
Result<moves::Move> move_of(const puzzle::Puzzle& puzzle, const puzzle::Position& position, const outcome::Move& told) {
    moves::Move move;
    if (told.pieces.empty() || told.at.size() != told.pieces.size() || told.path.empty())
        return Error{say("a move has pieces, where each of them is, and a path")};
    for (std::size_t i = 0; i < told.pieces.size(); ++i) {
        const puzzle::PieceId piece = piece_at(puzzle, position, told.pieces[i], told.at[i]);
        if (piece == puzzle::kNoPiece)
            return Error{say("no piece {name} is at row {row}, column {column}",
                             {{"name", told.pieces[i]}, {"row", told.at[i][0]}, {"column", told.at[i][1]}})};
        move.pieces.push_back(piece);
    }
    std::sort(move.pieces.begin(), move.pieces.end());
    if (std::adjacent_find(move.pieces.begin(), move.pieces.end()) != move.pieces.end())
        return Error{say("a piece is named twice")};
    for (const char letter : told.path) {
        const auto direction = direction_of(letter);
        if (!direction) return Error{say("a path is made of the letters L, R, U and D")};
        move.path.push_back(*direction);
    }
    return move;
}

}  // namespace

bool has_units_only(const puzzle::Puzzle& puzzle) {
    return std::all_of(puzzle.kinds().begin(), puzzle.kinds().end(),
                       [](const puzzle::Kind& kind) { return kind.shape.size() == 1; });
}

std::string letters_of(const std::vector<moves::Move>& moves) {
    std::string letters;
    for (const moves::Move& move : moves) letters += path_letters(move);
    return letters;
}

std::vector<outcome::Move> told(const puzzle::Problem& problem, const std::vector<moves::Move>& moves) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    std::vector<outcome::Move> list;
    puzzle::Position position = problem.start;
    for (const moves::Move& move : moves) {
        outcome::Move entry{{}, {}, path_letters(move)};
        for (const puzzle::PieceId piece : move.pieces) {
            const puzzle::Coordinate at = puzzle.board().coordinate(position.anchors[piece]);
            entry.pieces.push_back(puzzle.pieces()[piece].name);
            entry.at.push_back({at.row + 1, at.column + 1});
        }
        list.push_back(std::move(entry));
        position = moves::apply(puzzle, std::move(position), move);
    }
    return list;
}

Result<std::vector<moves::Move>> played(const puzzle::Problem& problem, const std::vector<outcome::Move>& told) {
    moves::Replay replay(problem.puzzle, problem.start);
    std::vector<moves::Move> moves;
    for (const outcome::Move& next : told) {
        const auto move = move_of(problem.puzzle, replay.position(), next);
        if (!move)
            return Error{say("move {number}: {why}", {{"number", moves.size() + 1}, {"why", move.error().message}})};
        if (const auto error = replay.play(*move)) return *error;
        moves.push_back(*move);
    }
    return moves;
}

std::uint64_t heap_bytes(const std::vector<outcome::Move>& moves) {
    std::uint64_t bytes = moves.capacity() * sizeof(outcome::Move);
    for (const outcome::Move& move : moves)
        bytes += allocated(move.pieces.capacity() * sizeof(move.pieces[0])) +
                 allocated(move.at.capacity() * sizeof(move.at[0]));
    return bytes;
}

outcome::Lengths told(const moves::Counts& counts) {
    outcome::Lengths lengths;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        lengths.in[static_cast<std::size_t>(metric)] = counts.in(metric);
    }
    return lengths;
}

}  // namespace shunt::job
