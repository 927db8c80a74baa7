#include "ui/panels/finder.hpp"

#include <algorithm>
#include <array>

#include "ui/panels/found_cards.hpp"
#include "ui/panels/job.hpp"
#include "ui/panels/metric_selector.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kMeaning = 76;
constexpr std::array<const char*, kFindKinds.size()> kBriefKinds{"across", "its box", "corner", "anywhere"};
constexpr float kCaption = 18;
constexpr float kSetupHeight = 2 * space::kCard + 6 * space::kControl + 5 * space::kGap + kMeaning;
constexpr float kToldHeight = kSetupHeight + 4 * kCaption;  // with what each row is about

void choose_grid(Frame& frame, Rect row, const FindSetup& setup) {
    constexpr float kTimes = 28;
    const Rect rows = row.cut_left(kStepperWidth);
    const Rect times = row.cut_left(kTimes);
    stepper(frame, rows, {"find.rows", "rows", setup.rows, 1, Finder::kMostSide, [](int by) -> Command {
                              return command::StepFindRows{by};
                          }});
    frame.paint.text(times.centre(), type::kBody, frame.colours.quiet, "×", Align::centre);
    const Rect columns = row.cut_left(kStepperWidth);
    stepper(frame, columns, {"find.columns", "columns", setup.columns, 1, Finder::kMostSide, [](int by) -> Command {
                                 return command::StepFindColumns{by};
                             }});
    row.cut_left(10);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitting(type::kSmall, {"rows × columns", "rows × cols", ""}, row.w));
}

void choose_kind(Frame& frame, Rect row, const FindSetup& setup) {
    std::array<Segment, kFindKinds.size()> segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
        segments[i] = {std::string("find.kind:") + kFindKinds[i].name, kFindKinds[i].label, kFindKinds[i].meaning,
                       command::SetFindKind{i}};
    constexpr float kPadding = 5;
    if (segmented_width(frame, segments, type::kSmallMedium, kPadding) > row.w)
        for (std::size_t i = 0; i < segments.size(); ++i) segments[i].label = kBriefKinds[i];
    segmented(frame, row, "find.kind", "Kind of puzzle", segments, static_cast<int>(setup.kind), type::kSmallMedium);
}

void choose_way(Frame& frame, Rect row, const FindSetup& setup) {
    const std::array<Segment, 2> segments{
        Segment{"find.way:every", "every board", "search every board of the grid, up to 16 cells",
                command::SetFindWay{FindWay::every_board}},
        Segment{"find.way:evolve", "evolve", "change boards step by step and keep the hardest, for any grid",
                command::SetFindWay{FindWay::evolve}}};
    segmented(frame, row, "find.way", "How to search", segments, setup.way == FindWay::evolve ? 1 : 0);
}

Command type_shapes(std::string text) { return command::SetFindShapes{std::move(text)}; }

void choose_shapes(Frame& frame, const AppModel& model, Rect row, const FindSetup& setup) {
    if (setup.way == FindWay::evolve) {
        frame.label("find.shapes.none", "text", row, "Pieces of any shape");
        frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet, "Pieces of any shape");
        return;
    }
    const char* caption = "Only shapes";
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet, caption);
    row.cut_left(frame.paint.width(type::kSmall, caption), space::kGap);
    const Rect file = row.cut_right(button_width(frame, "File"), 8);
    const bool invalid = setup.has_shapes() && !model.finder().failure().empty();
    const TextField field{
        "find.shapes",
        "Only pieces of these shapes, as drawn: a slash ends a row, two slashes a shape; empty for all shapes",
        setup.shapes, invalid, type_shapes};
    text_field(frame, row, field);
    Actions actions{command::PickFile{"find.shapes.file"}};
    actions.type = type_shapes;
    button(frame, file, {"find.shapes.file", "File", Icon::none, ButtonStyle::plain, false, std::nullopt}, actions);
}

void explain(Frame& frame, Rect area, const FindSetup& setup) {
    std::string text = std::string(kFindKinds[setup.kind].meaning) + ".";
    if (setup.rows * setup.columns > Finder::kMostCells)
        text += " Grids of more than 16 cells have too many boards to search them all here; they evolve.";
    else if (setup.way == FindWay::every_board)
        text += " Shapes: X//XX//X/X are the unit and both dominoes; none: all shapes.";
    frame.label("find.meaning", "text", area, text);
    frame.paint.paragraph(area, type::kSmall, frame.colours.quiet, text);
}

void buttons(Frame& frame, const AppModel& model, Rect row) {
    const Finder& finder = model.finder();
    const Job* job = finder.job(model.jobs());
    if (job == nullptr && finder.can_go_on()) {
        const Rect go_on = row.cut_left(button_width(frame, "Go on"), space::kGap);
        button(frame, go_on, {"find.resume", "Go on", Icon::none, ButtonStyle::primary, false, std::nullopt},
               command::FindPuzzles{true});
        const Rect anew = row.cut_left(button_width(frame, "Begin anew"), space::kGap);
        button(frame, anew, {"find.start", "Begin anew", Icon::none, ButtonStyle::plain, false, std::nullopt},
               command::FindPuzzles{});
        return;
    }
    if (job == nullptr) {
        const Rect rect = row.cut_left(button_width(frame, "Find the hardest"), space::kGap);
        button(frame, rect, {"find.start", "Find the hardest", Icon::none, ButtonStyle::primary, false, std::nullopt},
               command::FindPuzzles{});
        return;
    }
    const char* label = job->paused ? "Resume" : "Pause";
    const Rect pause = row.cut_left(button_width(frame, "Resume"), space::kGap);
    button(frame, pause, {"find.pause", label, Icon::none, ButtonStyle::plain, job->cancelling, std::nullopt},
           command::PauseFinder{!job->paused});
    const Rect stop = row.cut_left(button_width(frame, "Stop"));
    button(frame, stop, {"find.stop", "Stop", Icon::none, ButtonStyle::danger, job->cancelling, std::nullopt},
           command::StopFinder{});
}

void setup_card(Frame& frame, const AppModel& model, Rect area) {
    const FindSetup& setup = model.finder().setup();
    Rect inner = card(frame, area);
    const bool told = area.h >= kToldHeight;
    // The rows make a sentence.
    const auto row = [&](const char* words) {
        if (told) frame.paint.text({inner.x, inner.cut_top(kCaption).y + 5}, type::kSmall, frame.colours.quiet, words);
        return inner.cut_top(space::kControl, space::kGap);
    };
    choose_grid(frame, row("On a grid of"), setup);
    metric_selector(frame, row("the hardest puzzle, counted in"), "find.", setup.metric,
                    [](puzzle::Metric metric) -> Command { return command::SetFindMetric{metric}; });
    choose_kind(frame, row("where one piece has to go"), setup);
    choose_way(frame, row("sought among"), setup);
    choose_shapes(frame, model, inner.cut_top(space::kControl, space::kGap), setup);
    explain(frame, inner.cut_top(kMeaning), setup);
    buttons(frame, model, inner.cut_top(space::kControl));
}

std::string grid_text(const FindSetup& setup) {
    return std::to_string(setup.rows) + " × " + std::to_string(setup.columns);
}

std::string summary(const FindReport& report, bool running) {
    const bool evolve = report.setup.way == FindWay::evolve;
    std::string text = evolve ? grouped(report.searched) + " candidates tried"
                              : grouped(report.searched) + " of " + grouped(report.boards) + " boards";
    text += " in " + duration_text(report.seconds);
    if (!report.reason.empty()) return text + "; ended: " + report.reason;
    if (running) return text + ", so far";
    return report.complete ? text : text + "; not all are searched";
}

void heading(Frame& frame, const AppModel& model, Rect area) {
    constexpr const char* kTitle = "The hardest puzzle for each number of pieces";
    constexpr const char* kAdvice = "Choose a grid; 3 × 3 takes a moment, 4 × 4 under a minute.";
    constexpr const char* kBrief = "4 × 4 takes under a minute.";
    const auto& report = model.finder().report();
    const std::string title = report ? "Hardest on " + grid_text(report->setup) + ", " +
                                           std::string(puzzle::to_string(report->setup.metric)) + " metric"
                                     : frame.paint.fitting(type::kToGo, {kTitle, "The hardest puzzles"}, area.w);
    const std::string& failure = model.finder().failure();
    const std::string line = report             ? summary(*report, model.finder().job(model.jobs()) != nullptr)
                             : !failure.empty() ? failure
                                                : frame.paint.fitting(type::kBody, {kAdvice, kBrief}, area.w);
    found_heading(frame, area, "find", title, line);
}

float leaderboard(Frame& frame, const AppModel& model, Rect area) {
    const auto& report = model.finder().report();
    FoundCards cards{"found", "Puzzles found", {}, puzzle::Metric::move};
    if (report) cards = {cards.id, cards.label, report->found, report->setup.metric};
    return found_cards(frame, model, area, cards);
}

}  // namespace

void finder_wide(Frame& frame, const AppModel& model, const ViewState&, const Layout& layout) {
    constexpr float kSetupWidth = 372;
    Rect body = layout.body;
    Rect left = body.cut_left(std::min(kSetupWidth, body.w / 2), space::kMargin);
    setup_card(frame, model, left.cut_top(left.h < kToldHeight ? kSetupHeight : kToldHeight, kJobGap));
    if (job_panels_height(model) > 0) job_panels(frame, model, left);
    heading(frame, model, body.cut_top(kFoundHeading, space::kGap));
    const Rect content = frame.memory.results_scroll.begin(frame, body);
    frame.memory.results_scroll.end(frame, leaderboard(frame, model, {content.x, content.y, content.w - 8, content.h}));
}

void finder_phone(Frame& frame, const AppModel& model, const ViewState&, const Layout& layout) {
    const Rect content = frame.memory.page_scroll.begin(frame, layout.page);
    Rect column{content.x + 16, content.y + 14, content.w - 32, 1e5f};
    const float top = content.y;
    setup_card(frame, model, column.cut_top(kToldHeight, kJobGap));
    if (const float height = job_panels_height(model); height > 0)
        job_panels(frame, model, column.cut_top(height, kJobGap));
    heading(frame, model, column.cut_top(kFoundHeading, space::kGap));
    const float used = leaderboard(frame, model, column);
    frame.memory.page_scroll.end(frame, column.y + used - top + 14);
}

}  // namespace shunt::ui
