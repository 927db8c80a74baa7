#include "ui/panels/explore/profile_rows.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kBesideFrom = 620;  // wide enough for words and bars beside each other
constexpr float kWords = 216;
constexpr float kBars = 62;
constexpr float kLine = 20;
constexpr float kProfileGap = 14;
constexpr float kAxis = 24;

bool is_wide(float width) { return width >= kBesideFrom; }
float profile_height(float width) { return is_wide(width) ? kBars : 2 * kLine + 6 + kBars; }

/// Where the parts of a profile stand.
struct ProfilePlaces {
    Rect words;
    Rect count;   ///< the button that counts
    Rect remove;  ///< of one beside the open one
    Rect bars;
};

Rect square_at_middle(Rect place, float side) { return {place.x, place.centre().y - side / 2, place.w, side}; }

ProfilePlaces wide_places(const Frame& frame, Rect row) {
    ProfilePlaces places;
    places.words = row.cut_left(kWords, 12);
    places.remove = square_at_middle(row.cut_right(space::kControl, 8), space::kControl);
    const float width = std::min(button_width(frame, say("Count all")), places.words.w);
    places.count = {places.words.x - 10, row.bottom() - 28, width, 28};
    places.bars = row;
    return places;
}

ProfilePlaces narrow_places(const Frame& frame, const Profile& profile, Rect row) {
    ProfilePlaces places;
    Rect head = row.cut_top(2 * kLine, 6);
    if (!profile.is_open()) places.remove = square_at_middle(head.cut_right(space::kFinger, 4), space::kFinger);
    if (profile.can_count)
        places.count = square_at_middle(head.cut_right(button_width(frame, say("Count all")), 4), space::kFinger);
    places.words = head;
    places.bars = row;
    return places;
}

ProfilePlaces places_of(const Frame& frame, const Profile& profile, Rect row) {
    return is_wide(row.w) ? wide_places(frame, row) : narrow_places(frame, profile, row);
}

// ── one of them ──

void draw_bars(Frame& frame, const Profile& profile, Rect plot, int depths) {
    const Colour ink = profile.is_open() ? frame.colours.accent : frame.colours.quiet;
    draw_depth_bars(frame, profile.census, {plot, depths, 0, mix(frame.colours.card, ink, 0.5f)});
    frame.paint.line({plot.x, plot.bottom()}, {plot.right(), plot.bottom()}, frame.colours.line);
}

/// The name, and below it two lines, or one where there is height for one.
void draw_words(Frame& frame, const Profile& profile, const ProfileWords& words, Rect rect) {
    const Painter& paint = frame.paint;
    const auto line = [&](int row, TextStyle style, Colour colour, const std::string& text) {
        const float y = rect.y + kLine * (static_cast<float>(row) + 0.5f);
        frame.paint.text({rect.x, y}, style, colour, paint.fitted(style, text, rect.w));
    };
    line(0, type::kStrong, frame.colours.ink, profile.name);
    if (rect.h >= 3 * kLine) {
        line(1, type::kSmall, frame.colours.quiet, words.positions);
        if (!profile.can_count) line(2, type::kSmall, frame.colours.quiet, words.reach);
        return;
    }
    const std::string both = words.positions.empty() ? "" : words.positions + " · " + words.reach;
    line(1, type::kSmall, frame.colours.quiet,
         paint.fitting(type::kSmall, {both.c_str(), words.reach.c_str()}, rect.w));
}

void profile_buttons(Frame& frame, const Profile& profile, const ProfilePlaces& places) {
    if (profile.is_open()) return;
    if (profile.can_count)
        button(frame, places.count,
               {"beside.count:" + profile.id, say("Count all"), Icon::none, ButtonStyle::text, false, std::nullopt},
               command::CountBeside{profile.id});
    button(frame, places.remove,
           {"beside.remove:" + profile.id, say("Remove {puzzle}", {{"puzzle", profile.name}}), Icon::close,
            ButtonStyle::text, false, std::nullopt},
           command::RemoveBeside{profile.id});
}

// ── the depths of all of them ──

/// All bars and their axis, from the first profile to the last.
Rect plot_of(const Frame& frame, const std::vector<Profile>& profiles, Rect area) {
    const Rect bars = places_of(frame, profiles.front(), {area.x, area.y, area.w, profile_height(area.w)}).bars;
    return {bars.x, bars.y, bars.w, area.y + profile_rows_height(profiles, area.w) - bars.y};
}

float x_of(Rect plot, int depths, int depth) {
    return plot.x + plot.w * (static_cast<float>(depth) + 0.5f) / static_cast<float>(depths);
}

void draw_axis(Frame& frame, puzzle::Metric metric, Rect plot, int depths) {
    CensusView all;
    all.range = {0, depths};
    const std::string unit = metric_words(metric);
    const float end = plot.right() - frame.paint.width(type::kSmall, unit) - 24;
    const float y = plot.bottom() - kAxis / 2;
    const int step = all.depth_step(static_cast<int>(plot.w / 44));
    for (int depth = 0; depth < depths && x_of(plot, depths, depth) <= end; depth += step)
        frame.paint.text({x_of(plot, depths, depth), y}, type::kSmall, frame.colours.quiet,
                         grouped(static_cast<std::uint64_t>(depth)), Align::centre);
    frame.paint.text({plot.right(), y}, type::kSmall, frame.colours.quiet, unit, Align::right);
}

/// In the bars of one.
void mark_depth(Frame& frame, Rect bars, int depths, int depth, Colour colour) {
    const float x = x_of(bars, depths, depth);
    frame.paint.line({x, bars.y}, {x, bars.bottom()}, colour);
}

/// The depth that the pointer is at.
int depth_at(const Frame& frame, Rect plot, int depths) {
    const float part = std::clamp((frame.pointer.x - plot.x) / plot.w, 0.0f, 1.0f);
    return std::min(static_cast<int>(part * static_cast<float>(depths)), depths - 1);
}

void depth_slider(Frame& frame, puzzle::Metric metric, const std::vector<Profile>& profiles, std::optional<int> depth,
                  Rect plot) {
    constexpr int kNone = -1;
    Widget widget;
    widget.id = "beside.depth";
    widget.role = "slider";
    widget.label = say("Depth that is compared");
    widget.rect = plot;
    widget.value = depth.value_or(kNone);
    widget.min = kNone;
    widget.max = depths_of(profiles) - 1;
    if (!depth) widget.value_text = say("no depth chosen");
    if (depth)
        for (const std::string& line : depth_lines(profiles, metric, *depth))
            widget.value_text += (widget.value_text.empty() ? "" : "; ") + line;
    Actions actions;
    actions.set = [](int value) -> Command { return command::TellDepth{value}; };
    mirror(frame, std::move(widget), std::move(actions));
}

/// Bars, with the depth that is told marked in them; whether the pointer is over them.
bool pressed_bars(Frame& frame, const Profile& profile, std::optional<int> told, int depths, Rect bars) {
    draw_bars(frame, profile, bars, depths);
    const Press state = press(frame, "beside.bars:" + profile.id, bars);
    if (told) mark_depth(frame, bars, depths, *told, frame.colours.ink);
    if (state.clicked) frame.commands.push(command::TellDepth{depth_at(frame, bars, depths)});
    return state.hovered || state.held;
}

/// One of them; whether the pointer is over its bars.
bool profile_row(Frame& frame, puzzle::Metric metric, const Profile& profile, std::optional<int> told, int depths,
                 Rect row) {
    const ProfilePlaces places = places_of(frame, profile, row);
    frame.label("beside:" + (profile.is_open() ? std::string("open") : profile.id), "text", row,
                sentence_of(profile, metric, told));
    draw_words(frame, profile, words_of(profile, metric, told), places.words);
    profile_buttons(frame, profile, places);
    if (profile.has_bars()) return pressed_bars(frame, profile, told, depths, places.bars);
    frame.paint.paragraph(places.bars, type::kSmall, frame.colours.quiet, profile.told);
    return false;
}

/// The depth under the pointer, in all bars and in words.
void tell_depth(Frame& frame, const std::vector<Profile>& profiles, puzzle::Metric metric, Rect area, Rect plot) {
    const int depths = depths_of(profiles);
    const int at = depth_at(frame, plot, depths);
    for (const Profile& each : profiles) {
        const Rect row = area.cut_top(profile_height(area.w), kProfileGap);
        if (each.has_bars()) mark_depth(frame, places_of(frame, each, row).bars, depths, at, frame.colours.accent);
    }
    tooltip(frame, {x_of(plot, depths, at), plot.y}, {plot.x, plot.y - 110, plot.w, plot.h},
            depth_lines(profiles, metric, at));
}

}  // namespace

float profile_rows_height(const std::vector<Profile>& profiles, float width) {
    return static_cast<float>(profiles.size()) * (profile_height(width) + kProfileGap) - kProfileGap + 4 + kAxis;
}

void profile_rows(Frame& frame, const Model& model, const ViewState& view, const std::vector<Profile>& profiles,
                  Rect area) {
    const int depths = depths_of(profiles);
    const Rect plot = plot_of(frame, profiles, area);
    std::optional<int> told = view.beside_depth;
    if (told) told = std::min(*told, depths - 1);
    depth_slider(frame, model.open.metric(), profiles, told, plot);
    bool over = false;
    Rect rest = area;
    for (const Profile& each : profiles)
        over |= profile_row(frame, model.open.metric(), each, told, depths,
                            rest.cut_top(profile_height(area.w), kProfileGap));
    draw_axis(frame, model.open.metric(), plot, depths);
    if (over) tell_depth(frame, profiles, model.open.metric(), area, plot);
}

}  // namespace shunt::ui
