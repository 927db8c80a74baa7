#include "core/packing/filling_blocks.hpp"

namespace shunt::packing {

FillingBlocks::FillingBlocks(const Fillings& fillings, int free) {
    if (free > kMostFree || fillings.size() > kMostFillings) return;
    size_ = static_cast<std::size_t>(fillings.size());
    const std::size_t sets = std::size_t{1} << free;
    for (std::size_t filling = 0; filling < size_; ++filling)
        voids_.push_back(static_cast<FreeSet>(fillings.voids(filling, sets - 1)));
    filling_.assign(sets, 0);
    for (std::size_t filling = 0; filling < size_; ++filling)
        filling_[voids_[filling]] = static_cast<std::uint8_t>(filling);
    with_voids_.assign(sets, 0);
    index_.assign(sets * size_, 0);
    member_.assign(sets * size_, 0);
    for (std::size_t set = 0; set < sets; ++set) list_members(static_cast<FreeSet>(set));
}

void FillingBlocks::list_members(FreeSet set) {
    std::size_t members = 0;
    for (std::size_t filling = 0; filling < size_; ++filling) {
        index_[set * size_ + filling] = static_cast<std::uint8_t>(members);
        if ((voids_[filling] & set) != set) continue;
        with_voids_[set] |= FillingSet{1} << filling;
        member_[set * size_ + members++] = static_cast<std::uint8_t>(filling);
    }
}

}  // namespace shunt::packing
