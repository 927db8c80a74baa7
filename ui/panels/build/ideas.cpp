#include "ui/panels/build/ideas.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kIdeasHeading = 32;
constexpr float kSummary = 24;
constexpr float kIdeasRow = 64;
constexpr float kIdeasThumbnail = 42;
constexpr float kNearest = 108;
constexpr std::size_t kMostRows = 6;
/// Before the card of the selection they always have the same room: what lies below must not move when they come.
constexpr std::size_t kRowsBefore = 3;
constexpr Phrase kTried("{count, plural, one {# small change tried} other {# small changes tried}}");
constexpr Phrase kPairsTried("{count, plural, one {# pair of changes tried} other {# pairs of changes tried}}");
constexpr Phrase kLonger("{tried}, {ways, plural, one {# makes it longer} other {# make it longer}}");
constexpr Phrase kSolvable("{tried}, {ways, plural, one {# lets it be solved} other {# let it be solved}}");

std::size_t rows_shown(const Model& model) {
    if (!model.ideas.any()) return 0;
    return std::min(model.ideas.list().size(), ideas_come_first(model) ? kRowsBefore : kMostRows);
}

/// "48 small changes tried, 12 make it longer"; that none does is said once all are tried.
std::string summary_of(const Ideas& ideas, bool running) {
    const outcome::VariationsOutcome& report = ideas.report();
    const std::string tried = say(ideas.of_pairs() ? kPairsTried : kTried, {{"count", report.tried}});
    if (ideas.ways() == 0 && running) return tried;
    if (ideas.ways() == 0)
        return report.unsolvable ? say("{tried}, none lets it be solved", {{"tried", tried}})
                                 : say("{tried}, none makes it longer", {{"tried", tried}});
    return say(report.unsolvable ? kSolvable : kLonger, {{"tried", tried}, {"ways", ideas.ways()}});
}

void draw_heading(Frame& frame, const Ideas& ideas, bool running, Rect row) {
    const char* label = running ? say("Stop") : say("Try more");
    const Rect right = row.cut_right(button_width(frame, label), 8);
    if (running) {
        button(frame, right, {"ideas.stop", label, Icon::none, ButtonStyle::plain, false, std::nullopt},
               command::StopIdeas{});
    } else {
        button(frame, right, {"ideas.more", label, Icon::none, ButtonStyle::plain, false, std::nullopt},
               command::TryPairs{});
    }
    frame.label("ideas", "heading", row, ideas.heading());
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, ideas.heading());
}

/// "50 moves", and how many more that is.
void draw_length(Frame& frame, const Ideas& ideas, const Idea& idea, Vec at) {
    const std::string length = length_text(idea.length, ideas.report().metric);
    if (!ideas.report().length) return frame.paint.text(at, type::kSmallStrong, frame.colours.accent, length);
    frame.paint.text(at, type::kSmall, frame.colours.quiet, length);
    at.x += frame.paint.width(type::kSmall, length + " ");
    frame.paint.text(at, type::kSmallStrong, frame.colours.accent, "+" + grouped(idea.length - *ideas.report().length));
}

/// What is changed, in two lines where it is long. How far below the middle of the row there is room for the length.
float draw_words(Frame& frame, const std::string& words, Rect row) {
    const float y = row.centre().y;
    if (frame.paint.width(type::kBody, words) <= row.w) {
        frame.paint.text({row.x, y - 9}, type::kBody, frame.colours.ink, words);
        return 10;
    }
    frame.paint.push_clip(row);
    frame.paint.paragraph({row.x, y - 29, row.w, 38}, type::kBody, frame.colours.ink, words);
    frame.paint.pop_clip();
    return 20;
}

/// The pointer is anywhere over the row; a finger hovers over nothing.
bool row_hovered(const Frame& frame, Rect row) { return !frame.touch && row.contains(frame.pointer); }

void draw_idea(Frame& frame, const Ideas& ideas, std::size_t number, Rect row) {
    const Idea& idea = ideas.list()[number];
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    const std::string id = "ideas:" + std::to_string(number);
    const Rect whole = row;
    const char* label = say("Take");
    Rect take = row.cut_right(button_width(frame, label), 10);
    take = {take.x, take.centre().y - 16, take.w, 32};
    if (frame.focused == id + ".take" || row_hovered(frame, whole)) frame.memory.ghost = idea.entry;
    button(frame, take, {id + ".take", label, Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::TakeIdea{idea.entry});
    const Rect picture = row.cut_left(kIdeasThumbnail, 12);
    draw_thumbnail(frame, idea.entry->puzzle, idea.entry->start, frame.memory.colours(idea.entry),
                   {picture.x, picture.centre().y - kIdeasThumbnail / 2, kIdeasThumbnail, kIdeasThumbnail});
    frame.label(id, "text", row, idea.words + ": " + length_text(idea.length, ideas.report().metric));
    draw_length(frame, ideas, idea, {row.x, row.centre().y + draw_words(frame, idea.words, row)});
}

/// Where no change helps: what the puzzle can reach instead, unless its start is already as near.
const outcome::Nearest* offered_nearest(const Model& model) {
    const Ideas& ideas = model.ideas;
    if (!ideas.any() || !ideas.report().unsolvable || ideas.ways() != 0 || ideas.running()) return nullptr;
    return model.judging.nearest();
}

/// "Nearest it gets", with the position and the offer to have it as the goal.
void draw_nearest(Frame& frame, const Model& model, const outcome::Nearest& nearest, Rect area) {
    frame.paint.line({area.x, area.y}, {area.right(), area.y}, frame.colours.line);
    const EntryPtr& entry = model.editor.puzzle();
    const auto position = puzzle::parse_position(entry->puzzle, nearest.position);
    const Rect picture = area.cut_left(kNearest - 16, 14);
    if (position)
        draw_thumbnail(frame, entry->puzzle, *position, frame.memory.colours(entry),
                       {picture.x, picture.centre().y - picture.w / 2, picture.w, picture.w});
    const std::string words =
        nearest.differing == 0
            ? say("every goal cell covered, by other pieces")
            : say("{differing} of {cells, plural, one {# goal cell differs} other {# goal cells differ}}",
                  {{"differing", nearest.differing}, {"cells", nearest.cells}});
    const float y = area.centre().y;
    frame.label("ideas.nearest", "text", {area.x, y - 40, area.w, 40},
                say("Nearest it gets: {differences}", {{"differences", words}}));
    frame.paint.text({area.x, y - 32}, type::kStrong, frame.colours.ink, say("Nearest it gets"));
    frame.paint.text({area.x, y - 11}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, words, area.w));
    const char* label = say("Use it as the goal");
    button(frame, {area.x, y + 4, std::min(area.w, button_width(frame, label)), 34},
           {"ideas.nearest.use", label, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::UseNearest{});
}

/// While it is tried whether anything helps.
void draw_waiting(Frame& frame, Rect area) {
    Rect inner = card(frame, area);
    const Rect row = inner.cut_top(kIdeasHeading);
    const char* heading = say("Make it solvable");
    frame.label("ideas", "heading", row, heading);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, heading);
    const Rect line = inner.cut_top(kSummary);
    const char* summary = say("Small changes are tried next");
    frame.label("ideas.summary", "text", line, summary);
    frame.paint.text({line.x, line.centre().y}, type::kSmall, frame.colours.quiet, summary);
}

void draw_card(Frame& frame, const Model& model, Rect area) {
    const Ideas& ideas = model.ideas;
    const std::size_t rows = rows_shown(model);
    Rect inner = card(frame, area);
    const bool running = ideas.running();
    draw_heading(frame, ideas, running, inner.cut_top(kIdeasHeading));
    const Rect line = inner.cut_top(kSummary);
    const std::string summary = summary_of(ideas, running);
    frame.label("ideas.summary", "text", line, summary);
    frame.paint.text({line.x, line.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, summary, line.w));
    for (std::size_t number = 0; number < rows; ++number) draw_idea(frame, ideas, number, inner.cut_top(kIdeasRow));
    if (const auto* nearest = offered_nearest(model)) draw_nearest(frame, model, *nearest, inner.cut_top(kNearest));
}

}  // namespace

bool ideas_come_first(const Model& model) { return verdict_words::shows_no_solution(model); }

float ideas_card_height(const Model& model) {
    const bool first = ideas_come_first(model);
    if (!first && !model.ideas.any()) return 0;
    const float nearest = offered_nearest(model) != nullptr ? kNearest : 0;
    const float rows = static_cast<float>(first ? kRowsBefore : rows_shown(model)) * kIdeasRow;
    return 2 * space::kCard + kIdeasHeading + kSummary + (first ? rows : rows + nearest);
}

void ideas_card(Frame& frame, const Model& model, Rect area) {
    const Ideas& ideas = model.ideas;
    const EntryPtr shown = std::exchange(frame.memory.ghost, nullptr);
    if (ideas.any())
        draw_card(frame, model, area);
    else if (ideas_come_first(model))
        draw_waiting(frame, area);
    if (frame.memory.ghost != shown) frame.again = true;  // the board is drawn before
}

}  // namespace shunt::ui
