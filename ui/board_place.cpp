#include "ui/board_place.hpp"

#include <cmath>

namespace shunt::ui {

BoardPlace place_board(const puzzle::Board& board, Rect area, bool framed, float max_cell) {
    const float edge = framed ? board_look::kFrame + board_look::kFloor : 0.0f;
    const float columns = static_cast<float>(board.columns());
    const float rows = static_cast<float>(board.rows());
    float cell = std::min({area.w / (columns + 2 * edge), area.h / (rows + 2 * edge), max_cell});
    if (cell > 8) cell = std::floor(cell);
    const float width = cell * (columns + 2 * edge);
    const float height = cell * (rows + 2 * edge);
    const Vec corner{std::round(area.centre().x - width / 2), std::round(area.centre().y - height / 2)};
    return {{corner.x, corner.y, width, height}, {corner.x + edge * cell, corner.y + edge * cell}, cell};
}

}  // namespace shunt::ui
