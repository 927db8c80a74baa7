// Which depths of a chart are in sight: all of them, or so many one after the other.
#pragma once

#include <algorithm>
#include <cmath>

namespace shunt::ui {

struct DepthRange {
    static constexpr int kLeast = 8;  ///< depths that are in sight at least, where there are as many

    int from = 0;
    int count = 0;  ///< 0: all

    [[nodiscard]] bool is_whole() const { return count == 0; }
    [[nodiscard]] bool has(int depth) const { return is_whole() || (depth >= from && depth < from + count); }
    /// So many depths of all: as it is, but within these.
    [[nodiscard]] DepthRange within(int depths) const {
        if (is_whole() || count >= depths) return {};
        return {std::clamp(from, 0, depths - count), count};
    }
    /// So many times as many of all depths; `around` stays where it is seen. Never the same unless it can be no other.
    [[nodiscard]] DepthRange zoomed(double factor, int around, int depths) const {
        const int now = is_whole() ? depths : count;
        int then = static_cast<int>(std::lround(std::clamp(now * factor, 0.0, static_cast<double>(depths))));
        if (then == now) then += factor < 1 ? -1 : 1;
        then = std::max(then, kLeast);
        const double part = (around + 0.5 - from) / now;
        return DepthRange{static_cast<int>(std::lround(around + 0.5 - part * then)), then}.within(depths);
    }
    /// As many, so that a depth is among them: as they are where it is already, or else it in their middle.
    [[nodiscard]] DepthRange holding(int depth, int depths) const {
        return has(depth) ? *this : DepthRange{depth - count / 2, count}.within(depths);
    }

    friend bool operator==(const DepthRange&, const DepthRange&) = default;
};

}  // namespace shunt::ui
