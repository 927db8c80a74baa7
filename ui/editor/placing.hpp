// Where groups of cells find room in a drawing, and what keeps a drawing in order after a change.
#pragma once

#include <optional>
#include <vector>

#include "ui/editor/edits.hpp"

namespace shunt::ui {

/// The pieces of the list that there are, ascending, each once.
[[nodiscard]] Pieces known_pieces(const Drawing& drawing, Pieces pieces);
/// The same pieces after an edit, which may have numbered them anew: by their names, or where a piece was renamed by its number. Those
/// that are gone are left out.
[[nodiscard]] Pieces same_pieces(const Drawing& before, const Pieces& pieces, const Drawing& after);
/// The way, the shorter the better, by which `cells` come to lie on free floor; `without` are no obstacle.
[[nodiscard]] std::optional<Coordinate> nearest_room(const Drawing& drawing, const std::vector<Coordinate>& cells,
                                                     const Pieces& without);
/// The first row and the first column of any cell.
[[nodiscard]] Coordinate corner_of(const std::vector<Coordinate>& cells);
/// All cells of these pieces.
[[nodiscard]] std::vector<Coordinate> cells_of(const Drawing& drawing, const Pieces& pieces);
/// From where a piece starts to where a goal wants it; none of a piece that it does not place.
[[nodiscard]] Coordinate way_in_goal(const Drawing& drawing, std::size_t goal, std::size_t piece);

/// Gives a piece other cells; where the goals want it stays where it is, by the corners of both.
void reshape(Drawing& drawing, std::size_t piece, std::vector<Coordinate> cells);
/// Takes out what has become empty or impossible, so that everything drawing.hpp promises is true again.
void tidy(Drawing& drawing);

}  // namespace shunt::ui
