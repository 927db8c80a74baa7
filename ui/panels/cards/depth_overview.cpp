#include "ui/panels/cards/depth_overview.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/deeds/explore.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/words/census_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kOverviewBars = 22;
constexpr float kLeastWindow = 8;
constexpr int kLeastDepths = 3 * DepthRange::kLeast;

int depths_of(const CensusView& census) { return census.last_depth() + 1; }

/// Where the depths that are in sight stand in the row of all.
Rect window_of(const CensusView& census, Rect bars) {
    const auto all = static_cast<float>(depths_of(census));
    const float wide = std::max(kLeastWindow, bars.w * static_cast<float>(census.depths_in_sight()) / all);
    const float left = bars.x + bars.w * static_cast<float>(census.first_in_sight()) / all;
    return {std::min(left, bars.right() - wide), bars.y, wide, bars.h};
}

Widget overview_widget(const CensusView& census, Rect bars) {
    Widget widget;
    widget.id = "overview";
    widget.role = "slider";
    widget.label = say("First depth in sight");
    widget.rect = bars;
    widget.value = census.first_in_sight();
    widget.max = depths_of(census) - census.depths_in_sight();
    widget.value_text = in_sight_text(census);
    widget.disabled = census.range.is_whole();
    return widget;
}

/// A drag takes the window along; one that begins beside it brings its middle there first.
void drag_window(Frame& frame, const CensusView& census, Rect bars, Rect window, bool held) {
    std::optional<float>& grip = frame.memory.overview_grip;
    if (!held) return grip.reset();
    frame.touch_taken = true;
    const float at = frame.pointer.x;
    if (!grip) grip = at >= window.x && at <= window.right() ? at - window.x : window.w / 2;
    const float part = (at - *grip - bars.x) / bars.w;
    const int most = depths_of(census) - census.depths_in_sight();
    const auto from = static_cast<int>(std::lround(part * static_cast<float>(depths_of(census))));
    if (std::clamp(from, 0, most) != census.first_in_sight()) frame.commands.push(command::ScrollDepths{from});
}

void draw_overview(Frame& frame, const CensusView& census, Rect bars, bool hovered) {
    const Palette& colours = frame.colours;
    CensusView all = census;
    all.range = {};
    draw_depth_bars(frame, all, {bars.inset(0, 3), depths_of(census), 0, mix(colours.card, colours.accent, 0.3f)});
    frame.paint.line({bars.x, bars.bottom() - 3}, {bars.right(), bars.bottom() - 3}, colours.line);
    if (census.range.is_whole()) return;
    const Rect window = window_of(census, bars);
    frame.paint.rect(window, faded(colours.accent, hovered ? 0.2f : 0.12f), 4);
    frame.paint.border(window, colours.accent, 4, 1.5f);
}

void zoom_buttons(Frame& frame, const CensusView& census, Rect& row) {
    const bool whole = census.range.is_whole();
    const char* all = say("All");
    button(frame, row.cut_right(button_width(frame, all), 8), {"zoom.all", all, Icon::none, ButtonStyle::plain, whole},
           command::ShowAllDepths{});
    for (const Deed<CensusView>& deed : kZoom) deed_button(frame, row.cut_right(space::kControl, 8), deed, census);
    row.cut_right(4);
}

}  // namespace

bool has_overview(const CensusView& census) { return depths_of(census) >= kLeastDepths; }

void depth_overview(Frame& frame, const Model& model, Rect row) {
    const CensusView census = model.explorer.census();
    zoom_buttons(frame, census, row);
    const Rect bars{row.x, row.centre().y - kOverviewBars / 2, row.w, kOverviewBars};
    Actions actions;
    actions.set = [](int from) -> Command { return command::ScrollDepths{from}; };
    const Press state = press(frame, overview_widget(census, bars), std::move(actions));
    draw_overview(frame, census, bars, state.hovered || state.held);
    drag_window(frame, census, bars, window_of(census, bars), state.held && !census.range.is_whole());
}

}  // namespace shunt::ui
