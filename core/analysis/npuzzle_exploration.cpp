#include "core/analysis/npuzzle_exploration.hpp"

#include <algorithm>

#include "core/analysis/npuzzle_boards.hpp"

namespace shunt::analysis {
namespace {

using npuzzle::Arrangements;
using puzzle::Cell;
using puzzle::PieceId;

npuzzle::LevelSearch::Options level_options(search::Crew* crew) {
    npuzzle::LevelSearch::Options options;
    options.crew = crew;
    return options;
}

npuzzle::Cell void_of(const std::vector<PieceId>& piece_at) {
    const auto empty = std::find(piece_at.begin(), piece_at.end(), puzzle::kNoPiece);
    return static_cast<npuzzle::Cell>(empty - piece_at.begin());
}

}  // namespace

bool NPuzzleExploration::can_explore(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    return is_tile_puzzle(puzzle, metric) && puzzle.board().cells() <= Arrangements::kMostCells;
}

NPuzzleExploration::NPuzzleExploration(const puzzle::Problem& problem)
    : puzzle_(&problem.puzzle),
      piece_from_(occupants(problem.puzzle, problem.start)),
      arrangements_({puzzle_->board().rows(), puzzle_->board().columns()}, void_of(piece_from_)) {}

std::uint64_t NPuzzleExploration::bytes_needed(const puzzle::Problem& problem, search::Crew* crew) {
    return NPuzzleExploration(problem).bytes_with(level_options(crew));
}

std::uint64_t NPuzzleExploration::boards(const puzzle::Problem& problem) {
    return NPuzzleExploration(problem).arrangements_.count();
}

std::unique_ptr<NPuzzleExploration> NPuzzleExploration::create(const puzzle::Problem& problem,
                                                               std::uint64_t memory_limit, search::Crew* crew) {
    auto made = std::unique_ptr<NPuzzleExploration>(new NPuzzleExploration(problem));
    npuzzle::LevelSearch::Options options = level_options(crew);
    made->find_goals();
    options.goals = made->goals_;
    made->bytes_ = made->bytes_with(options);
    if (made->bytes_ > memory_limit) return nullptr;
    made->search_ = npuzzle::LevelSearch::create(made->arrangements_, options);
    if (!made->search_) return nullptr;
    return made;
}

/// The board with these anchors of the pieces, by the cells from which they have come; the start is the solved one.
npuzzle::Problem NPuzzleExploration::problem(const std::vector<Cell>& anchors) const {
    const puzzle::Board& board = puzzle_->board();
    const npuzzle::Cell home = void_of(piece_from_);
    npuzzle::Problem problem{{board.rows(), board.columns()}, home, home, {}};
    problem.homes.assign(piece_from_.size(), home);
    std::vector<bool> covered(piece_from_.size(), false);
    for (std::size_t from = 0; from < piece_from_.size(); ++from) {
        if (piece_from_[from] == puzzle::kNoPiece) continue;
        const Cell to = anchors[piece_from_[from]];
        problem.homes[to] = static_cast<npuzzle::Cell>(from);
        covered[to] = true;
    }
    problem.blank = static_cast<npuzzle::Cell>(std::find(covered.begin(), covered.end(), false) - covered.begin());
    return problem;
}

void NPuzzleExploration::find_goals() {
    for (const puzzle::Goal& goal : puzzle_->goals()) {
        std::vector<Cell> anchors(puzzle_->pieces().size());
        for (const auto& [kind, anchor, named] : goal.placements)
            anchors[puzzle_->kinds()[kind].pieces.front()] = anchor;
        const npuzzle::Problem wanted = problem(anchors);
        const Number board = arrangements_.number(wanted);
        // Numbers are for boards that can be reached; another one has the number of such a board.
        const bool can_be_reached = arrangements_.problem(board).homes == wanted.homes;
        if (can_be_reached && std::find(goals_.begin(), goals_.end(), board) == goals_.end()) goals_.push_back(board);
    }
}

search::SearchStatistics NPuzzleExploration::statistics() const {
    const auto reached =
        std::count_if(goals_.begin(), goals_.end(), [this](Number goal) { return search_->is_reached(goal); });
    return {search_->expanded(), search_->generated(), static_cast<std::uint64_t>(reached)};
}

void NPuzzleExploration::tell_level_part(std::uint64_t part, PositionTaker& to) {
    std::vector<search::Rank> boards;
    search_->add_level_part(part, boards);
    for (const search::Rank board : boards) to.take(position(board));
}

puzzle::Position NPuzzleExploration::position(search::Rank board) const {
    const npuzzle::Problem problem = arrangements_.problem(static_cast<Number>(board));
    puzzle::Position position{std::vector<Cell>(puzzle_->pieces().size())};
    for (std::size_t cell = 0; cell < problem.homes.size(); ++cell) {
        const PieceId piece = piece_from_[problem.homes[cell]];
        if (piece != puzzle::kNoPiece) position.anchors[piece] = static_cast<Cell>(cell);
    }
    return position;
}

}  // namespace shunt::analysis
