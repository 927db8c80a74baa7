#include "ui/panels/build.hpp"

#include <algorithm>

#include "ui/panels/build_parts.hpp"
#include "ui/panels/build_text.hpp"
#include "ui/panels/drafts.hpp"
#include "ui/panels/ideas.hpp"
#include "ui/panels/verdict.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"

namespace shunt::ui {

namespace {

constexpr float kCardGap = 14;
constexpr float kTools = 54;
constexpr float kBar = 44;

/// The verdict and the puzzle's text; in a low window the text alone.
void text_column(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    const float verdict = verdict_card_height() + kCardGap;
    if (area.h - verdict >= kLeastTextCard)
        verdict_card(frame, model, area.cut_top(verdict - kCardGap, kCardGap), command::PlayDrawing{});
    text_card(frame, model, view, area);
}

/// The verdict, what is selected, and what to try: last, since it comes and goes by itself, and nothing may move then.
void right_column(Frame& frame, const AppModel& model, Rect area) {
    const Editor& editor = model.editor();
    const SelectionLook look;
    constexpr float kScrollBar = 12;  // stands in the margin
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kScrollBar, area.h});
    const float top = column.y;
    column.w = area.w;
    column.h = 1e5f;
    verdict_card(frame, model, column.cut_top(verdict_card_height(), kCardGap), command::PlayDrawing{});
    selection_card(frame, editor, column.cut_top(selection_card_height(editor, look), kCardGap), look);
    text_button(frame, column.cut_top(space::kControl, kCardGap));
    ideas_card(frame, model, column.cut_top(ideas_card_height(model), kCardGap));
    frame.memory.answers_scroll.end(frame, column.y - top - kCardGap);
}

/// On a phone the text takes the place of the board; the verdict stays.
void text_phone(Frame& frame, const AppModel& model, const ViewState& view, Rect page) {
    constexpr float kGap = 12;
    Rect column = page.inset(16, kGap);
    verdict_bar(frame, model, column.cut_bottom(kVerdictBar, kGap), command::PlayDrawing{});
    text_card(frame, model, view, column);
}

/// Undo and redo, and what can be done to the pieces that are selected.
void selection_bar(Frame& frame, const Editor& editor, Rect row) {
    undo_buttons(frame, editor, row.cut_left(2 * kBar + 10, 12));
    if (editor.selected().empty()) return;
    piece_buttons(frame, editor, row.cut_right(4 * kBar + 3 * 4));
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, selection_words(editor), row.w));
}

}  // namespace

void build_wide(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    const Editor& editor = model.editor();
    Rect middle = layout.play;
    middle.cut_top(build_heading(frame, editor, view, middle, false), 10);
    Rect bottom = middle.cut_bottom(space::kControl, 16);
    if (layout.library.empty()) {
        shapes_rows(frame, editor, middle.cut_bottom(shapes_rows_height(middle.w), 12));
    } else {
        Rect left = layout.library;
        shapes_card(frame, editor, left.cut_top(shapes_card_height(), kCardGap));
        drafts_panel(frame, model, left, DraftOpens::in_build);
    }
    build_board(frame, editor, middle, 150);
    undo_buttons(frame, editor, bottom.cut_left(2 * space::kControl + 10, 20));
    tool_row(frame, editor, bottom.cut_right(std::min(bottom.w, tool_row_width(frame, editor))));
    if (view.text_open)
        text_column(frame, model, view, layout.answers);
    else
        right_column(frame, model, layout.answers);
}

void build_phone(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    constexpr float kGap = 12;
    if (view.text_open) return text_phone(frame, model, view, layout.page);
    const Editor& editor = model.editor();
    const Rect content = frame.memory.page_scroll.begin(frame, layout.page);
    Rect column{content.x + 16, content.y + kGap, content.w - 32, 1e5f};
    column.cut_top(build_heading(frame, editor, view, column, true), 10);
    // Everything to draw with is in sight together; details of what is selected lie below.
    const float shapes = shapes_rows_height(column.w);
    const float others = kTools + kBar + shapes + kVerdictBar + 4 * kGap + 60 + 10 + kGap;
    const float board = std::max(layout.page.h - others, 220.0f);
    build_board_compact(frame, editor, column.cut_top(board, kGap), 110);
    // The menu of the pieces selected stands where the tools are.
    const bool menu = editor.picks_several();
    const SelectionLook look{kBar, menu};
    if (menu) {
        selection_card(frame, editor, column.cut_top(selection_card_height(editor, look), kGap), look);
    } else {
        tool_row(frame, editor, column.cut_top(kTools, kGap));
        selection_bar(frame, editor, column.cut_top(kBar, kGap));
        shapes_rows(frame, editor, column.cut_top(shapes, kGap));
    }
    verdict_bar(frame, model, column.cut_top(kVerdictBar, kGap), command::PlayDrawing{});
    if (!menu) selection_card(frame, editor, column.cut_top(selection_card_height(editor, look), kGap), look);
    verdict_details(frame, model, column.cut_top(verdict_details_height(model), kGap));
    ideas_card(frame, model, column.cut_top(ideas_card_height(model), kGap));
    text_button(frame, column.cut_top(44, kGap));
    frame.memory.page_scroll.end(frame, column.y - content.y);
}

}  // namespace shunt::ui
