#include "ui/panels/solved.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kTitle = 30;
constexpr float kGap = 8;

bool is_shown(const AppModel& model) {
    return model.showing() == Showing::play && model.solved() && model.session().step() > 0;
}

/// The shortest from the start in the metric, and whether it was proved here or stands in the puzzle's file.
struct Shortest {
    int length = 0;
    bool proved = false;
};

std::optional<Shortest> shortest(const AppModel& model) {
    if (model.answer() && model.answer()->solution) return Shortest{model.answer()->solution->length(), true};
    const auto known = known_length(model.entry(), model.metric());
    return known ? std::optional(Shortest{*known, false}) : std::nullopt;
}

std::string headline(const AppModel& model) {
    return say("Solved in {length}", {{"length", count_text(model.session().counts(), model.metric())}});
}

/// How the moves made compare with the shortest; a line from elsewhere, or in which groups moved, does not.
std::string comparison(const AppModel& model) {
    const auto best = shortest(model);
    if (!best) return say("The shortest solution is not known yet.");
    const std::string number = length_text(static_cast<std::uint64_t>(best->length), model.metric());
    const std::string length =
        best->proved ? say("{length}, proved", {{"length", number}}) : say("{length}, known", {{"length", number}});
    const auto made = model.session().counts().in(model.metric());
    if (!made || !model.session().begins_at_start() || *made < best->length)
        return say("The shortest from the start: {length}.", {{"length", length}});
    const int more = *made - best->length;
    if (more == 0) return say("No solution is shorter: {length}.", {{"length", length}});
    return say("{count} more than the shortest: {length}.", {{"count", more}, {"length", length}});
}

/// The puzzle after this one in the library; null when this is not of it.
EntryPtr next_puzzle(const AppModel& model) {
    const auto& entries = model.library().entries();
    const auto here = std::find(entries.begin(), entries.end(), model.session().entry_ptr());
    if (here == entries.end() || entries.size() < 2) return nullptr;
    return here + 1 == entries.end() ? entries.front() : *(here + 1);
}

void action(Frame& frame, Rect& row, const char* id, const char* label, ButtonStyle style, const Command& command) {
    button(frame, row.cut_left(button_width(frame, label), kGap), {id, label, Icon::none, style, false, {}}, command);
}

}  // namespace

float solved_panel_height(const Frame& frame, const AppModel& model, float width) {
    if (!is_shown(model)) return 0;
    const float room = width - 2 * space::kCard;
    return 2 * space::kCard + kTitle + frame.paint.paragraph_height(room, type::kBody, comparison(model)) + kGap +
           space::kControl;
}

void solved_panel(Frame& frame, const AppModel& model, Rect area) {
    Rect inner = card(frame, area);
    const std::string words = comparison(model);
    frame.label("solved", "text", {inner.x, inner.y, inner.w, inner.h - space::kControl - kGap},
                headline(model) + ". " + words);
    const Rect title = inner.cut_top(kTitle);
    frame.paint.text({title.x, title.y + 11}, type::kToGo, frame.colours.accent,
                     frame.paint.fitted(type::kToGo, headline(model), title.w));
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.ink, words), kGap);
    Rect row = inner.cut_top(space::kControl);
    const bool open = !shortest(model).has_value();
    if (open && !model.asked(Purpose::solve))
        action(frame, row, "solved.solve", say("Solve"), ButtonStyle::primary, command::Solve{});
    if (const EntryPtr next = next_puzzle(model))
        action(frame, row, "solved.next", say("Next puzzle"), open ? ButtonStyle::plain : ButtonStyle::primary,
               command::OpenEntry{next});
    action(frame, row, "solved.again", say("Again"), ButtonStyle::plain, command::Reset{});
    action(frame, row, "solved.share", say("Share"), ButtonStyle::plain, command::AskPage{Outbox::Request::share});
}

}  // namespace shunt::ui
