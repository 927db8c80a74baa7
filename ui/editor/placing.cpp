#include "ui/editor/placing.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace shunt::ui {

namespace {

bool is_live(Ground ground) { return ground == Ground::floor || ground == Ground::gate; }

void drop_empty_pieces(Drawing& drawing) {
    constexpr auto kGone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> place(drawing.pieces.size(), kGone);
    std::vector<DrawnPiece> kept;
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        if (drawing.pieces[piece].cells.empty()) continue;
        place[piece] = kept.size();
        kept.push_back(std::move(drawing.pieces[piece]));
    }
    drawing.pieces = std::move(kept);
    for (DrawnGoal& goal : drawing.goals) {
        std::erase_if(goal.placements, [&](const auto& placement) { return place[placement.piece] == kGone; });
        for (auto& placement : goal.placements) placement.piece = place[placement.piece];
    }
}

/// Placements that still fit, the first of any two that overlap.
void tidy_goal(const Drawing& drawing, DrawnGoal& goal) {
    std::set<Coordinate> taken;
    std::erase_if(goal.placements, [&](const auto& placement) {
        const auto cells = shifted(drawing.pieces[placement.piece].cells, placement.shift);
        const bool fits = std::all_of(cells.begin(), cells.end(), [&](Coordinate cell) {
            return is_live(ground_at(drawing, cell)) && taken.count(cell) == 0;
        });
        if (fits) taken.insert(cells.begin(), cells.end());
        return !fits;
    });
    std::sort(goal.voids.begin(), goal.voids.end());
    goal.voids.erase(std::unique(goal.voids.begin(), goal.voids.end()), goal.voids.end());
    std::erase_if(goal.voids,
                  [&](Coordinate cell) { return !is_live(ground_at(drawing, cell)) || taken.count(cell) != 0; });
}

/// Tiles of one name are told apart by nothing.
void agree_by_name(Drawing& drawing) {
    for (std::size_t i = 0; i < drawing.pieces.size(); ++i) {
        for (std::size_t j = i + 1; j < drawing.pieces.size(); ++j) {
            const DrawnPiece& first = drawing.pieces[i];
            DrawnPiece& other = drawing.pieces[j];
            if (other.name != first.name) continue;
            other.axis = first.axis;
            other.enters_gates = first.enters_gates;
            other.twins = first.twins;
            other.colour = first.colour;
        }
    }
}

}  // namespace

Pieces known_pieces(const Drawing& drawing, Pieces pieces) {
    std::sort(pieces.begin(), pieces.end());
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    std::erase_if(pieces, [&](std::size_t piece) { return piece >= drawing.pieces.size(); });
    return pieces;
}

Pieces same_pieces(const Drawing& before, const Pieces& pieces, const Drawing& after) {
    Pieces same;
    for (const std::size_t piece : known_pieces(before, pieces)) {
        const auto found = std::find_if(after.pieces.begin(), after.pieces.end(), [&](const DrawnPiece& other) {
            return other.name == before.pieces[piece].name;
        });
        if (found != after.pieces.end())
            same.push_back(static_cast<std::size_t>(found - after.pieces.begin()));
        else if (before.pieces.size() == after.pieces.size())
            same.push_back(piece);
    }
    return known_pieces(after, std::move(same));
}

bool fits_start(const Drawing& drawing, const std::vector<Coordinate>& cells, const Pieces& without) {
    return std::all_of(cells.begin(), cells.end(), [&](Coordinate cell) {
        if (ground_at(drawing, cell) != Ground::floor) return false;
        const auto piece = piece_at(drawing, cell);
        return !piece || std::find(without.begin(), without.end(), *piece) != without.end();
    });
}

Coordinate way_in_goal(const Drawing& drawing, std::size_t goal, std::size_t piece) {
    const DrawnGoal::Placement* placement = placement_of(drawing, goal, piece);
    return placement == nullptr ? Coordinate{} : placement->shift;
}

bool fits_goal(const Drawing& drawing, std::size_t goal, const Pieces& pieces, Coordinate by) {
    std::set<Coordinate> taken;
    const auto fits = [&](Coordinate cell) {
        const auto wanted = goal_piece_at(drawing, goal, cell);
        const bool free = !wanted || std::find(pieces.begin(), pieces.end(), *wanted) != pieces.end();
        return free && is_live(ground_at(drawing, cell)) && taken.insert(cell).second;
    };
    return std::all_of(pieces.begin(), pieces.end(), [&](std::size_t piece) {
        const auto cells = shifted(drawing.pieces[piece].cells, way_in_goal(drawing, goal, piece) + by);
        return std::all_of(cells.begin(), cells.end(), fits);
    });
}

std::optional<Coordinate> nearest_room(const Drawing& drawing, const std::vector<Coordinate>& cells,
                                       const Pieces& without) {
    std::optional<Coordinate> best;
    const auto length = [](Coordinate way) { return std::abs(way.row) + std::abs(way.column); };
    for (int row = -drawing.rows; row <= drawing.rows; ++row) {
        for (int column = -drawing.columns; column <= drawing.columns; ++column) {
            const Coordinate way{row, column};
            if (best && length(*best) <= length(way)) continue;
            if (fits_start(drawing, shifted(cells, way), without)) best = way;
        }
    }
    return best;
}

Coordinate corner_of(const std::vector<Coordinate>& cells) {
    Coordinate corner = cells.front();
    for (const Coordinate cell : cells) corner = {std::min(corner.row, cell.row), std::min(corner.column, cell.column)};
    return corner;
}

std::vector<Coordinate> cells_of(const Drawing& drawing, const Pieces& pieces) {
    std::vector<Coordinate> cells;
    for (const std::size_t piece : pieces)
        cells.insert(cells.end(), drawing.pieces[piece].cells.begin(), drawing.pieces[piece].cells.end());
    return cells;
}

void reshape(Drawing& drawing, std::size_t piece, std::vector<Coordinate> cells) {
    std::sort(cells.begin(), cells.end());
    const Coordinate by = corner_of(cells) - corner_of(drawing.pieces[piece].cells);
    drawing.pieces[piece].cells = std::move(cells);
    for (DrawnGoal& goal : drawing.goals) {
        for (auto& placement : goal.placements) {
            if (placement.piece == piece) placement.shift = placement.shift - by;
        }
    }
}

void tidy(Drawing& drawing) {
    drop_empty_pieces(drawing);
    agree_by_name(drawing);
    for (DrawnGoal& goal : drawing.goals) tidy_goal(drawing, goal);
}

}  // namespace shunt::ui
