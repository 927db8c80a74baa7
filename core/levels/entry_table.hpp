// A hash table with open addressing beside a list of entries, each of some words: a key, and what is said of it.
//
//     entries   in the order in which they were put
//     slots     index of an entry, by hash
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/base/memory_budget.hpp"
#include "core/levels/position_keys.hpp"

namespace shunt::levels {

class EntryTable {
public:
    static constexpr std::uint32_t kNobody = ~std::uint32_t{0};
    /// Bits of a hash, its first ones, that say in which of several tables a key is.
    static constexpr int kPartBits = 7;

    /// Entries of `words` words, of which the first `key_words` are the key. Takes its memory from `memory`, which must outlive it.
    EntryTable(std::size_t key_words, std::size_t words, MemoryBudget& memory)
        : key_words_(key_words), words_(words), memory_(&memory) {}

    [[nodiscard]] std::size_t size() const { return entries_.size() / words_; }
    [[nodiscard]] std::size_t words() const { return words_; }
    /// Valid until the next put().
    [[nodiscard]] const std::uint64_t* entry(std::size_t index) const { return &entries_[index * words_]; }
    [[nodiscard]] std::uint64_t* entry(std::size_t index) { return &entries_[index * words_]; }

    /// Says that a key with this hash will be looked for.
    void prefetch(std::uint64_t hash) const {
        if (!slots_.empty()) __builtin_prefetch(&slots_[first_slot(hash)]);
    }
    /// The same, once that has come: of its entry.
    void prefetch_entry(std::uint64_t hash) const {
        if (slots_.empty()) return;
        const std::uint32_t index = slots_[first_slot(hash)];
        if (index != kNobody) __builtin_prefetch(entry(index));
    }
    /// The entry of a key; kNobody: there is none.
    [[nodiscard]] std::uint32_t find(const std::uint64_t* key, std::uint64_t hash) const {
        return slots_.empty() ? kNobody : slots_[place(key, hash)];
    }
    /// The entry of a key, made with zeros beside the key when there is none; kNobody when the memory does not do.
    [[nodiscard]] std::uint32_t put(const std::uint64_t* key, std::uint64_t hash) {
        if (!make_room()) return kNobody;
        std::uint32_t& slot = slots_[place(key, hash)];
        if (slot == kNobody) {
            slot = static_cast<std::uint32_t>(size());
            entries_.insert(entries_.end(), key, key + key_words_);
            entries_.insert(entries_.end(), words_ - key_words_, 0);
        }
        return slot;
    }
    /// Keeps those entries for which `keep(entry)`, in their order; what is far more room than they take is given back.
    template <class Keep>
    void keep_if(Keep keep) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            if (!keep(entry(i))) continue;
            if (kept != i) std::copy_n(entry(i), words_, entry(kept));
            ++kept;
        }
        entries_.resize(kept * words_);
        settle();
    }
    /// Drops the first entries; what is far more room than the others take is given back.
    void drop_first(std::size_t count) {
        entries_.erase(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(count * words_));
        settle();
    }

private:
    static constexpr std::size_t kFewest = 16;  // entries
    static constexpr std::size_t kMostSlots = std::size_t{1} << 31;

    [[nodiscard]] std::size_t first_slot(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash << kPartBits >> shift_);
    }
    /// The slot of a key, or the free one where it belongs.
    [[nodiscard]] std::size_t place(const std::uint64_t* key, std::uint64_t hash) const {
        std::size_t slot = first_slot(hash);
        while (slots_[slot] != kNobody && !std::equal(key, key + key_words_, entry(slots_[slot])))
            slot = (slot + 1) & (slots_.size() - 1);
        return slot;
    }
    [[nodiscard]] bool make_room();
    [[nodiscard]] bool make_slots(std::size_t slots);
    void fill_slots();
    void settle();

    std::size_t key_words_;
    std::size_t words_;
    MemoryBudget* memory_;
    std::vector<std::uint64_t> entries_;
    std::vector<std::uint32_t> slots_;  // a power of two, at most 3 in 4 of them taken
    int shift_ = 0;
};

}  // namespace shunt::levels
