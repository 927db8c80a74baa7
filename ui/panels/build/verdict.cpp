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
#include "ui/widgets/progress_bar.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using verdict_words::checked_words;
using verdict_words::fault_words;
using verdict_words::ideas_words;
using verdict_words::is_old;
using verdict_words::is_unsolvable;
using verdict_words::needs_goal;
using verdict_words::shows_bound;
using verdict_words::words_of;

constexpr float kVerdictGap = 8;
constexpr float kCheckingBar = 3;
constexpr float kVerdictMostRows = 5;
constexpr float kLastRow = 34;
constexpr float kVerdictNarrow = 330;     // width inside the card
constexpr float kVerdictTextPadding = 8;  // of buttons without ground
constexpr const char* kVerdictId = "verdict";
constexpr Phrase kGoalPiece("Choose the goal piece");
/// A search that takes no longer shows no bar.
constexpr double kPatience = 0.3;

/// `fault`: of the text that is shown in place of the drawing; it is what has to be known then.
Headline headline_of(const Model& model, const Error* fault) {
    Headline answer = fault != nullptr ? fault_words(*fault) : words_of(model);
    if (fault == nullptr && is_old(model)) answer.tone = HeadlineTone::old;
    answer.title = true;
    return answer;
}

// ── what goes on, and what can be done ──

/// The job, once it takes longer than anyone would notice.
const Job* long_job(const Model& model) {
    const Job* job = model.verdict.job();
    return job != nullptr && job->progress.seconds > kPatience ? job : nullptr;
}

/// The last line: what goes on, or that all is done.
std::string last_line(const Frame& frame, const Model& model) {
    const Verdict& verdict = model.verdict;
    if (!verdict.has_puzzle() || verdict.shown() == nullptr) return "";
    if (const Job* job = verdict.job()) return progress_words(job->progress);
    if (is_old(model) || !verdict.failure().empty() || verdict.lost() != nullptr) return "";
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

void draw_progress(Frame& frame, const Model& model, Rect area) {
    const Job* job = long_job(model);
    if (job != nullptr) progress_bar(frame, area, "verdict.progress", say("Progress"), job->progress.fraction());
}

/// In the middle of the last row, as high as that; nothing when there is nothing to tell.
Block last_block(const std::string& line) {
    return Drawn{line.empty() ? 0 : kLastRow, [line](Frame& frame, Rect row) {
                     frame.label("verdict.line", "text", row, line);
                     frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                                      frame.paint.fitted(type::kSmall, line, row.w));
                 }};
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

float play_width(const Frame& frame) { return button_width(frame, say("Play")); }

/// What is proved to have no solution is not offered here: it can be played from Your puzzles.
void play_button(Frame& frame, const Model& model, Rect rect, const Command& play) {
    const bool disabled = !model.verdict.has_puzzle() || is_unsolvable(model);
    button(frame, rect, {"build.play", say("Play"), Icon::none, ButtonStyle::primary, disabled, std::nullopt}, play);
}

void choose_metric(Frame& frame, const Model& model, Rect row) {
    metric_selector(frame, row, "verdict.", model.verdict.metric(),
                    [](puzzle::Metric metric) -> Command { return command::SetVerdictMetric{metric}; });
}

/// Where the metrics need the whole line, so does the button, as in Play.
void add_metric(Card& card, const Model& model, float width, const Command& play) {
    const bool beside = width >= kVerdictNarrow;
    card.add(Drawn{space::kControl, [&model, &play, beside](Frame& frame, Rect row) {
                       if (beside) play_button(frame, model, row.cut_right(play_width(frame), 10), play);
                       choose_metric(frame, model, row);
                   }});
    if (beside) return;
    card.add(Drawn{space::kControl, [&](Frame& frame, Rect row) { play_button(frame, model, row, play); }},
             kVerdictGap);
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
    return 2 * space::kCard + space::kControl + kVerdictGap + button + kHeadlineHeight + kCheckingBar + 5 +
           most_rows_height(width - 2 * space::kCard) + kLastRow;
}

void verdict_card(Frame& frame, const Model& model, Rect area, const Command& play, const Error* fault) {
    Card card;
    add_metric(card, model, area.w - 2 * space::kCard, play);
    card.add(HeadlineBlock{kVerdictId, headline_of(model, fault)}, kVerdictGap);
    card.add(Drawn{kCheckingBar, [&](Frame& drawn, Rect bar) { draw_progress(drawn, model, bar); }});
    card.add(FactRows{verdict_rows(model), is_old(model) || fault != nullptr}, 5);
    if (fault == nullptr && has_verdict_actions(model))
        card.add_at_bottom(Drawn{kLastRow, [&](Frame& drawn, Rect row) { draw_verdict_actions(drawn, model, row); }});
    else
        card.add_at_bottom(last_block(fault != nullptr ? say("The board shows the last puzzle that could be read.")
                                                       : last_line(frame, model)));
    card.draw(frame, area);
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
    const Rect right = inner.cut_right(play_width(frame), 10);
    play_button(frame, model, {right.x, right.centre().y - 22, right.w, 44}, play);
    draw_progress(frame, model, {inner.x, inner.bottom() + space::kCard / 2 - kCheckingBar, inner.w, kCheckingBar});
    Headline headline = headline_of(model, fault);
    const float indent = headline_indent(frame, headline);
    auto link = fault == nullptr ? bar_link_of(model) : std::nullopt;
    if (link) headline.link = link_words(frame, model, link->first.label, inner.w - indent);
    draw_headline(frame, kVerdictId, headline, inner.inset(0, -kSpare));
    if (!link) return;
    inner.cut_left(indent);
    link->first.rect = {inner.x, inner.centre().y, inner.w, inner.bottom() + space::kCard - inner.centre().y};
    press(frame, std::move(link->first), {std::move(link->second)});
}

Card verdict_details(const Frame& frame, const Model& model) {
    std::vector<FactRow> rows = verdict_rows(model);
    for (FactRow& row : rows)
        if (row.id == kAnyRow) row.button.reset();  // it is in the bar
    Card card;
    card.add(Drawn{space::kFinger, [&](Frame& drawn, Rect row) { choose_metric(drawn, model, row); }});
    card.add(FactRows{std::move(rows), is_old(model), space::kFinger}, 8);
    card.add(last_block(last_line(frame, model)));
    return card;
}

}  // namespace shunt::ui
