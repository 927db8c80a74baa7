// From the hash of a position to its number, by open addressing: 5 bytes for every slot, at most 3 in 4 of them taken: the number, and a
// tag made of the hash, so that positions that differ are seldom fetched to be compared.
//
// A table that is full is not copied at once, which would take a second where there are many positions: the next one stands beside it, and
// with every position that comes some of the old ones move over.
//
//    old     | 3 . 0 4 . 1 2 5 |        looked into as long as not all of it has moved
//    slots   | . . . 6 . . 0 . . 1 . . 2 . . . |
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/base/bit_array.hpp"
#include "core/base/memory_budget.hpp"

namespace shunt::hashed {

/// Number of a position.
using Rank = std::uint64_t;

/// Numbers are put in ascending order, from 0, each once.
class RankTable {
public:
    /// Numbers are below this.
    static constexpr Rank kMost = Rank{1} << 32;

    /// Takes its memory from `memory`, which must outlive it.
    explicit RankTable(MemoryBudget& memory) : memory_(&memory) {}
    RankTable(const RankTable&) = delete;
    RankTable& operator=(const RankTable&) = delete;

    /// How many numbers were put.
    [[nodiscard]] Rank size() const { return size_; }
    /// The number put with this hash for which `is_it(number)` is true. O(1) expected.
    template <class IsIt>
    [[nodiscard]] std::optional<Rank> find(std::uint64_t hash, IsIt is_it) const {
        if (const auto rank = slots_.rank_at(slots_.place_of(hash, is_it))) return rank;
        return old_.rank_at(old_.place_of(hash, is_it));
    }
    /// Brings where a hash would stand nearer to the processor; only a hint.
    void prefetch(std::uint64_t hash) const {
        slots_.prefetch(hash);
        old_.prefetch(hash);
    }
    /// A number that may be the one put with this hash: what is_it() of find() is asked first. Often right, only a hint.
    [[nodiscard]] std::optional<Rank> guess(std::uint64_t hash) const { return slots_.rank_at(slots_.home_of(hash)); }
    /// Makes sure that one more number can be put; false when the memory is not to be had.
    [[nodiscard]] bool make_room() { return (size_ + 1) * 4 <= slots_.size() * 3 || grow(); }
    /// Puts the next number; there must be room. `hash_of(number)` is the hash of one that was put before. O(1).
    template <class HashOf>
    void put(std::uint64_t hash, HashOf hash_of) {
        slots_.put(hash, size_++);
        if (old_size_ != 0) move_some(hash_of);
    }

private:
    static constexpr std::uint64_t kFirstSlots = std::uint64_t{1} << 12;
    /// A table has moved long before the next one is full.
    static constexpr std::size_t kMovedAtOnce = 32;

    struct Slots {
        static constexpr std::uint64_t kBytes = sizeof(std::uint32_t) + sizeof(std::uint8_t);

        ZeroedArray<std::uint32_t> numbers;  // 0 = free, else number + 1
        ZeroedArray<std::uint8_t> tags;

        [[nodiscard]] std::uint64_t size() const { return numbers.size(); }
        [[nodiscard]] static std::uint8_t tag_of(std::uint64_t hash) { return static_cast<std::uint8_t>(hash); }
        /// The slot where it is looked for first.
        [[nodiscard]] std::uint64_t home_of(std::uint64_t hash) const {
            return size() == 0 ? 0 : hash >> (64 - std::countr_zero(size()));
        }
        void prefetch(std::uint64_t hash) const {
            if (size() == 0) return;
            __builtin_prefetch(&numbers[home_of(hash)]);
            __builtin_prefetch(&tags[home_of(hash)]);
        }
        /// The slot where it stands, or the free one where it belongs.
        template <class IsIt>
        [[nodiscard]] std::uint64_t place_of(std::uint64_t hash, IsIt is_it) const {
            if (size() == 0) return 0;
            std::uint64_t slot = home_of(hash);
            while (numbers[slot] != 0 && !(tags[slot] == tag_of(hash) && is_it(numbers[slot] - 1)))
                slot = (slot + 1) & (size() - 1);
            return slot;
        }
        [[nodiscard]] std::optional<Rank> rank_at(std::uint64_t slot) const {
            if (size() == 0 || numbers[slot] == 0) return std::nullopt;
            return numbers[slot] - 1;
        }
        void put(std::uint64_t hash, Rank rank) {
            const std::uint64_t slot = place_of(hash, [](Rank) { return false; });
            numbers[slot] = static_cast<std::uint32_t>(rank + 1);
            tags[slot] = tag_of(hash);
        }
    };

    bool grow() {
        const std::uint64_t slots = std::max(2 * slots_.size(), kFirstSlots);
        if (!memory_->take(slots * Slots::kBytes)) return false;
        auto numbers = ZeroedArray<std::uint32_t>::create(slots);
        auto tags = ZeroedArray<std::uint8_t>::create(slots);
        if (!numbers || !tags) {
            memory_->give_back_refused(slots * Slots::kBytes);
            return false;
        }
        old_ = std::move(slots_);
        slots_ = {std::move(*numbers), std::move(*tags)};
        old_size_ = size_;
        moved_ = 0;
        return true;
    }
    /// Puts some of the old numbers into the larger table; all their slots are on their way to the processor before the first is used.
    template <class HashOf>
    void move_some(HashOf hash_of) {
        std::array<std::uint64_t, kMovedAtOnce> hashes;
        const auto count = static_cast<std::size_t>(std::min<Rank>(kMovedAtOnce, old_size_ - moved_));
        for (std::size_t i = 0; i < count; ++i) {
            hashes[i] = hash_of(moved_ + i);
            slots_.prefetch(hashes[i]);
        }
        for (std::size_t i = 0; i < count; ++i) slots_.put(hashes[i], moved_++);
        if (moved_ == old_size_) drop_old();
    }
    void drop_old() {
        memory_->give_back(old_.size() * Slots::kBytes);
        old_ = {};
        old_size_ = moved_ = 0;
    }

    MemoryBudget* memory_;
    Slots slots_;
    Slots old_;
    Rank size_ = 0;
    Rank old_size_ = 0;  // numbers in old_
    Rank moved_ = 0;     // of them, those that are in slots_ too
};

}  // namespace shunt::hashed
