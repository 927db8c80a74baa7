#include "ui/panels/build/build.hpp"

#include <algorithm>
#include <cmath>

#include "ui/panels/build/build_parts.hpp"
#include "ui/panels/build/build_text.hpp"
#include "ui/panels/build/ideas.hpp"
#include "ui/panels/build/verdict.hpp"
#include "ui/panels/build/verdict_offers.hpp"
#include "ui/panels/cards/drafts.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"

namespace shunt::ui {

namespace {

constexpr float kCardGap = 14;
constexpr float kBuildTools = 54;
constexpr float kBar = 46;
constexpr float kSide = 16;
constexpr float kPageGap = 12;
constexpr float kLeastBoard = 220;
constexpr float kMostCell = 240;      // in a wide window, as in Play
constexpr float kMostControls = 900;  // there, of the row below the board
constexpr float kLow = 8;             // above and below, in a low window

/// Why the text is no puzzle, while it is shown.
const Error* text_fault(const Model& model, const ViewState& view) {
    const auto& fault = model.typed.fault();
    return view.text_open && fault ? &*fault : nullptr;
}

/// The verdict and the puzzle's text; in a low window the text alone.
void text_column(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    const float verdict = verdict_card_height(area.w) + kCardGap;
    if (area.h - verdict >= kLeastTextCard)
        verdict_card(frame, model, area.cut_top(verdict - kCardGap, kCardGap), command::PlayDrawing{},
                     text_fault(model, view));
    text_card(frame, model, view, area);
}

/// What is selected and what to try, in their order: the latter last where it comes and goes by itself, and nothing may move then.
/// `texts`: with the way to the text between them.
void selection_and_ideas(Frame& frame, const Model& model, Rect& column, bool texts) {
    const Editor& editor = model.editor;
    const bool first = ideas_come_first(model);
    if (first) place_ideas(frame, model, column, kCardGap);
    selection_card(editor, space::kControl).place(frame, column, kCardGap);
    if (texts) text_button(frame, editor, column.cut_top(space::kControl, kCardGap));
    if (!first) place_ideas(frame, model, column, kCardGap);
}

/// The verdict, and below it what is selected and what to try.
void right_column(Frame& frame, const Model& model, Rect area, bool texts) {
    constexpr float kScrollBar = 12;  // stands in the margin
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kScrollBar, area.h});
    const float top = column.y;
    column.w = area.w;
    column.h = 1e5f;
    verdict_card(frame, model, column.cut_top(verdict_card_height(column.w), kCardGap), command::PlayDrawing{});
    selection_and_ideas(frame, model, column, texts);
    frame.memory.answers_scroll.end(frame, column.y - top - kCardGap);
}

/// Undo, the tools, and the way to the text where there is room for it. Whether there was.
bool bottom_row(Frame& frame, const Editor& editor, Rect row) {
    undo_buttons(frame, editor, row.cut_left(2 * space::kControl + 10, 10));
    tool_row(frame, editor, row.cut_right(std::min(row.w, tool_row_width(frame, editor)), 10));
    const bool fits = row.w >= text_button_width(frame);
    if (fits) text_button(frame, editor, row.cut_left(text_button_width(frame)));
    return fits;
}

/// What is found by scrolling.
void details(Frame& frame, const Model& model, Rect& column) {
    verdict_details(frame, model).place(frame, column, kPageGap);
    text_button(frame, model.editor, column.cut_top(space::kFinger, kPageGap));
}

/// What it is drawn with: the tools, and what is selected. While several pieces are, their card stands there. What is asked takes the
/// place of what is selected, not of the board, which stays as it is under the finger.
void drawing_tools(Frame& frame, const Editor& editor, const ViewState& view, Rect& column) {
    const bool asks = asks_on_board(editor);
    if (editor.picks_several() && !asks) return selection_card(editor, space::kFinger).place(frame, column, kPageGap);
    tool_row(frame, editor, column.cut_top(kBuildTools, kPageGap));
    const Rect bar = column.cut_top(kBar, kPageGap);
    asks ? board_question(frame, editor, bar) : selection_bar(frame, editor, view, bar);
}

}  // namespace

void build_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Editor& editor = model.editor;
    Rect middle = layout.play;
    middle.cut_top(build_heading(frame, model, view, middle, false), 10);
    if (layout.library.empty()) {
        shapes_rows(frame, editor, middle.cut_bottom(shapes_rows_height(middle.w), 12));
    } else {
        Rect left = layout.library;
        shapes_card(editor).place(frame, left, kCardGap);
        drafts_panel(frame, model, left, DraftOpens::in_build);
    }
    Rect bottom = middle.cut_bottom(space::kControl, 16);
    bottom = bottom.inset(std::floor(std::max(0.0f, bottom.w - kMostControls) / 2), 0);
    build_board(frame, editor, middle, kMostCell);
    const bool texts = bottom_row(frame, editor, bottom);
    if (view.text_open)
        text_column(frame, model, view, layout.answers);
    else
        right_column(frame, model, layout.answers, !texts);
}

void build_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Editor& editor = model.editor;
    undo_buttons(frame, editor, undo_place(layout));
    const Error* fault = text_fault(model, view);
    Rect page = layout.page;
    // Whatever is scrolled or typed, the verdict is in sight.
    verdict_bar(frame, model, page.cut_bottom(verdict_bar_height(model, fault) + 2 * kPageGap).inset(kSide, kPageGap),
                command::PlayDrawing{}, fault);
    // The text takes the place of the board.
    if (view.text_open)
        return text_card(frame, model, view,
                         {page.x + kSide, page.y + kPageGap, page.w - 2 * kSide, page.h - kPageGap});
    const Rect content = frame.memory.page_scroll.begin(frame, page);
    Rect column{content.x + kSide, content.y + kPageGap, content.w - 2 * kSide, 1e5f};
    const float top = column.y;
    column.cut_top(build_heading(frame, model, view, column, true), 10);
    // Everything to draw with is in sight together, and the board stays as large as it is when the verdict has offers.
    const float seen = layout.page.h - kVerdictBar - kOfferRow - 2 * kPageGap;
    const float below = kBuildTools + kBar + shapes_row_height() + 3 * kPageGap;
    const float board = std::max(seen - (column.y - content.y) - below, kLeastBoard);
    build_board_compact(frame, editor, column.cut_top(board, kPageGap), 110);
    drawing_tools(frame, editor, view, column);
    if (!editor.picks_several()) shapes_row(frame, editor, column.cut_top(shapes_row_height(), kPageGap), kSide);
    details(frame, model, column);
    frame.memory.page_scroll.end(frame, column.y - top + kPageGap);
}

void build_low(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Editor& editor = model.editor;
    Rect right = layout.page;
    build_board_compact(frame, editor, right.cut_left(std::round(right.w / 2)).inset(kSide, kLow), 110);
    const Error* fault = text_fault(model, view);
    const float bar = verdict_bar_height(model, fault);
    const Rect verdict = right.cut_bottom(bar + 2 * kLow);
    verdict_bar(frame, model, {verdict.x, verdict.y + kLow, verdict.w - kSide, bar}, command::PlayDrawing{}, fault);
    if (view.text_open)
        return text_card(frame, model, view, {right.x, right.y + kLow, right.w - kSide, right.h - kLow});
    const Rect content = frame.memory.page_scroll.begin(frame, right);
    Rect column{content.x, content.y + kLow, content.w - kSide, 1e5f};
    const float top = column.y;
    Rect heading = column;
    undo_buttons(frame, editor, heading.cut_left(kUndoWidth, kPageGap).cut_top(space::kFinger));
    column.cut_top(build_heading(frame, model, view, heading, true, column.x), 10);
    drawing_tools(frame, editor, view, column);
    // The board lies beside them: a shape is dragged across onto it, so they stand in rows, none of which scrolls that way.
    if (!editor.picks_several()) shapes_rows(frame, editor, column.cut_top(shapes_rows_height(column.w), kPageGap));
    details(frame, model, column);
    frame.memory.page_scroll.end(frame, column.y - top + kPageGap);
}

}  // namespace shunt::ui
