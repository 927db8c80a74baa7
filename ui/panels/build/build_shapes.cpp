#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/words.hpp"
#include "ui/board/board_pattern.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/editor/shapes.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

constexpr float kBuildShapesTile = 52;
constexpr float kTileGap = 6;
constexpr std::size_t kPaletteRows = 3;  // on the card
constexpr float kNarrow = 46;            // side of a tile where they stand in rows

/// In as many rows of equal length as it takes.
std::size_t shapes_in_row(float width) {
    const std::size_t count = palette_shapes().size();
    const auto fits =
        std::clamp<std::size_t>(static_cast<std::size_t>((width + kTileGap) / (kNarrow + kTileGap)), 1, count);
    const std::size_t rows = (count - 1) / fits + 1;
    return (count - 1) / rows + 1;
}

/// Of a tile in a row that scrolls: all of them fill the row, or the last one that is seen is cut in the middle by the end of the window,
/// `margin` away, so that one sees that there are more.
float width_in_row(float row, float margin) {
    const auto count = static_cast<float>(palette_shapes().size());
    const float all = (row + kTileGap) / count - kTileGap;
    if (all >= kNarrow) return all;
    const float seen = std::floor((row + margin) / (kNarrow + kTileGap) - 0.5f) + 0.5f;
    return (row + margin) / seen - kTileGap;
}

Coordinate extent_of(const std::vector<Coordinate>& cells) {
    Coordinate most;
    for (const Coordinate cell : cells) most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
    return {most.row + 1, most.column + 1};
}

/// `ground`: of the tile; `disabled`: it can be seen that it cannot be pressed.
void draw_shape(Frame& frame, Rect tile, const std::vector<Coordinate>& cells, Colour ground, bool disabled) {
    const Coordinate extent = extent_of(cells);
    const auto longest = static_cast<float>(std::max(extent.row, extent.column));
    const float cell = std::min(13.0f, (tile.w - 10) / longest);
    const Vec origin{tile.centre().x - cell * static_cast<float>(extent.column) / 2,
                     tile.centre().y - cell * static_cast<float>(extent.row) / 2};
    const BoardPlace place{tile, origin, cell};
    const auto number = colour_of_shape(cells);
    const Colour colour = mix(ground, frame.colours.pieces[number], disabled ? 0.4f : 1.0f);
    frame.paint.fill(piece_loops(frame, cells, place, {}), flat(colour));
    if (frame.patterns) draw_pattern(frame, cells, place, {}, static_cast<int>(number), colour);
}

/// A tile that can be chosen, or dragged onto the board. `ground`: of the page on a card, or of a card on the page.
void shape_tile(Frame& frame, const Editor& editor, Rect rect, std::size_t number, Colour ground) {
    const PaletteShape& shape = palette_shapes()[number];
    const bool chosen = editor.shape() == number;
    Widget widget;
    widget.id = "build.shape:" + std::string(shape.id);
    widget.label = say(shape.name);
    widget.rect = rect;
    widget.pressed = chosen;
    widget.group = "build.shapes";
    widget.disabled = editor.layer() != 0;
    const Press state = press(frame, widget, {command::ChooseShape{chosen ? std::nullopt : std::optional(number)}});
    frame.memory.slots.of<DrawingBoard>().carry(frame, number, state.held, rect,
                                                frame.scroll == &frame.memory.shapes_scroll);
    frame.paint.rect(rect, mix(ground, frame.colours.ink, state.hovered ? 0.05f : 0), space::kRadius);
    if (ground == frame.colours.card) frame.paint.border(rect, frame.colours.line, space::kRadius);
    if (chosen) frame.paint.border(rect, frame.colours.accent, space::kRadius, 2);
    draw_shape(frame, rect, chosen ? editor.shape_cells() : cells_of(shape), ground, editor.layer() != 0);
}

void palette(Frame& frame, const Editor& editor, Rect area) {
    const std::size_t columns = palette_shapes().size() / kPaletteRows;
    const auto count = static_cast<float>(columns);
    const float width = (area.w - (count - 1) * kTileGap) / count;
    for (std::size_t number = 0; number < palette_shapes().size();) {
        Rect row = area.cut_top(kBuildShapesTile, kTileGap);
        for (std::size_t column = 0; column < columns; ++column)
            shape_tile(frame, editor, row.cut_left(width, kTileGap), number++, frame.colours.page);
    }
}

const char* hint_words(const Editor& editor) {
    if (editor.goal()) return say("Pieces are drawn on Start. Here you drag them to where they end.");
    return editor.shape() ? say("Click cells to put it down. R turns it, M mirrors it, Esc puts it away.")
                          : say("Drag one onto the board, or take Paint and draw any shape cell by cell.");
}

}  // namespace

Card shapes_card(const Editor& editor) {
    constexpr float kWords = 55;  // three lines
    Card card;
    card.name("build.shapes", say("Shapes"), "toolbar");
    card.add(Passage{"", {{say("Shapes"), type::kStrong, &Palette::ink}}});
    card.add(Drawn{static_cast<float>(kPaletteRows) * (kBuildShapesTile + kTileGap) - kTileGap,
                   [&editor](Frame& frame, Rect area) { palette(frame, editor, area); }},
             kTileGap);
    Passage hint = note("build.shapes.hint", hint_words(editor));
    hint.least = kWords;
    card.add(std::move(hint), kTileGap);
    return card;
}

void shapes_rows(Frame& frame, const Editor& editor, Rect area) {
    frame.label("build.shapes", "toolbar", area, say("Shapes"));
    const std::size_t count = palette_shapes().size();
    const std::size_t columns = shapes_in_row(area.w);
    const float width = (area.w - kTileGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t first = 0; first < count; first += columns) {
        Rect row = area.cut_top(kNarrow, kTileGap);
        for (std::size_t number = first; number < std::min(first + columns, count); ++number)
            shape_tile(frame, editor, row.cut_left(width, kTileGap), number, frame.colours.card);
    }
}

float shapes_rows_height(float width) {
    const auto rows = static_cast<float>((palette_shapes().size() - 1) / shapes_in_row(width) + 1);
    return rows * kNarrow + (rows - 1) * kTileGap;
}

void shapes_row(Frame& frame, const Editor& editor, Rect area, float margin) {
    frame.label("build.shapes", "toolbar", area, say("Shapes"));
    ScrollArea& scroll = frame.memory.shapes_scroll;
    Rect row = scroll.begin(frame, area.inset(-margin, 0));
    row.cut_left(margin);
    const float width = width_in_row(area.w, margin);
    const std::size_t count = palette_shapes().size();
    for (std::size_t number = 0; number < count; ++number)
        shape_tile(frame, editor, row.cut_left(width, kTileGap), number, frame.colours.card);
    scroll.end(frame, 2 * margin + static_cast<float>(count) * (width + kTileGap) - kTileGap);
}

float shapes_row_height() { return kNarrow; }

}  // namespace shunt::ui
