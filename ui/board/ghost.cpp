#include "ui/board/ghost.hpp"

#include "ui/board/board_paint.hpp"

namespace shunt::ui {

void draw_ghost(Frame& frame, const Difference& change, const BoardPlace& place) {
    const Palette& colours = frame.colours;
    for (const auto& cells : change.gone) {
        const auto loops = piece_loops(frame, cells, place, {});
        frame.paint.fill(loops, flat(faded(colours.cell, 0.6f)));
        draw_dashed(frame, loops, place, colours.quiet);
    }
    for (const auto& cells : change.come) {
        const auto loops = piece_loops(frame, cells, place, {});
        frame.paint.fill(loops, flat(faded(colours.accent, 0.35f)));
        draw_selection(frame, cells, place, {}, colours.accent);
    }
    for (const Coordinate cell : change.ground) draw_selection(frame, std::span(&cell, 1), place, {}, colours.accent);
    for (const auto& cells : change.goals)
        draw_dashed(frame, piece_loops(frame, cells, place, {}, -kGoalInset), place, colours.accent);
}

}  // namespace shunt::ui
