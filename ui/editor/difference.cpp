#include "ui/editor/difference.hpp"

#include <algorithm>

namespace shunt::ui {

namespace {

using Cells = Difference::Cells;

std::vector<Cells> pieces_of(const Drawing& drawing, Coordinate origin) {
    std::vector<Cells> pieces;
    for (const DrawnPiece& piece : drawing.pieces) pieces.push_back(shifted(piece.cells, origin));
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

std::vector<Cells> goals_of(const Drawing& drawing, Coordinate origin) {
    std::vector<Cells> goals;
    for (const DrawnGoal& goal : drawing.goals) {
        for (const auto& [piece, shift] : goal.placements)
            goals.push_back(shifted(drawing.pieces[piece].cells, shift + origin));
        for (const Coordinate cell : goal.voids) goals.push_back({cell + origin});
    }
    std::sort(goals.begin(), goals.end());
    return goals;
}

std::vector<Cells> without(const std::vector<Cells>& these, const std::vector<Cells>& those) {
    std::vector<Cells> rest;
    std::set_difference(these.begin(), these.end(), those.begin(), those.end(), std::back_inserter(rest));
    return rest;
}

}  // namespace

Difference difference(const Drawing& before, const Drawing& after, Coordinate origin) {
    Difference all;
    const std::vector<Cells> old_pieces = pieces_of(before, {});
    const std::vector<Cells> new_pieces = pieces_of(after, origin);
    all.gone = without(old_pieces, new_pieces);
    all.come = without(new_pieces, old_pieces);
    all.goals = without(goals_of(after, origin), goals_of(before, {}));
    for (int row = 0; row < after.rows; ++row) {
        for (int column = 0; column < after.columns; ++column) {
            const Coordinate at = Coordinate{row, column} + origin;
            if (ground_at(before, at) != ground_at(after, {row, column})) all.ground.push_back(at);
        }
    }
    return all;
}

}  // namespace shunt::ui
