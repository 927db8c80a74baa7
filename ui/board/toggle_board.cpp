#include "ui/board/toggle_board.hpp"

#include "ui/board/board_keys.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

using puzzle::Coordinate;

int rows_of(const ToggleBoard& board) { return static_cast<int>(board.rows.size()); }
int columns_of(const ToggleBoard& board) { return static_cast<int>(board.rows.front().size()); }

bool is_inside(const ToggleBoard& board, Coordinate at) {
    return at.row >= 0 && at.row < rows_of(board) && at.column >= 0 && at.column < columns_of(board);
}

/// The first cell says whether the mouse turns cells on or off.
void paint_cells(Frame& frame, const ToggleBoard& board, const BoardPlace& place, const Press& state) {
    auto& painted = frame.memory.painted;
    if (painted && painted->first == board.of && (!state.held || frame.touch)) painted.reset();
    if (frame.touch ? !state.clicked : !state.held) return;
    const std::span<const Vec> points = frame.touch ? std::span<const Vec>(&frame.pointer, 1) : frame.trail;
    for (const Vec point : points) {
        const Coordinate at = place.cell_at(point);
        if (!is_inside(board, at)) continue;
        const bool on = board.is_on(at);
        const bool begins = frame.touch || !painted;
        if (begins) painted.emplace(board.of, !on);
        if (on != painted->second) frame.commands.push(command::ToggleCell{board.of, at, painted->second, !begins});
    }
    if (frame.touch) painted.reset();
}

/// Every cell with its own element, of which one is a stop of Tab.
void mirror_row(Frame& frame, const ToggleBoard& board, const BoardPlace& place, int row) {
    const std::string number = std::to_string(row + 1);
    const std::string id = board.id;
    Widget line;
    line.id = id + ".row:" + number;
    line.role = "row";
    line.label = say("row {row}", {{"row", row + 1}});
    line.rect = place.square({row, 0});
    line.rect.w *= static_cast<float>(columns_of(board));
    line.group = id + ".board";
    const std::string group = line.id;
    mirror(frame, std::move(line), {});
    for (int column = 0; column < columns_of(board); ++column) {
        const Coordinate at{row, column};
        const bool on = board.is_on(at);
        Widget widget;
        widget.id = id + ".cell:" + number + "," + std::to_string(column + 1);
        widget.role = "gridcell";
        widget.label = say(on ? board.on : board.off, {{"row", row + 1}, {"column", column + 1}});
        widget.rect = place.square(at);
        widget.group = group;
        widget.selected = board.cursor == at;
        Actions actions{command::ToggleCell{board.of, at, !on}, command::PointAtCell{board.of, at}};
        actions.board = true;
        mirror(frame, std::move(widget), std::move(actions));
    }
}

}  // namespace

float toggle_board(Frame& frame, const ToggleBoard& board, Rect area, float largest_cell) {
    BoardPlace place = place_board(rows_of(board), columns_of(board), area, true, largest_cell);
    const float up = place.outer.y - area.y;
    place.outer.y -= up;
    place.origin.y -= up;
    const std::string id = std::string(board.id) + ".board";
    frame.label(id, "grid", place.outer, board.name);
    paint_cells(frame, board, place, press(frame, id, place.outer));
    for (int row = 0; row < rows_of(board); ++row) mirror_row(frame, board, place, row);
    draw_picture(frame, picture::picture_of_tiling(board.rows), place);
    return place.outer.h;
}

std::optional<Command> toggle_key(const ToggleBoard& board, std::string_view key) {
    const Coordinate at = board.cursor;
    if (const auto direction = direction_of(key))
        return command::PointAtCell{board.of, at + puzzle::offset(*direction)};
    if (key == " " || key == "Enter") return command::ToggleCell{board.of, at, !board.is_on(at)};
    return std::nullopt;
}

}  // namespace shunt::ui
