#include "ui/panels/play/solved.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kSolvedTitle = 30;
constexpr float kSolvedGap = 8;

bool is_shown(const Model& model) {
    return model.play.showing() == Showing::play && model.play.solved() && model.play.session().step() > 0;
}

/// The shortest from the start in the metric, and whether it was proved here or stands in the puzzle's file.
struct Shortest {
    int length = 0;
    bool proved = false;
};

std::optional<Shortest> shortest(const Model& model) {
    if (model.open.answer() && model.open.answer()->solution)
        return Shortest{model.open.answer()->solution->length(), true};
    const auto known = known_length(model.open.entry(), model.open.metric());
    return known ? std::optional(Shortest{*known, false}) : std::nullopt;
}

std::string solved_headline(const Model& model) {
    return say("Solved in {length}", {{"length", count_text(model.play.session().counts(), model.open.metric())}});
}

/// How the moves made compare with the shortest; a line from elsewhere, or in which groups moved, does not.
std::string comparison(const Model& model) {
    const auto best = shortest(model);
    if (!best) return say("The shortest solution is not known yet.");
    const std::string number = length_text(static_cast<std::uint64_t>(best->length), model.open.metric());
    const std::string length =
        best->proved ? say("{length}, proved", {{"length", number}}) : say("{length}, known", {{"length", number}});
    const auto made = model.play.session().counts().in(model.open.metric());
    if (!made || !model.play.session().begins_at_start() || *made < best->length)
        return say("The shortest from the start: {length}.", {{"length", length}});
    const int more = *made - best->length;
    if (more == 0) return say("No solution is shorter: {length}.", {{"length", length}});
    return say("{count} more than the shortest: {length}.", {{"count", more}, {"length", length}});
}

/// The puzzle after this one in the library; null when this is not of it.
EntryPtr next_puzzle(const Model& model) {
    const auto& entries = model.library.entries();
    const auto here = std::find(entries.begin(), entries.end(), model.play.session().entry_ptr());
    if (here == entries.end() || entries.size() < 2) return nullptr;
    return here + 1 == entries.end() ? entries.front() : *(here + 1);
}

struct Action {
    const char* id;
    const char* label;
    Command command;
};

/// What leads on, the first of them before all others.
std::vector<Action> actions(const Model& model) {
    std::vector<Action> list;
    if (!shortest(model) && !model.requests.asked(Purpose::solve))
        list.push_back({"solved.solve", say("Solve"), command::Solve{}});
    if (const EntryPtr next = next_puzzle(model))
        list.push_back({"solved.next", say("Next puzzle"), command::OpenEntry{next}});
    list.push_back({"solved.again", say("Again"), command::Reset{}});
    list.push_back({"solved.share", say("Share"), command::AskPage{Outbox::Request::share}});
    return list;
}

/// In a narrow card the words stand closer to the edges.
void draw_actions(Frame& frame, const Model& model, Rect row) {
    const std::vector<Action> list = actions(model);
    const auto count = static_cast<float>(list.size());
    float width = (count - 1) * kSolvedGap;
    for (const Action& action : list) width += button_width(frame, action.label);
    const float short_of = std::max(0.0f, width - row.w) / count;
    for (const Action& action : list) {
        const bool first = &action == &list.front() && list.size() > 2;
        button(frame, row.cut_left(button_width(frame, action.label) - short_of, kSolvedGap),
               {action.id, action.label, Icon::none, first ? ButtonStyle::primary : ButtonStyle::plain, false, {}},
               action.command);
    }
}

}  // namespace

float solved_panel_height(const Frame& frame, const Model& model, float width) {
    if (!is_shown(model)) return 0;
    const float room = width - 2 * space::kCard;
    return 2 * space::kCard + kSolvedTitle + frame.paint.paragraph_height(room, type::kBody, comparison(model)) +
           kSolvedGap + space::kControl;
}

void solved_panel(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    const std::string words = comparison(model);
    frame.label("solved", "text", {inner.x, inner.y, inner.w, inner.h - space::kControl - kSolvedGap},
                solved_headline(model) + ". " + words);
    const Rect title = inner.cut_top(kSolvedTitle);
    frame.paint.text({title.x, title.y + 11}, type::kToGo, frame.colours.accent,
                     frame.paint.fitted(type::kToGo, solved_headline(model), title.w));
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.ink, words), kSolvedGap);
    draw_actions(frame, model, inner.cut_top(space::kControl));
}

}  // namespace shunt::ui
