#include "ui/panels/build/verdict.hpp"

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/verdict_offers.hpp"
#include "ui/panels/build/verdict_rows.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/cards/metric_selector.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using verdict_words::checked_words;
using verdict_words::fault_words;
using verdict_words::ideas_words;
using verdict_words::is_old;
using verdict_words::is_unsolvable;
using verdict_words::needs_goal;
using verdict_words::said;
using verdict_words::shows_bound;
using verdict_words::Tone;
using verdict_words::Words;
using verdict_words::words_of;

constexpr float kVerdictGap = 8;
constexpr float kVerdictAnswerHeight = 62;
constexpr float kCheckingBar = 3;
constexpr float kVerdictMostRows = 5;
constexpr float kLastRow = 34;
constexpr float kVerdictNarrow = 330;     // width inside the card
constexpr float kVerdictTextPadding = 8;  // of buttons without ground
constexpr Phrase kGoalPiece("Choose the goal piece");
/// A search that takes no longer shows no bar.
constexpr double kPatience = 0.3;

/// What stands in the place of the number.
struct Headline {
    Words words;
    bool old = false;  // it is about the drawing as it was before
};

/// `fault`: of the text that is shown in place of the drawing; it is what has to be known then.
Headline headline_of(const Model& model, const Error* fault) {
    if (fault != nullptr) return {fault_words(*fault), false};
    return {words_of(model), is_old(model)};
}

/// An old answer is there, but does not look like a new one.
Colour ink(const Frame& frame, const Headline& headline) {
    const Palette& colours = frame.colours;
    const Words& words = headline.words;
    if (headline.old) return old_ink(colours);
    return words.tone == Tone::danger ? colours.danger : words.tone == Tone::quiet ? colours.quiet : colours.ink;
}

/// Room at the left for the number.
float answer_indent(const Frame& frame, const Words& words) {
    return words.big.empty() ? 0 : frame.paint.width(type::kAnswer, words.big) + 16;
}

/// The words in place of the number as large as there is room for; beside it, of the usual size if there is.
TextStyle strong_style(const Frame& frame, const Words& words, float room) {
    const TextStyle large = words.big.empty() ? type::kTitle : type::kStrong;
    if (frame.paint.width(large, words.strong) <= room) return large;
    return words.big.empty() ? type::kToGo : type::kSmallStrong;
}

/// What is in bold, and below it what explains it. Where there is no room for both, the latter goes, if there is a number.
void draw_lines(Frame& frame, Words words, Rect area, Colour colour, TextStyle below, Colour quiet) {
    const TextStyle style = strong_style(frame, words, area.w);
    const float strong = frame.paint.paragraph_height(area.w, style, words.strong);
    float rest = frame.paint.paragraph_height(area.w, below, words.quiet);
    if (strong + rest > area.h) {
        words.quiet = words.big.empty() ? frame.paint.fitted(below, words.quiet, area.w) : "";
        rest = frame.paint.paragraph_height(area.w, below, words.quiet);
    }
    const float y = std::round(area.centre().y - (strong + rest) / 2);
    frame.paint.paragraph({area.x, y, area.w, strong}, style, colour, words.strong);
    frame.paint.paragraph({area.x, y + strong, area.w, rest}, below, quiet, words.quiet);
}

/// `link`: what leads on, in place of the second line.
void draw_answer(Frame& frame, Headline headline, Rect area, const char* link = nullptr) {
    Words& words = headline.words;
    frame.label("verdict", "text", area, said(words, headline.old));
    const Colour colour = ink(frame, headline);
    if (!words.big.empty()) frame.paint.text({area.x, area.centre().y}, type::kAnswer, colour, words.big);
    area.cut_left(answer_indent(frame, words));
    if (link == nullptr)
        return draw_lines(frame, words, area, colour, type::kSmall, headline.old ? colour : frame.colours.quiet);
    words.quiet = link;
    draw_lines(frame, words, area, colour, type::kSmallStrong, frame.colours.accent);
}

// ── rows ──

float button_room(const Frame& frame, const VerdictRow& row) {
    return row.button == nullptr ? 0 : frame.paint.width(type::kStrong, row.button) + kVerdictTextPadding;
}

/// `least`: of its height.
void draw_row(Frame& frame, Rect& area, const VerdictRow& row, bool old, float least = kRowHeight) {
    const FactRow fact{row.id, row.label, row.value};
    const float spare = button_room(frame, row);
    const float needed = fact_row_height(frame, fact, area.w, spare);
    Rect line = area.cut_top(std::max(least, needed));
    if (row.button != nullptr) {
        const std::string id = std::string(row.id) + ".button";
        button(frame, {line.right() - spare, line.y + 1, spare + kVerdictTextPadding, line.h - 1},
               {id, row.button, Icon::none, ButtonStyle::text, false, std::nullopt}, row.press);
    }
    line.cut_top((line.h - needed) / 2);
    draw_fact_row(frame, line, fact, spare, old);
}

// ── what goes on, and what can be done ──

/// The job, once it takes longer than anyone would notice.
const Job* long_job(const Model& model) {
    const Job* job = model.verdict.job(model.jobs);
    return job != nullptr && job->progress.seconds > kPatience ? job : nullptr;
}

/// The last line: what goes on, or that all is done.
std::string last_line(const Frame& frame, const Model& model) {
    const Verdict& verdict = model.verdict;
    if (!verdict.has_puzzle() || verdict.shown() == nullptr) return "";
    if (const Job* job = verdict.job(model.jobs)) return progress_words(job->progress);
    if (is_old(model) || !verdict.failure().empty() || verdict.lost(model.jobs) != nullptr) return "";
    // What is held by the pointer is a change that has not been made yet.
    if (!verdict.checked() || frame.memory.slots.of<DrawingBoard>().moves_pieces()) return "";
    return model.editor.can_undo() ? checked_words(*verdict.checked()) : say("✓ checked as you have drawn it");
}

bool can_be_made_solvable(const Model& model) {
    return model.ideas.any() && model.ideas.report().unsolvable && !ideas_words(model).empty();
}

bool has_verdict_actions(const Model& model) {
    return needs_goal(model) || can_be_made_solvable(model) || !verdict_offers(model).empty();
}

void goal_button(Frame& frame, Rect row) {
    button(frame, row.cut_left(std::min(row.w, button_width(frame, say(kGoalPiece)))),
           {"build.goal", say(kGoalPiece), Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::ChooseGoalPiece{});
}

void draw_verdict_actions(Frame& frame, const Model& model, Rect row) {
    if (needs_goal(model)) return goal_button(frame, row);
    std::vector<Offer> offers = verdict_offers(model);
    std::erase_if(offers, [](const Offer& offer) { return offer.id == kAnyButton; });  // it stands in its row
    if (can_be_made_solvable(model)) offers = {{"verdict.ideas", ideas_words(model), "", command::ShowIdeas{}}};
    const auto width = [&](const std::string& words) { return frame.paint.width(type::kStrong, words); };
    row = row.inset(-kVerdictTextPadding, 0);  // words end where those of rows do
    float room = row.w;                        // for details, once every label has its own
    for (const Offer& offer : offers) room -= width(offer.label) + 2 * kVerdictTextPadding;
    for (const Offer& offer : offers) {
        const std::string full = offer.label + ", " + offer.detail;
        const float more = width(full) - width(offer.label);
        const bool detailed = !offer.detail.empty() && more <= room;
        if (detailed) room -= more;
        const std::string& label = detailed ? full : offer.label;
        button(frame, row.cut_left(width(label) + 2 * kVerdictTextPadding),
               {std::string(offer.id), label, Icon::none, ButtonStyle::text, offer.disabled, std::nullopt},
               offer.command);
    }
}

void draw_last_line(Frame& frame, const std::string& line, Rect row) {
    if (line.empty()) return;
    frame.label("verdict.line", "text", row, line);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, line, row.w));
}

void draw_progress(Frame& frame, const Model& model, Rect area) {
    const Job* job = long_job(model);
    if (job != nullptr) progress_bar(frame, area, "verdict.progress", say("Progress"), job->progress.fraction());
}

using BarLink = std::optional<std::pair<Widget, Command>>;

/// What leads on, in place of the second line of the answer: to a goal, or to the small changes; none when there is nothing.
BarLink bar_link_of(const Model& model) {
    if (shows_bound(model)) return std::nullopt;  // that has offers
    Widget link;
    link.id = needs_goal(model) ? "build.goal" : "verdict.ideas";
    link.label = needs_goal(model) ? say(kGoalPiece) : ideas_words(model);
    // Where none of them helps, there are more to try, and what can be reached instead.
    if (link.label.empty() && model.verdict.fresh() && model.ideas.any()) link.label = model.ideas.heading();
    if (link.label.empty() || model.editor.wants_goal_piece()) return std::nullopt;
    return std::pair(link, needs_goal(model) ? Command(command::ChooseGoalPiece{}) : command::ShowSheet{Sheet::ideas});
}

/// Without the number of ways where there is no room for it.
std::string link_words(const Frame& frame, const Model& model, const std::string& label, float room) {
    const bool short_enough = frame.paint.width(type::kSmallStrong, label) <= room;
    return short_enough || label != ideas_words(model) ? label : model.ideas.heading();
}

/// What is proved to have no solution is not offered here: it can be played from Your puzzles.
void play_button(Frame& frame, const Model& model, Rect rect, const Command& play) {
    const bool disabled = !model.verdict.has_puzzle() || is_unsolvable(model);
    button(frame, rect, {"build.play", say("Play"), Icon::none, ButtonStyle::primary, disabled, std::nullopt}, play);
}

/// In a wide card one row may take two lines, in a narrow one each.
float most_rows_height(float width) {
    return width < kVerdictNarrow ? kVerdictMostRows * kTwoLineRow
                                  : kVerdictMostRows * kRowHeight + kTwoLineRow - kRowHeight;
}

}  // namespace

// What lies below must not move when an answer comes, so there is always room for the longest one.
float verdict_card_height(float width) {
    const float button = width - 2 * space::kCard < kVerdictNarrow ? space::kControl + kVerdictGap : 0;
    return 2 * space::kCard + space::kControl + kVerdictGap + button + kVerdictAnswerHeight + kCheckingBar + 5 +
           most_rows_height(width - 2 * space::kCard) + kLastRow;
}

void verdict_card(Frame& frame, const Model& model, Rect area, const Command& play, const Error* fault) {
    Rect inner = card(frame, area);
    Rect top = inner.cut_top(space::kControl, kVerdictGap);
    // Where the metrics need the whole line, so does the button, as in Play.
    const Rect button = inner.w < kVerdictNarrow ? inner.cut_top(space::kControl, kVerdictGap)
                                                 : top.cut_right(button_width(frame, say("Play")), 10);
    play_button(frame, model, button, play);
    metric_selector(frame, top, "verdict.", model.verdict.metric(),
                    [](puzzle::Metric metric) -> Command { return command::SetVerdictMetric{metric}; });
    draw_answer(frame, headline_of(model, fault), inner.cut_top(kVerdictAnswerHeight));
    draw_progress(frame, model, inner.cut_top(kCheckingBar, 5));
    const Rect last = inner.cut_bottom(kLastRow);
    for (const VerdictRow& row : verdict_rows(model)) draw_row(frame, inner, row, is_old(model) || fault != nullptr);
    if (fault != nullptr)
        return draw_last_line(frame, say("The board shows the last puzzle that could be read."), last);
    const std::string line = last_line(frame, model);
    has_verdict_actions(model) ? draw_verdict_actions(frame, model, last) : draw_last_line(frame, line, last);
}

float verdict_bar_height(const Model& model, const Error* fault) {
    return kVerdictBar + (fault != nullptr || verdict_offers(model).empty() ? 0 : kOfferRow);
}

void verdict_bar(Frame& frame, const Model& model, Rect area, const Command& play, const Error* fault) {
    constexpr float kSpare = 8;  // of the card's margins, above and below
    card(frame, area);
    if (Rect offers = area; offers.h > kVerdictBar) {
        area = offers.cut_top(kVerdictBar);
        draw_offers(frame, verdict_offers(model), offers);
    }
    Rect inner = area.inset(space::kCard);
    const Rect right = inner.cut_right(button_width(frame, say("Play")), 10);
    play_button(frame, model, {right.x, right.centre().y - 22, right.w, 44}, play);
    draw_progress(frame, model, {inner.x, inner.bottom() + space::kCard / 2 - kCheckingBar, inner.w, kCheckingBar});
    const Headline headline = headline_of(model, fault);
    const float indent = answer_indent(frame, headline.words);
    auto link = fault == nullptr ? bar_link_of(model) : std::nullopt;
    const std::string words = link ? link_words(frame, model, link->first.label, inner.w - indent) : "";
    draw_answer(frame, headline, inner.inset(0, -kSpare), link ? words.c_str() : nullptr);
    if (!link) return;
    inner.cut_left(indent);
    link->first.rect = {inner.x, inner.centre().y, inner.w, inner.bottom() + space::kCard - inner.centre().y};
    press(frame, std::move(link->first), {std::move(link->second)});
}

float verdict_details_height(const Model& model) {
    constexpr float kRow = std::max(space::kFinger, kTwoLineRow);
    return 2 * space::kCard + space::kFinger + 8 + static_cast<float>(verdict_rows(model).size()) * kRow +
           space::kFinger;
}

void verdict_details(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    metric_selector(frame, inner.cut_top(space::kFinger, 8), "verdict.", model.verdict.metric(),
                    [](puzzle::Metric metric) -> Command { return command::SetVerdictMetric{metric}; });
    for (VerdictRow row : verdict_rows(model)) {
        if (row.id == kAnyRow) row.button = nullptr;  // it is in the bar
        draw_row(frame, inner, row, is_old(model), space::kFinger);
    }
    draw_last_line(frame, last_line(frame, model), inner);
}

}  // namespace shunt::ui
