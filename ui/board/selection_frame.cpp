#include "ui/board/selection_frame.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/board_paint.hpp"
#include "ui/editor/placing.hpp"

namespace shunt::ui {

namespace {

/// Where a piece is on the layer shown, relative to the start; a goal shows those it places.
std::optional<Coordinate> shift_shown(const Editor& editor, std::size_t piece) {
    if (!editor.goal()) return Coordinate{};
    const DrawnGoal::Placement* placement = placement_of(editor.drawing(), *editor.goal(), piece);
    return placement == nullptr ? std::nullopt : std::optional(placement->shift);
}

}  // namespace

Rect SelectionFrame::rect() const {
    return {std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x), std::abs(to.y - from.y)};
}

Pieces SelectionFrame::selects(const Editor& editor, const BoardPlace& place) const {
    const Drawing& drawing = editor.drawing();
    const Rect area = rect();
    const auto touched = [&](Coordinate cell) {
        const Rect square = place.square(cell);
        return square.x < area.right() && square.right() > area.x && square.y < area.bottom() &&
               square.bottom() > area.y;
    };
    Pieces pieces = besides;
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        const auto shift = shift_shown(editor, piece);
        if (!shift) continue;
        const auto cells = shifted(drawing.pieces[piece].cells, *shift);
        if (std::any_of(cells.begin(), cells.end(), touched)) pieces.push_back(piece);
    }
    return known_pieces(drawing, std::move(pieces));
}

void SelectionFrame::draw(Frame& frame, const Editor& editor, const BoardPlace& place) const {
    for (const std::size_t piece : selects(editor, place)) {
        const auto shift = shift_shown(editor, piece);
        if (shift)
            draw_selection(frame, editor.drawing().pieces[piece].cells, place, picture::corner_of(*shift),
                           frame.colours.accent);
    }
    frame.paint.rect(rect(), faded(frame.colours.accent, 0.12f), 3);
    frame.paint.border(rect(), frame.colours.accent, 3, 1.5f);
}

}  // namespace shunt::ui
