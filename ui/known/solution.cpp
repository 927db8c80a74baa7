#include "ui/known/solution.hpp"

#include <algorithm>
#include <optional>

#include "core/moves/replay.hpp"

namespace shunt::ui {

namespace {

std::optional<puzzle::Direction> direction_from(char letter) {
    for (const puzzle::Direction direction : puzzle::kDirections) {
        if (puzzle::letter(direction) == letter) return direction;
    }
    return std::nullopt;
}

std::optional<puzzle::PieceId> piece_at(const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                                        puzzle::Coordinate at) {
    const auto standing = std::find(position.anchors.begin(), position.anchors.end(), puzzle.board().cell(at));
    if (standing == position.anchors.end()) return std::nullopt;
    return static_cast<puzzle::PieceId>(standing - position.anchors.begin());
}

/// Empty when no piece stands there or the path is none.
std::optional<moves::Move> read_move(const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                                     const outcome::Move& reported) {
    moves::Move move;
    for (const auto& [row, column] : reported.at) {
        const auto piece = piece_at(puzzle, position, {row - 1, column - 1});
        if (!piece) return std::nullopt;
        move.pieces.push_back(*piece);
    }
    for (const char letter : reported.path) {
        const auto direction = direction_from(letter);
        if (!direction) return std::nullopt;
        move.path.push_back(*direction);
    }
    if (move.pieces.empty() || move.path.empty()) return std::nullopt;
    std::sort(move.pieces.begin(), move.pieces.end());
    return move;
}

}  // namespace

Solution make_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start, std::vector<moves::Move> moves,
                       puzzle::Metric metric) {
    Solution solution{metric, std::move(moves), {start}};
    for (const moves::Move& move : solution.moves) {
        solution.positions.push_back(moves::apply(puzzle, solution.positions.back(), move));
    }
    solution.counts = moves::count(solution.moves);
    return solution;
}

SolutionPtr read_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                          const std::vector<outcome::Move>& reported, puzzle::Metric metric) {
    Solution solution{metric, {}, {start}};
    for (const outcome::Move& entry : reported) {
        const puzzle::Position& here = solution.positions.back();
        auto move = read_move(puzzle, here, entry);
        if (!move) return nullptr;
        const auto replayed = moves::replay(puzzle, here, {&*move, 1});
        if (!replayed) return nullptr;
        solution.moves.push_back(std::move(*move));
        solution.positions.push_back(replayed->end);
    }
    solution.counts = moves::count(solution.moves);
    return std::make_shared<const Solution>(std::move(solution));
}

SolutionPtr first_solution(const puzzle::Puzzle& puzzle, const puzzle::Position& start, const SolveOutcome& report) {
    if (!report.length) return nullptr;
    const auto& moves = report.solutions.empty() ? report.moves : report.solutions.front().moves;
    return read_solution(puzzle, start, moves, report.metric);
}

}  // namespace shunt::ui
