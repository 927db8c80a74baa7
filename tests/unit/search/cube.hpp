// A graph that is no puzzle and whose levels are known: the corners of a cube in several dimensions.
#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "core/search/ranked_space.hpp"

namespace shunt::test {

/// Depth k from corner 0 holds "dimensions choose k" corners. The wide levels overflow the search's queues. With pairs, the partner of
/// a corner has its first two coordinates exchanged; the goals are a corner and its partner then as without. A block is what has equal
/// coordinates from `block_dimensions` on (up to 6), and leads to itself and to the blocks beside it.
class Cube {
public:
    struct Block {
        search::Rank first = 0;
        search::Bits bits = 1;
    };
    struct Edge {
        search::Rank first = 0;
        search::Bits bits = 0;
        search::Bits goals = 0;
        std::uint32_t ways = 0;
    };
    static constexpr std::size_t kBatch = 3;
    static constexpr std::size_t kWidth = 64;
    class Cursor {
    public:
        explicit Cursor(const Cube& cube) : cube_(&cube) {}
        void load(std::span<const Block> blocks) {
            for (std::size_t i = 0; i < blocks.size(); ++i) blocks_[i] = blocks[i];
        }
        void prefetch(std::span<const Block> /*blocks*/) const {}
        [[nodiscard]] std::span<const Edge> edges(std::size_t i) {
            edges_[i].clear();
            const Block here = blocks_[i];
            const auto ways = static_cast<std::uint32_t>(std::popcount(here.bits));
            for (int bit = cube_->block_dimensions_; bit < cube_->dimensions_; ++bit)
                add(i, here.first ^ search::Rank{1} << bit, here.bits, ways);
            search::Bits within = 0;
            for (int bit = 0; bit < cube_->block_dimensions_; ++bit)
                search::for_each_state(0, here.bits, [&](search::Rank corner) {
                    within |= search::Bits{1} << (corner ^ search::Rank{1} << bit);
                });
            if (within != 0) add(i, here.first, within, ways * static_cast<std::uint32_t>(cube_->block_dimensions_));
            return edges_[i];
        }
        [[nodiscard]] search::Rank partner(const Block& block) const {
            return exchanged(block.first + static_cast<search::Rank>(std::countr_zero(block.bits)));
        }
        [[nodiscard]] Block block_of(std::size_t /*i*/, const Edge& edge, search::Bits bits) const {
            return {edge.first, bits};
        }

    private:
        void add(std::size_t i, search::Rank first, search::Bits bits, std::uint32_t ways) {
            search::Bits goals = 0;
            search::for_each_state(first, bits, [&](search::Rank corner) {
                if (cube_->is_goal(corner)) goals |= search::Bits{1} << (corner - first);
            });
            edges_[i].push_back({first, bits, goals, ways});
        }

        const Cube* cube_;
        std::array<Block, kBatch> blocks_;
        std::array<std::vector<Edge>, kBatch> edges_;
    };
    static constexpr bool kShareable = true;

    Cube(int dimensions, search::Rank goal, bool in_pairs = false, int block_dimensions = 0)
        : dimensions_(dimensions), goal_(goal), in_pairs_(in_pairs), block_dimensions_(block_dimensions) {}
    [[nodiscard]] bool has_partners() const { return in_pairs_; }
    [[nodiscard]] search::Rank size() const { return search::Rank{1} << dimensions_; }
    [[nodiscard]] bool is_full() const { return false; }
    [[nodiscard]] Block block(search::Rank rank) const {
        const search::Rank first = rank >> block_dimensions_ << block_dimensions_;
        return {first, search::Bits{1} << (rank - first)};
    }
    [[nodiscard]] bool is_goal(search::Rank rank) const { return rank == goal_ || rank == exchanged(goal_); }

private:
    [[nodiscard]] static search::Rank exchanged(search::Rank corner) {
        return (corner & ~search::Rank{3}) | (corner >> 1 & 1) | (corner << 1 & 2);
    }

    int dimensions_;
    search::Rank goal_;
    bool in_pairs_;
    int block_dimensions_;
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
