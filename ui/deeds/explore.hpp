// What Explore offers in each of its parts.
#pragma once

#include <algorithm>

#include "ui/commands/answers.hpp"
#include "ui/deeds/deed.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

// ── Depths, when positions are counted ──

/// The depth that comes next, up or down, within those that there are.
template <int kBy>
inline constexpr auto kStepDepth = [](const CensusView& census) -> Command {
    return command::SelectDepth{std::clamp(census.selected.value_or(-1) + kBy, 0, census.last_depth())};
};
[[nodiscard]] inline Command last_depth(const CensusView& census) { return command::SelectDepth{census.last_depth()}; }

inline constexpr std::array kDepthSteps{
    key_deed<CensusView>("PageUp", Help("the depth before, the depth after"), kStepDepth<-1>),
    key_deed<CensusView>("PageDown", Help(""), kStepDepth<1>),
    key_deed<CensusView>("Home", Help("the start, the greatest depth"), kDo<command::SelectDepth, 0>),
    key_deed<CensusView>("End", Help(""), last_depth)};

[[nodiscard]] inline Command zoom_in(const CensusView&) { return command::ZoomDepths{command::ZoomDepths::kIn}; }
[[nodiscard]] inline Command zoom_out(const CensusView&) { return command::ZoomDepths{command::ZoomDepths::kOut}; }
[[nodiscard]] inline bool can_zoom_in(const CensusView& census) {
    return census.depths_in_sight() > DepthRange::kLeast;
}
[[nodiscard]] inline bool can_zoom_out(const CensusView& census) { return !census.range.is_whole(); }

inline constexpr std::array kZoom{
    Deed<CensusView>{"zoom.in", Phrase("Fewer depths, larger"), Icon::plus, "+",
                     Help("fewer depths in the chart and larger bars, more depths; the wheel with <kbd>Ctrl</kbd> does "
                          "the same"),
                     zoom_in, can_zoom_in},
    Deed<CensusView>{"zoom.out", Phrase("More depths, smaller"), Icon::minus, "-", Help(""), zoom_out, can_zoom_out}};

// ── wherever a position of a depth is on the board ──

[[nodiscard]] inline bool has_more_positions(const Model& model) {
    return model.play.sample() != nullptr && model.play.sample()->total > 1;
}

inline constexpr std::array kPositionSteps{
    Deed<Model>{"sample.previous", Phrase("Previous position of this depth"), Icon::previous, "[",
                Help("the position before, the position after of the same depth"), kDo<command::NextSample, -1>,
                has_more_positions},
    Deed<Model>{"sample.next", Phrase("Next position of this depth"), Icon::next, "]", Help(""),
                kDo<command::NextSample, 1>, has_more_positions}};

// ── Solutions, when they are drawn ──

[[nodiscard]] inline bool has_more_ways(const SolutionWalk& walk) { return walk.count() && *walk.count() > 1; }

inline constexpr Deed<SolutionWalk> kWayBefore{
    "solutions.back",
    Phrase("Previous solution"),
    Icon::previous,
    ",",
    Help("the shortest solution before, the one after, of all that are drawn"),
    kDo<command::NextWay, -1>,
    has_more_ways};
inline constexpr Deed<SolutionWalk> kWayAfter{"solutions.on", Phrase("Next solution"),  Icon::next,   ".",
                                              Help(""),       kDo<command::NextWay, 1>, has_more_ways};
/// In the order of their buttons, from the right.
inline constexpr std::array kWaySteps{kWayAfter, kWayBefore};

}  // namespace shunt::ui
