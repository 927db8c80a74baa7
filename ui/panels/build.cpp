#include "ui/panels/build.hpp"

#include "ui/panels/build_parts.hpp"
#include "ui/panels/drafts.hpp"
#include "ui/panels/verdict.hpp"

namespace shunt::ui {

namespace {

constexpr float kCardGap = 14;

}  // namespace

void build_wide(Frame& frame, const AppModel& model, const ViewState&, const Layout& layout) {
    const Editor& editor = model.editor();
    if (layout.library.w > 0) drafts_panel(frame, model, layout.library);
    Rect middle = layout.play;
    middle.cut_top(build_heading(frame, editor, middle, false), 10);
    Rect bottom = middle.cut_bottom(space::kControl, 16);
    build_board(frame, editor, middle, 150);
    undo_buttons(frame, editor, bottom.cut_left(2 * space::kControl + 10, 20));
    tool_row(frame, editor, bottom.cut_right(std::min(bottom.w, tool_row_width(frame, editor))));
    Rect column = layout.answers;
    verdict_card(frame, model, column.cut_top(verdict_card_height(model), kCardGap), command::PlayDrawing{});
}

void build_phone(Frame& frame, const AppModel& model, const ViewState&, const Layout& layout) {
    const Editor& editor = model.editor();
    Rect column = layout.page.inset(16, 12);
    column.cut_top(build_heading(frame, editor, column, true), 10);
    const Rect verdict = column.cut_bottom(kVerdictBar, 12);
    tool_row(frame, editor, column.cut_bottom(54, 12));
    Rect undo = column.cut_bottom(44, 12);
    undo_buttons(frame, editor, undo.cut_left(2 * 44 + 10));
    build_board_compact(frame, editor, column, 110);
    verdict_bar(frame, model, verdict, command::PlayDrawing{});
}

}  // namespace shunt::ui
