// Where the neighbours of a position are listed: the innermost loop of every search, so room is made once and not asked for again.
#pragma once

#include <cassert>
#include <span>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

class NeighbourList {
public:
    /// Forgets all, and makes room for at most `most`.
    void begin(std::size_t most) {
        if (entries_.size() < most) entries_.resize(most);
        count_ = 0;
    }
    void add(const PackedSpace::Neighbour& neighbour) {
        assert(count_ < entries_.size());
        entries_[count_++] = neighbour;
    }
    [[nodiscard]] std::span<const PackedSpace::Neighbour> all() const { return {entries_.data(), count_}; }

private:
    std::vector<PackedSpace::Neighbour> entries_;  // the first count_ are meant
    std::size_t count_ = 0;
};

}  // namespace shunt::packing
