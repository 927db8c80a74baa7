#include "ui/panels/cards/depth_bars.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

float bar_width(const DepthBars& bars, float pitch) {
    if (bars.width_part > 0) return pitch * bars.width_part;
    return pitch - (pitch >= 6 ? 1.5f : pitch >= 2.2f ? 0.6f : 0.0f);
}

float bar_height(const CensusView& census, const DepthBars& bars, std::uint64_t count) {
    return count == 0 ? 0 : std::max(1.0f, bars.plot.h * census.height_of(count));
}

float pitch_of(const DepthBars& bars) { return bars.plot.w / static_cast<float>(std::max(1, bars.depths)); }

/// The bar of a depth, with the goal positions among what it stands for as its foot.
void draw_bar(Frame& frame, const CensusView& census, const DepthBars& bars, int depth) {
    Rect bar = bar_of(census, bars, depth, 0);
    frame.paint.bar(bar, bars.colour);
    const float foot = bar_height(census, bars, census.shown_goals(depth));
    if (foot > 0) frame.paint.bar({bar.x, bar.bottom() - foot, bar.w, foot}, frame.colours.goal);
}

/// One for each device pixel: as high as the fullest depth that falls on it.
int draw_columns(Frame& frame, const CensusView& census, const DepthBars& bars) {
    const int columns = static_cast<int>(std::floor(bars.plot.w * frame.paint.ratio()));
    const float wide = bars.plot.w / static_cast<float>(columns);
    const auto depths = static_cast<std::int64_t>(bars.depths);
    int drawn = 0;
    for (std::int64_t column = 0; column < columns; ++column) {
        const auto from = static_cast<int>(column * depths / columns);
        if (from > census.last_depth()) break;
        const auto to = static_cast<int>((column + 1) * depths / columns);
        const float height = bar_height(census, bars, census.most_shown(from, std::max(to, from + 1)));
        const float x = bars.plot.x + wide * static_cast<float>(column);
        frame.paint.bar({x, bars.plot.bottom() - height, wide, height}, bars.colour);
        const float foot = bar_height(census, bars, census.most_goals(from, std::max(to, from + 1)));
        if (foot > 0) frame.paint.bar({x, bars.plot.bottom() - foot, wide, foot}, frame.colours.goal);
        ++drawn;
    }
    return drawn;
}

}  // namespace

Rect bar_of(const CensusView& census, const DepthBars& bars, int depth, float least) {
    const float pitch = pitch_of(bars);
    const float width = std::max(bar_width(bars, pitch), least);
    const float height = bar_height(census, bars, census.shown(depth));
    const float middle = bars.plot.x + pitch * (static_cast<float>(depth) + 0.5f);
    return {middle - width / 2, bars.plot.bottom() - height, width, height};
}

int draw_depth_bars(Frame& frame, const CensusView& census, const DepthBars& bars) {
    if (static_cast<float>(bars.depths) > bars.plot.w * frame.paint.ratio()) return draw_columns(frame, census, bars);
    for (int depth = 0; depth <= census.last_depth(); ++depth) draw_bar(frame, census, bars, depth);
    return census.last_depth() + 1;
}

}  // namespace shunt::ui
