// The exact diameter of a component: the greatest distance between two of its positions.
//
// Every search from one position v bounds the eccentricity of every other position w by its distance d:
//
//     max(ecc(v) - d, d)  <=  ecc(w)  <=  ecc(v) + d
//
// A position whose upper bound does not pass the greatest eccentricity seen needs no search of its own. Choosing in turn the position
// with the greatest upper and the least lower bound, few searches are enough (F. W. Takes, W. A. Kosters, "Determining the diameter
// of small world networks", 2011).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::analysis {

class Diameter {
public:
    /// Most positions of a component whose diameter is worked out.
    static constexpr std::uint64_t kMostPositions = 100'000;

    virtual ~Diameter() = default;

    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Whether the component has too many positions; then nothing is worked out.
    [[nodiscard]] virtual bool too_large() const = 0;
    /// The diameter; once done.
    [[nodiscard]] virtual int length() const = 0;
    /// Two positions so far apart; once done.
    [[nodiscard]] virtual std::pair<puzzle::Position, puzzle::Position> ends() const = 0;
};

/// Bounds of all eccentricities of an undirected, connected graph, tightened one search at a time.
class EccentricityBounds {
public:
    /// Neighbours of vertex v: targets[first[v]] up to targets[first[v + 1]], itself excluded.
    EccentricityBounds(std::vector<std::uint32_t> first, std::vector<std::uint32_t> targets);

    /// One breadth-first search; returns whether the diameter is still open. O(vertices + edges).
    bool tighten();
    [[nodiscard]] int diameter() const { return diameter_; }
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> ends() const { return ends_; }
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::size_t vertices() const { return first_.size() - 1; }

private:
    [[nodiscard]] std::optional<std::uint32_t> choose();
    /// Distances from `start` into distance_; returns a farthest vertex.
    std::uint32_t search(std::uint32_t start);

    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> targets_;
    std::vector<int> lower_;
    std::vector<int> upper_;
    std::vector<int> distance_;
    std::vector<std::uint32_t> queue_;
    int diameter_ = 0;
    std::pair<std::uint32_t, std::uint32_t> ends_{0, 0};
    bool choose_greatest_ = true;
};

/// For a search that is exhausted. `space` and `marks` (of that search) must outlive it.
template <search::RankedSpace Space, class Marks>
class DiameterOf final : public Diameter {
public:
    DiameterOf(Space& space, const Marks& marks, std::uint64_t reached, std::uint64_t memory_limit)
        : space_(&space), marks_(&marks), cursor_(space), memory_limit_(memory_limit), reached_(reached) {}

    bool advance(std::uint64_t budget) override {
        if (too_large() || out_of_memory_) return false;
        if (bounds_) return bounds_->tighten();
        if (ranks_.size() < reached_) {
            list(budget);
        } else if (first_.size() <= ranks_.size()) {
            link(budget);
            out_of_memory_ = bytes() > memory_limit_;
        } else {
            bounds_.emplace(std::move(first_), std::move(targets_));
        }
        return true;
    }

    [[nodiscard]] bool out_of_memory() const override { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return ranks_.capacity() * sizeof(search::Rank) +
               (first_.capacity() + targets_.capacity()) * sizeof(std::uint32_t) + (bounds_ ? bounds_->bytes() : 0);
    }
    [[nodiscard]] bool too_large() const override { return reached_ > kMostPositions; }
    [[nodiscard]] int length() const override { return bounds_->diameter(); }
    [[nodiscard]] std::pair<puzzle::Position, puzzle::Position> ends() const override {
        const auto [a, b] = bounds_->ends();
        return {space_->position(ranks_[a]), space_->position(ranks_[b])};
    }

private:
    /// Lists the numbers of the reached positions, ascending.
    void list(std::uint64_t budget) {
        const search::Rank end = std::min(space_->size(), next_ + budget * 16);
        for (; next_ < end; ++next_) {
            if (marks_->is_reached(next_)) ranks_.push_back(next_);
        }
    }

    /// Writes the neighbours of the next positions down.
    void link(std::uint64_t budget) {
        for (; budget > 0 && first_.size() < ranks_.size(); --budget) {
            const typename Space::State state = space_->state(ranks_[first_.size()]);
            first_.push_back(static_cast<std::uint32_t>(targets_.size()));
            cursor_.load({&state, 1});
            cursor_.for_each_neighbour(0, [&](const typename Space::Neighbour& neighbour) {
                const auto found = std::lower_bound(ranks_.begin(), ranks_.end(), search::Rank{neighbour.rank});
                targets_.push_back(static_cast<std::uint32_t>(found - ranks_.begin()));
            });
        }
        if (first_.size() == ranks_.size()) first_.push_back(static_cast<std::uint32_t>(targets_.size()));
    }

    Space* space_;
    const Marks* marks_;
    typename Space::Cursor cursor_;
    std::uint64_t memory_limit_;
    std::uint64_t reached_;
    search::Rank next_ = 0;
    std::vector<search::Rank> ranks_;
    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> targets_;
    std::optional<EccentricityBounds> bounds_;
    bool out_of_memory_ = false;
};

}  // namespace shunt::analysis
