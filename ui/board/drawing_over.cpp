// What hangs over a drawing: a shape of the palette, a piece chosen for the goal, a small change that may be taken.
#include <algorithm>

#include "ui/board/board_paint.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/board/ghost.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/editor/shapes.hpp"

namespace shunt::ui {

namespace {

// Of a piece's colour: where it can be put down, and where it cannot.
constexpr float kHanging = 0.75f;
constexpr float kUnfit = 0.28f;

void draw_hanging(Frame& frame, const std::vector<Loop>& loops, Colour ground, Colour edge) {
    frame.paint.fill(loops, flat(ground));
    for (const Loop& loop : loops) frame.paint.path(loop, edge, 2, true);
}

}  // namespace

void DrawingBoard::draw_ghost_of(Frame& frame, const Editor& editor, const EntryPtr& change,
                                 const BoardPlace& place) const {
    const auto after = drawing_of(*change);
    if (after) draw_ghost(frame, difference(editor.drawing(), *after, origin_of(editor.drawing())), place);
}

void DrawingBoard::draw_shape(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    const std::size_t shape = carried_.value_or(editor.shape().value_or(0));
    const bool turned = editor.shape() == shape;
    const auto cells =
        centred_on(turned ? editor.shape_cells() : cells_of(palette_shapes()[shape]), place.cell_at(frame.pointer));
    const bool fits = fits_start(editor.drawing(), cells, {});
    const bool anywhere =
        std::any_of(cells.begin(), cells.end(), [&](Coordinate cell) { return on_board(editor.drawing(), cell); });
    const Colour colour = frame.colours.pieces[colour_of_shape(cells)];
    const Colour edge = fits ? frame.colours.accent : frame.colours.danger;
    draw_hanging(frame, piece_loops(frame, cells, place, {}), faded(colour, fits ? kHanging : kUnfit),
                 faded(edge, anywhere ? 1.0f : 0.0f));
}

/// The piece chosen for the goal hangs at the pointer, over the cells that a press would give it.
void DrawingBoard::draw_lifted(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    const bool one = editor.goal() && editor.tool() == Tool::move && editor.selected().size() == 1;
    if (!one || !over_ || drag_ || frame_) return;
    const std::size_t piece = editor.selected().front();
    if (placement_of(editor.drawing(), *editor.goal(), piece) != nullptr) return;
    const auto way = editor.way_onto(piece, place.cell_at(frame.pointer));
    if (!way) return;
    draw_hanging(frame, piece_loops(frame, editor.drawing().pieces[piece].cells, place, picture::corner_of(*way)),
                 faded(colour_of(frame, piece), kHanging), frame.colours.accent);
}

}  // namespace shunt::ui
