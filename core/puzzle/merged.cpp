#include "core/puzzle/merged.hpp"

#include <algorithm>
#include <utility>

namespace shunt::puzzle {
namespace {

/// Kinds that some goal asks for.
std::vector<bool> kinds_in_goals(const Puzzle& puzzle) {
    std::vector<bool> named(puzzle.kinds().size(), false);
    for (const Goal& goal : puzzle.goals())
        for (const Goal::Placement& placement : goal.placements) named[placement.kind] = true;
    return named;
}

/// A label that no kind has.
int free_label(const Puzzle& puzzle) {
    int label = 0;
    for (const Kind& kind : puzzle.kinds()) label = std::max(label, kind.label + 1);
    return label;
}

}  // namespace

std::optional<Merged> merged(const Problem& problem) {
    const std::vector<bool> named = kinds_in_goals(problem.puzzle);
    const int label = free_label(problem.puzzle);
    Definition definition = definition_of(problem.puzzle, problem.start);
    std::size_t relabelled = 0;
    for (PieceId piece = 0; piece < problem.puzzle.pieces().size(); ++piece) {
        if (named[problem.puzzle.pieces()[piece].kind]) continue;
        definition.blocks[piece].label = label;
        ++relabelled;
    }
    if (relabelled < 2) return std::nullopt;
    auto made = Problem::create(std::move(definition));
    if (!made || made->puzzle.kinds().size() == problem.puzzle.kinds().size()) return std::nullopt;
    std::size_t pieces = 0;
    for (const Kind& kind : made->puzzle.kinds()) {
        const auto was_apart = [&](PieceId piece) {
            return problem.puzzle.kind_of(piece).pieces.size() < kind.pieces.size();
        };
        pieces += static_cast<std::size_t>(std::count_if(kind.pieces.begin(), kind.pieces.end(), was_apart));
    }
    return Merged{std::move(*made), pieces};
}

}  // namespace shunt::puzzle
