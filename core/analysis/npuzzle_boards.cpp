#include "core/analysis/npuzzle_boards.hpp"

#include <algorithm>

namespace shunt::analysis {
namespace {

using puzzle::PieceId;

bool is_full_grid(const puzzle::Board& board) {
    if (board.rows() < 2 || board.columns() < 2 || board.cells() != board.rows() * board.columns()) return false;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.ground(board.coordinate(static_cast<puzzle::Cell>(cell))) != puzzle::Ground::floor) return false;
    }
    return true;
}

bool is_lone_tile(const puzzle::Kind& kind) {
    return kind.pieces.size() == 1 && kind.shape.size() == 1 && kind.axis == puzzle::Axis::both;
}

}  // namespace

bool is_tile_puzzle(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    const std::size_t tiles = puzzle.pieces().size();
    return !moves_groups(metric) && is_full_grid(puzzle.board()) &&
           tiles + 1 == static_cast<std::size_t>(puzzle.board().cells()) &&
           std::all_of(puzzle.kinds().begin(), puzzle.kinds().end(), is_lone_tile) &&
           std::all_of(puzzle.goals().begin(), puzzle.goals().end(),
                       [&](const puzzle::Goal& goal) { return goal.placements.size() == tiles; });
}

std::vector<moves::Move> NPuzzleBoards::moves(std::string_view letters) const {
    std::vector<moves::Move> moves;
    npuzzle::Board board = start;
    for (const char letter : letters) {
        const auto direction = npuzzle::direction_of(letter);
        const npuzzle::Cell gap = board.blank();
        if (!direction || !board.slide(*direction)) break;
        moves.push_back({{piece_of[board.tile(gap)]}, {*direction}});
    }
    return moves;
}

std::optional<NPuzzleBoards> npuzzle_boards(const puzzle::Problem& problem, puzzle::Metric metric) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    const npuzzle::Size size{puzzle.board().rows(), puzzle.board().columns()};
    if (puzzle.goals().size() != 1 || !is_tile_puzzle(puzzle, metric) || size.cells() > npuzzle::kMostCells)
        return std::nullopt;
    std::vector<PieceId> at_home(static_cast<std::size_t>(size.cells()), puzzle::kNoPiece);
    for (const auto& placement : puzzle.goals().front().placements)
        at_home[placement.anchor] = puzzle.kinds()[placement.kind].pieces.front();
    std::vector<npuzzle::Tile> goal;
    std::vector<npuzzle::Tile> start(at_home.size(), 0);
    std::vector<PieceId> piece_of{puzzle::kNoPiece};
    for (const PieceId piece : at_home) {
        goal.push_back(piece == puzzle::kNoPiece ? npuzzle::Tile{0} : static_cast<npuzzle::Tile>(piece_of.size()));
        if (piece == puzzle::kNoPiece) continue;
        start[problem.start.anchors[piece]] = goal.back();
        piece_of.push_back(piece);
    }
    return NPuzzleBoards{npuzzle::Board(size, std::move(start)), npuzzle::Board(size, std::move(goal)),
                         std::move(piece_of)};
}

}  // namespace shunt::analysis
