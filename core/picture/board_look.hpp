// The lengths a board is drawn with, in cells.
#pragma once

namespace shunt::picture {

struct BoardLook {
    float frame = 0;    ///< width of the wooden frame
    float floor = 0;    ///< floor between frame and cells
    float gap = 0;      ///< from the border of a cell to the piece in it
    float convex = 0;   ///< radius of a piece's outer corners
    float concave = 0;  ///< radius of its inner corners

    /// From the cells to the outside of the frame.
    [[nodiscard]] constexpr float edge() const { return frame + floor; }
};

/// "board" of core/picture/tokens.json.
[[nodiscard]] const BoardLook& board_look();

}  // namespace shunt::picture
