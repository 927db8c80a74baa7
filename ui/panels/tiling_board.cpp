#include "ui/panels/tiling_board.hpp"

#include <algorithm>
#include <cmath>

#include "ui/app/widget_memory.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

/// What stands on every cell: the letters of the tiling, or the walls.
std::vector<std::string> rows_shown(const Tilings& tilings) {
    if (tilings.report() && !tilings.report()->tiling.empty()) return tilings.report()->tiling;
    std::vector<std::string> rows(static_cast<std::size_t>(tilings.setup().rows));
    for (int row = 0; row < tilings.setup().rows; ++row) {
        for (int column = 0; column < tilings.setup().columns; ++column)
            rows[static_cast<std::size_t>(row)] += tilings.setup().is_wall(row, column) ? '#' : '.';
    }
    return rows;
}

/// A cell of a piece reaches into the gap towards the cells of the same piece.
Rect joined(const std::vector<std::string>& rows, std::size_t row, std::size_t column, Rect cell, float gap) {
    const char own = rows[row][column];
    const bool left = column > 0 && rows[row][column - 1] == own;
    const bool right = column + 1 < rows[row].size() && rows[row][column + 1] == own;
    const bool up = row > 0 && rows[row - 1][column] == own;
    const bool down = row + 1 < rows.size() && rows[row + 1][column] == own;
    return {cell.x + (left ? 0 : gap), cell.y + (up ? 0 : gap), cell.w - (left ? 0 : gap) - (right ? 0 : gap),
            cell.h - (up ? 0 : gap) - (down ? 0 : gap)};
}

void draw_cell(Frame& frame, const std::vector<std::string>& rows, std::size_t row, std::size_t column, Rect cell) {
    const Palette& colours = frame.colours;
    const char letter = rows[row][column];
    const float gap = std::max(1.0f, std::round(cell.w * 0.04f));
    if (letter == '#') {
        frame.paint.rect(cell, colours.frame);
    } else if (letter == '.') {
        frame.paint.rect(cell.inset(gap), colours.cell, 3);
    } else {
        const std::size_t colour = 1 + static_cast<std::size_t>(letter) * 7 % (colours.pieces.size() - 1);
        frame.paint.rect(joined(rows, row, column, cell, gap), colours.pieces[colour]);
    }
}

/// Where the board lies.
struct Grid {
    Rect place;
    float side = 0;  ///< of a cell

    [[nodiscard]] Rect cell(puzzle::Coordinate at) const {
        return {place.x + side * static_cast<float>(at.column), place.y + side * static_cast<float>(at.row), side,
                side};
    }
    [[nodiscard]] std::optional<puzzle::Coordinate> at(Vec point) const {
        if (!place.contains(point)) return std::nullopt;
        return puzzle::Coordinate{static_cast<int>((point.y - place.y) / side),
                                  static_cast<int>((point.x - place.x) / side)};
    }
};

Grid grid_in(Rect area, const TilingSetup& setup) {
    const auto columns = static_cast<float>(setup.columns);
    const auto rows = static_cast<float>(setup.rows);
    const float side = std::floor(std::min({area.w / columns, area.h / rows, 64.0f}));
    return {{std::round(area.x + (area.w - side * columns) / 2), area.y, side * columns, side * rows}, side};
}

/// The mouse paints: the first cell says whether walls are made or taken away. A finger, which scrolls, only taps.
void paint_walls(Frame& frame, const TilingSetup& setup, const Grid& grid, const Press& state) {
    std::optional<bool>& walls = frame.memory.painted_walls;
    if (!state.held || frame.touch) walls.reset();
    if (frame.touch) {
        const auto tapped = state.clicked ? grid.at(frame.pointer) : std::nullopt;
        if (tapped) frame.commands.push(command::SetWall{*tapped, !setup.is_wall(tapped->row, tapped->column)});
    } else if (state.held) {
        for (const Vec point : frame.trail) {
            const auto at = grid.at(point);
            if (!at) continue;
            const bool wall = setup.is_wall(at->row, at->column);
            if (!walls) walls = !wall;
            if (wall != *walls) frame.commands.push(command::SetWall{*at, *walls});
        }
    }
}

/// Every cell with its own element, of which one is a stop of Tab.
void draw_row(Frame& frame, const Tilings& tilings, const std::vector<std::string>& rows, const Grid& grid, int row) {
    const std::string number = std::to_string(row + 1);
    Widget line;
    line.id = "tile.row:" + number;
    line.role = "row";
    line.label = "row " + number;
    line.rect = {grid.place.x, grid.cell({row, 0}).y, grid.place.w, grid.side};
    line.group = "tile.board";
    const std::string group = line.id;
    mirror(frame, std::move(line), {});
    for (int column = 0; column < tilings.setup().columns; ++column) {
        const bool wall = tilings.setup().is_wall(row, column);
        Widget widget;
        widget.id = "tile.cell:" + number + "," + std::to_string(column + 1);
        widget.role = "gridcell";
        widget.label =
            std::string(wall ? "wall" : "free") + ", row " + number + ", column " + std::to_string(column + 1);
        widget.rect = grid.cell({row, column});
        widget.group = group;
        widget.selected = tilings.cursor() == puzzle::Coordinate{row, column};
        Actions actions{command::SetWall{{row, column}, !wall}, command::SetTilingCursor{{row, column}}};
        actions.board = true;
        mirror(frame, std::move(widget), std::move(actions));
        const auto at = static_cast<std::size_t>(row);
        draw_cell(frame, rows, at, static_cast<std::size_t>(column), grid.cell({row, column}));
    }
}

}  // namespace

void tiling_board(Frame& frame, const AppModel& model, Rect area) {
    const Tilings& tilings = model.tilings();
    const std::vector<std::string> rows = rows_shown(tilings);
    const Grid grid = grid_in(area, tilings.setup());
    frame.label("tile.board", "grid", grid.place, "Board; press a cell to make it a wall or free");
    frame.paint.rect(grid.place.inset(-6), frame.colours.floor, 8);
    paint_walls(frame, tilings.setup(), grid, press(frame, "tile.board", grid.place));
    for (int row = 0; row < tilings.setup().rows; ++row) draw_row(frame, tilings, rows, grid, row);
}

std::optional<Command> tiling_key(const AppModel& model, std::string_view key, bool /*shift*/, bool ctrl) {
    const Tilings& tilings = model.tilings();
    const puzzle::Coordinate at = tilings.cursor();
    if (ctrl) return std::nullopt;
    if (const auto direction = direction_of(key)) return command::SetTilingCursor{at + puzzle::offset(*direction)};
    if (key == " " || key == "Enter") return command::SetWall{at, !tilings.setup().is_wall(at.row, at.column)};
    return std::nullopt;
}

}  // namespace shunt::ui
