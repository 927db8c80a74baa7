#include "ui/board/board_place.hpp"

#include <cmath>

#include "core/picture/board_look.hpp"

namespace shunt::ui {

BoardPlace place_board(const puzzle::Board& board, Rect area, bool framed, float max_cell) {
    return place_board(board.rows(), board.columns(), area, framed, max_cell);
}

BoardPlace place_board(int rows, int columns, Rect area, bool framed, float max_cell) {
    const float edge = framed ? picture::board_look().edge() : 0.0f;
    const float wide = static_cast<float>(columns) + 2 * edge;
    const float high = static_cast<float>(rows) + 2 * edge;
    float cell = std::min({area.w / wide, area.h / high, max_cell});
    if (cell > 8) cell = std::floor(cell);
    const float width = cell * wide;
    const float height = cell * high;
    const Vec corner{std::round(area.centre().x - width / 2), std::round(area.centre().y - height / 2)};
    return {{corner.x, corner.y, width, height}, {corner.x + edge * cell, corner.y + edge * cell}, cell};
}

}  // namespace shunt::ui
