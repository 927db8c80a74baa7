#include "ui/panels/cards/solved.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/panels/cards/solve_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using solve_words::start_length;
using solve_words::StartLength;

constexpr float kSolvedGap = 8;

bool is_shown(const Model& model) {
    return model.play.showing() == Showing::play && model.play.solved() && model.play.session().step() > 0;
}

std::string solved_headline(const Model& model) {
    return say("Solved in {length}", {{"length", count_text(model.play.session().counts(), model.open.metric())}});
}

/// The moves made, where they can be compared with the shortest: a line from elsewhere, or in which groups moved, cannot.
std::optional<int> comparable(const Model& model) {
    return model.play.session().begins_at_start() ? model.play.session().counts().in(model.open.metric())
                                                  : std::nullopt;
}

/// Against what is only stated the user's own moves may win.
std::string comparison_with_stated(int made, int stated, const std::string& length) {
    return made < stated ? say("Shorter than the text states: {length}.", {{"length", length}})
                         : say("As many as the text states: {length}.", {{"length", length}});
}

/// How the moves made compare with the shortest.
std::string comparison(const Model& model) {
    const std::optional<StartLength> best = start_length(model);
    if (!best) return say("The shortest solution is not known yet.");
    const std::string number = length_text(static_cast<std::uint64_t>(best->length), model.open.metric());
    const auto made = comparable(model);
    if (made && !best->proved && *made <= best->length) return comparison_with_stated(*made, best->length, number);
    const std::string length =
        best->proved ? say("{length}, proved", {{"length", number}}) : say("{length}, known", {{"length", number}});
    if (!made || *made < best->length) return say("The shortest from the start: {length}.", {{"length", length}});
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

/// Whether a search would tell the length, or show the moves where all nearer positions were only counted.
bool offers_solve(const Model& model) {
    const auto& answer = model.open.answer();
    const bool has_moves = answer && answer->solution;
    const auto best = start_length(model);
    return !has_moves && (!best || best->proved) && !model.requests.asked(Purpose::solve);
}

/// What leads on, the first of them before all others.
ButtonRow actions(const Model& model) {
    ButtonRow row;
    const auto add = [&row](const char* id, const char* label, Command command) {
        row.buttons.push_back({{id, label}, std::move(command)});
    };
    if (offers_solve(model)) add("solved.solve", say("Solve"), command::Solve{});
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
    card.add(actions(model), kSolvedGap);
    return card;
}

}  // namespace shunt::ui
