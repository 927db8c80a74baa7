#include "core/analysis/path_moves.hpp"

#include "core/base/words.hpp"

namespace shunt::analysis {
namespace {

/// What naming and checking a move takes, in positions of a small board: the checker compares every cell that moves with every piece.
constexpr std::uint64_t kLeast = 8;
constexpr std::uint64_t kCellsOfPosition = 16;
constexpr std::uint64_t kComparedOfPosition = 256;

}  // namespace

PathMoves::PathMoves(const puzzle::Problem& problem, moves::Motions& motions)
    : puzzle_(&problem.puzzle), motions_(&motions), replay_(problem.puzzle, problem.start), here_(problem.start) {}

std::uint64_t PathMoves::go_to(const puzzle::Position& next) {
    if (!defect_.empty()) return 1;
    auto move = moves::move_between(*puzzle_, *motions_, here_, next);
    if (!move) {
        defect_ = say("position {number} of the solution is not one move from the one before",
                      {{"number", moves_.size() + 1}});
        return 1;
    }
    if (auto refused = replay_.play(*move)) defect_ = std::move(refused->message);
    here_ = moves::apply(*puzzle_, std::move(here_), *move);
    const std::uint64_t compared = move->path.size() * move->pieces.size() * here_.anchors.size();
    moves_.push_back(std::move(*move));
    return kLeast + static_cast<std::uint64_t>(puzzle_->board().cells()) / kCellsOfPosition +
           compared / kComparedOfPosition;
}

}  // namespace shunt::analysis
