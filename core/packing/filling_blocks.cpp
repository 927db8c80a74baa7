#include "core/packing/filling_blocks.hpp"

namespace shunt::packing {

FillingBlocks::FillingBlocks(const Fillings& fillings, int free) {
    if (free > kMostFree || fillings.size() > kMostFillings) return;
    size_ = static_cast<std::size_t>(fillings.size());
    const std::size_t sets = std::size_t{1} << free;
    std::vector<FreeSet> voids;
    for (std::size_t filling = 0; filling < size_; ++filling)
        voids.push_back(static_cast<FreeSet>(fillings.voids(filling, sets - 1)));
    with_voids_.assign(sets, 0);
    index_.assign(sets * size_, 0);
    member_.assign(sets * size_, 0);
    for (std::size_t set = 0; set < sets; ++set) list_members(static_cast<FreeSet>(set), voids);
    mixed_.assign(size_, 0);
    both_void_.assign(size_, 0);
    exchanged_.assign(size_ * kPairs, 0);
    for (std::size_t filling = 0; filling < size_; ++filling) list_pairs(filling, voids, free);
}

void FillingBlocks::list_members(FreeSet set, const std::vector<FreeSet>& voids) {
    std::size_t members = 0;
    for (std::size_t filling = 0; filling < size_; ++filling) {
        index_[set * size_ + filling] = static_cast<std::uint8_t>(members);
        if ((voids[filling] & set) != set) continue;
        with_voids_[set] |= FillingSet{1} << filling;
        member_[set * size_ + members++] = static_cast<std::uint8_t>(filling);
    }
}

void FillingBlocks::list_pairs(std::size_t filling, const std::vector<FreeSet>& voids, int free) {
    const unsigned here = voids[filling];
    for (int b = 1; b < free; ++b) {
        for (int a = 0; a < b; ++a) {
            const unsigned both = 1u << a | 1u << b;
            const PairSet pair = pair_of(a, b);
            if ((here & both) == both) both_void_[filling] |= pair;
            if (std::popcount(here & both) != 1) continue;
            mixed_[filling] |= pair;
            const auto after = std::find(voids.begin(), voids.end(), static_cast<FreeSet>(here ^ both));
            exchanged_[filling * kPairs + static_cast<std::size_t>(std::countr_zero(pair))] =
                static_cast<std::uint8_t>(after - voids.begin());
        }
    }
}

}  // namespace shunt::packing
