// Where the edges of a block are listed: the innermost loop of every search, so room is made once and not asked for again.
#pragma once

#include <cassert>
#include <span>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

class EdgeList {
public:
    /// Forgets all, and makes room for `most`.
    void begin(std::size_t most) {
        if (entries_.size() < most) entries_.resize(most);
        count_ = 0;
    }
    /// Adds an edge where there is room. What it says is old until it is written.
    PackedSpace::Edge& next() {
        assert(count_ < entries_.size());
        return entries_[count_++];
    }
    void add(const PackedSpace::Edge& edge) {
        if (count_ == entries_.size()) entries_.resize(2 * count_ + 16);
        entries_[count_++] = edge;
    }
    [[nodiscard]] std::span<const PackedSpace::Edge> all() const { return {entries_.data(), count_}; }

private:
    std::vector<PackedSpace::Edge> entries_;  // the first count_ are meant
    std::size_t count_ = 0;
};

}  // namespace shunt::packing
