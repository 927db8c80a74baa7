// The reachable positions of a puzzle and the moves between them, written down as a graph: for questions that need all of it at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::analysis {

/// An undirected graph; vertices are numbered from 0. Neighbours of v: targets[first[v]] up to targets[first[v + 1]].
struct StateGraph {
    std::vector<std::uint32_t> first{0};
    std::vector<std::uint32_t> targets;
    std::vector<std::uint32_t> goals;  ///< vertices that meet a goal, ascending
    std::uint32_t start = 0;

    [[nodiscard]] std::uint32_t vertices() const { return static_cast<std::uint32_t>(first.size() - 1); }
    [[nodiscard]] std::uint64_t bytes() const {
        return (first.capacity() + targets.capacity() + goals.capacity()) * sizeof(std::uint32_t);
    }
};

/// Writes the graph of an exhausted search down, in slices. At most 2^32 positions and edges.
class StateGraphBuilder {
public:
    virtual ~StateGraphBuilder() = default;

    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Whether the memory limit came first, or the graph is too large.
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// The graph, once done; call once.
    [[nodiscard]] virtual StateGraph take() = 0;
    /// The position of a vertex.
    [[nodiscard]] virtual puzzle::Position position(std::uint32_t vertex) const = 0;
};

/// `space` and `marks` (of the search, which reached `reached` positions) must outlive it.
template <search::RankedSpace Space, class Marks>
class StateGraphBuilderOf final : public StateGraphBuilder {
public:
    StateGraphBuilderOf(Space& space, const Marks& marks, std::uint64_t reached, search::Rank start,
                        std::uint64_t memory_limit)
        : space_(&space),
          marks_(&marks),
          cursor_(space),
          memory_limit_(memory_limit),
          reached_(reached),
          start_(start) {
        out_of_memory_ =
            reached >= UINT32_MAX || reached * (sizeof(search::Rank) + 2 * sizeof(std::uint32_t)) > memory_limit;
    }

    bool advance(std::uint64_t budget) override {
        if (out_of_memory_) return false;
        if (ranks_.size() < reached_) {
            list(budget);
        } else {
            link(budget);
            out_of_memory_ = bytes() > memory_limit_ || graph_.targets.size() >= UINT32_MAX;
        }
        return graph_.vertices() < reached_ && !out_of_memory_;
    }

    [[nodiscard]] bool out_of_memory() const override { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return ranks_.capacity() * sizeof(search::Rank) + graph_.bytes();
    }
    [[nodiscard]] StateGraph take() override {
        graph_.start = vertex_of(start_);
        return std::move(graph_);
    }
    [[nodiscard]] puzzle::Position position(std::uint32_t vertex) const override {
        return space_->position(ranks_[vertex]);
    }

private:
    /// Positions looked at for one unit of work while they are listed.
    static constexpr std::uint64_t kListedPerUnit = 16;

    [[nodiscard]] std::uint32_t vertex_of(search::Rank rank) const {
        return static_cast<std::uint32_t>(std::lower_bound(ranks_.begin(), ranks_.end(), rank) - ranks_.begin());
    }

    /// Lists the numbers of the reached positions, ascending: a vertex is an index into the list.
    void list(std::uint64_t budget) {
        const search::Rank end = std::min(space_->size(), next_ + budget * kListedPerUnit);
        for (; next_ < end; ++next_) {
            if (marks_->is_reached(next_)) ranks_.push_back(next_);
        }
    }

    /// Writes the neighbours of the next positions down.
    void link(std::uint64_t budget) {
        for (; budget > 0 && graph_.vertices() < ranks_.size(); --budget) {
            const search::Rank rank = ranks_[graph_.vertices()];
            if (space_->is_goal(rank)) graph_.goals.push_back(graph_.vertices());
            search::for_each_neighbour(*space_, cursor_, rank,
                                       [&](search::Rank next) { graph_.targets.push_back(vertex_of(next)); });
            graph_.first.push_back(static_cast<std::uint32_t>(graph_.targets.size()));
        }
    }

    Space* space_;
    const Marks* marks_;
    typename Space::Cursor cursor_;
    std::uint64_t memory_limit_;
    std::uint64_t reached_;
    search::Rank start_;
    search::Rank next_ = 0;
    std::vector<search::Rank> ranks_;
    StateGraph graph_;
    bool out_of_memory_ = false;
};

}  // namespace shunt::analysis
