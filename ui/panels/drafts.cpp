#include "ui/panels/drafts.hpp"

#include "ui/board/board_view.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/list_row.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 54;
constexpr float kThumbnail = 40;
constexpr float kMenu = 38;
constexpr float kLeastForFormats = 250;  // inside the card: below, the list needs the room
constexpr const char* kFormats = "Shunt, GNOME Klotski, jim’slide, Knuth, Rush Hour, Huarong Dao, 15-puzzle and others";
constexpr const char* kSave = "Save all as a file";
constexpr const char* kRefused = "This browser keeps nothing here. Save as a file.";

/// One draft and the button for all else that can be done to it; drawn only when some of it is inside `view`.
void draft_row(Frame& frame, const Draft& draft, Rect rect, Rect view, bool selected, DraftOpens opens) {
    const Rect menu = rect.cut_right(kMenu);
    ListRow row;
    row.id = "draft:" + draft.id;
    row.group = "drafts";
    row.title = title(*draft.entry);
    row.subtitle = subtitle(*draft.entry);
    row.selected = selected;
    row.text_left = kThumbnail + 18;
    const bool plays = opens == DraftOpens::in_play;
    list_row(frame, rect, row,
             plays ? Command(command::OpenEntry{draft.entry}) : Command(command::AskDraft{"open", draft.id}));
    Button more{
        "draft.menu:" + draft.id, "More about " + row.title, Icon::menu, ButtonStyle::text, false, std::nullopt};
    button(frame, {menu.x, menu.centre().y - kMenu / 2, kMenu, kMenu}, more, command::AskDraft{"menu", draft.id});
    if (rect.bottom() <= view.y || rect.y >= view.bottom()) return;
    draw_thumbnail(frame, draft.entry->puzzle, draft.entry->puzzle.start(), frame.memory.colours(draft.entry),
                   {rect.x + 8, rect.centre().y - kThumbnail / 2, kThumbnail, kThumbnail});
}

void list(Frame& frame, const Drafts& drafts, Rect area, DraftOpens opens) {
    frame.label("drafts", "listbox", area, "Your puzzles");
    const Rect content = frame.memory.drafts_scroll.begin(frame, area);
    float y = content.y;
    for (const Draft& draft : drafts.list()) {
        draft_row(frame, draft, {content.x, y, content.w - 8, kRow}, area, draft.id == drafts.open(), opens);
        y += kRow;
    }
    frame.memory.drafts_scroll.end(frame, y - content.y);
    if (drafts.list().empty() && drafts.lasting())
        frame.paint.paragraph(area.inset(10, 4), type::kSmall, frame.colours.quiet,
                              "What you draw is kept here, at every change.");
}

/// Where puzzles come in, whatever program they are from. Cut from the bottom of the card.
void entrance(Frame& frame, Rect& inner) {
    if (inner.h >= kLeastForFormats) {
        const Rect words = inner.cut_bottom(frame.paint.paragraph_height(inner.w, type::kSmall, kFormats), 6);
        frame.label("drafts.formats", "text", words, kFormats);
        frame.paint.paragraph(words, type::kSmall, frame.colours.quiet, kFormats);
    }
    button(frame, inner.cut_bottom(space::kControl, 8),
           {"drafts.open", "Paste or drop a puzzle", Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::AskPage{Outbox::Request::open_dialog});
}

/// Whether they last, and all of them as a file. Cut from the bottom of the card.
void foot(Frame& frame, const Drafts& drafts, Rect& inner) {
    Rect row = inner.cut_bottom(space::kControl, 6);
    const Rect save = row.cut_right(button_width(frame, kSave), 6);
    button(frame, save, {"drafts.export", kSave, Icon::none, ButtonStyle::text, drafts.list().empty(), std::nullopt},
           command::AskDraft{"export", ""});
    if (drafts.lasting()) {
        frame.label("drafts.kept", "text", row, "Kept in this browser");
        return frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet, "Kept here");
    }
    const Rect refused = inner.cut_bottom(frame.paint.paragraph_height(inner.w, type::kSmall, kRefused), 8);
    frame.label("drafts.kept", "text", refused, kRefused);
    frame.paint.paragraph(refused, type::kSmall, frame.colours.danger, kRefused);
}

}  // namespace

void drafts_panel(Frame& frame, const AppModel& model, Rect area, DraftOpens opens) {
    Rect inner = card(frame, area);
    Rect heading = inner.cut_top(space::kControl, 6);
    const Rect fresh = heading.cut_right(button_width(frame, "New"));
    frame.label("drafts.title", "heading", heading, "Your puzzles");
    frame.paint.text({heading.x, heading.centre().y}, type::kStrong, frame.colours.ink, "Your puzzles");
    button(frame, fresh, {"drafts.new", "New", Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::NewDrawing{});
    foot(frame, model.drafts(), inner);
    entrance(frame, inner);
    list(frame, model.drafts(), {inner.x - 8, inner.y, inner.w + 16, inner.h}, opens);
}

}  // namespace shunt::ui
