#include "ui/panels/library.hpp"

#include <array>

#include "ui/board/board_view.hpp"
#include "ui/panels/atlas.hpp"
#include "ui/panels/drafts.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 68;
constexpr float kThumbnail = 50;

/// A row of the list; drawn only when some of it is inside `view`, known to the mirror always.
void puzzle_row(Frame& frame, const EntryPtr& entry, Rect rect, Rect view, bool selected) {
    ListRow row;
    row.id = "puzzle:" + entry->id;
    row.group = "library";
    row.title = title(*entry);
    row.subtitle = subtitle(*entry);
    row.selected = selected;
    row.text_left = kThumbnail + 24;
    list_row(frame, rect, row, command::OpenEntry{entry});
    if (selected && frame.memory.revealed != entry) {
        frame.memory.revealed = entry;
        frame.memory.library_scroll.reveal(rect);
        frame.again = true;
    }
    if (rect.bottom() > view.y && rect.y < view.bottom()) {
        const Rect picture{rect.x + 12, rect.centre().y - kThumbnail / 2, kThumbnail, kThumbnail};
        draw_thumbnail(frame, entry->puzzle, entry->puzzle.start(), frame.memory.colours(entry), picture);
    }
}

/// The first `count` parts to choose from; where the atlas is not among them it is always in sight.
void choose_part(Frame& frame, Rect row, const ViewState& view, std::size_t count) {
    const std::array<Segment, 3> parts{
        Segment{"library.show:puzzles", "Puzzles", "puzzles of the library",
                command::ShowLibrary{LibraryPart::puzzles}},
        Segment{"library.show:own", "Yours", "your puzzles", command::ShowLibrary{LibraryPart::own}},
        Segment{"library.show:atlas", "Atlas", "atlas of the hardest puzzles of small grids",
                command::ShowLibrary{LibraryPart::atlas}}};
    const auto chosen = static_cast<std::size_t>(view.library);
    segmented(frame, row, "library.show", "What to show", std::span(parts).first(count),
              chosen < count ? static_cast<int>(chosen) : 0);
}

void list_part(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    if (view.library == LibraryPart::own) return drafts_panel(frame, model, area, DraftOpens::in_play);
    library_panel(frame, model, area);
}

}  // namespace

void library_panel(Frame& frame, const AppModel& model, Rect area) {
    frame.paint.rect(area, frame.colours.card, space::kCardRadius);
    frame.paint.border(area, frame.colours.line, space::kCardRadius);
    Rect inner = area.inset(8, 8);
    const Rect heading = inner.cut_top(36);
    frame.paint.text({heading.x + 10, heading.centre().y + 2}, type::kSmallStrong, frame.colours.quiet,
                     count_text(model.library().entries().size(), "puzzle", "puzzles"));
    frame.label("library", "listbox", inner, "Puzzles");
    const Rect content = frame.memory.library_scroll.begin(frame, inner);
    float y = content.y;
    for (const EntryPtr& entry : model.library().entries()) {
        const bool selected = model.has_puzzle() && model.session().entry_ptr() == entry;
        puzzle_row(frame, entry, {content.x, y, content.w - 8, kRow}, inner, selected);
        y += kRow;
    }
    frame.memory.library_scroll.end(frame, y - content.y);
}

void library_wide(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    constexpr float kListWidth = 264;
    Rect body = layout.body;
    Rect list = body.cut_left(kListWidth, space::kMargin);
    choose_part(frame, list.cut_top(space::kControl, space::kGap), view, 2);
    list_part(frame, model, view, list);
    atlas_head(frame, model, body);
    const Rect content = frame.memory.atlas_scroll.begin(frame, body);
    frame.memory.atlas_scroll.end(frame, atlas_cards(frame, model, {content.x, content.y, content.w - 8, content.h}));
}

void library_phone(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    constexpr float kSide = 14;
    Rect page = layout.page;
    page.cut_top(kSide);
    choose_part(frame, page.cut_top(space::kControl, space::kGap).inset(kSide, 0), view, 3);
    if (view.library != LibraryPart::atlas) {
        page.cut_bottom(kSide);
        return list_part(frame, model, view, page.inset(kSide, 0));
    }
    const Rect content = frame.memory.atlas_scroll.begin(frame, page);
    Rect column{content.x + kSide, content.y, content.w - 2 * kSide, 1e5f};
    atlas_head(frame, model, column);
    frame.memory.atlas_scroll.end(frame, column.y - content.y + atlas_cards(frame, model, column));
}

}  // namespace shunt::ui
