// Bars of a census, one for each depth, or, where there are more depths than device pixels, one for each of these: a frame draws as many
// as can be seen, however many depths there are.
#pragma once

#include <utility>

#include "ui/frame/frame.hpp"
#include "ui/known/census_view.hpp"

namespace shunt::ui {

struct DepthBars {
    Rect plot;
    int depths = 1;        ///< on the axis, from the first one in sight on; the census may have fewer
    float width_part = 0;  ///< of the distance of two bars; 0: all but a gap that suits the distance
    Colour colour;
};

/// The bar of a depth, at least `least` wide.
[[nodiscard]] Rect bar_of(const CensusView& census, const DepthBars& bars, int depth, float least);
/// The depths, from the first up to, not including, the second, that the bar at `x` stands for: more than one where there are more depths
/// than pixels. Those at the ends stand for what is beside them, too.
[[nodiscard]] std::pair<int, int> depths_at(const Frame& frame, const CensusView& census, const DepthBars& bars,
                                            float x);
/// Draws the bars of all depths in sight, the goal positions as their feet.
void draw_depth_bars(Frame& frame, const CensusView& census, const DepthBars& bars);

}  // namespace shunt::ui
