#include "ui/panels/build/verdict_offers.hpp"

#include <algorithm>
#include <optional>

#include "core/base/words.hpp"
#include "ui/panels/build/verdict_rows.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using verdict_words::needs_goal;
using verdict_words::shows_bound;

/// Whether the start is a goal, so that something is still to be drawn: another goal to begin from, or where this one is.
bool is_solved_already(const Model& model) {
    const EntryPtr& puzzle = model.editor.puzzle();
    return puzzle && !puzzle->puzzle.goals().empty() && puzzle->puzzle.is_solved(puzzle->start) &&
           model.editor.layer() == 0;
}

/// The first goal with which the start can change places such that something becomes of it.
std::optional<std::size_t> swappable(const Drawing& drawing) {
    for (std::size_t goal = 0; goal < drawing.goals.size(); ++goal) {
        if (edited(drawing, edit::SwapStartAndGoal{goal}) != drawing) return goal;
    }
    return std::nullopt;
}

std::vector<Offer> ways_to_a_task(const Model& model) {
    std::vector<Offer> offers;
    if (const auto goal = swappable(model.editor.drawing()))
        offers.push_back(
            {"verdict.swap", say("Swap start and goal"), "", command::Change{edit::SwapStartAndGoal{*goal}}});
    offers.push_back({"build.goal", say("Change the goal"), "", command::ShowLayer{1}});
    return offers;
}

/// The row about a solution that is not proved shortest, as an offer.
Offer any_offer(const FactRow& row) {
    return {kAnyButton, row.button ? row.button->button.label : say("Any solution"),
            row.value.empty() ? say("not proved") : row.value, row.button ? row.button->command : Command(),
            !row.button};
}

std::vector<Offer> ways_beyond_a_bound(const Model& model) {
    const bool old = !model.verdict.is_bounded();
    std::vector<Offer> offers;
    if (old || model.verdict.offers_more())
        offers.push_back({"verdict.further", say("Search further"),
                          say("up to {memory}", {{"memory", bytes_text(Verdict::kMoreMemory)}}),
                          command::SearchFurther{}, old});
    const std::vector<FactRow> rows = verdict_rows(model);
    const auto any = std::find_if(rows.begin(), rows.end(), [](const FactRow& row) { return row.id == kAnyRow; });
    if (any != rows.end()) offers.push_back(any_offer(*any));
    offers.push_back({"verdict.command", say("Copy command"), "shunt solve", command::CopySolveCommand{}, old});
    return offers;
}

// ── drawn beside each other ──

constexpr float kVerdictOffersLeastPadding = 6;  // left and right of the words

/// What is written of an offer, on two lines: where there is no room for its detail, the label alone.
struct Lines {
    std::string_view first;
    std::string_view second;
    bool strong = false;  ///< the second is of the label, too
};

Lines lines_of(const Offer& offer, bool brief) {
    const std::string_view label = offer.label;
    const std::size_t space = label.rfind(' ');
    if (!brief) return {label, offer.detail};
    if (space == std::string_view::npos) return {label, {}};
    return {label.substr(0, space), label.substr(space + 1), true};
}

float width_of(const Frame& frame, const Offer& offer, bool brief) {
    const Lines lines = lines_of(offer, brief);
    return std::max(frame.paint.width(type::kSmallStrong, lines.first),
                    frame.paint.width(lines.strong ? type::kSmallStrong : type::kSmall, lines.second));
}

float width_of(const Frame& frame, const std::vector<Offer>& offers, bool brief) {
    float width = 0;
    for (const Offer& offer : offers) width += width_of(frame, offer, brief);
    return width;
}

void draw_offer(Frame& frame, const Offer& offer, Rect part, bool brief) {
    constexpr float kBetween = 7.5f;  // from the middle to that of a line
    Widget widget;
    widget.id = offer.id;
    widget.label = offer.detail.empty() ? offer.label : offer.label + ", " + offer.detail;
    widget.rect = part;
    widget.disabled = offer.disabled;
    const Press state = press(frame, std::move(widget), {offer.command});
    if (state.hovered || state.held) frame.paint.rect(part.inset(2), faded(frame.colours.ink, 0.05f), space::kRadius);
    const Lines lines = lines_of(offer, brief);
    const float up = lines.second.empty() ? 0 : kBetween;
    const Vec at = part.centre();
    const Colour colour = offer.disabled ? old_ink(frame.colours) : frame.colours.accent;
    frame.paint.text({at.x, at.y - up}, type::kSmallStrong, colour, lines.first, Align::centre);
    frame.paint.text({at.x, at.y + up}, lines.strong ? type::kSmallStrong : type::kSmall,
                     lines.strong ? colour : frame.colours.quiet, lines.second, Align::centre);
}

}  // namespace

std::vector<Offer> verdict_offers(const Model& model) {
    if (needs_goal(model)) return {};
    if (is_solved_already(model)) return ways_to_a_task(model);
    if (const Job* job = model.verdict.lost())
        return {{"verdict.again", say("Try again"), "", command::RetryJob{job->ticket}}};
    return shows_bound(model) ? ways_beyond_a_bound(model) : std::vector<Offer>();
}

void draw_offers(Frame& frame, const std::vector<Offer>& offers, Rect row) {
    const auto count = static_cast<float>(offers.size());
    const bool brief = width_of(frame, offers, false) + 2 * kVerdictOffersLeastPadding * count > row.w;
    const float spare = (row.w - width_of(frame, offers, brief)) / count;
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    for (const Offer& offer : offers) {
        const bool last = &offer == &offers.back();
        const Rect part = last ? row : row.cut_left(std::round(width_of(frame, offer, brief) + spare));
        draw_offer(frame, offer, part, brief);
        if (!last) frame.paint.line({part.right(), part.y}, {part.right(), part.bottom()}, frame.colours.line);
    }
}

}  // namespace shunt::ui
