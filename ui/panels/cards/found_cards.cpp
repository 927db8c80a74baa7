#include "ui/panels/cards/found_cards.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kFoundCardsRow = 84;
constexpr float kFoundCardsThumbnail = 64;
constexpr float kEdit = 44;

/// One card; a press opens its puzzle, the pencil a copy in Build.
void found_card(Frame& frame, const FoundCards& cards, const FoundPuzzle& found, Rect rect, bool selected) {
    ListRow row;
    row.id = std::string(cards.id) + ":" + std::to_string(found.pieces);
    row.group = cards.id;
    row.title = length_text(found.length, cards.metric);
    row.subtitle = say("{count, plural, one {# piece} other {# pieces}}", {{"count", found.pieces}});
    if (found.tied > 1)
        row.subtitle +=
            " · " + say("{count, plural, one {# start tied} other {# starts tied}}", {{"count", found.tied}});
    row.selected = selected;
    row.text_left = kFoundCardsThumbnail + 24;
    frame.paint.rect(rect, frame.colours.card, space::kCardRadius);
    frame.paint.border(rect, frame.colours.line, space::kCardRadius);
    const Rect edit = rect.cut_right(kEdit);
    list_row(frame, rect, row, command::OpenEntry{found.entry});
    button(frame, {edit.x, edit.centre().y - space::kControl / 2, space::kControl, space::kControl},
           {std::string(cards.id) + ".edit:" + std::to_string(found.pieces),
            say("Edit a copy of {length}, {pieces}", {{"length", row.title}, {"pieces", row.subtitle}}), Icon::pencil,
            ButtonStyle::text, false, std::nullopt},
           command::EditCopyOf{found.entry});
    draw_thumbnail(
        frame, found.entry->puzzle, found.entry->start, found.colours,
        {rect.x + 12, rect.centre().y - kFoundCardsThumbnail / 2, kFoundCardsThumbnail, kFoundCardsThumbnail});
}

}  // namespace

void found_heading(Frame& frame, Rect area, const std::string& name, const std::string& title,
                   const std::string& summary) {
    frame.label(name + ".title", "heading", {area.x, area.y, area.w, 26}, title);
    frame.label(name + ".summary", "text", {area.x, area.y + 28, area.w, 22}, summary);
    frame.paint.text({area.x, area.y + 12}, type::kToGo, frame.colours.ink,
                     frame.paint.fitted(type::kToGo, title, area.w));
    frame.paint.text({area.x, area.y + 38}, type::kBody, frame.colours.quiet,
                     frame.paint.fitted(type::kBody, summary, area.w));
}

float found_cards(Frame& frame, const Model& model, Rect area, const FoundCards& cards) {
    const float least = std::clamp(area.w / 5, 230.0f, 340.0f);
    const int columns = std::max(1, static_cast<int>((area.w + space::kGap) / (least + space::kGap)));
    const int lines = (static_cast<int>(cards.puzzles.size()) + columns - 1) / columns;
    area.h = static_cast<float>(lines) * (kFoundCardsRow + space::kGap);
    frame.label(cards.id, "listbox", area, cards.label);
    const float width = (area.w - space::kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int place = 0;
    for (const FoundPuzzle& found : cards.puzzles) {
        const auto column = static_cast<float>(place % columns);
        const auto line = static_cast<float>(place / columns);
        const Rect rect{area.x + column * (width + space::kGap), area.y + line * (kFoundCardsRow + space::kGap), width,
                        kFoundCardsRow};
        const bool selected = model.open.has_puzzle() && model.play.session().entry_ptr() == found.entry;
        found_card(frame, cards, found, rect, selected);
        ++place;
    }
    return area.h;
}

}  // namespace shunt::ui
