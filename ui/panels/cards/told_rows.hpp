// Which rows of a long table the mirror has.
#pragma once

#include <algorithm>
#include <utility>

#include "ui/draw/rect.hpp"

namespace shunt::ui {

/// From the first up to, not including, the second: all of `count` rows that begin at the top of `rows`, each so high, or, of very many,
/// those around what is seen, which grow with it.
[[nodiscard]] inline std::pair<int, int> rows_told(int count, float height, Rect rows, Rect seen) {
    constexpr int kMostTold = 400;
    if (count <= kMostTold) return {0, count};
    const int middle = static_cast<int>((seen.centre().y - rows.y) / height);
    const int from = std::clamp(middle - kMostTold / 2, 0, count - kMostTold);
    return {from, from + kMostTold};
}

}  // namespace shunt::ui
