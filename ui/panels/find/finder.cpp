#include "ui/panels/find/finder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/words.hpp"
#include "ui/panels/cards/found_cards.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/cards/metric_selector.hpp"
#include "ui/panels/cards/shapes_card.hpp"
#include "ui/panels/find/find_starts.hpp"
#include "ui/panels/library/library_list.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr std::array<Phrase, kFindKinds.size()> kBriefKinds{Phrase("across"), Phrase("its box"), Phrase("corner"),
                                                            Phrase("anywhere")};
constexpr float kBelowCaption = 3;
constexpr float kBetweenRows = 9;

void choose_grid(Frame& frame, Rect row, const FindSetup& setup) {
    constexpr float kTimes = 28;
    const auto side = [&](const char* id, const char* label, int value, Command (*step)(int by)) {
        stepper(frame, row.cut_left(kStepperWidth), {id, label, value, 1, Finder::kMostSide, step});
    };
    side("find.rows", say("rows"), setup.rows, [](int by) -> Command { return command::StepFindRows{by}; });
    frame.paint.text(row.cut_left(kTimes).centre(), type::kBody, frame.colours.quiet, "×", Align::centre);
    side("find.columns", say("columns"), setup.columns, [](int by) -> Command { return command::StepFindColumns{by}; });
    row.cut_left(10);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitting(type::kSmall, {say("rows × columns"), say("rows × cols"), ""}, row.w));
}

void choose_kind(Frame& frame, Rect row, const FindSetup& setup) {
    std::array<Segment, kFindKinds.size()> segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        segments[i] = {std::string("find.kind:") + kFindKinds[i].name, say(kFindKinds[i].label),
                       say(kFindKinds[i].meaning), command::SetFindKind{i}};
    constexpr float kPadding = 5;
    if (segmented_width(frame, segments, type::kSmallMedium, kPadding) > row.w)
        for (std::size_t i = 0; i < segments.size(); ++i) segments[i].label = say(kBriefKinds[i]);
    segmented(frame, row, "find.kind", say("Kind of puzzle"), segments, static_cast<int>(setup.kind),
              type::kSmallMedium);
}

Choice way_choice(const FindSetup& setup) {
    return {"find.way",
            say("How to search"),
            {{"find.way:every", say("every board"), say("search every board of the grid, up to 16 cells"),
              command::SetFindWay{FindWay::every_board}},
             {"find.way:evolve", say("evolve"), say("change boards step by step and keep the hardest, for any grid"),
              command::SetFindWay{FindWay::evolve}}},
            setup.way == FindWay::evolve ? 1 : 0};
}

ShapesCard find_shapes(const Model& model) {
    const Finder& finder = model.finder;
    return {Toggled::find_shapes,
            "find.shapes",
            "find.shapes.fold",
            Phrase("Only these shapes"),
            say("Only pieces of these shapes, as drawn: a slash ends a row, two slashes a shape; empty for all shapes"),
            finder.setup().shapes,
            finder.setup().has_shapes() && !finder.failure().empty(),
            finder.sheet(),
            [](std::string text) -> Command {
                return command::SetShapes{Toggled::find_shapes, std::move(text)};
            },
            finder.setup().way == FindWay::every_board};
}

std::string meaning(const FindSetup& setup) {
    const FindKind& kind = kFindKinds[setup.kind];
    std::string text = say(kind.meaning) + std::string(".");
    if (kind.found) text += std::string(" ") + say(*kind.found);
    if (setup.rows * setup.columns > Finder::kMostCells)
        text += std::string(" ") +
                say("Grids of more than 16 cells have too many boards to search them all here: they are evolved.");
    return text;
}

ButtonRow buttons(const Model& model) {
    ButtonRow row{{}, true};
    const auto add = [&row](const char* id, const char* label, ButtonStyle style, bool disabled, Command command) {
        row.buttons.push_back({{id, label, Icon::none, style, disabled}, std::move(command)});
    };
    // The line of the job below ends it.
    if (const Job* job = model.finder.job()) {
        add("find.pause", job->paused ? say("Resume") : say("Pause"), ButtonStyle::plain, job->cancelling,
            command::PauseFinder{!job->paused});
        return row;
    }
    const bool goes_on = model.finder.can_go_on();
    if (goes_on) add("find.resume", say("Go on"), ButtonStyle::primary, false, command::FindPuzzles{true});
    add("find.start", goes_on ? say("Begin anew") : say("Find the hardest"),
        goes_on ? ButtonStyle::plain : ButtonStyle::primary, false, command::FindPuzzles{});
    return row;
}

void choose_metric(Frame& frame, Rect row, const FindSetup& setup) {
    metric_selector(frame, row, "find.", setup.metric,
                    [](puzzle::Metric metric) -> Command { return command::SetFindMetric{metric}; });
}

Card setup_card(const Model& model) {
    const FindSetup& setup = model.finder.setup();
    Card card;
    // The rows make a sentence.
    const auto row = [&card](const char* words, Block control) {
        card.add(caption(words), kBetweenRows);
        card.add(std::move(control), kBelowCaption);
    };
    const auto drawn = [&setup](void (*control)(Frame&, Rect, const FindSetup&)) {
        return Drawn{space::kControl, [&setup, control](Frame& frame, Rect area) { control(frame, area, setup); }};
    };
    row(say("On a grid of"), drawn(choose_grid));
    row(say("the hardest puzzle, counted in"), drawn(choose_metric));
    row(say("where one piece has to go"), drawn(choose_kind));
    row(say("sought among"), way_choice(setup));
    card.add(note("find.meaning", meaning(setup)), space::kGap);
    card.add(buttons(model), space::kGap);
    return card;
}

/// What is chosen, and what runs, over each other; cuts them off.
void setup_column(Frame& frame, const Model& model, const ViewState& view, Rect& column, bool folds) {
    setup_card(model).place(frame, column, kJobGap);
    job_and_shapes(frame, model, view, find_shapes(model), column, folds);
}

std::string grid_text(const FindSetup& setup) {
    return std::to_string(setup.rows) + " × " + std::to_string(setup.columns);
}

std::string summary(const FindReport& report, bool running) {
    std::string done =
        report.setup.way == FindWay::evolve
            ? say("{count, plural, one {# candidate} other {# candidates}} tried", {{"count", report.searched}})
            : say("{searched} of {boards} boards", {{"searched", report.searched}, {"boards", report.boards}});
    // What an earlier visit has kept does not say how long it took.
    if (report.seconds > 0) done = say("{done} in {time}", {{"done", done}, {"time", duration_text(report.seconds)}});
    if (!report.reason.empty()) return say("{done}; ended: {reason}", {{"done", done}, {"reason", report.reason}});
    if (running) return say("{done}, so far", {{"done", done}});
    return report.complete ? done : say("{done}; not all are searched", {{"done", done}});
}

/// "Hardest on 3 × 3, move metric": of all only when every board was searched to the end.
std::string found_title(const FindReport& report) {
    const bool all = report.complete && report.setup.way == FindWay::every_board;
    const Phrase title =
        all ? Phrase("Hardest on {grid}, {metric} metric") : Phrase("Hardest found on {grid}, {metric} metric");
    return say(title, {{"grid", grid_text(report.setup)}, {"metric", metric_word(report.setup.metric)}});
}

/// Of which puzzles it is the hardest: "corner to corner, only these shapes".
std::string sought_words(const FindSetup& setup) {
    const char* kind = say(kFindKinds[setup.kind].label);
    return setup.has_shapes() ? say("{kind}, only these shapes", {{"kind", kind}}) : kind;
}

/// What is found, and of which puzzles, in one line; the latter has a line of its own where there is no room for both.
std::string whole_title(const FindReport& report) { return found_title(report) + ", " + sought_words(report.setup); }

bool has_sought_line(const Frame& frame, const Model& model, float width) {
    const auto& report = model.finder.report();
    return report && frame.paint.width(type::kToGo, whole_title(*report)) > width;
}

std::string advice(const Frame& frame, float width) {
    const char* whole = say("Choose a grid; 3 × 3 takes a moment, 4 × 4 under a minute.");
    return frame.paint.fitting(type::kBody, {whole, say("4 × 4 takes under a minute.")}, width);
}

/// What came of the last search; why it failed, before what an earlier one has found.
std::string outcome_words(const Frame& frame, const Model& model, float width) {
    const Finder& finder = model.finder;
    const Job* job = finder.job();
    const bool is_tried_again = job != nullptr && job->state != JobState::failed;
    if (!finder.failure().empty() && !is_tried_again) return finder.failure();
    return finder.report() ? summary(*finder.report(), job != nullptr) : advice(frame, width);
}

std::string before_first_title(const Frame& frame, float width) {
    const char* whole = say("The hardest puzzle for each number of pieces");
    return frame.paint.fitting(type::kToGo, {whole, say("The hardest puzzles")}, width);
}

/// Cut off the column.
void finder_heading(Frame& frame, const Model& model, Rect& column) {
    constexpr float kSoughtLine = 22;
    const auto& report = model.finder.report();
    const bool two = has_sought_line(frame, model, column.w);
    const Rect area = column.cut_top(kFoundHeading, two ? 0 : space::kGap);
    std::string title = before_first_title(frame, area.w);
    if (report) title = two ? found_title(*report) : whole_title(*report);
    found_heading(frame, area, "find", title, outcome_words(frame, model, area.w));
    if (!two) return;
    const Rect line = column.cut_top(kSoughtLine, space::kGap);
    const std::string sought = sought_words(report->setup);
    frame.label("find.sought", "text", line, sought);
    frame.paint.text({line.x, line.y + 10}, type::kBody, frame.colours.quiet,
                     frame.paint.fitted(type::kBody, sought, line.w));
}

/// Puzzles of the library that were found so. Returns the height.
float known_ones(Frame& frame, const Model& model, Rect area, Rect seen) {
    constexpr float kHeading = 30;
    LibraryFilter filter;
    filter.family = "Small and hard";  // puzzles/order.txt
    std::vector<ListedCard>& known = shown_puzzles(frame, all_puzzles(frame, model), filter);
    if (known.empty()) return 0;
    const Rect finder_heading = area.cut_top(kHeading);
    const char* words = say("Found by such searches before");
    frame.label("find.known", "heading", finder_heading, words);
    frame.paint.text({finder_heading.x, finder_heading.y + 8}, type::kStrong, frame.colours.ink, words);
    return kHeading + library_cards(frame, model, known, area, seen);
}

/// In place of puzzles, before the first search: what will be there, grids to begin with, and puzzles that are known, which are clipped to
/// `seen`. Returns the height.
float invitation(Frame& frame, const Model& model, Rect area, Rect seen) {
    constexpr float kWidest = 620;  // of a line
    const Rect all = area;
    area.w = std::min(area.w, kWidest);
    const char* words = say(
        "Pieces are laid on the grid in every way, and for each the start farthest from its goal is found. The hardest "
        "puzzles stand here then, one for each number of pieces: to play, or to edit a copy.");
    area.h = frame.paint.paragraph(area, type::kBody, frame.colours.quiet, words);
    frame.label("find.invitation", "text", area, words);
    float used = area.h + space::kMargin;
    used += find_starts(frame, {all.x, all.y + used, all.w, all.h - used}) + space::kMargin;
    return used + known_ones(frame, model, {all.x, all.y + used, all.w, all.h - used}, seen);
}

float leaderboard(Frame& frame, const Model& model, Rect area, Rect seen) {
    const auto& report = model.finder.report();
    if (!report && model.finder.job() == nullptr) return invitation(frame, model, area, seen);
    FoundCards cards{"found", say("Puzzles found"), {}, puzzle::Metric::move};
    if (report) cards = {cards.id, cards.label, report->found, report->setup.metric};
    return found_cards(frame, model, area, cards);
}

}  // namespace

void finder_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    constexpr float kSetupWidth = 372;
    Rect body = layout.body;
    const Rect left = body.cut_left(std::min(kSetupWidth, body.w / 2), space::kMargin);
    scrolled_column(frame, model, view, left, setup_column);
    finder_heading(frame, model, body);
    const Rect content = frame.memory.results_scroll.begin(frame, body);
    frame.memory.results_scroll.end(frame,
                                    leaderboard(frame, model, {content.x, content.y, content.w - 8, content.h}, body));
}

void finder_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Rect content = frame.memory.page_scroll.begin(frame, layout.page);
    Rect column{content.x + 16, content.y + 14, content.w - 32, 1e5f};
    const float top = content.y;
    setup_column(frame, model, view, column, true);
    finder_heading(frame, model, column);
    const float used = leaderboard(frame, model, column, layout.page);
    frame.memory.page_scroll.end(frame, column.y + used - top + 14);
}

std::optional<Command> finder_key(const Model& model, const ViewState& /*view*/, std::string_view key, bool /*shift*/,
                                  bool ctrl) {
    if (ctrl || !model.finder.sheet().cursor()) return std::nullopt;
    return toggle_key(shapes_board(find_shapes(model)), key);
}

}  // namespace shunt::ui
