// States that a store keeps as bits, made blocks again, and the neighbours of blocks.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "core/search/ranked_space.hpp"
#include "core/search/search.hpp"

namespace shunt::parts {

template <search::RankedSpace Space>
class BlockExpander {
public:
    using Block = typename Space::Block;
    using Edge = typename Space::Edge;

    /// `space` must outlive it.
    explicit BlockExpander(Space& space) : cursor_(space), reader_(space) {}

    /// Forgets the blocks that were read.
    void clear() { blocks_.clear(); }
    /// Reads the states first + i, for each bit i: fastest where numbers ascend from call to call.
    void read(search::Rank first, search::Bits bits) {
        search::for_each_state(first, bits, [this](search::Rank rank) {
            const Block block = reader_.block(rank);
            if (!blocks_.empty() && blocks_.back().first == block.first) {
                blocks_.back().bits |= block.bits;
            } else {
                blocks_.push_back(block);
            }
        });
    }
    [[nodiscard]] std::span<const Block> blocks() const { return blocks_; }

    /// Calls `meet(i, edge)` for every edge of all blocks, where block_of(i, edge, bits) is a block that it leads to; tells how many states
    /// and neighbours there were.
    template <class Meet>
    search::SearchStatistics expand(std::span<const Block> blocks, Meet meet) {
        search::SearchStatistics done;
        while (!blocks.empty()) {
            const auto batch = blocks.first(std::min<std::size_t>(blocks.size(), Space::kBatch));
            blocks = blocks.subspan(batch.size());
            cursor_.load(batch);
            cursor_.prefetch(blocks.first(std::min<std::size_t>(blocks.size(), Space::kBatch)));
            for (std::size_t i = 0; i < batch.size(); ++i) {
                done.expanded += static_cast<std::uint64_t>(std::popcount(search::Bits{batch[i].bits}));
                for (const Edge& edge : cursor_.edges(i)) {
                    done.generated += edge.ways;
                    meet(i, edge);
                }
            }
        }
        return done;
    }
    [[nodiscard]] Block block_of(std::size_t i, const Edge& edge, search::Bits bits) const {
        return cursor_.block_of(i, edge, bits);
    }

    /// For whoever looks for neighbours when all is expanded.
    [[nodiscard]] typename Space::Cursor& cursor() { return cursor_; }

private:
    typename Space::Cursor cursor_;
    typename search::ReaderOf<Space>::type reader_;
    std::vector<Block> blocks_;
};

}  // namespace shunt::parts
