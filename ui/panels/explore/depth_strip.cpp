#include "ui/panels/explore/depth_strip.hpp"

#include <array>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/panels/explore/position_strip.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kStripHeading = 38;
constexpr float kNumberField = 78;
constexpr float kSoughtGap = 10;
constexpr float kBelowPicture = 92;  // of what the strip gives to a position

/// What is proved of the way from there to a goal: "24 moves to a goal", and as much of it as has room below its picture; or nothing.
struct StripDistance {
    std::string whole;
    std::string brief;
};
StripDistance strip_distance(const Frame& frame, const Model& model, const puzzle::Position& position) {
    const puzzle::Position at = canonical(model.open.puzzle(), position);
    if (model.open.puzzle().is_solved(at)) return {say("a goal"), say("a goal")};
    const WayOn* way = model.open.book().way_on(model.open.metric(), at);
    if (way == nullptr || !way->proved) return {};
    const std::string length = length_text(static_cast<std::uint64_t>(way->to_go), model.open.metric());
    const std::string left = say("{length} to go", {{"length", length}});
    return {say("{length} to a goal", {{"length", length}}),
            frame.paint.fitting(type::kSmall, {left.c_str(), length.c_str()}, kBelowPicture)};
}

/// What a position of the depth is looked for by.
struct SoughtFor {
    const char* id;
    Phrase label;
    Phrase brief;
    StandsOut kind;
};
constexpr std::array kSoughtFor{
    SoughtFor{"position.nearest", Phrase("Nearest to a goal"), Phrase("Nearest to goal"), StandsOut::nearest_to_goal},
    SoughtFor{"position.farthest", Phrase("Farthest from a goal"), Phrase("Farthest from goal"),
              StandsOut::farthest_from_goal},
};

float sought_width(const Frame& frame) {
    float width = 0;
    for (const SoughtFor& each : kSoughtFor) width += button_width(frame, say(each.label)) + kSoughtGap;
    return width;
}

/// Whether they are offered, and whether they have a row for themselves.
bool offers_sought(const Model& model) {
    return model.explorer.census().selected && model.explorer.census().meets_goals();
}
bool is_sought_below(const Frame& frame, const Model& model, float width) {
    constexpr float kTitleAndNumber = 420;
    return offers_sought(model) && width < sought_width(frame) + kTitleAndNumber;
}

/// The positions of the depth that are nearest to a goal, and farthest from one; in a row of their own each has its part of it.
void sought_buttons(Frame& frame, const Model& model, Rect& row, bool below) {
    const float part = (row.w - kSoughtGap) / static_cast<float>(kSoughtFor.size());
    const auto draw = [&](const SoughtFor& each, Rect place) {
        const bool fits = button_width(frame, say(each.label)) <= place.w;
        button(frame, place,
               {each.id, fits ? say(each.label) : say(each.brief), Icon::none, ButtonStyle::plain,
                model.explorer.landmark_wanted(each.kind), std::nullopt},
               command::ShowLandmark{each.kind});
    };
    if (below)
        for (const SoughtFor& each : kSoughtFor) draw(each, row.cut_left(part, kSoughtGap));
    else
        for (auto each = kSoughtFor.rbegin(); each != kSoughtFor.rend(); ++each)
            draw(*each, row.cut_right(button_width(frame, say(each->label)), kSoughtGap));
}

/// The number of the position shown, which can be typed, and another one by chance.
void number_and_chance(Frame& frame, const Model& model, Rect& row) {
    const bool beside = offers_sought(model) && !is_sought_below(frame, model, row.w);
    const char* chance = say("Random");
    button(frame, row.cut_right(button_width(frame, chance), 10),
           {"position.random", chance, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::RandomPosition{});
    if (beside) sought_buttons(frame, model, row, false);
    if (!model.explorer.census().selected) return;
    TextField field;
    field.id = "position.number";
    field.label = say("Number of the position");
    field.text = model.explorer.depths().number(model.play.sample());
    field.invalid = model.explorer.depths().number_wrong();
    field.type = [](std::string text) -> Command { return command::TypePosition{std::move(text)}; };
    text_field(frame, row.cut_right(kNumberField, 10), field);
    const char* words = say("number");
    const float width = frame.paint.width(type::kBody, words);
    if (row.w < width + 180) return;
    frame.paint.text({row.right() - width, row.centre().y}, type::kBody, frame.colours.quiet, words);
    row.cut_right(width, 10);
}

void strip_heading(Frame& frame, const Model& model, Rect row) {
    number_and_chance(frame, model, row);
    const CensusView census = model.explorer.census();
    const std::string title =
        census.selected ? say("Depth {depth}", {{"depth", *census.selected}}) : say("Positions of a depth");
    const std::string count = census.selected ? count_text(census, *census.selected) : "";
    frame.label("strip.title", "heading", row, count.empty() ? title : title + ": " + count);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, title, row.w));
    row.cut_left(frame.paint.width(type::kStrong, title) + 12);
    if (count.empty()) return;
    const std::string brief =
        say("{count, plural, one {# position} other {# positions}}", {{"count", census.count(*census.selected)}});
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet,
                     frame.paint.fitting(type::kBody, {count.c_str(), brief.c_str(), ""}, row.w));
}

PositionWords words_of(const Frame& frame, const Model& model, std::uint64_t index, bool in_sight) {
    const StripDistance distance =
        in_sight ? strip_distance(frame, model, model.explorer.depths().page().at(index)) : StripDistance{};
    const std::string number = grouped(index + 1);
    if (distance.whole.empty()) return {say("position {number}", {{"number", number}}), number};
    return {say("position {number}, {distance}", {{"number", number}, {"distance", distance.whole}}), distance.brief};
}

/// The page that is at hand, one of its positions chosen.
PositionStrip strip_of(const Frame& frame, const Model& model) {
    const DepthPage& page = model.explorer.depths().page();
    PositionStrip strip;
    strip.id = "strip";
    strip.label = say("Positions of this depth");
    strip.each = "position:";
    strip.list = page.depth;
    strip.from = page.from;
    strip.count = page.positions.size();
    strip.chosen = model.play.sample()->index;
    strip.position = [&page](std::uint64_t index) -> const puzzle::Position& { return page.at(index); };
    strip.words = [&frame, &model](std::uint64_t index, bool in_sight) {
        return words_of(frame, model, index, in_sight);
    };
    strip.choose = [depth = page.depth](std::uint64_t index) -> Command { return command::ShowPosition{depth, index}; };
    return strip;
}

}  // namespace

float depth_strip_height(const Frame& frame, const Model& model, float width) {
    const bool below = is_sought_below(frame, model, width - 2 * space::kCard);
    return 2 * space::kCard + (below ? 2 : 1) * (kStripHeading + 8) + kPositionStripHeight;
}

void depth_strip(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    const bool below = is_sought_below(frame, model, inner.w);
    strip_heading(frame, model, inner.cut_top(kStripHeading, 8));
    if (below) {
        Rect row = inner.cut_top(kStripHeading, 8);
        sought_buttons(frame, model, row, true);
    }
    const std::optional<int> selected = model.explorer.census().selected;
    const DepthPage& page = model.explorer.depths().page();
    if (selected && model.play.sample() != nullptr &&
        page.has(model.open.metric(), *selected, model.play.sample()->index))
        return position_strip(frame, model, strip_of(frame, model), inner);
    // What comes next is scrolled to, though it has the depth and number of what was there in another metric or of another puzzle.
    frame.memory.strip_shown = {-1, 0};
    const char* words = selected
                            ? say("Looking for the positions of this depth.")
                            : say("Choose a depth in the chart, and all of its positions can be looked at one by one.");
    frame.label("strip.empty", "text", inner, words);
    frame.paint.paragraph({inner.x, inner.y + 6, inner.w, inner.h}, type::kBody, frame.colours.quiet, words);
}

}  // namespace shunt::ui
