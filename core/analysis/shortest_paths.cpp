#include "core/analysis/shortest_paths.hpp"

#include <algorithm>
#include <utility>

#include "core/base/sort.hpp"

namespace shunt::analysis {

ShortestPaths::ShortestPaths(PositionGraph& graph, std::uint64_t memory_limit)
    : graph_(&graph), memory_limit_(memory_limit), layer_(graph.searched().depth()) {
    layers_.resize(static_cast<std::size_t>(layer_) + 1);
    for (const search::Rank rank : graph.searched().level())
        if (graph.is_goal(rank)) layers_.back().push_back({rank, Natural(1)});
    bytes_ = layers_.back().capacity() * sizeof(Entry);
}

bool ShortestPaths::advance(std::uint64_t budget) {
    while (layer_ > 0 && budget > 0 && !out_of_memory_) {
        const Layer& layer = layers_[static_cast<std::size_t>(layer_)];
        const std::size_t end = static_cast<std::size_t>(std::min<std::uint64_t>(layer.size(), next_ + budget));
        budget -= end - next_;
        for (; next_ < end; ++next_) find_nearer(layer[next_]);
        const bool layer_done = next_ == layer.size();
        if (layer_done || found_.size() > 2 * merged_) merge();
        if (layer_done) end_layer();
        out_of_memory_ = bytes() > memory_limit_;
        if (!layer_done) break;
    }
    return layer_ > 0 && !out_of_memory_;
}

std::optional<std::vector<puzzle::Position>> ShortestPaths::next() {
    if (ended_) return std::nullopt;
    if (trail_.empty()) {
        extend(layers_.front().front().state);
    } else {
        ended_ = !step_aside();
        if (ended_) return std::nullopt;
    }
    while (trail_.size() < layers_.size()) extend(trail_.back().further[trail_.back().chosen]);
    std::vector<puzzle::Position> path;
    for (const Stop& stop : trail_) path.push_back(graph_->position(stop.state));
    return path;
}

void ShortestPaths::find_nearer(const Entry& entry) {
    for (const search::Rank next : graph_->neighbours(entry.state)) {
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

bool ShortestPaths::in_layer(search::Rank state, std::size_t layer) const {
    const auto less = [](const Entry& entry, search::Rank rank) { return entry.state < rank; };
    const auto found = std::lower_bound(layers_[layer].begin(), layers_[layer].end(), state, less);
    return found != layers_[layer].end() && found->state == state;
}

void ShortestPaths::extend(search::Rank state) {
    Stop stop{state, {}, 0};
    const std::size_t layer = trail_.size() + 1;
    if (layer < layers_.size()) {
        for (const search::Rank next : graph_->neighbours(state))
            if (in_layer(next, layer)) stop.further.push_back(next);
        shell_sort(stop.further);
    }
    trail_.push_back(std::move(stop));
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
