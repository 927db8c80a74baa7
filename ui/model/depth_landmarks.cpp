#include "ui/model/depth_landmarks.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/words.hpp"

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

void DepthLandmarks::forget() {
    end();
    known_.clear();
    reason_.clear();
}

void DepthLandmarks::want(puzzle::Metric metric) {
    if (known(metric) != nullptr || waits_in(metric)) return;
    reason_.clear();
    make(metric);
}

DepthLandmarks::State DepthLandmarks::state(puzzle::Metric metric) const {
    if (known(metric) != nullptr) return State::told;
    if (waits_in(metric)) return State::wanted;
    return !reason_.empty() && metric == this->metric() ? State::refused : State::none;
}

const KnownLandmarks* DepthLandmarks::known(puzzle::Metric metric) const {
    const auto found = known_.find(metric);
    return found == known_.end() ? nullptr : &found->second;
}

Question DepthLandmarks::question() const {
    Question question("landmarks");
    question.put("memory", kAskedBytes);
    return question;
}

bool DepthLandmarks::read(const CensusAnswer& answer) {
    auto told = answer.read<outcome::Landmarks>();
    if (!told) return false;
    if (!told->reason.empty()) {
        outbox_.error(say("What stands out cannot be told: {why}", {{"why", told->reason}}));
        lose(std::move(told->reason));
        return true;
    }
    end();
    known_.insert_or_assign(metric(), KnownLandmarks(*std::move(told)));
    return true;
}

void DepthLandmarks::lose(std::string reason) {
    end();
    reason_ = std::move(reason);
}

}  // namespace shunt::ui
