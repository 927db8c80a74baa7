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

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/state_graph.hpp"
#include "core/analysis/survey.hpp"

namespace shunt::analysis {

/// Bounds of all eccentricities of a connected graph, tightened one search at a time.
class EccentricityBounds {
public:
    explicit EccentricityBounds(StateGraph graph);

    /// One breadth-first search; returns whether the diameter is still open. O(vertices + edges).
    bool tighten();
    [[nodiscard]] int diameter() const { return diameter_; }
    /// Two vertices so far apart.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> ends() const { return ends_; }
    [[nodiscard]] std::uint64_t bytes() const;

private:
    [[nodiscard]] std::optional<std::uint32_t> choose();
    /// Distances from `start` into distance_; returns a farthest vertex.
    std::uint32_t search(std::uint32_t start);

    StateGraph graph_;
    std::vector<int> lower_;
    std::vector<int> upper_;
    std::vector<int> distance_;
    std::vector<std::uint32_t> queue_;
    int diameter_ = 0;
    std::pair<std::uint32_t, std::uint32_t> ends_{0, 0};
    bool choose_greatest_ = true;
};

/// Writes the graph down and bounds it, in slices.
class Diameter final : public Survey {
public:
    /// Most positions of a component whose diameter is worked out.
    static constexpr std::uint64_t kMostPositions = 100'000;

    /// Of a search that is exhausted; `graph` must outlive it.
    Diameter(PositionGraph& graph, const Limits& limits)
        : graph_(std::in_place, graph, limits.memory), positions_(graph.searched().statistics().expanded) {}

    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return refused_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return (graph_ ? graph_->bytes() : 0) + (bounds_ ? bounds_->bytes() : 0);
    }

    /// Whether the component has too many positions; then nothing is worked out.
    [[nodiscard]] bool too_large() const { return positions_ > kMostPositions; }
    /// The diameter; once done.
    [[nodiscard]] int length() const { return length_; }
    /// Two positions so far apart; once done.
    [[nodiscard]] const std::pair<puzzle::Position, puzzle::Position>& ends() const { return ends_; }

private:
    void conclude();

    std::optional<StateGraphBuilder> graph_;  // until the diameter is known
    std::uint64_t positions_;
    std::optional<EccentricityBounds> bounds_;
    bool refused_ = false;
    int length_ = 0;
    std::pair<puzzle::Position, puzzle::Position> ends_;
};

}  // namespace shunt::analysis
