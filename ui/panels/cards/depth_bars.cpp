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

/// Whether there are more depths than pixels, and how many bars there are then.
bool has_columns(const Frame& frame, const DepthBars& bars) {
    return static_cast<float>(bars.depths) > bars.plot.w * frame.paint.ratio();
}
int columns_of(const Frame& frame, const DepthBars& bars) {
    return static_cast<int>(std::floor(bars.plot.w * frame.paint.ratio()));
}

/// The depths that a bar stands for.
std::pair<int, int> depths_of(const CensusView& census, const DepthBars& bars, std::int64_t column, int columns) {
    const auto depths = static_cast<std::int64_t>(bars.depths);
    const auto from = census.first_in_sight() + static_cast<int>(column * depths / columns);
    const auto to = census.first_in_sight() + static_cast<int>((column + 1) * depths / columns);
    return {from, std::max(to, from + 1)};
}

/// One for each device pixel: as high as the fullest depth that falls on it.
void draw_columns(Frame& frame, const CensusView& census, const DepthBars& bars) {
    const int columns = columns_of(frame, bars);
    const float wide = bars.plot.w / static_cast<float>(columns);
    for (std::int64_t column = 0; column < columns; ++column) {
        const auto [from, to] = depths_of(census, bars, column, columns);
        if (from > census.last_depth()) break;
        const float height = bar_height(census, bars, census.most_shown(from, to));
        const float x = bars.plot.x + wide * static_cast<float>(column);
        frame.paint.bar({x, bars.plot.bottom() - height, wide, height}, bars.colour);
        const float foot = bar_height(census, bars, census.most_goals(from, to));
        if (foot > 0) frame.paint.bar({x, bars.plot.bottom() - foot, wide, foot}, frame.colours.goal);
    }
}

}  // namespace

Rect bar_of(const CensusView& census, const DepthBars& bars, int depth, float least) {
    const float pitch = pitch_of(bars);
    const float width = std::max(bar_width(bars, pitch), least);
    const float height = bar_height(census, bars, census.shown(depth));
    const float middle = bars.plot.x + pitch * (static_cast<float>(depth - census.first_in_sight()) + 0.5f);
    return {middle - width / 2, bars.plot.bottom() - height, width, height};
}

void draw_depth_bars(Frame& frame, const CensusView& census, const DepthBars& bars) {
    if (has_columns(frame, bars)) return draw_columns(frame, census, bars);
    const int first = census.first_in_sight();
    const int end = std::min(census.last_depth() + 1, first + bars.depths);
    for (int depth = first; depth < end; ++depth) draw_bar(frame, census, bars, depth);
}

std::pair<int, int> depths_at(const Frame& frame, const CensusView& census, const DepthBars& bars, float x) {
    const float part = std::clamp((x - bars.plot.x) / bars.plot.w, 0.0f, 1.0f);
    const int count = has_columns(frame, bars) ? columns_of(frame, bars) : bars.depths;
    const int column = std::min(static_cast<int>(part * static_cast<float>(count)), count - 1);
    return depths_of(census, bars, column, count);
}

}  // namespace shunt::ui
