#include "ui/model/depth_landmarks.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shunt::ui {

namespace {

using ByDepth = outcome::Landmarks::ByDepth;

const ByDepth& of_kind(const outcome::Landmarks& landmarks, StandsOut kind) {
    if (kind == StandsOut::nearest_to_goal) return landmarks.nearest;
    return kind == StandsOut::farthest_from_goal ? landmarks.farthest : landmarks.dead_ends;
}

}  // namespace

KnownLandmarks::KnownLandmarks(outcome::Landmarks told) : by_depth(std::move(told)) {
    const auto& ends = by_depth.dead_ends.counts;
    dead_ends = std::accumulate(ends.begin(), ends.end(), std::uint64_t{0});
    const ByDepth& far = by_depth.farthest;
    const std::size_t depths = std::min(far.distances.size(), far.counts.size());
    for (std::size_t depth = 0; depth < depths; ++depth) {
        if (farthest_at < 0 || far.distances[depth] > farthest) {
            farthest_at = static_cast<int>(depth);
            farthest = far.distances[depth];
            farthest_positions = 0;
        }
        if (far.distances[depth] == farthest) farthest_positions += far.counts[depth];
    }
}

KnownLandmarks::At KnownLandmarks::at(StandsOut kind, int depth) const {
    const ByDepth& all = of_kind(by_depth, kind);
    const auto place = static_cast<std::size_t>(depth);
    if (depth < 0 || place >= std::min(all.counts.size(), all.positions.size())) return {};
    return {all.counts[place], place < all.distances.size() ? all.distances[place] : 0, all.positions[place]};
}

int KnownLandmarks::dead_end_after(int depth) const {
    const auto& counts = by_depth.dead_ends.counts;
    const auto after = std::min(static_cast<std::size_t>(depth + 1), counts.size());
    const auto is_one = [](std::uint64_t count) { return count > 0; };
    auto found = std::find_if(counts.begin() + static_cast<std::ptrdiff_t>(after), counts.end(), is_one);
    if (found == counts.end()) found = std::find_if(counts.begin(), counts.end(), is_one);
    return found == counts.end() ? -1 : static_cast<int>(found - counts.begin());
}

void DepthLandmarks::want(puzzle::Metric metric) {
    if (known(metric) != nullptr || wish_.waits_in(metric)) return;
    reason_.clear();
    wish_.make(metric);
}

DepthLandmarks::State DepthLandmarks::state(puzzle::Metric metric) const {
    if (known(metric) != nullptr) return State::told;
    if (wish_.waits_in(metric)) return State::wanted;
    return !reason_.empty() && refused_in_ == metric ? State::refused : State::none;
}

const KnownLandmarks* DepthLandmarks::known(puzzle::Metric metric) const {
    const auto found = known_.find(metric);
    return found == known_.end() ? nullptr : &found->second;
}

bool DepthLandmarks::take(LandmarksTold told) {
    if (!wish_.waits_in(told.metric)) return false;
    if (!told.landmarks.reason.empty()) {
        lose(std::move(told.landmarks.reason));
        return false;
    }
    wish_.end();
    known_.insert_or_assign(told.metric, KnownLandmarks(std::move(told.landmarks)));
    return true;
}

void DepthLandmarks::lose(std::string reason) {
    wish_.end();
    refused_in_ = wish_.metric();
    reason_ = std::move(reason);
}

}  // namespace shunt::ui
