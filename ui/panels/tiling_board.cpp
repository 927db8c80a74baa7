#include "ui/panels/tiling_board.hpp"

#include "core/base/words.hpp"
#include "ui/app/widget_memory.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/board/picture_paint.hpp"
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

/// The cell under a point of the screen, of the board.
std::optional<puzzle::Coordinate> cell_under(const BoardPlace& place, const TilingSetup& setup, Vec point) {
    const puzzle::Coordinate at = place.cell_at(point);
    const bool inside = at.row >= 0 && at.row < setup.rows && at.column >= 0 && at.column < setup.columns;
    return inside ? std::optional(at) : std::nullopt;
}

/// The mouse paints: the first cell says whether walls are made or taken away. A finger, which scrolls, only taps.
void paint_walls(Frame& frame, const TilingSetup& setup, const BoardPlace& place, const Press& state) {
    std::optional<bool>& walls = frame.memory.painted_walls;
    if (!state.held || frame.touch) walls.reset();
    if (frame.touch) {
        const auto tapped = state.clicked ? cell_under(place, setup, frame.pointer) : std::nullopt;
        if (tapped) frame.commands.push(command::SetWall{*tapped, !setup.is_wall(tapped->row, tapped->column)});
    } else if (state.held) {
        for (const Vec point : frame.trail) {
            const auto at = cell_under(place, setup, point);
            if (!at) continue;
            const bool wall = setup.is_wall(at->row, at->column);
            if (!walls) walls = !wall;
            if (wall != *walls) frame.commands.push(command::SetWall{*at, *walls});
        }
    }
}

/// Every cell with its own element, of which one is a stop of Tab.
void mirror_row(Frame& frame, const Tilings& tilings, const BoardPlace& place, int row) {
    const std::string number = std::to_string(row + 1);
    Widget line;
    line.id = "tile.row:" + number;
    line.role = "row";
    line.label = say("row {row}", {{"row", row + 1}});
    line.rect = place.square({row, 0});
    line.rect.w *= static_cast<float>(tilings.setup().columns);
    line.group = "tile.board";
    const std::string group = line.id;
    mirror(frame, std::move(line), {});
    for (int column = 0; column < tilings.setup().columns; ++column) {
        const bool wall = tilings.setup().is_wall(row, column);
        Widget widget;
        widget.id = "tile.cell:" + number + "," + std::to_string(column + 1);
        widget.role = "gridcell";
        const Phrase label =
            wall ? Phrase("wall, row {row}, column {column}") : Phrase("free, row {row}, column {column}");
        widget.label = say(label, {{"row", row + 1}, {"column", column + 1}});
        widget.rect = place.square({row, column});
        widget.group = group;
        widget.selected = tilings.cursor() == puzzle::Coordinate{row, column};
        Actions actions{command::SetWall{{row, column}, !wall}, command::SetTilingCursor{{row, column}}};
        actions.board = true;
        mirror(frame, std::move(widget), std::move(actions));
    }
}

}  // namespace

void tiling_board(Frame& frame, const AppModel& model, Rect area) {
    constexpr float kLargestCell = 160;
    const Tilings& tilings = model.tilings();
    const TilingSetup& setup = tilings.setup();
    const Picture picture = picture::picture_of_tiling(rows_shown(tilings));
    BoardPlace place = place_board(setup.rows, setup.columns, area, true, kLargestCell);
    const float up = place.outer.y - area.y;
    place.outer.y -= up;
    place.origin.y -= up;
    frame.label("tile.board", "grid", place.outer, say("Board; press a cell to make it a wall or free"));
    paint_walls(frame, setup, place, press(frame, "tile.board", place.outer));
    for (int row = 0; row < setup.rows; ++row) mirror_row(frame, tilings, place, row);
    draw_picture(frame, picture, place);
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
