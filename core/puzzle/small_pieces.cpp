#include "core/puzzle/small_pieces.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::puzzle {
namespace {

bool is_placed_by_a_goal(const Puzzle& puzzle, KindId kind) {
    const auto places_it = [kind](const Goal& goal) {
        return std::any_of(goal.placements.begin(), goal.placements.end(),
                           [kind](const Goal::Placement& placement) { return placement.kind == kind; });
    };
    return std::any_of(puzzle.goals().begin(), puzzle.goals().end(), places_it);
}

}  // namespace

std::vector<KindId> small_kinds(const Puzzle& puzzle) {
    const auto smaller = [](const Kind& a, const Kind& b) { return a.shape.size() < b.shape.size(); };
    const auto [least, most] = std::minmax_element(puzzle.kinds().begin(), puzzle.kinds().end(), smaller);
    std::vector<KindId> small;
    if (least == puzzle.kinds().end() || !smaller(*least, *most)) return small;
    for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
        const auto id = static_cast<KindId>(kind);
        if (!smaller(*least, puzzle.kinds()[kind]) && !is_placed_by_a_goal(puzzle, id)) small.push_back(id);
    }
    return small;
}

std::string why_none_is_small(const Puzzle& puzzle) {
    if (!small_kinds(puzzle).empty()) return {};
    const auto differs = [&](const Kind& kind) { return kind.shape.size() != puzzle.kinds().front().shape.size(); };
    return std::none_of(puzzle.kinds().begin(), puzzle.kinds().end(), differs)
               ? say("all pieces are equally large")
               : say("the goal places all of the smallest pieces");
}

std::vector<std::string> small_names(const Puzzle& puzzle) {
    const std::vector<KindId> kinds = small_kinds(puzzle);
    std::vector<std::string> names;
    for (const Piece& piece : puzzle.pieces())
        if (std::binary_search(kinds.begin(), kinds.end(), piece.kind)) names.push_back(piece.name);
    return names;
}

}  // namespace shunt::puzzle
