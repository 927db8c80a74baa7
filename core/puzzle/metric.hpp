// What counts as 1 when the length of a solution is counted.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace shunt::puzzle {

/// The metrics for one piece at a time, in Knuth's order (SLIDING, styles 0-2). No length is ever printed without its metric.
enum class Metric : unsigned char {
    step,   ///< one piece, one cell, one direction
    slide,  ///< one piece, any number of cells in one straight direction
    move,   ///< one piece, any path (any sequence of its unit steps)
};

inline constexpr std::array kMetrics{Metric::step, Metric::slide, Metric::move};

/// The metric's name as users write it: "step", "slide", "move".
[[nodiscard]] constexpr std::string_view to_string(Metric metric) {
    constexpr std::array<std::string_view, kMetrics.size()> kNames{"step", "slide", "move"};
    return kNames[static_cast<std::size_t>(metric)];
}

/// What 1 means in this metric, as a short phrase for users.
[[nodiscard]] constexpr std::string_view definition(Metric metric) {
    constexpr std::array<std::string_view, kMetrics.size()> kDefinitions{
        "one piece by one cell", "one piece, any distance in a straight line", "one piece along any path"};
    return kDefinitions[static_cast<std::size_t>(metric)];
}

/// Inverse of to_string; empty for an unknown name.
[[nodiscard]] constexpr std::optional<Metric> metric_from(std::string_view name) {
    for (const Metric metric : kMetrics) {
        if (to_string(metric) == name) return metric;
    }
    return std::nullopt;
}

}  // namespace shunt::puzzle
