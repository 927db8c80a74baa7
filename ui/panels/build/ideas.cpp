#include "ui/panels/build/ideas.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kIdeasHeading = 32;
constexpr float kAroundSummary = 3;
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

/// What the card has then.
float height_before() {
    return 2 * space::kCard + kIdeasHeading + 2 * kAroundSummary + Painter::line_height(type::kSmall) +
           static_cast<float>(kRowsBefore) * kIdeasRow;
}

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

ActionRow heading_row(const Ideas& ideas) {
    ActionRow row{"ideas", ideas.heading()};
    row.buttons = {ideas.running() ? ButtonAction{{"ideas.stop", say("Stop")}, command::StopIdeas{}}
                                   : ButtonAction{{"ideas.more", say("Try more")}, command::TryPairs{}}};
    row.height = kIdeasHeading;
    return row;
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

void add_ideas(Card& card, const Model& model) {
    const Ideas& ideas = model.ideas;
    card.add(heading_row(ideas));
    card.add(note("ideas.summary", summary_of(ideas, ideas.running())), kAroundSummary);
    float gap = kAroundSummary;
    for (std::size_t number = 0; number < rows_shown(model); ++number)
        card.add(Drawn{kIdeasRow, [&ideas, number](Frame& frame, Rect row) { draw_idea(frame, ideas, number, row); }},
                 std::exchange(gap, 0.0f));
    if (const auto* nearest = offered_nearest(model))
        card.add(
            Drawn{kNearest, [&model, nearest](Frame& frame, Rect area) { draw_nearest(frame, model, *nearest, area); }},
            gap);
}

/// While it is tried whether anything helps.
void add_waiting(Card& card) {
    ActionRow heading{"ideas", say("Make it solvable")};
    heading.height = kIdeasHeading;
    card.add(std::move(heading));
    card.add(note("ideas.summary", say("Small changes are tried next")), kAroundSummary);
}

}  // namespace

bool ideas_come_first(const Model& model) { return verdict_words::shows_no_solution(model); }

Card ideas_card(const Model& model) {
    Card card;
    if (model.ideas.any())
        add_ideas(card, model);
    else if (ideas_come_first(model))
        add_waiting(card);
    if (ideas_come_first(model)) card.least(height_before());
    return card;
}

void place_ideas(Frame& frame, const Model& model, Rect& column, float gap) {
    const EntryPtr shown = std::exchange(frame.memory.ghost, nullptr);
    ideas_card(model).place(frame, column, gap);
    if (frame.memory.ghost != shown) frame.again = true;  // the board is drawn before
}

}  // namespace shunt::ui
