#include "core/job/solution_values.hpp"

#include <algorithm>

#include "core/base/memory_budget.hpp"

namespace shunt::job {

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
