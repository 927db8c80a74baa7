// All shortest solutions: how many there are, and each of them, in a fixed order.
//
//   depth     0      1      2      3
//             o ───> o ───> o ───> *     Only positions that lie on a shortest path are kept: collected level by level
//              └───> o ──────┘           from the goals back to the start, each with its number of ways to a goal.
//
// Two solutions differ when their sequences of positions differ (interchangeable pieces are not told apart, and neither are two
// motions that lead to the same position).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/natural.hpp"
#include "core/base/sort.hpp"
#include "core/puzzle/puzzle.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::analysis {

class ShortestPaths {
public:
    virtual ~ShortestPaths() = default;

    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Whether the memory limit came first.
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// The exact number of shortest solutions, decimal; once done.
    [[nodiscard]] virtual std::string count() const = 0;
    /// The next solution as its positions, start and goal included; empty after the last. Solutions come in the lexicographic order
    /// of the numbers of their positions. O(length x neighbours) for each.
    virtual std::optional<std::vector<puzzle::Position>> next() = 0;
};

/// For a search that has found goals and kept depths. `space` and `marks` must outlive it.
template <search::RankedSpace Space, class Marks>
class ShortestPathsOf final : public ShortestPaths {
public:
    /// `goals`: all goal states at `depth`, by ascending number.
    ShortestPathsOf(Space& space, const Marks& marks, const std::vector<search::Rank>& goals, int depth,
                    std::uint64_t memory_limit)
        : space_(&space), marks_(&marks), cursor_(space), memory_limit_(memory_limit) {
        layers_.resize(static_cast<std::size_t>(depth) + 1);
        for (const search::Rank goal : goals) layers_.back().push_back({goal, Natural(1)});
        layer_ = depth;
        bytes_ = layers_.back().capacity() * sizeof(Entry);
    }

    bool advance(std::uint64_t budget) override {
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

    [[nodiscard]] bool out_of_memory() const override { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return bytes_ + found_.capacity() * sizeof(Entry) + found_heap_;
    }
    [[nodiscard]] std::string count() const override { return layers_.front().front().ways.decimal(); }

    std::optional<std::vector<puzzle::Position>> next() override {
        if (ended_) return std::nullopt;
        if (trail_.empty()) {
            extend(layers_.front().front().state);
        } else {
            ended_ = !step_aside();
            if (ended_) return std::nullopt;
        }
        while (trail_.size() < layers_.size()) extend(trail_.back().further[trail_.back().chosen]);
        std::vector<puzzle::Position> path;
        for (const Stop& stop : trail_) path.push_back(space_->position(stop.state));
        return path;
    }

private:
    struct Entry {
        search::Rank state;
        Natural ways;  // to a goal
    };
    using Layer = std::vector<Entry>;
    /// A state of the solution being told, and how it could go on.
    struct Stop {
        search::Rank state;
        std::vector<search::Rank> further;
        std::size_t chosen = 0;
    };

    void find_nearer(const Entry& entry) {
        search::for_each_neighbour(*space_, cursor_, entry.state, [&](search::Rank next) {
            if (!marks_->has_depth(next, layer_ - 1)) return;
            found_.push_back({next, entry.ways});
            found_heap_ += found_.back().ways.heap_bytes();
        });
    }

    /// Adds up what was found of one state. Called when as much again was found, so that a layer is sorted a few times only.
    void merge() {
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
    void end_layer() {
        Layer& nearer = layers_[static_cast<std::size_t>(--layer_)];
        nearer.assign(std::make_move_iterator(found_.begin()), std::make_move_iterator(found_.end()));
        bytes_ += nearer.capacity() * sizeof(Entry) + found_heap_;
        found_.clear();
        next_ = merged_ = 0;
        found_heap_ = 0;
    }

    /// Of the numbers that have more than one digit.
    [[nodiscard]] static std::uint64_t heap_of(const Layer& layer) {
        std::uint64_t bytes = 0;
        for (const Entry& entry : layer) bytes += entry.ways.heap_bytes();
        return bytes;
    }

    [[nodiscard]] bool in_layer(search::Rank state, std::size_t layer) const {
        const auto less = [](const Entry& entry, search::Rank rank) { return entry.state < rank; };
        const auto found = std::lower_bound(layers_[layer].begin(), layers_[layer].end(), state, less);
        return found != layers_[layer].end() && found->state == state;
    }

    void extend(search::Rank state) {
        Stop stop{state, {}, 0};
        const std::size_t layer = trail_.size() + 1;
        if (layer < layers_.size()) {
            search::for_each_neighbour(*space_, cursor_, state, [&](search::Rank next) {
                if (in_layer(next, layer)) stop.further.push_back(next);
            });
            shell_sort(stop.further);
        }
        trail_.push_back(std::move(stop));
    }

    /// Drops the end of the trail up to the last stop that can go on differently, and goes on there; false after the last solution.
    bool step_aside() {
        do {
            trail_.pop_back();
            if (trail_.empty()) return false;
        } while (++trail_.back().chosen >= trail_.back().further.size());
        return true;
    }

    Space* space_;
    const Marks* marks_;
    typename Space::Cursor cursor_;
    std::uint64_t memory_limit_;
    std::vector<Layer> layers_;  // by depth; complete from layer_ on
    int layer_ = 0;
    std::size_t next_ = 0;    // of the layer being expanded
    Layer found_;             // of the layer before it
    std::size_t merged_ = 0;  // entries at the beginning of found_ that are sorted, each of another state
    std::uint64_t found_heap_ = 0;
    std::uint64_t bytes_ = 0;  // of the layers
    bool out_of_memory_ = false;
    std::vector<Stop> trail_;
    bool ended_ = false;
};

}  // namespace shunt::analysis
