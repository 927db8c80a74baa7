#include "ui/panels/play/family.hpp"

#include <algorithm>
#include <iterator>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kFamilyRow = 68;
constexpr float kFamilyThumbnail = 50;

/// A row of the list; drawn only when some of it is inside `view`, known to the mirror always.
void puzzle_row(Frame& frame, const EntryPtr& entry, Rect rect, Rect view, bool selected) {
    ListRow row;
    row.id = "puzzle:" + entry->id;
    row.group = "library";
    row.title = title(*entry);
    row.subtitle = subtitle(*entry);
    row.selected = selected;
    row.text_left = kFamilyThumbnail + 24;
    list_row(frame, rect, row, command::OpenEntry{entry});
    if (selected && frame.memory.revealed != entry) {
        frame.memory.revealed = entry;
        frame.memory.library_scroll.reveal(rect);
        frame.again = true;
    }
    if (rect.bottom() > view.y && rect.y < view.bottom()) {
        const Rect picture{rect.x + 12, rect.centre().y - kFamilyThumbnail / 2, kFamilyThumbnail, kFamilyThumbnail};
        draw_thumbnail(frame, entry->puzzle, entry->start, frame.memory.colours(entry), picture);
    }
}

/// Of the library, those in the part that the open puzzle is in, else in the first part.
std::vector<EntryPtr> family_shown(const Model& model) {
    const auto all = model.library.entries();
    std::string family = model.open.has_puzzle() ? model.open.entry().family : "";
    const auto in_family = [&](const EntryPtr& entry) { return entry->family == family; };
    if (std::none_of(all.begin(), all.end(), in_family) && !all.empty()) family = all.front()->family;
    std::vector<EntryPtr> shown;
    std::copy_if(all.begin(), all.end(), std::back_inserter(shown), in_family);
    return shown;
}

}  // namespace

void family_panel(Frame& frame, const Model& model, Rect area) {
    frame.paint.rect(area, frame.colours.card, space::kCardRadius);
    frame.paint.border(area, frame.colours.line, space::kCardRadius);
    Rect inner = area.inset(8, 8);
    const Rect heading = inner.cut_top(36);
    const std::vector<EntryPtr> entries = family_shown(model);
    const std::string count = say("{count, plural, one {# puzzle} other {# puzzles}}", {{"count", entries.size()}});
    frame.paint.text({heading.x + 10, heading.centre().y + 2}, type::kSmallStrong, frame.colours.quiet,
                     entries.empty() ? count : family_words(entries.front()->family) + " · " + count);
    frame.label("library", "listbox", inner, say("Puzzles"));
    const Rect content = frame.memory.library_scroll.begin(frame, inner);
    float y = content.y;
    for (const EntryPtr& entry : entries) {
        const bool selected = model.open.has_puzzle() && model.play.session().entry_ptr() == entry;
        puzzle_row(frame, entry, {content.x, y, content.w - 8, kFamilyRow}, inner, selected);
        y += kFamilyRow;
    }
    frame.memory.library_scroll.end(frame, y - content.y);
}

}  // namespace shunt::ui
