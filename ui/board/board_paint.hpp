// What boards are drawn with: bodies, outlines, names, marks. Places are in cells, as in a picture: (0, 0) is the board's top left corner.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/picture/board_look.hpp"
#include "core/picture/figure.hpp"
#include "ui/board/board_place.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

using Cells = std::span<const puzzle::Coordinate>;

/// How much narrower than its piece the outline of a goal is, in cells.
inline constexpr float kGoalInset = 0.045f;

/// The outline of cells that are relative to `at`, on the screen; `grow` cells wider than a piece is drawn.
[[nodiscard]] std::vector<Loop> piece_loops(Frame& frame, Cells cells, const BoardPlace& place, Vec at, float grow = 0);
/// The same for any outline; lengths of the style are in cells.
[[nodiscard]] std::vector<Loop> loops_at(Frame& frame, Cells cells, const BoardPlace& place, Vec at,
                                         const picture::OutlineStyle& style);
/// A colour that changes from the top of the loops to their bottom.
[[nodiscard]] Gradient vertical(std::span<const Loop> loops, Colour top, Colour bottom);
[[nodiscard]] Gradient flat(Colour colour);

void draw_shadow(Frame& frame, Cells cells, const BoardPlace& place, Vec at, bool lifted);
/// With the light on it.
void draw_body(Frame& frame, Cells cells, const BoardPlace& place, Vec at, Colour colour);

/// How high names are, and how high they have to be so that they are drawn.
struct NameSize {
    float part = 0.28f;  ///< of a cell
    float most = 40;     ///< CSS pixels
    float least = 0;     ///< CSS pixels
};
/// How a name is set in a cell: long ones smaller.
[[nodiscard]] TextStyle name_style(const Frame& frame, const BoardPlace& place, const std::string& name, NameSize size);
/// In the middle of `middle`, light or dark, whichever reads better on `ground`; `strength` below 1 lets it fade into that.
void draw_name(Frame& frame, const BoardPlace& place, Vec middle, const std::string& name, Colour ground,
               float strength = 1, NameSize size = {});
/// Dashes near one of the places `kept_free`, on the board, are left out.
void draw_dashed(Frame& frame, std::span<const Loop> loops, const BoardPlace& place, Colour colour,
                 std::span<const Vec> kept_free = {});
/// The mark of a cell that a goal wants empty, around its middle.
void draw_void_mark(Frame& frame, const BoardPlace& place, Vec middle, Colour colour);
/// A ring around a piece.
void draw_selection(Frame& frame, Cells cells, const BoardPlace& place, Vec at, Colour colour);

}  // namespace shunt::ui
