// What a search that is over knows of one position: how far from the start it is, a shortest way to it, and its neighbours.
//
//     the depth of every position is kept (hashed)      it is asked as it is
//     it is not (packed, levels, keys, sweeps)                it is let go, and all are searched once more with marks that tell depths
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/breadth_first.hpp"

namespace shunt::analysis {

class PositionSeeker {
public:
    /// About `ended`, which has counted the positions of `problem` and is over; both must outlive this object.
    PositionSeeker(const puzzle::Problem& problem, BreadthFirst& ended) : problem_(&problem), ended_(&ended) {}
    PositionSeeker(const PositionSeeker&) = delete;  // its parts point to each other
    PositionSeeker& operator=(const PositionSeeker&) = delete;

    struct Neighbour {
        puzzle::Position position;
        std::optional<std::uint64_t> depth;  ///< absent where the search has not come
    };

    /// Begins to look at a position of the puzzle. Another search takes no more than `memory` bytes.
    void find(const puzzle::Position& position, std::uint64_t memory);
    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Why nothing can be told; empty otherwise.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    /// Once done: from the start to the position, both included. Of several shortest ways the one through the positions with the least
    /// numbers, seen from its end. Empty when the position cannot be reached.
    [[nodiscard]] std::vector<puzzle::Position> way() const;
    /// Once done: all positions one apart from it; none when it cannot be reached.
    [[nodiscard]] const std::vector<Neighbour>& neighbours() const { return neighbours_; }
    /// Only makes sure that graph() is there, without looking for any position: works on about `budget` nodes or positions; returns whether
    /// there is more to do. Another search takes no more than `memory` bytes.
    bool gather(std::uint64_t budget, std::uint64_t memory);
    /// How much of that is done, from 0 to 1.
    [[nodiscard]] double gathered() const;
    /// All positions, where it is not null; as long as nothing else is asked of this object or of the search.
    [[nodiscard]] PositionGraph* graph();
    /// Memory held beside that of the search.
    [[nodiscard]] std::uint64_t bytes() const { return marked_ ? marked_->bytes() : 0; }

private:
    using Rank = search::Rank;

    bool work(std::uint64_t budget);
    void search(std::uint64_t budget);
    void set_out();
    bool follow(std::uint64_t budget);
    void step_back(const std::vector<Rank>& neighbours);
    void look_around(const std::vector<Rank>& neighbours);
    [[nodiscard]] std::optional<std::uint64_t> depth_near(Rank rank, std::uint64_t depth) const;
    [[nodiscard]] bool has_depth(Rank rank, std::uint64_t depth) const;

    const puzzle::Problem* problem_;
    BreadthFirst* ended_;
    std::unique_ptr<BreadthFirst> marked_;  // once it is needed
    std::optional<puzzle::Position> asked_;
    std::uint64_t memory_ = 0;
    PositionGraph* graph_ = nullptr;  // once there is one that tells
    std::vector<Rank> path_;          // from the position back to the start
    int depth_ = 0;                   // of its last one, perhaps modulo 3
    bool is_at_start_ = false;
    std::vector<Neighbour> neighbours_;
    std::string refusal_;
};

}  // namespace shunt::analysis
