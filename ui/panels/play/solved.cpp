#include "ui/panels/play/solved.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

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

/// What leads on, the first of them before all others.
ButtonRow actions(const Model& model) {
    ButtonRow row;
    const auto add = [&row](const char* id, const char* label, Command command) {
        row.buttons.push_back({{id, label}, std::move(command)});
    };
    if (!shortest(model) && !model.requests.asked(Purpose::solve)) add("solved.solve", say("Solve"), command::Solve{});
    if (const EntryPtr next = next_puzzle(model)) add("solved.next", say("Next puzzle"), command::OpenEntry{next});
    add("solved.again", say("Again"), command::Reset{});
    add("solved.share", say("Share"), command::AskPage{Outbox::Request::share});
    if (row.buttons.size() > 2) row.buttons.front().button.style = ButtonStyle::primary;
    return row;
}

}  // namespace

Card solved_card(const Model& model) {
    Card card;
    if (!is_shown(model)) return card;
    card.add(Passage{"solved",
                     {{solved_headline(model), type::kToGo, &Palette::accent},
                      {comparison(model), type::kBody, &Palette::ink, kSolvedGap}},
                     ". "});
    return card.add(actions(model), kSolvedGap);
}

}  // namespace shunt::ui
