// Blocks of many numbers one after the other. Numbers that are close have words that begin alike, so only the end of the word is read
// anew: for the ascending numbers of a wide level, a few letters of each.
#pragma once

#include <array>
#include <cstdint>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// Reads blocks like PackedSpace::block(), fastest in ascending order.
class BlockReader {
public:
    explicit BlockReader(const PackedSpace& space);

    [[nodiscard]] PackedSpace::Block block(Rank rank);

private:
    /// After some letters: where the walk is, and which arrangements lie below.
    struct Stop {
        Node node = 0;
        Rank begin = 0;
        Rank end = 0;
        CellSet undecided = 0;
        CellSet anchors = 0;
        std::uint64_t kinds = 0;
        int field = 0;  // where the next letter of Block::kinds goes
    };

    void read_letter(Rank arrangement);

    const PackedSpace* space_;
    std::array<Stop, kMostCells + 1> stops_;
    std::size_t read_ = 0;  // letters; stops_[read_] is the last
};

}  // namespace shunt::packing
