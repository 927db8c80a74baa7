// All shortest solutions: how many there are, and each of them, in a fixed order.
//
//   depth     0      1      2      3
//             o ───> o ───> o ───> *     Only positions that lie on a shortest path are kept: collected level by level
//              └───> o ──────┘           from the goals back to the start, each with its number of ways to a goal.
//
// Two solutions differ when their sequences of positions differ (interchangeable pieces are not told apart, and neither are two
// motions that lead to the same position).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/position_graph.hpp"
#include "core/base/natural.hpp"

namespace shunt::analysis {

class ShortestPaths {
public:
    /// Of a search that has found goals and kept depths; `graph` must outlive it. `memory_limit` in bytes.
    ShortestPaths(PositionGraph& graph, std::uint64_t memory_limit);

    /// Counts: works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Whether the memory limit came first.
    [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
    [[nodiscard]] std::uint64_t bytes() const { return bytes_ + found_.capacity() * sizeof(Entry) + found_heap_; }
    /// The exact number of shortest solutions, decimal; once done.
    [[nodiscard]] std::string count() const { return layers_.front().front().ways.decimal(); }
    /// The positions that shortest solutions pass, once done: by their number of moves from the start, each by its number in the graph.
    [[nodiscard]] std::size_t layers() const { return layers_.size(); }
    [[nodiscard]] std::size_t layer_size(std::size_t layer) const { return layers_[layer].size(); }
    [[nodiscard]] search::Rank state(std::size_t layer, std::size_t number) const {
        return layers_[layer][number].state;
    }
    /// From it to a goal.
    [[nodiscard]] const Natural& ways(std::size_t layer, std::size_t number) const {
        return layers_[layer][number].ways;
    }
    /// Where in a layer a position is, if it is there.
    [[nodiscard]] std::optional<std::size_t> find(search::Rank state, std::size_t layer) const;
    /// Looks for the next solution; returns whether there is more to do before it is there. Solutions come in the lexicographic order of
    /// the numbers of their positions. Takes from `budget` as many positions as it works on: O(length x neighbours) for each solution.
    bool find_next(std::uint64_t& budget);
    /// The positions of the solution found, start and goal included; none after the last.
    [[nodiscard]] std::size_t path_size() const { return trail_.size(); }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const { return graph_->position(trail_[number].state); }

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

    void list_goals(std::uint64_t& budget);
    void expand_layer(std::uint64_t& budget);
    void find_nearer(const Entry& entry, const std::vector<search::Rank>& neighbours);
    void merge();
    void end_layer();
    [[nodiscard]] static std::uint64_t heap_of(const Layer& layer);
    [[nodiscard]] bool step_aside();

    PositionGraph* graph_;
    std::uint64_t memory_limit_;
    std::vector<Layer> layers_;       // by depth; complete from layer_ on
    std::uint64_t goals_listed_ = 0;  // parts of the last level that were looked through for goals
    int layer_ = 0;
    std::size_t next_ = 0;    // of the layer being expanded
    Layer found_;             // of the layer before it
    std::size_t merged_ = 0;  // entries at the beginning of found_ that are sorted, each of another state
    std::uint64_t found_heap_ = 0;
    std::uint64_t bytes_ = 0;  // of the layers
    bool out_of_memory_ = false;
    std::vector<Stop> trail_;
    bool going_on_ = false;  // towards the end of the trail
    bool ended_ = false;     // there is no further solution
};

}  // namespace shunt::analysis
