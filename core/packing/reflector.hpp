// The partner of a position under a reflection of the puzzle (core/puzzle/reflection.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/packing/packed_space.hpp"
#include "core/puzzle/reflection.hpp"

namespace shunt::packing {

/// Finds partners. Remembers those of the arrangements met lately; make one for each worker.
class Reflector {
public:
    Reflector(const PackedSpace& space, const PackedSpace::Reflection& reflection)
        : space_(&space), reflection_(&reflection), memo_(kMemo) {}

    /// The number of the mirror image of the only position that a block means; its own when it is its own mirror image. O(length of the
    /// word) for an arrangement not met lately.
    [[nodiscard]] Rank partner(const PackedSpace::Block& block);

    /// Bytes held beside the object itself.
    [[nodiscard]] static std::uint64_t bytes() { return kMemo * sizeof(Memo); }

private:
    static constexpr std::size_t kMemo = std::size_t{1} << 12;
    struct Memo {
        Rank arrangement = ~Rank{0};
        Rank partner = 0;
        CellSet free = 0;
        CellSet partner_free = 0;
    };

    [[nodiscard]] CellSet reflected(CellSet cells) const;
    void work_out(Memo& memo, const PackedSpace::Arrangement& arrangement) const;

    const PackedSpace* space_;
    const PackedSpace::Reflection* reflection_;
    std::vector<Memo> memo_;
};

}  // namespace shunt::packing
