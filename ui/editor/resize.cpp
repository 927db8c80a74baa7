#include <algorithm>

#include "ui/editor/edit_pieces.hpp"

namespace shunt::ui {

namespace {

/// The size within what is allowed: a board that is larger already may stay so.
Coordinate allowed_size(const Drawing& drawing, const edit::Resize& resize) {
    return {std::clamp(resize.rows, 1, std::max(kMostDrawnSide, drawing.rows)),
            std::clamp(resize.columns, 1, std::max(kMostDrawnSide, drawing.columns))};
}

/// By how much everything moves.
Coordinate move_of(const Drawing& drawing, const edit::Resize& resize) {
    if (!resize.top_left) return {};
    return allowed_size(drawing, resize) - Coordinate{drawing.rows, drawing.columns};
}

bool within(Coordinate at, Coordinate size) {
    return at.row >= 0 && at.column >= 0 && at.row < size.row && at.column < size.column;
}

}  // namespace

std::vector<std::string> cut_by(const Drawing& drawing, const edit::Resize& resize) {
    const Coordinate size = allowed_size(drawing, resize);
    const Coordinate by = move_of(drawing, resize);
    std::vector<std::string> names;
    for (const DrawnPiece& piece : drawing.pieces) {
        const bool whole = std::all_of(piece.cells.begin(), piece.cells.end(),
                                       [&](Coordinate cell) { return within(cell + by, size); });
        if (!whole && std::find(names.begin(), names.end(), piece.name) == names.end()) names.push_back(piece.name);
    }
    return names;
}

void resize_board(Drawing& drawing, const edit::Resize& resize) {
    const Coordinate size = allowed_size(drawing, resize);
    const Coordinate by = move_of(drawing, resize);
    std::vector<Ground> ground;
    for (int row = 0; row < size.row; ++row) {
        for (int column = 0; column < size.column; ++column) {
            const Coordinate from = Coordinate{row, column} - by;
            ground.push_back(on_board(drawing, from) ? ground_at(drawing, from) : Ground::floor);
        }
    }
    drawing.ground = std::move(ground);
    drawing.rows = size.row;
    drawing.columns = size.column;
    for (DrawnPiece& piece : drawing.pieces) {
        piece.cells = shifted(std::move(piece.cells), by);
        std::erase_if(piece.cells, [&](Coordinate cell) { return !within(cell, size); });
    }
    for (DrawnGoal& goal : drawing.goals) goal.voids = shifted(std::move(goal.voids), by);
}

}  // namespace shunt::ui
