#include "ui/panels/library/library.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/panels/cards/drafts.hpp"
#include "ui/panels/cards/stated.hpp"
#include "ui/panels/library/atlas.hpp"
#include "ui/panels/library/library_filters.hpp"
#include "ui/panels/library/library_list.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kLibrarySide = 14;  // beside a phone's list

void choose_part(Frame& frame, Rect row, const ViewState& view) {
    const std::array<Segment, 3> parts{
        Segment{"library.show:puzzles", say("Puzzles"), say("puzzles of the library"),
                command::ShowLibrary{LibraryPart::puzzles}},
        Segment{"library.show:own", say("Yours"), say("your puzzles"), command::ShowLibrary{LibraryPart::own}},
        Segment{"library.show:atlas", say("Atlas"), say("atlas of the hardest puzzles of small grids"),
                command::ShowLibrary{LibraryPart::atlas}}};
    segmented(frame, row, "library.show", say("What to show"), parts, static_cast<int>(view.library));
}

/// The filter as a column, above or beside the list.
void choices(Frame& frame, const ViewState& view, const Listed& listed, float control, Rect& column) {
    library_choices(frame, view, listed.families, control, column);
}

/// What the text of the puzzle that is open states, with a button that verifies it.
void looked_at(Frame& frame, const Model& model, const ViewState& view, Rect& column) {
    const Card facts = stated_card(model, view);
    if (facts.empty()) return;
    const std::string name = title(model.open.entry());
    const Rect row = column.cut_top(Painter::line_height(type::kStrong), 6);
    frame.label("library.open", "heading", row, name);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, name, row.w));
    facts.place(frame, column, space::kGap);
}

/// The count, and the cards below it; returns the height used.
float found_by_filter(Frame& frame, const Model& model, const ViewState& view, const Listed& listed, Rect area,
                      Rect seen) {
    std::vector<ListedCard>& shown = shown_puzzles(frame, listed, view.library_filter);
    library_count(frame, view, area.cut_top(space::kFinger, 4), shown.size(), listed.entries.size());
    return space::kFinger + 4 + library_cards(frame, model, shown, area, seen);
}

void wide_puzzles(Frame& frame, const Model& model, const ViewState& view, Rect list, Rect body) {
    const Listed& listed = all_puzzles(frame, model);
    library_search(frame, view, list.cut_top(space::kControl, space::kGap));
    const Rect side = frame.memory.page_scroll.begin(frame, list);
    Rect column{side.x, side.y, side.w - 8, 1e5f};
    choices(frame, view, listed, space::kControl, column);
    looked_at(frame, model, view, column);
    frame.memory.page_scroll.end(frame, column.y - side.y);
    const Rect content = frame.memory.library_scroll.begin(frame, body);
    const Rect area{content.x, content.y, content.w - 8, content.h};
    frame.memory.library_scroll.end(frame, found_by_filter(frame, model, view, listed, area, body));
}

void atlas_part(Frame& frame, const Model& model, Rect area, float side) {
    const Rect content = frame.memory.atlas_scroll.begin(frame, area);
    Rect column{content.x + side, content.y, content.w - side - std::max(side, 8.0f), 1e5f};
    atlas_head(frame, model, column);
    frame.memory.atlas_scroll.end(frame, column.y - content.y + atlas_cards(frame, model, column));
}

void phone_puzzles(Frame& frame, const Model& model, const ViewState& view, Rect page) {
    const Listed& listed = all_puzzles(frame, model);
    Rect row = page.cut_top(space::kFinger, space::kGap).inset(kLibrarySide, 0);
    const char* label = say("Filter");
    const Rect more = row.cut_right(button_width(frame, label), 8);
    library_search(frame, view, row);
    button(frame, more, {"library.filters", label, Icon::none, ButtonStyle::plain, false, view.filters_open},
           command::TurnFold{&ViewState::filters_open});
    const Rect content = frame.memory.library_scroll.begin(frame, page);
    Rect column{content.x + kLibrarySide, content.y, content.w - 2 * kLibrarySide, 1e5f};
    if (view.filters_open) choices(frame, view, listed, space::kFinger, column);
    looked_at(frame, model, view, column);
    frame.memory.library_scroll.end(frame,
                                    column.y - content.y + found_by_filter(frame, model, view, listed, column, page));
}

}  // namespace

void library_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    constexpr float kListWidth = 264;
    Rect body = layout.body;
    Rect list = body.cut_left(kListWidth, space::kMargin);
    choose_part(frame, list.cut_top(space::kControl, space::kGap), view);
    if (view.library == LibraryPart::puzzles) return wide_puzzles(frame, model, view, list, body);
    if (view.library == LibraryPart::atlas) return atlas_part(frame, model, body, 0);
    drafts_panel(frame, model, list, DraftOpens::in_play);
}

void library_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    Rect page = layout.page;
    page.cut_top(kLibrarySide);
    choose_part(frame, page.cut_top(space::kFinger, space::kGap).inset(kLibrarySide, 0), view);
    if (view.library == LibraryPart::puzzles) return phone_puzzles(frame, model, view, page);
    if (view.library == LibraryPart::atlas) return atlas_part(frame, model, page, kLibrarySide);
    page.cut_bottom(kLibrarySide);
    drafts_panel(frame, model, page.inset(kLibrarySide, 0), DraftOpens::in_play);
}

}  // namespace shunt::ui
