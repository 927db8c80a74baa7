#include "ui/panels/cards/drafts.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/list_row.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kDraftsRow = 68;
constexpr float kThumbnail = 40;
constexpr float kMenu = 38;
constexpr float kPlacePadding = 12;
constexpr float kQuarter = 1.5707963f;
constexpr float kLeastForFormats = 250;  // inside the card: below, the list needs the room
constexpr float kLeastForRecognised = 150;
constexpr float kLink = 24;
constexpr float kMostWords = 51;  // three lines
constexpr Phrase kOtherwise("Read it otherwise");
constexpr Phrase kFormats("Shunt, GNOME Klotski, Jim’slide, Knuth, Rush Hour, Hua Rong Dao, 15-puzzle and others");
constexpr Phrase kSave("Save all as a file");
constexpr Phrase kKept("Kept in this browser");
constexpr Phrase kRefused("This browser keeps nothing here. Save as a file.");

/// One draft and the button for all else that can be done to it; drawn only when some of it is inside `view`.
void draft_row(Frame& frame, const Draft& draft, Rect rect, Rect view, bool selected, DraftOpens opens) {
    const Rect menu = rect.cut_right(kMenu);
    ListRow row;
    row.id = "draft:" + draft.id;
    row.group = "drafts";
    row.title = title(*draft.entry);
    const puzzle::Board& board = draft.entry->puzzle.board();
    row.subtitle = draft.verdict.empty()
                       ? subtitle(*draft.entry)
                       : std::to_string(board.rows()) + " × " + std::to_string(board.columns()) + " · " + draft.verdict;
    row.selected = selected;
    row.text_left = kThumbnail + 18;
    const Command menu_of = command::AskDraft{"menu", draft.id};
    row.menu = menu_of;
    const bool plays = opens == DraftOpens::in_play;
    list_row(frame, rect, row,
             plays ? Command(command::OpenEntry{draft.entry}) : Command(command::AskDraft{"open", draft.id}));
    Button more{"draft.menu:" + draft.id,
                say("More about {name}", {{"name", row.title}}),
                Icon::dots,
                ButtonStyle::text,
                false,
                std::nullopt};
    button(frame, {menu.x, menu.centre().y - kMenu / 2, kMenu, kMenu}, more, menu_of);
    if (rect.bottom() <= view.y || rect.y >= view.bottom()) return;
    draw_thumbnail(frame, draft.entry->puzzle, draft.entry->start, frame.memory.colours(draft.entry),
                   {rect.x + 8, rect.centre().y - kThumbnail / 2, kThumbnail, kThumbnail});
}

void list(Frame& frame, const Drafts& drafts, Rect area, DraftOpens opens) {
    frame.label("drafts", "listbox", area, say("Your puzzles"));
    const Rect content = frame.memory.drafts_scroll.begin(frame, area);
    float y = content.y;
    for (const Draft& draft : drafts.list()) {
        draft_row(frame, draft, {content.x, y, content.w - 8, kDraftsRow}, area, draft.id == drafts.open(), opens);
        y += kDraftsRow;
    }
    frame.memory.drafts_scroll.end(frame, y - content.y);
    if (!drafts.list().empty() || !drafts.lasting()) return;
    const char* none = say("What you draw is kept here, at every change.");
    const Rect place = area.inset(10, 4);
    frame.label("drafts.none", "text", place, none);
    frame.paint.paragraph(place, type::kSmall, frame.colours.quiet, none);
}

/// The border of a rectangle with round corners.
Loop round_border(Rect rect, float radius) {
    Loop loop;
    for (int corner = 0; corner < 4; ++corner) {
        const bool right = corner == 1 || corner == 2;
        const Vec centre{right ? rect.right() - radius : rect.x + radius,
                         corner >= 2 ? rect.bottom() - radius : rect.y + radius};
        for (int part = 0; part <= 4; ++part) {
            const float angle = kQuarter * (2 + static_cast<float>(corner) + static_cast<float>(part) / 4);
            loop.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
        }
    }
    return loop;
}

/// The dashed place where puzzles come in, whatever program they are from. Cut from the bottom of the card.
void entrance(Frame& frame, Rect& inner) {
    const float room = inner.w - 2 * kPlacePadding;
    const bool formats = inner.h >= kLeastForFormats;
    const float words = formats ? frame.paint.paragraph_height(room, type::kSmall, say(kFormats)) : 0;
    const Rect place = inner.cut_bottom(space::kControl + (formats ? words + kPlacePadding : 0), 8);
    Widget widget;
    widget.id = "drafts.open";
    widget.label = say("Paste or drop a puzzle");
    widget.rect = place;
    const Press state = press(frame, std::move(widget), {command::AskPage{Outbox::Request::open_dialog}});
    if (state.hovered || state.held) frame.paint.rect(place, faded(frame.colours.ink, 0.04f), space::kRadius);
    for (const Loop& dash : picture::dashes(round_border(place.inset(0.5f), space::kRadius), 4, 3))
        frame.paint.path(dash, mix(frame.colours.line, frame.colours.quiet, 0.5f), 1);
    Rect text = place.inset(kPlacePadding, 0);
    const Rect title = text.cut_top(space::kControl);
    frame.paint.text({title.x, title.centre().y}, type::kStrong, frame.colours.ink, say("Paste or drop a puzzle"));
    if (!formats) return;
    frame.label("drafts.formats", "text", text, say(kFormats));
    frame.paint.paragraph({text.x, text.y - 4, text.w, words}, type::kSmall, frame.colours.quiet, say(kFormats));
}

void text_link(Frame& frame, Rect rect, const char* id, const char* label, bool disabled, Command command) {
    Widget link;
    link.id = id;
    link.label = label;
    link.rect = rect;
    link.disabled = disabled;
    press(frame, std::move(link), {std::move(command)});
    const Colour colour = disabled ? mix(frame.colours.card, frame.colours.accent, 0.48f) : frame.colours.accent;
    frame.paint.text({rect.x, rect.centre().y}, type::kSmallStrong, colour, label);
}

/// What the puzzle of another program that is drawn was read as, and the way to read it otherwise. Cut from the bottom of the card.
void recognised(Frame& frame, const Model& model, Rect& inner) {
    const std::string words = model.typed.recognised(model.editor);
    if (words.empty() || inner.h < kLeastForRecognised) return;
    if (model.typed.reads_otherwise(model.editor)) {
        const Rect row = inner.cut_bottom(kLink, 6);
        text_link(frame, {row.x, row.y, frame.paint.width(type::kSmallStrong, say(kOtherwise)), row.h},
                  "drafts.otherwise", say(kOtherwise), false, command::ReadOtherwise{});
    }
    const float height = std::min(frame.paint.paragraph_height(inner.w, type::kSmall, words), kMostWords);
    const Rect text = inner.cut_bottom(height, 4);
    frame.label("drafts.recognised", "text", text, words);
    frame.paint.push_clip(text);
    frame.paint.paragraph(text, type::kSmall, frame.colours.ink, words);
    frame.paint.pop_clip();
}

/// Whether they last, and all of them as a file. Cut from the bottom of the card.
void foot(Frame& frame, const Drafts& drafts, Rect& inner) {
    Rect row = inner.cut_bottom(space::kControl, 6);
    text_link(frame, row.cut_right(frame.paint.width(type::kSmallStrong, say(kSave)), 6), "drafts.export", say(kSave),
              drafts.list().empty(), command::AskDraft{"export", ""});
    if (drafts.lasting()) {
        const bool fits = frame.paint.width(type::kSmall, say(kKept)) <= row.w;
        frame.label("drafts.kept", "text", row, say(kKept));
        return frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                                fits ? say(kKept) : say("Kept here"));
    }
    const Rect refused = inner.cut_bottom(frame.paint.paragraph_height(inner.w, type::kSmall, say(kRefused)), 8);
    frame.label("drafts.kept", "text", refused, say(kRefused));
    frame.paint.paragraph(refused, type::kSmall, frame.colours.danger, say(kRefused));
}

}  // namespace

void drafts_panel(Frame& frame, const Model& model, Rect area, DraftOpens opens) {
    Rect inner = card(frame, area);
    Rect heading = inner.cut_top(space::kControl, 6);
    const char* word = say("New");
    const Rect fresh = heading.cut_right(button_width(frame, word));
    frame.label("drafts.title", "heading", heading, say("Your puzzles"));
    frame.paint.text({heading.x, heading.centre().y}, type::kStrong, frame.colours.ink, say("Your puzzles"));
    button(frame, fresh, {"drafts.new", word, Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::NewDrawing{});
    foot(frame, model.drafts, inner);
    entrance(frame, inner);
    recognised(frame, model, inner);
    list(frame, model.drafts, {inner.x - 8, inner.y, inner.w + 16, inner.h}, opens);
}

}  // namespace shunt::ui
