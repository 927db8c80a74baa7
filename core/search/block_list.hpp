// Blocks of the next level, in the order in which they are found.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// A list in which a block found again soon joins the entry it has: then it is expanded once for all its states. A block found again much
/// later is listed twice, which is no less right.
template <RankedSpace Space>
class BlockList {
public:
    using Block = typename Space::Block;

    [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
    [[nodiscard]] std::size_t size() const { return blocks_.size(); }
    /// Blocks that it had room for at most, in what it held of old and new while it grew.
    [[nodiscard]] std::size_t most_room() const { return most_room_; }
    void reserve(std::size_t blocks) {
        const std::size_t before = blocks_.capacity();
        blocks_.reserve(blocks);
        most_room_ = std::max(most_room_, (before < blocks_.capacity() ? before : 0) + blocks_.capacity());
    }
    void clear() { blocks_.clear(); }
    /// For `more` blocks. A list that is full grows by little, not to the double: what a search holds stays near what it announced.
    void make_room(std::size_t more) {
        if (blocks_.capacity() - blocks_.size() < more) reserve(blocks_.size() + std::max(more, blocks_.size() / 16));
    }
    /// Adds states of the block that begins at `first`; `block()`, which means these, is asked for only if it is not listed.
    template <class BlockOf>
    void add(Rank first, Bits bits, BlockOf block) {
        if constexpr (Space::kWidth > 1) {
            std::uint32_t& place = places_[static_cast<std::size_t>(first * 0x9E3779B97F4A7C15ull >> kShift)];
            if (place < blocks_.size() && blocks_[place].first == first) {
                blocks_[place].bits |= bits;
                return;
            }
            place = static_cast<std::uint32_t>(blocks_.size());
        }
        blocks_.push_back(block());
    }

private:
    static constexpr int kShift = 52;
    static constexpr std::size_t kPlaces = Space::kWidth > 1 ? std::size_t{1} << (64 - kShift) : 0;

    std::vector<Block> blocks_;
    std::size_t most_room_ = 0;
    std::array<std::uint32_t, kPlaces> places_{};  // where blocks were listed lately, by a hash of `first`
};

}  // namespace shunt::search
