// Blocks of many numbers one after the other. Numbers that are close have words that begin alike, so only the end of the word is read
// anew: for the ascending numbers of a wide level, a few letters of each.
#pragma once

#include <vector>

#include "core/packing/word_reading.hpp"

namespace shunt::packing {

/// Reads blocks like PackedSpace::block(), fastest in ascending order.
class BlockReader {
public:
    explicit BlockReader(const PackedSpace& space);

    [[nodiscard]] PackedSpace::Block block(Rank rank);

private:
    /// After some letters: which arrangements lie below.
    struct Stop {
        WordReading word;
        Rank end = 0;
    };

    void read_letter(Rank arrangement);

    const PackedSpace* space_;
    std::vector<Stop> stops_;  // after 0, 1, 2 ... letters
};

}  // namespace shunt::packing
