// What counts as 1 when the length of a solution is counted.
//
//                   one piece    group
//   one cell        step         super-step
//   straight line   slide        super-slide
//   any path        move         super-move
//
// A group is any set of pieces, connected or not, that moves as one rigid body; a single piece is a group too.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/base/named.hpp"
#include "core/base/words.hpp"

namespace shunt::puzzle {

/// The six metrics, in Knuth's order (SLIDING, styles 0-5). No length is ever printed without its metric.
enum class Metric : unsigned char { step, slide, move, super_step, super_slide, super_move };

inline constexpr std::array kMetrics{Metric::step,       Metric::slide,       Metric::move,
                                     Metric::super_step, Metric::super_slide, Metric::super_move};

/// How far one count goes.
enum class Extent : unsigned char { one_cell, straight, any_path };

[[nodiscard]] constexpr Extent extent(Metric metric) { return static_cast<Extent>(static_cast<int>(metric) % 3); }
/// Whether one count may move several pieces.
[[nodiscard]] constexpr bool moves_groups(Metric metric) { return metric >= Metric::super_step; }

/// Inverse of the two above.
[[nodiscard]] constexpr Metric metric_of(Extent extent, bool groups) {
    return static_cast<Metric>(static_cast<int>(extent) + (groups ? 3 : 0));
}

/// The metric's name as users write it: "step", "super-slide".
[[nodiscard]] constexpr std::string_view to_string(Metric metric) {
    constexpr std::array<std::string_view, kMetrics.size()> kNames{"step",       "slide",       "move",
                                                                   "super-step", "super-slide", "super-move"};
    return kNames[static_cast<std::size_t>(metric)];
}

/// What 1 means in this metric, as a short phrase for users.
[[nodiscard]] constexpr Phrase definition(Metric metric) {
    constexpr std::array<Phrase, kMetrics.size()> kDefinitions{Phrase("one piece by one cell"),
                                                               Phrase("one piece, any distance in a straight line"),
                                                               Phrase("one piece along any path"),
                                                               Phrase("a rigid group by one cell"),
                                                               Phrase("a rigid group, any distance in a straight line"),
                                                               Phrase("a rigid group along any path")};
    return kDefinitions[static_cast<std::size_t>(metric)];
}

/// Inverse of to_string; empty for an unknown name.
[[nodiscard]] constexpr std::optional<Metric> metric_from(std::string_view name) { return with_name(kMetrics, name); }

}  // namespace shunt::puzzle
