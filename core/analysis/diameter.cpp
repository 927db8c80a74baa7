#include "core/analysis/diameter.hpp"

#include <algorithm>
#include <limits>

#include "core/base/words.hpp"

namespace shunt::analysis {

EccentricityBounds::EccentricityBounds(StateGraph graph)
    : graph_(std::move(graph)),
      lower_(graph_.vertices(), 0),
      upper_(graph_.vertices(), std::numeric_limits<int>::max()),
      distance_(graph_.vertices()) {
    queue_.reserve(graph_.vertices());
}

std::uint64_t EccentricityBounds::bytes() const {
    return graph_.bytes() + queue_.capacity() * sizeof(std::uint32_t) +
           (lower_.capacity() + upper_.capacity() + distance_.capacity()) * sizeof(int);
}

/// The open vertex with the greatest upper bound and the one with the least lower bound, in turn; nothing when none is open.
std::optional<std::uint32_t> EccentricityBounds::choose() {
    std::optional<std::uint32_t> best;
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
        if (upper_[v] <= diameter_ || lower_[v] == upper_[v]) continue;
        const bool better = !best || (choose_greatest_ ? upper_[v] > upper_[*best] : lower_[v] < lower_[*best]);
        if (better) best = v;
    }
    choose_greatest_ = !choose_greatest_;
    return best;
}

std::uint32_t EccentricityBounds::search(std::uint32_t start) {
    std::fill(distance_.begin(), distance_.end(), -1);
    queue_.assign(1, start);
    distance_[start] = 0;
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const std::uint32_t v = queue_[next];
        for (std::uint32_t edge = graph_.first[v]; edge < graph_.first[v + 1]; ++edge) {
            const std::uint32_t w = graph_.targets[edge];
            if (distance_[w] >= 0) continue;
            distance_[w] = distance_[v] + 1;
            queue_.push_back(w);
        }
    }
    return queue_.back();
}

bool EccentricityBounds::tighten() {
    const auto chosen = choose();
    if (!chosen) return false;
    const std::uint32_t farthest = search(*chosen);
    const int eccentricity = distance_[farthest];
    if (eccentricity > diameter_) {
        diameter_ = eccentricity;
        ends_ = {*chosen, farthest};
    }
    for (std::uint32_t v = 0; v < graph_.vertices(); ++v) {
        lower_[v] = std::max({lower_[v], eccentricity - distance_[v], distance_[v]});
        upper_[v] = std::min(upper_[v], eccentricity + distance_[v]);
    }
    return true;
}

const char* Diameter::doing() const { return say("searching for the diameter"); }
const char* Diameter::name() const { return say("the search for the diameter"); }

bool Diameter::advance(std::uint64_t budget) {
    if (too_large() || !graph_) return false;
    if (bounds_) {
        if (bounds_->tighten()) return true;
        conclude();
        return false;
    }
    if (graph_->advance(budget)) return true;
    refused_ = graph_->out_of_memory();
    if (!refused_) bounds_.emplace(graph_->take());
    return !refused_;
}

/// Keeps what was asked, and gives the memory back.
void Diameter::conclude() {
    length_ = bounds_->diameter();
    ends_ = {graph_->position(bounds_->ends().first), graph_->position(bounds_->ends().second)};
    bounds_.reset();
    graph_.reset();
}

}  // namespace shunt::analysis
