// The blocks of one level: a hash table with open addressing beside a list, which is walked in the order of discovery.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/memory_budget.hpp"
#include "core/levels/block.hpp"

namespace shunt::levels {

class Level {
public:
    /// Takes its memory from `memory`, which must outlive it.
    explicit Level(MemoryBudget& memory) : memory_(&memory) {}

    /// The block of an arrangement that leaves these cells free, made without fillings when there is none. Valid until the next call; null
    /// when the memory does not do.
    [[nodiscard]] Block* at(Rank key, CellSet free) {
        if (kRoom * (blocks_.size() + 1) > slots_.size() && !grow()) return nullptr;
        std::uint32_t& slot = slots_[place(key)];
        if (slot == kNobody) {
            slot = static_cast<std::uint32_t>(blocks_.size());
            blocks_.push_back({key, free});
        }
        return &blocks_[slot];
    }
    /// The fillings of an arrangement that are in the level.
    [[nodiscard]] Bits bits(Rank key) const {
        if (slots_.empty()) return 0;
        const std::uint32_t slot = slots_[place(key)];
        return slot == kNobody ? 0 : blocks_[slot].bits;
    }
    [[nodiscard]] std::span<Block> blocks() { return blocks_; }
    [[nodiscard]] std::span<const Block> blocks() const { return blocks_; }

    /// Forgets all blocks; what is far more room than they took is given back.
    void clear() {
        if (slots_.size() > kFewestSlots && kWaste * blocks_.size() < slots_.size()) shrink();
        std::fill(slots_.begin(), slots_.end(), kNobody);
        blocks_.clear();
    }

private:
    static constexpr std::uint32_t kNobody = ~std::uint32_t{0};
    static constexpr std::size_t kRoom = 4;  // slots for each block at least
    static constexpr std::size_t kWaste = 16;
    static constexpr std::size_t kFewestSlots = 1u << 6;
    static constexpr std::size_t kMostSlots = std::size_t{1} << 31;

    [[nodiscard]] static std::uint64_t bytes(std::size_t slots) {
        return slots * sizeof(std::uint32_t) + slots / kRoom * sizeof(Block);
    }
    [[nodiscard]] std::size_t first_slot(Rank key) const {
        return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ull >> shift_);
    }
    /// The slot of a key, or the free one where it belongs.
    [[nodiscard]] std::size_t place(Rank key) const {
        std::size_t slot = first_slot(key);
        while (slots_[slot] != kNobody && blocks_[slots_[slot]].key != key) slot = (slot + 1) & (slots_.size() - 1);
        return slot;
    }
    void fill_slots() {
        for (std::size_t i = 0; i < blocks_.size(); ++i) slots_[place(blocks_[i].key)] = static_cast<std::uint32_t>(i);
    }
    [[nodiscard]] bool grow() {
        const std::size_t slots = slots_.empty() ? kFewestSlots : 2 * slots_.size();
        if (slots > kMostSlots || !memory_->take(bytes(slots))) return false;
        memory_->give_back(bytes(slots_.size()));
        resize(slots);
        return true;
    }
    void shrink() {
        const std::size_t slots = std::max(kFewestSlots, slots_.size() / 4);
        memory_->give_back(bytes(slots_.size()) - bytes(slots));
        blocks_ = {};
        slots_ = {};
        resize(slots);
    }
    void resize(std::size_t slots) {
        blocks_.reserve(slots / kRoom);
        slots_.assign(slots, kNobody);
        shift_ = 64 - std::countr_zero(slots);
        fill_slots();
    }

    MemoryBudget* memory_;
    std::vector<Block> blocks_;
    std::vector<std::uint32_t> slots_;  // a power of two: index of a block, or kNobody
    int shift_ = 0;
};

}  // namespace shunt::levels
