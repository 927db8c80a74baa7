#include "ui/panels/play/solve.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/cards/metric_selector.hpp"
#include "ui/panels/cards/npuzzle_link.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kListHeight = 42;
constexpr float kButtonGap = 10;
constexpr const char* kUnknownLength = "–";
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

/// What the puzzle's file says of the length of a shortest solution; nothing once it is proved.
const puzzle::Fact* stated_length(const Model& model, puzzle::Metric metric) {
    return model.open.book().proved_length(metric) ? nullptr
                                                   : fact(model.open.entry(), puzzle::Fact::Subject::length, metric);
}

std::uint64_t whole(int value) { return static_cast<std::uint64_t>(value); }

/// What is known of the length in a metric, proved or stated: a number, "unsolvable", or a dash.
std::string brief_length(const Model& model, puzzle::Metric metric) {
    if (const auto proved = model.open.book().goal_depth(metric)) return grouped(whole(*proved));
    const puzzle::Fact* stated = stated_length(model, metric);
    if (stated == nullptr) return kUnknownLength;
    return stated->value ? grouped(stated->value->decimal()) : say("unsolvable");
}

/// "116 step · 90 slide · 81 move": for one piece at a time or for groups, as chosen; what is not known yet is left open.
std::string in_each_metric(const Model& model) {
    std::string text;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (puzzle::moves_groups(metric) != puzzle::moves_groups(model.open.metric())) continue;
        if (!text.empty()) text += " · ";
        text += say("{length} {metric}", {{"length", brief_length(model, metric)}, {"metric", metric_word(metric)}});
    }
    return text;
}

/// What is counted, behind a number.
const char* unit(puzzle::Metric metric, bool is_one) { return is_one ? metric_word(metric) : metric_words(metric); }

/// What the puzzle's file says, until it is proved.
Headline known_words(const puzzle::Fact& known, puzzle::Metric metric, const std::string& meaning) {
    if (!known.value) return {say("none"), say("unsolvable, known"), say("not proved here yet; Solve proves it")};
    return {grouped(known.value->decimal()), say("{unit}, known", {{"unit", unit(metric, *known.value == 1)}}),
            meaning};
}

/// What the search found.
Headline found_words(const SolveOutcome& report, puzzle::Metric metric, const std::string& meaning) {
    if (report.status == Status::solved)
        return {grouped(report.length.value_or(0)),
                say("{unit}, proved shortest", {{"unit", unit(metric, report.length == 1)}}), meaning};
    if (report.status == Status::unsolvable)
        return {say("none"), say("unsolvable, proved"), say("no order of moves reaches the goal")};
    const bool stopped = report.status == Status::cancelled;
    const std::string end = stopped ? say("stopped, {count, plural, one {# position} other {# positions}} searched",
                                          {{"count", report.expanded}})
                                    : say("the search ended before an answer");
    if (report.at_least > 0)
        return {"≥ " + grouped(whole(*report.at_least)),
                say("{units}, not proved", {{"units", unit(metric, report.at_least == 1)}}), end};
    return {"?", say("no answer"), end, HeadlineTone::open};
}

/// What follows from the count of positions, which nobody has solved for.
Headline counted_words(const ProvedLength& proved, puzzle::Metric metric) {
    if (!proved.length)
        return {say("none"), say("unsolvable, proved"), say("none of the positions that can be reached is a goal")};
    return {grouped(whole(*proved.length)),
            say("{unit}, proved shortest", {{"unit", unit(metric, *proved.length == 1)}}),
            say("all nearer positions are counted; Solve shows the moves")};
}

/// Between which numbers the answer lies, while it is looked for and after a search that ended early.
Headline way_words(const Model& model, const AnyOutcome& way) {
    const puzzle::Metric metric = model.open.metric();
    const bool searches = model.requests.asked(Purpose::solve);
    return {
        "≤ " + grouped(*way.length),
        say("{units}, at least {least} so far",
            {{"units", unit(metric, way.length == 1)}, {"least", model.answers.at_least()}}),
        searches ? say("a solution, not proved shortest; still searching") : say("a solution, not proved shortest")};
}

/// What is proved by then of an answer that is still looked for, where no solution is known.
Headline searching_words(const Model& model) {
    const std::uint64_t least = model.answers.at_least();
    return {"≥ " + grouped(least), say("{units} so far", {{"units", unit(model.open.metric(), least == 1)}}),
            say("no solution is known yet; still searching")};
}

/// What is proved or stated of the start holds wherever one can come to from it: moves can be taken back.
bool has_no_solution(const Model& model) {
    const auto proved = model.open.book().proved_length(model.open.metric());
    if (proved && !proved->length) return true;
    const puzzle::Fact* stated = stated_length(model, model.open.metric());
    return stated != nullptr && !stated->value;
}

/// What is known of the position on the board, once the user has left the start: no word of the start looks like one about it.
Headline words_from_here(const Model& model, const std::string& meaning) {
    const puzzle::Metric metric = model.open.metric();
    if (const auto left = model.distance.shown())
        return {grouped(whole(left->units)),
                left->old ? say("{units} to go before this move", {{"units", metric_words(metric)}})
                          : say("{unit} to go, proved shortest", {{"unit", unit(metric, left->units == 1)}}),
                meaning, left->old ? HeadlineTone::open : HeadlineTone::plain};
    const std::string start = brief_length(model, metric);
    const bool known = start != kUnknownLength;
    return {
        "?", say("{units} to go from here", {{"units", metric_words(metric)}}),
        known ? say("{length} {units} from the start", {{"length", start}, {"units", metric_words(metric)}}) : meaning,
        HeadlineTone::open};
}

Headline answer_of(const Model& model) {
    const puzzle::Metric metric = model.open.metric();
    const std::string meaning = say("a {metric}: {definition}",
                                    {{"metric", metric_word(metric)}, {"definition", say(puzzle::definition(metric))}});
    if (model.open.puzzle().goals().empty())
        return {"", say("No goal"), say("nothing to solve; every position can be analysed")};
    if (model.play.is_under_way() && !has_no_solution(model)) return words_from_here(model, meaning);
    const auto& answer = model.open.answer();
    const AnyOutcome* way = model.open.way();
    if (const puzzle::Fact* known = stated_length(model, metric)) {
        const std::string found = way == nullptr ? meaning
                                                 : say("a solution of {length} is found, not proved shortest",
                                                       {{"length", length_text(*way->length, metric)}});
        return known_words(*known, metric, found);
    }
    const auto proved = model.open.book().proved_length(metric);
    const bool is_told = answer && (answer->solution || answer->report.status == Status::unsolvable);
    if (proved && !is_told) return counted_words(*proved, metric);
    if (way != nullptr) return way_words(model, *way);
    if (!is_told && model.answers.searches_long()) return searching_words(model);
    if (!answer)
        return {"?", say("shortest solution in {units}", {{"units", metric_words(metric)}}), meaning,
                HeadlineTone::open};
    return found_words(answer->report, metric, meaning);
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
    return say("{made} + {left}", {{"made", *made}, {"left", length_text(whole(*left), metric)}});
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
        facts.push_back({"row.others", say("this solution also"),
                         other_counts_text(moves::count(answer.solution->moves), report.metric)});
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
                         say("some {length} further", {{"length", length_text(whole(*further), report.metric)}})});
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
    const Headline answer = answer_of(model);
    const std::string line = answer.big == "?" ? answer.strong + ": ?" : answer.big + " " + answer.strong;
    frame.label(kAnswerId, "text", row, told(answer));
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, line, row.w));
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
    card.add(HeadlineBlock{kAnswerId, answer_of(model)}, 4);
    card.add(FactRows{answer_facts(model)});
    if (has_list(model))
        card.add(Drawn{kListHeight, [&model](Frame& frame, Rect row) { list_row(frame, model, row); }});
    return card.add(further_links(model), 4);
}

}  // namespace shunt::ui
