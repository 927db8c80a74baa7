#include "ui/panels/play/solved.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kSolvedGap = 8;

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

std::string solved_headline(const AppModel& model) {
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

/// What leads on, the first of them before all others.
ButtonRow actions(const AppModel& model) {
    ButtonRow row;
    const auto add = [&row](const char* id, const char* label, Command command) {
        row.buttons.push_back({{id, label}, std::move(command)});
    };
    if (!shortest(model) && !model.asked(Purpose::solve)) add("solved.solve", say("Solve"), command::Solve{});
    if (const EntryPtr next = next_puzzle(model)) add("solved.next", say("Next puzzle"), command::OpenEntry{next});
    add("solved.again", say("Again"), command::Reset{});
    add("solved.share", say("Share"), command::AskPage{Outbox::Request::share});
    if (row.buttons.size() > 2) row.buttons.front().button.style = ButtonStyle::primary;
    return row;
}

}  // namespace

Card solved_card(const AppModel& model) {
    Card card;
    if (!is_shown(model)) return card;
    card.add(Passage{"solved",
                     {{solved_headline(model), type::kToGo, &Palette::accent},
                      {comparison(model), type::kBody, &Palette::ink, kSolvedGap}},
                     ". "});
    return card.add(actions(model), kSolvedGap);
}

}  // namespace shunt::ui
