#include "ui/editor/nearest_goal.hpp"

#include "ui/editor/drawing_text.hpp"

namespace shunt::ui {

std::optional<edit::SetGoal> goal_there(const Drawing& drawing, const puzzle::Puzzle& puzzle, std::size_t goal,
                                        const puzzle::Position& position) {
    // Goals that ask for nothing are none of the puzzle's.
    std::size_t number = 0;
    for (; number < drawing.goals.size(); ++number) {
        if (drawing.goals[number].empty()) continue;
        if (goal-- == 0) break;
    }
    if (number == drawing.goals.size()) return std::nullopt;
    const Coordinate origin = origin_of(drawing);
    edit::SetGoal change{number, {}};
    for (const auto& placement : drawing.goals[number].placements) {
        const Coordinate at = puzzle.board().coordinate(position.anchors[placement.piece]) + origin;
        change.to.placements.push_back({placement.piece, at - drawing.pieces[placement.piece].cells.front()});
    }
    const auto taken = occupants(puzzle, position);
    for (const Coordinate cell : drawing.goals[number].voids) {
        const puzzle::Cell known = puzzle.board().cell(cell - origin);
        if (known != puzzle::kNoCell && taken[known] == puzzle::kNoPiece) change.to.voids.push_back(cell);
    }
    return change;
}

}  // namespace shunt::ui
