#include "ui/panels/cards/solve.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/cards/metric_selector.hpp"
#include "ui/panels/cards/npuzzle_link.hpp"
#include "ui/panels/cards/solve_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using solve_words::has_no_solution;
using solve_words::in_each_metric;
using solve_words::stated_length;

constexpr float kListHeight = 42;
constexpr float kButtonGap = 10;
constexpr int kTimesMemory = 4;  // of what a computer may have more than a page
constexpr const char* kAnswerId = "answer";

/// Whether the metrics leave no room for Solve beside them.
bool is_narrow(float width) { return width < 340; }

/// Whether there is something to tell in rows: a search that was refused before it began tells nothing.
bool has_facts(const Model& model) { return model.open.answer() && model.open.answer()->report.expanded > 0; }

/// Whether all shortest solutions are counted.
bool has_count(const Model& model) {
    return model.open.answer() && !model.open.answer()->report.shortest_solutions.empty();
}

/// Also when they were counted without a list of them, as for a verdict.
bool offers_count(const Model& model) {
    return model.open.answer() && model.open.answer()->solution != nullptr && !lists_all(model.open.answer()->report);
}

bool has_list(const Model& model) {
    return !model.play.is_under_way() && has_count(model) && model.open.answer()->report.solutions.size() > 1;
}

/// Whether the search ended because there was no more memory, without a solution that is proved shortest.
bool needs_memory(const Model& model) {
    return has_facts(model) && model.open.answer()->report.status == Status::limit &&
           !model.open.answer()->report.length;
}

void choose_metric(Frame& frame, const Model& model, Rect row) {
    metric_selector(frame, row, "", model.open.metric(),
                    [](puzzle::Metric metric) -> Command { return command::SetMetric{metric}; });
}

/// "12 + 71 moves": what was made and what is left, without their sum, since a move that goes on with the piece moved last counts with the
/// one before it; of a line that begins elsewhere, or cannot be counted so, only the first.
std::string made_words(const Model& model) {
    const puzzle::Metric metric = model.open.metric();
    const std::optional<int> made = model.play.session().counts().in(metric);
    const std::optional<int> left = model.play.to_go();
    const std::string counted = count_text(model.play.session().counts(), metric);
    if (!model.play.session().begins_at_start()) return say("{length} from there", {{"length", counted}});
    if (!made || !left) return counted;
    return say("{made} + {left}", {{"made", *made}, {"left", length_text(static_cast<std::uint64_t>(*left), metric)}});
}

/// What is told while the board shows a position of the user's own: of that, and of the start only what says so.
std::vector<FactRow> facts_from_here(const Model& model) {
    std::vector<FactRow> facts{
        {"row.made", model.play.to_go() ? say("made, and to go") : say("made"), made_words(model)}};
    if (model.open.answer() || stated_length(model, model.open.metric()))
        facts.push_back({"row.each", say("from the start"), in_each_metric(model)});
    return facts;
}

std::vector<FactRow> answer_facts(const Model& model) {
    if (model.play.is_under_way() && !has_no_solution(model)) return facts_from_here(model);
    if (!has_facts(model)) return {};
    const Answer& answer = *model.open.answer();
    const SolveOutcome& report = answer.report;
    std::vector<FactRow> facts;
    if (answer.solution)
        facts.push_back(
            {"row.others", say("this solution also"), other_counts_text(answer.solution->counts, report.metric)});
    const bool only_known = std::any_of(puzzle::kMetrics.begin(), puzzle::kMetrics.end(), [&](puzzle::Metric metric) {
        return puzzle::moves_groups(metric) == puzzle::moves_groups(model.open.metric()) &&
               stated_length(model, metric);
    });
    facts.push_back({"row.each", only_known ? say("proved or known") : say("in each metric"), in_each_metric(model)});
    facts.push_back({"row.searched", say("positions searched"),
                     say("{positions} in {time}", {{"positions", report.expanded}, {"time", time_text(report)}})});
    facts.push_back({"row.memory", say("memory"), bytes_text(report.peak_bytes)});
    if (has_count(model)) facts.push_back({"row.all", say("all shortest"), solutions_text(report)});
    if (const auto further = outcome::moves_further(report, kTimesMemory))
        facts.push_back({"row.further", say("with {times} times the memory", {{"times", kTimesMemory}}),
                         say("some {length} further",
                             {{"length", length_text(static_cast<std::uint64_t>(*further), report.metric)}})});
    return facts;
}

/// "Solution 3 of 100 listed", with steps to the one before and after.
void list_row(Frame& frame, const Model& model, Rect row) {
    constexpr float kSide = 32;
    const Answer& answer = *model.open.answer();
    const std::string text = say("solution {number} of {count} listed",
                                 {{"number", answer.number + 1}, {"count", answer.report.solutions.size()}});
    frame.label("solutions", "text", row, text);
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    row.cut_top(6);
    const Rect next = row.cut_right(kSide, 6);
    const Rect previous = row.cut_right(kSide, 6);
    frame.paint.text({row.x, row.centre().y}, row.w < 250 ? type::kSmall : type::kBody, frame.colours.quiet, text);
    button(frame, previous,
           {"solutions.previous", say("Previous solution"), Icon::previous, ButtonStyle::plain, false, std::nullopt},
           command::NextSolution{-1});
    button(frame, next, {"solutions.next", say("Next solution"), Icon::next, ButtonStyle::plain, false, std::nullopt},
           command::NextSolution{1});
}

/// What else can be asked for.
Links further_links(const Model& model) {
    Links links;
    if (model.play.is_under_way())
        links.push_back(
            {"solve.start",
             model.requests.can_go_on(Purpose::solve) ? say("Go on from the start") : say("Solve from the start"),
             model.requests.asked(Purpose::solve), command::Solve{}});
    if (offers_count(model))
        links.push_back({"solve.all",
                         model.requests.can_go_on(Purpose::all) ? say("Go on counting all shortest")
                         : has_count(model)                     ? say("List them all")
                                                                : say("Count all shortest"),
                         model.requests.asked(Purpose::all), command::CountSolutions{}});
    if (needs_memory(model)) links.push_back({"solve.copy", say("Copy command"), false, command::CopyLargeSolve{}});
    if (auto tiles = npuzzle_link(model)) links.push_back(*std::move(tiles));
    return links;
}

}  // namespace

void answer_line(Frame& frame, const Model& model, Rect row) {
    const Headline answer = solve_words::words_of(model);
    frame.label(kAnswerId, "text", row, told(answer));
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, solve_words::in_a_line(answer), row.w));
}

const char* solve_word(const Model& model) {
    const bool here = model.play.is_under_way();
    if (model.requests.can_go_on(here ? Purpose::here : Purpose::solve)) return say("Go on");
    const bool stopped = !here && model.open.answer() && model.open.answer()->report.status == Status::cancelled;
    return stopped ? say("Start again") : say("Solve");
}

void solve_button(Frame& frame, const Model& model, Rect rect) {
    const bool here = model.play.is_under_way();
    const bool disabled =
        model.open.puzzle().goals().empty() || model.requests.asked(here ? Purpose::here : Purpose::solve);
    button(frame, rect, {"solve", solve_word(model), Icon::none, ButtonStyle::primary, disabled, std::nullopt},
           here ? Command(command::SolveHere{}) : Command(command::Solve{}));
}

Card solve_card(const Model& model, float width, bool own_button) {
    const bool below = own_button && is_narrow(width);
    Card card;
    card.add(Drawn{space::kControl, [&model, beside = own_button && !below](Frame& frame, Rect row) {
                       if (beside)
                           solve_button(frame, model,
                                        row.cut_right(button_width(frame, solve_word(model)), kButtonGap));
                       choose_metric(frame, model, row);
                   }});
    if (below)
        card.add(Drawn{space::kControl, [&model](Frame& frame, Rect row) { solve_button(frame, model, row); }},
                 kButtonGap);
    card.add(HeadlineBlock{kAnswerId, solve_words::words_of(model)}, 4);
    card.add(FactRows{answer_facts(model)});
    if (has_list(model))
        card.add(Drawn{kListHeight, [&model](Frame& frame, Rect row) { list_row(frame, model, row); }});
    card.add(further_links(model), 4);
    return card;
}

}  // namespace shunt::ui
