#include "core/analysis/shortest_paths.hpp"

#include <algorithm>
#include <utility>

#include "core/base/sort.hpp"

namespace shunt::analysis {

ShortestPaths::ShortestPaths(PositionGraph& graph, std::uint64_t memory_limit)
    : graph_(&graph), memory_limit_(memory_limit), layer_(graph.searched().depth()) {
    layers_.resize(static_cast<std::size_t>(layer_) + 1);
}

bool ShortestPaths::advance(std::uint64_t budget) {
    if (goals_listed_ < graph_->searched().level_parts()) list_goals(budget);
    while (layer_ > 0 && budget > 0 && !out_of_memory_) expand_layer(budget);
    return (layer_ > 0 || goals_listed_ < graph_->searched().level_parts()) && !out_of_memory_;
}

/// Looks through the last level: its goals are the last layer.
void ShortestPaths::list_goals(std::uint64_t& budget) {
    const search::Search& searched = graph_->searched();
    Layer& goals = layers_.back();
    for (; goals_listed_ < searched.level_parts() && budget > 0; ++goals_listed_) {
        std::vector<search::Rank> ranks;
        graph_->searched().add_level_part(goals_listed_, ranks);
        for (const search::Rank rank : ranks)
            if (graph_->is_goal(rank)) goals.push_back({rank, Natural(1)});
        budget -= std::min<std::uint64_t>(budget, 1 + ranks.size());
    }
    if (goals_listed_ == searched.level_parts())
        shell_sort(goals, [](const Entry& a, const Entry& b) { return a.state < b.state; });
    bytes_ = goals.capacity() * sizeof(Entry);
    out_of_memory_ = bytes() > memory_limit_;
}

/// Expands some more of a layer.
void ShortestPaths::expand_layer(std::uint64_t& budget) {
    const Layer& layer = layers_[static_cast<std::size_t>(layer_)];
    for (; next_ < layer.size() && budget > 0; ++next_) {
        const auto* neighbours = graph_->neighbours().of(layer[next_].state, budget);
        if (neighbours == nullptr) break;
        find_nearer(layer[next_], *neighbours);
    }
    const bool layer_done = next_ == layer.size();
    if (layer_done || found_.size() > 2 * merged_) merge();
    if (layer_done) end_layer();
    out_of_memory_ = bytes() > memory_limit_;
}

bool ShortestPaths::find_next(std::uint64_t& budget) {
    if (ended_) return false;
    if (trail_.empty()) {
        trail_.push_back({layers_.front().front().state, {}, 0});
    } else if (!going_on_ && !step_aside()) {
        ended_ = true;
        return false;
    }
    going_on_ = true;
    while (trail_.size() < layers_.size() && budget > 0) {
        Stop& stop = trail_.back();
        if (stop.further.empty()) {
            const auto* neighbours = graph_->neighbours().of(stop.state, budget);
            if (neighbours == nullptr) return true;
            for (const search::Rank next : *neighbours)
                if (find(next, trail_.size())) stop.further.push_back(next);
            shell_sort(stop.further);
        }
        trail_.push_back({stop.further[stop.chosen], {}, 0});
    }
    going_on_ = trail_.size() < layers_.size();
    return going_on_;
}

void ShortestPaths::find_nearer(const Entry& entry, const std::vector<search::Rank>& neighbours) {
    for (const search::Rank next : neighbours) {
        if (!graph_->searched().marks().has_depth(next, layer_ - 1)) continue;
        found_.push_back({next, entry.ways});
        found_heap_ += found_.back().ways.heap_bytes();
    }
}

/// Adds up what was found of one state. Called when as much again was found, so that a layer is sorted a few times only.
void ShortestPaths::merge() {
    shell_sort(found_, [](const Entry& a, const Entry& b) { return a.state < b.state; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < found_.size(); ++i) {
        if (kept != 0 && found_[kept - 1].state == found_[i].state) {
            found_[kept - 1].ways += found_[i].ways;
        } else if (kept++ != i) {
            found_[kept - 1] = std::move(found_[i]);
        }
    }
    found_.resize(kept);
    merged_ = kept;
    found_heap_ = heap_of(found_);
}

/// What was found becomes the next layer.
void ShortestPaths::end_layer() {
    Layer& nearer = layers_[static_cast<std::size_t>(--layer_)];
    nearer.assign(std::make_move_iterator(found_.begin()), std::make_move_iterator(found_.end()));
    bytes_ += nearer.capacity() * sizeof(Entry) + found_heap_;
    found_.clear();
    next_ = merged_ = 0;
    found_heap_ = 0;
}

/// Of the numbers that have more than one digit.
std::uint64_t ShortestPaths::heap_of(const Layer& layer) {
    std::uint64_t bytes = 0;
    for (const Entry& entry : layer) bytes += entry.ways.heap_bytes();
    return bytes;
}

std::optional<std::size_t> ShortestPaths::find(search::Rank state, std::size_t layer) const {
    const auto less = [](const Entry& entry, search::Rank rank) { return entry.state < rank; };
    const auto found = std::lower_bound(layers_[layer].begin(), layers_[layer].end(), state, less);
    if (found == layers_[layer].end() || found->state != state) return std::nullopt;
    return static_cast<std::size_t>(found - layers_[layer].begin());
}

/// Drops the end of the trail up to the last stop that can go on differently, and goes on there; false after the last solution.
bool ShortestPaths::step_aside() {
    do {
        trail_.pop_back();
        if (trail_.empty()) return false;
    } while (++trail_.back().chosen >= trail_.back().further.size());
    return true;
}

}  // namespace shunt::analysis
