#include "core/approach/goal_distance.hpp"

#include <algorithm>
#include <functional>
#include <limits>

namespace shunt::approach {
namespace {

/// A goal of more pieces than this is measured on the empty board: each way through the board takes a search of its own.
constexpr std::size_t kMostWaysThrough = 4;
constexpr int kUnreached = std::numeric_limits<int>::max();

}  // namespace

GoalDistance::GoalDistance(const PositionKeys& keys, Weights weights)
    : keys_(&keys), weights_(weights), who_(keys), cost_(keys.most_places(), kUnreached) {
    for (const PositionKeys::Field& field : keys.fields())
        push_cost_.push_back(weights.cell * keys.puzzle().kinds()[field.kind].shape.size());
    std::size_t ways = 0;
    for (const puzzle::Goal& goal : keys.puzzle().goals()) ways += goal.placements.size();
    for (const puzzle::Goal& goal : keys.puzzle().goals()) add_goal(goal, ways > kMostWaysThrough);
}

void GoalDistance::add_goal(const puzzle::Goal& goal, bool plain) {
    goals_.emplace_back();
    for (const puzzle::Cell cell : goal.voids)
        if (const auto index = keys_->index_of(cell)) goals_.back().voids.push_back(*index);
    for (const puzzle::Goal::Placement& placement : goal.placements) {
        Aim aim;
        const puzzle::Kind& kind = keys_->puzzle().kinds()[placement.kind];
        while (keys_->fields()[aim.begin].kind != placement.kind) ++aim.begin;
        aim.first = keys_->fields()[aim.begin];
        aim.end = aim.begin + kind.pieces.size();
        aim.cells = kind.shape.size();
        const auto found = std::lower_bound(kind.region.begin(), kind.region.end(), placement.anchor);
        if (found != kind.region.end() && *found == placement.anchor)
            aim.place = static_cast<PlaceId>(found - kind.region.begin());
        if (plain) aim.steps = steps_to(aim);
        goals_.back().aims.push_back(std::move(aim));
    }
}

/// Steps lead both ways, so they are counted from the end.
std::vector<int> GoalDistance::steps_to(const Aim& aim) const {
    std::vector<int> steps(keys_->places(aim.first.kind), kFarthest);
    if (aim.place == PositionKeys::kNoPlace) return steps;
    std::vector<PlaceId> reached{aim.place};
    steps[aim.place] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const PlaceId next : keys_->place(aim.first, reached[i]).next) {
            if (next == PositionKeys::kNoPlace || steps[next] != kFarthest) continue;
            steps[next] = steps[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    return steps;
}

int GoalDistance::of(const std::uint64_t* key) {
    const auto stand = [&](bool there) {
        for (std::size_t i = 0; i < keys_->fields().size(); ++i) {
            const PositionKeys::Field& field = keys_->fields()[i];
            for (const PositionKeys::CellIndex cell : keys_->cells(keys_->place(field, PositionKeys::get(key, field))))
                who_[cell] = there ? static_cast<std::uint16_t>(i + 1) : std::uint16_t{0};
        }
    };
    stand(true);
    int least = kFarthest;
    for (const Goal& goal : goals_) least = std::min(least, far(key, goal));
    stand(false);
    return least;
}

int GoalDistance::far(const std::uint64_t* key, const Goal& goal) {
    int sum = 0;
    for (const Aim& aim : goal.aims) {
        if (aim.place == PositionKeys::kNoPlace) return kFarthest;
        sum += aim.steps.empty() ? far_through(key, aim) : far_alone(key, aim);
    }
    for (const PositionKeys::CellIndex cell : goal.voids)
        if (who_[cell] != 0) sum += push_cost_[who_[cell] - 1u];
    return std::min(sum, kFarthest);
}

int GoalDistance::far_alone(const std::uint64_t* key, const Aim& aim) const {
    int least = kFarthest;
    for (std::size_t field = aim.begin; field < aim.end; ++field)
        least = std::min(least, aim.steps[PositionKeys::get(key, keys_->fields()[field])]);
    return least == 0 ? 0 : least * weights_.step + aim.cells * weights_.cell;
}

int GoalDistance::cost_of_entering(const Aim& aim, PlaceId from, std::size_t direction) const {
    constexpr std::size_t kNoted = 8;
    std::uint16_t noted[kNoted] = {};
    std::size_t count = 0;
    int cost = weights_.step;
    for (const PositionKeys::CellIndex cell : keys_->entered(keys_->place(aim.first, from), direction)) {
        const std::uint16_t who = who_[cell];
        if (who == 0 || (who > aim.begin && who <= aim.end)) continue;
        if (std::find(noted, noted + count, who) != noted + count) continue;
        if (count < kNoted) noted[count++] = who;
        cost += push_cost_[who - 1u];
    }
    return cost;
}

void GoalDistance::reach(PlaceId place, int cost) {
    if (cost >= cost_[place]) return;
    cost_[place] = cost;
    heap_.emplace_back(cost, place);
    std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
}

/// The nearest place first, from where the pieces of the kind stand.
int GoalDistance::far_through(const std::uint64_t* key, const Aim& aim) {
    std::fill_n(cost_.begin(), keys_->places(aim.first.kind), kUnreached);
    heap_.clear();
    for (std::size_t field = aim.begin; field < aim.end; ++field)
        reach(PositionKeys::get(key, keys_->fields()[field]), 0);
    while (!heap_.empty()) {
        const auto [cost, place] = heap_.front();
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
        heap_.pop_back();
        if (place == aim.place) return std::min(cost, kFarthest);
        if (cost > cost_[place]) continue;
        for (std::size_t d = 0; d < PositionKeys::kDirections; ++d) {
            const PlaceId next = keys_->place(aim.first, place).next[d];
            if (next != PositionKeys::kNoPlace) reach(next, cost + cost_of_entering(aim, place, d));
        }
    }
    return kFarthest;
}

}  // namespace shunt::approach
