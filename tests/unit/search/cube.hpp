// A graph that is no puzzle and whose levels are known: the corners of a cube in several dimensions.
#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "core/search/ranked_space.hpp"

namespace shunt::test {

/// Depth k from corner 0 holds "dimensions choose k" corners. The wide levels overflow the search's queues. With pairs, the partner of
/// a corner has its first two coordinates exchanged; the goals are a corner and its partner then as without.
class Cube {
public:
    struct State {
        search::Rank rank = 0;
    };
    struct Neighbour {
        search::Rank rank = 0;
        bool is_goal = false;
    };
    static constexpr std::size_t kBatch = 3;
    class Cursor {
    public:
        explicit Cursor(const Cube& cube) : cube_(&cube) {}
        void load(std::span<const State> states) {
            for (std::size_t i = 0; i < states.size(); ++i) states_[i] = states[i];
        }
        void prefetch(std::span<const State> /*states*/) const {}
        [[nodiscard]] std::span<const Neighbour> neighbours(std::size_t i) {
            neighbours_[i].clear();
            for (int bit = 0; bit < cube_->dimensions_; ++bit) {
                const search::Rank next = states_[i].rank ^ search::Rank{1} << bit;
                neighbours_[i].push_back({next, cube_->is_goal(next)});
            }
            return neighbours_[i];
        }
        [[nodiscard]] search::Rank partner(const State& state) const { return exchanged(state.rank); }
        [[nodiscard]] State state_of(std::size_t /*i*/, const Neighbour& neighbour) const { return {neighbour.rank}; }

    private:
        const Cube* cube_;
        std::array<State, kBatch> states_;
        std::array<std::vector<Neighbour>, kBatch> neighbours_;
    };
    static constexpr bool kShareable = true;

    Cube(int dimensions, search::Rank goal, bool in_pairs = false)
        : dimensions_(dimensions), goal_(goal), in_pairs_(in_pairs) {}
    [[nodiscard]] bool has_partners() const { return in_pairs_; }
    [[nodiscard]] search::Rank size() const { return search::Rank{1} << dimensions_; }
    [[nodiscard]] bool is_full() const { return false; }
    [[nodiscard]] State state(search::Rank rank) const { return {rank}; }
    [[nodiscard]] search::Rank number(const State& state) const { return state.rank; }
    [[nodiscard]] bool is_goal(search::Rank rank) const { return rank == goal_ || rank == exchanged(goal_); }

private:
    [[nodiscard]] static search::Rank exchanged(search::Rank corner) {
        return (corner & ~search::Rank{3}) | (corner >> 1 & 1) | (corner << 1 & 2);
    }

    int dimensions_;
    search::Rank goal_;
    bool in_pairs_;
};

/// Corners at each depth from a corner.
[[nodiscard]] inline std::vector<std::uint64_t> levels_of_cube(int dimensions) {
    std::vector<std::uint64_t> row{1};
    for (int k = 1; k <= dimensions; ++k) {
        row.push_back(row.back() * static_cast<std::uint64_t>(dimensions - k + 1) / static_cast<std::uint64_t>(k));
    }
    return row;
}

}  // namespace shunt::test
