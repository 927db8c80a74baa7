// What Explore offers in each of its parts.
#pragma once

#include <algorithm>

#include "ui/commands/answers.hpp"
#include "ui/deeds/deed.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

// ── Depths, when positions are counted ──

/// The depths before and after, first and last.
inline constexpr std::array kDepthSteps{
    Deed<CensusView>{.keys = "PageUp",
                     .help = "the depth before, the depth after",
                     .command = [](const CensusView& census) -> Command {
                         return command::SelectDepth{std::max(census.selected.value_or(-1) - 1, 0)};
                     }},
    Deed<CensusView>{.keys = "PageDown",
                     .help = "",
                     .command = [](const CensusView& census) -> Command {
                         return command::SelectDepth{std::min(census.selected.value_or(-1) + 1, census.last_depth())};
                     }},
    Deed<CensusView>{.keys = "Home", .help = "the start, the greatest depth", .command = kDo<command::SelectDepth, 0>},
    Deed<CensusView>{.keys = "End", .help = "", .command = [](const CensusView& census) -> Command {
                         return command::SelectDepth{census.last_depth()};
                     }}};

inline constexpr std::array kZoom{
    Deed<CensusView>{
        .id = "zoom.in",
        .label = Phrase("Fewer depths, larger"),
        .icon = Icon::plus,
        .keys = "+",
        .help = "fewer depths in the chart and larger bars, more depths; the wheel with <kbd>Ctrl</kbd> does the same",
        .command = [](const CensusView&) -> Command { return command::ZoomDepths{command::ZoomDepths::kIn}; },
        .enabled = [](const CensusView& census) { return census.depths_in_sight() > DepthRange::kLeast; }},
    Deed<CensusView>{
        .id = "zoom.out",
        .label = Phrase("More depths, smaller"),
        .icon = Icon::minus,
        .keys = "-",
        .help = "",
        .command = [](const CensusView&) -> Command { return command::ZoomDepths{command::ZoomDepths::kOut}; },
        .enabled = [](const CensusView& census) { return !census.range.is_whole(); }}};

// ── wherever a position of a depth is on the board ──

[[nodiscard]] inline bool has_more_positions(const AppModel& model) {
    return model.sample() != nullptr && model.sample()->total > 1;
}

inline constexpr std::array kPositionSteps{
    Deed<AppModel>{.id = "sample.previous",
                   .label = Phrase("Previous position of this depth"),
                   .icon = Icon::previous,
                   .keys = "[",
                   .help = "the position before, the position after of the same depth",
                   .command = kDo<command::NextSample, -1>,
                   .enabled = has_more_positions},
    Deed<AppModel>{.id = "sample.next",
                   .label = Phrase("Next position of this depth"),
                   .icon = Icon::next,
                   .keys = "]",
                   .help = "",
                   .command = kDo<command::NextSample, 1>,
                   .enabled = has_more_positions}};

// ── Solutions, when they are drawn ──

[[nodiscard]] inline bool has_more_ways(const SolutionWalk& walk) { return walk.count() && *walk.count() > 1; }

inline constexpr Deed<SolutionWalk> kWayBefore{
    .id = "solutions.back",
    .label = Phrase("Previous solution"),
    .icon = Icon::previous,
    .keys = ",",
    .help = "the shortest solution before, the one after, of all that are drawn",
    .command = kDo<command::NextWay, -1>,
    .enabled = has_more_ways};
inline constexpr Deed<SolutionWalk> kWayAfter{.id = "solutions.on",
                                              .label = Phrase("Next solution"),
                                              .icon = Icon::next,
                                              .keys = ".",
                                              .help = "",
                                              .command = kDo<command::NextWay, 1>,
                                              .enabled = has_more_ways};
/// In the order of their buttons, from the right.
inline constexpr std::array kWaySteps{kWayAfter, kWayBefore};

}  // namespace shunt::ui
