#include "ui/panels/library.hpp"

#include "ui/board_view.hpp"
#include "ui/model/length_text.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/list_row.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 68;
constexpr float kThumbnail = 50;

/// A row of the list; drawn only when some of it is inside `view`, known to the mirror always.
bool puzzle_row(Frame& frame, ViewState& state, const EntryPtr& entry, Rect rect, Rect view, bool selected) {
    ListRow row;
    row.id = "puzzle:" + entry->id;
    row.group = "library";
    row.title = title(*entry);
    row.subtitle = subtitle(*entry);
    row.selected = selected;
    row.text_left = kThumbnail + 24;
    const bool pressed = list_row(frame, rect, row);
    const bool newly_selected = selected && state.revealed != entry.get();
    if (newly_selected) state.revealed = entry.get();
    if (newly_selected) {
        state.library_scroll.reveal(rect);
        frame.again = true;
    }
    if (rect.bottom() > view.y && rect.y < view.bottom()) {
        const Rect picture{rect.x + 12, rect.centre().y - kThumbnail / 2, kThumbnail, kThumbnail};
        draw_thumbnail(frame, entry->puzzle, entry->puzzle.start(), state.colours(*entry), picture);
    }
    return pressed;
}

}  // namespace

void library_panel(Frame& frame, AppModel& model, ViewState& view, Rect area) {
    frame.paint.rect(area, frame.colours.card, space::kCardRadius);
    frame.paint.border(area, frame.colours.line, space::kCardRadius);
    Rect inner = area.inset(8, 8);
    const Rect heading = inner.cut_top(36);
    frame.paint.text({heading.x + 10, heading.centre().y + 2}, type::kSmallStrong, frame.colours.quiet,
                     count_text(model.library.entries().size(), "puzzle", "puzzles"));
    frame.label("library", "listbox", inner, "Puzzles");
    const Rect content = view.library_scroll.begin(frame, inner);
    float y = content.y;
    EntryPtr chosen;
    for (const EntryPtr& entry : model.library.entries()) {
        const bool selected = model.has_puzzle() && model.session().entry_ptr() == entry;
        if (puzzle_row(frame, view, entry, {content.x, y, content.w - 8, kRow}, inner, selected)) chosen = entry;
        y += kRow;
    }
    view.library_scroll.end(frame, y - content.y);
    if (!chosen) return;
    model.open(chosen);
    view.library_open = false;
    view.task = kPlayTask;
}

}  // namespace shunt::ui
