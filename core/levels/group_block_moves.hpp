// The moves of groups for the fillings of a block. A group that pushes units can move in few fillings of an arrangement (1.3 on average in
// Project Euler 766), so they move one filling after the other; but what pieces there are, and who stands where, is found out once.
#pragma once

#include <vector>

#include "core/base/distinct.hpp"
#include "core/levels/expander.hpp"
#include "core/packing/group_motions.hpp"

namespace shunt::levels {

/// `space` and `keys` must outlive it.
class GroupBlockMoves final : public Expander {
public:
    GroupBlockMoves(const packing::PackedSpace& space, const ArrangementKeys& keys)
        : space_(space), keys_(keys), motions_(space) {}

    [[nodiscard]] bool add(const Block& block, Bits& left, Shard& worker) override;
    [[nodiscard]] std::uint64_t generated() const override { return generated_; }
    [[nodiscard]] std::uint64_t bytes() const override { return found_.capacity() * sizeof(Neighbour); }

private:
    struct Neighbour {
        Rank number;   // of its key and filling
        CellSet free;  // cells that its arrangement leaves
    };

    void see(const Block& block);
    [[nodiscard]] Neighbour neighbour(const Block& block) const;

    const packing::PackedSpace& space_;
    const ArrangementKeys& keys_;
    packing::GroupMotions motions_;
    std::vector<Neighbour> found_;  // from one filling
    Distinct<Neighbour> distinct_;
    std::uint64_t generated_ = 0;
};

}  // namespace shunt::levels
