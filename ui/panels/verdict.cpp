#include "ui/panels/verdict.hpp"

#include <optional>
#include <string>
#include <vector>

#include "ui/panels/job.hpp"
#include "ui/panels/metric_selector.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kAnswerHeight = 62;
constexpr float kBar = 3;
constexpr float kMostRows = 4;
constexpr float kLastRow = 34;
constexpr float kTextPadding = 10;  // of buttons without ground
/// A search that takes no longer shows no bar.
constexpr double kPatience = 0.3;

enum class Tone : unsigned char { plain, quiet, danger };

struct Words {
    std::string big;
    std::string strong;
    std::string quiet;
    Tone tone = Tone::plain;
};

std::string in_metric(puzzle::Metric metric, std::uint64_t length) {
    return std::string(puzzle::to_string(metric)) + (length == 1 ? "" : "s");
}

Words answer_words(const SolveOutcome& report, puzzle::Metric metric) {
    const std::string name(puzzle::to_string(metric));
    const std::string searched = grouped(report.expanded) + " positions searched in " + time_text(report);
    if (report.status == Status::solved) {
        const std::uint64_t length = report.length.value_or(0);
        return {grouped(length), in_metric(metric, length) + ", proved shortest",
                "a " + name + ": " + std::string(puzzle::definition(metric))};
    }
    if (report.status == Status::unsolvable) return {"", "No solution", "proved: every position seen", Tone::danger};
    const auto least = static_cast<std::uint64_t>(report.at_least.value_or(0));
    return {"≥ " + grouped(least), in_metric(metric, least) + ", not proved", searched};
}

Words words_of(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    if (!verdict.has_puzzle()) return {"", "No pieces yet", "draw a piece on the board", Tone::quiet};
    if (!verdict.failure().empty()) return {"", "Not checked", verdict.failure(), Tone::danger};
    if (const Job* job = verdict.lost(model.jobs())) return {"", "Not checked", job->failure, Tone::danger};
    const Judged* judged = verdict.shown();
    if (judged == nullptr) return {"", "Checking", "can it be solved, and in how many moves", Tone::quiet};
    if (judged->puzzle->puzzle.goals().empty())
        return {"", "Where should it end?", "without a goal there is nothing to solve", Tone::quiet};
    if (judged->starts_at_goal()) return {"0", "the start is a goal", "nothing has to be moved"};
    return answer_words(*judged->shortest(verdict.shown_metric()), verdict.shown_metric());
}

/// Whether the words are about the drawing as it was before.
bool is_old(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    return verdict.has_puzzle() && verdict.shown() != nullptr && !verdict.fresh();
}

std::string said(const AppModel& model, const Words& words) {
    return (is_old(model) ? "Before the last change: " : "") + words.big + (words.big.empty() ? "" : " ") +
           words.strong + "; " + words.quiet;
}

/// An old answer is there, but does not look like a new one.
Colour ink(const Frame& frame, const AppModel& model, const Words& words) {
    const Palette& colours = frame.colours;
    if (is_old(model)) return faded(colours.quiet, 0.6f);
    return words.tone == Tone::danger ? colours.danger : words.tone == Tone::quiet ? colours.quiet : colours.ink;
}

void draw_answer(Frame& frame, const AppModel& model, Rect area) {
    const Words words = words_of(model);
    frame.label("verdict", "text", area, said(model, words));
    const Colour colour = ink(frame, model, words);
    float x = area.x;
    const float y = area.centre().y;
    if (!words.big.empty()) {
        frame.paint.text({x, y}, type::kAnswer, colour, words.big);
        x += frame.paint.width(type::kAnswer, words.big) + 16;
    }
    const float room = area.right() - x;
    const TextStyle strong = words.big.empty() ? type::kTitle : type::kStrong;
    const float apart = words.big.empty() ? 14.0f : 10.0f;
    frame.paint.text({x, y - apart}, strong, colour, frame.paint.fitted(strong, words.strong, room));
    frame.paint.text({x, y + apart}, type::kSmall, is_old(model) ? colour : frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, words.quiet, room));
}

// ── rows ──

struct Row {
    const char* id;
    const char* label;
    std::string value;
};

/// What a question that is not answered yet shows.
constexpr const char* kOpen = "…";

/// "116 step · 90 slide · 81 move": for one piece at a time or for groups, as chosen.
std::string in_each_metric(const Judged& judged, puzzle::Metric shown) {
    std::string text;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (puzzle::moves_groups(metric) != puzzle::moves_groups(shown)) continue;
        const auto& report = judged.shortest(metric);
        const std::string length = !report ? kOpen : report->length ? grouped(*report->length) : "?";
        text += (text.empty() ? "" : " · ") + length + " " + std::string(puzzle::to_string(metric));
    }
    return text;
}

std::string reachable(const std::optional<CensusOutcome>& census) {
    if (!census) return kOpen;
    const std::string least = census->status == Status::complete ? "" : "at least ";
    const std::string all = census->packings.empty() ? "" : " of " + grouped(std::string_view(census->packings));
    return least + grouped(census->reachable) + all;
}

std::string farthest(const std::optional<CensusOutcome>& census) {
    if (!census) return kOpen;
    return census->status == Status::complete ? length_text(census->eccentricity, census->metric) : "?";
}

std::string number_of_solutions(const Judged& judged, puzzle::Metric metric) {
    if (!judged.numbered[static_cast<std::size_t>(metric)]) return kOpen;
    const std::string digits = judged.solutions(metric);
    return digits.empty() ? "not counted" : grouped(std::string_view(digits));
}

std::vector<Row> rows_of(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    const Judged* judged = verdict.shown();
    if (judged == nullptr || !verdict.failure().empty()) return {};
    const puzzle::Metric metric = verdict.shown_metric();
    const auto& census = judged->census(metric);
    const auto& report = judged->shortest(metric);
    const bool solved = judged->has_task() && report && report->status == Status::solved;
    const bool bound = judged->has_task() && !solved && report && report->status != Status::unsolvable;
    if (bound) return {{"verdict.memory", "memory", bytes_text(report->peak_bytes)}};
    std::vector<Row> rows;
    if (solved) rows.push_back({"verdict.each", "shortest in each metric", in_each_metric(*judged, metric)});
    if (solved) rows.push_back({"verdict.solutions", "shortest solutions", number_of_solutions(*judged, metric)});
    rows.push_back({"verdict.reachable", "reachable of all packings", reachable(census)});
    rows.push_back({"verdict.farthest", "farthest from the start", farthest(census)});
    return rows;
}

// ── what goes on, and what can be done ──

/// The job, once it takes longer than anyone would notice.
const Job* long_job(const AppModel& model) {
    const Job* job = model.verdict().job(model.jobs());
    return job != nullptr && job->progress.seconds > kPatience ? job : nullptr;
}

/// The last line: what goes on, or that all is done.
std::string last_line(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    if (!verdict.has_puzzle() || verdict.shown() == nullptr) return "";
    if (const Job* job = verdict.job(model.jobs())) return progress_words(job->progress);
    if (verdict.fresh() && verdict.failure().empty() && verdict.lost(model.jobs()) == nullptr)
        return "✓ as you have drawn it";
    return "";
}

/// There are pieces, but nothing to reach.
bool needs_goal(const AppModel& model) {
    const EntryPtr& puzzle = model.editor().puzzle();
    return puzzle && puzzle->puzzle.goals().empty() && model.editor().layer() == 0;
}

bool has_actions(const AppModel& model) {
    return needs_goal(model) || model.verdict().offers_more() || model.verdict().lost(model.jobs()) != nullptr;
}

void draw_actions(Frame& frame, const AppModel& model, Rect row) {
    row.x -= kTextPadding;
    const auto text_button = [&](const char* id, const std::string& label, const Command& command) {
        const Rect rect = row.cut_left(frame.paint.width(type::kStrong, label) + 2 * kTextPadding);
        button(frame, rect, {id, label, Icon::none, ButtonStyle::text, false, std::nullopt}, command);
    };
    if (needs_goal(model)) return text_button("build.goal", "Set the goal", command::ShowLayer{1});
    if (const Job* job = model.verdict().lost(model.jobs()))
        return text_button("verdict.again", "Try again", command::RetryJob{job->ticket});
    text_button("verdict.further", "Search further, up to " + bytes_text(Verdict::kMoreMemory),
                command::SearchFurther{});
    text_button("verdict.command", "Copy command", command::CopySolveCommand{});
}

void draw_last_line(Frame& frame, const std::string& line, Rect row) {
    if (line.empty()) return;
    frame.label("verdict.line", "text", row, line);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, line, row.w));
}

void draw_progress(Frame& frame, const AppModel& model, Rect area) {
    const Job* job = long_job(model);
    if (job != nullptr) progress_bar(frame, area, "verdict.progress", "Progress", job->progress.fraction());
}

void play_button(Frame& frame, const AppModel& model, Rect rect, const Command& play) {
    button(frame, rect,
           {"build.play", "Play", Icon::none, ButtonStyle::primary, !model.verdict().has_puzzle(), std::nullopt}, play);
}

}  // namespace

// What lies below must not move when an answer comes, so there is always room for the longest one.
float verdict_card_height() {
    return 2 * space::kCard + space::kControl + 4 + kAnswerHeight + kBar + 5 + kMostRows * kRowHeight + kLastRow;
}

void verdict_card(Frame& frame, const AppModel& model, Rect area, const Command& play) {
    Rect inner = card(frame, area);
    Rect top = inner.cut_top(space::kControl, 4);
    play_button(frame, model, top.cut_right(button_width(frame, "Play"), 10), play);
    metric_selector(frame, top, "verdict.", model.verdict().metric(),
                    [](puzzle::Metric metric) -> Command { return command::SetVerdictMetric{metric}; });
    draw_answer(frame, model, inner.cut_top(kAnswerHeight));
    draw_progress(frame, model, inner.cut_top(kBar, 5));
    for (const Row& row : rows_of(model)) fact_row(frame, inner, row.id, row.label, row.value);
    const Rect last = inner.cut_top(kLastRow);
    has_actions(model) ? draw_actions(frame, model, last) : draw_last_line(frame, last_line(model), last);
}

void verdict_bar(Frame& frame, const AppModel& model, Rect area, const Command& play) {
    Rect inner = card(frame, area);
    const Rect right = inner.cut_right(button_width(frame, "Play") + 8, 12);
    play_button(frame, model, {right.x, right.centre().y - 22, right.w, 44}, play);
    draw_progress(frame, model, {inner.x, inner.bottom() - kBar, inner.w, kBar});
    draw_answer(frame, model, inner);
}

}  // namespace shunt::ui
