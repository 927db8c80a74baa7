// Filling outlines: any set of loops, with holes, as trapezoids.
#pragma once

#include <span>
#include <vector>

#include "core/picture/outline.hpp"

namespace shunt::ui {

using picture::Loop;
using picture::Vec;

/// A piece of the filled ground between two heights: top edge from (left_top, top) to (right_top, top), and so on.
struct Trapezoid {
    float top = 0;
    float bottom = 0;
    float left_top = 0;
    float right_top = 0;
    float left_bottom = 0;
    float right_bottom = 0;
};

/// Covers what lies inside an odd number of loops, without overlaps. O(v^2) for v points.
[[nodiscard]] std::vector<Trapezoid> fill(std::span<const Loop> loops);

/// Outward normals of a closed loop, one per point, long enough that an offset by them keeps edges parallel (limited
/// at sharp points).
[[nodiscard]] std::vector<Vec> normals(const Loop& loop);

/// The loop moved outwards by `distance` (negative: inwards).
[[nodiscard]] Loop offset_loop(const Loop& loop, const std::vector<Vec>& normals, float distance);

}  // namespace shunt::ui
