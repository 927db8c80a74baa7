// One layer of a scan: states, each with the number of ways that lead to it.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/bit_array.hpp"
#include "core/base/memory_budget.hpp"

namespace shunt::counting {

/// What the rest of a scan has to know about its beginning, as 127 bits; `high` is below 2^63.
struct State {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const State&, const State&) = default;
};

/// A natural number as 64-bit words, least significant first.
using Ways = std::span<const std::uint64_t>;

/// A hash table with open addressing. A slot holds a state and its number; every number of a layer has the same width,
/// which grows when one of them needs it, so no count can overflow. Slots may be walked by index while nothing is
/// added. A table that is full or too narrow moves to a wider one some slots at a time, because a layer of hundreds of
/// megabytes takes half a second to move; nothing can be added meanwhile.
class Layer {
public:
    enum class Adding : unsigned char {
        done,
        has_to_grow,  ///< nothing was added: grow() until it is_growing() no more, then add again
        refused,      ///< the memory is not to be had; the layer is as it was
    };
    /// Adds `ways` (at least 1) to those of `state`. O(words).
    [[nodiscard]] Adding add(const State& state, Ways ways, MemoryBudget& memory);
    /// Whether it moves to a wider table.
    [[nodiscard]] bool is_growing() const { return wider_.slots != 0; }
    /// Moves as far as `budget` goes, a unit for 16 slots: some tenths of a microsecond. What is used is taken off it.
    void grow(std::uint64_t& budget, MemoryBudget& memory);
    /// Begins to fetch the slot of `state` into the cache.
    void prefetch(const State& state) const {
        if (table_.slots != 0) __builtin_prefetch(table_.at(table_.first_slot(state.low, state.high | kTaken)), 1);
    }
    /// Frees everything.
    void clear(MemoryBudget& memory);

    /// Number of states.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t slots() const { return table_.slots; }
    [[nodiscard]] bool is_free(std::uint64_t slot) const { return table_.is_free(slot); }
    [[nodiscard]] State state(std::uint64_t slot) const;
    [[nodiscard]] Ways ways(std::uint64_t slot) const { return {table_.at(slot) + kNumber, table_.words}; }
    /// The ways to reach `state`; empty when there is none.
    [[nodiscard]] Ways find(const State& state) const;

    /// Bytes that a layer of `states` states takes with numbers of `words` words.
    [[nodiscard]] static std::uint64_t bytes_for(std::uint64_t states, std::uint64_t words);

private:
    // A slot: the low word of the state, its high word with the top bit set (a free slot is all zeros), the words of
    // its number.
    static constexpr std::uint64_t kLow = 0;
    static constexpr std::uint64_t kHigh = 1;
    static constexpr std::uint64_t kNumber = 2;
    static constexpr std::uint64_t kTaken = std::uint64_t{1} << 63;
    static constexpr std::uint64_t kFewestSlots = 64;
    static constexpr std::uint64_t kSlotsOfUnit = 16;

    struct Table {
        WordArray array;
        std::uint64_t slots = 0;  // a power of two, or 0
        std::size_t words = 1;

        [[nodiscard]] std::uint64_t stride() const { return kNumber + words; }
        [[nodiscard]] std::uint64_t* at(std::uint64_t slot) { return &array[slot * stride()]; }
        [[nodiscard]] const std::uint64_t* at(std::uint64_t slot) const { return &array[slot * stride()]; }
        [[nodiscard]] bool is_free(std::uint64_t slot) const { return at(slot)[kHigh] == 0; }
        /// Where the search for a state begins.
        [[nodiscard]] std::uint64_t first_slot(std::uint64_t low, std::uint64_t tagged_high) const {
            const std::uint64_t hash = (low ^ (tagged_high * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u;
            return (hash ^ hash >> 32) & (slots - 1);
        }
        [[nodiscard]] std::uint64_t slot_of(std::uint64_t low, std::uint64_t tagged_high) const;
    };

    [[nodiscard]] static bool is_crowded(std::uint64_t states, std::uint64_t slots) { return states * 8 >= slots * 5; }
    [[nodiscard]] Adding begin_to_grow(std::uint64_t slots, std::size_t words, MemoryBudget& memory);
    void move(std::uint64_t slot);

    Table table_;
    Table wider_;              // to which it moves while it grows
    std::uint64_t moved_ = 0;  // slots of table_ that stand in wider_
    std::uint64_t size_ = 0;
};

}  // namespace shunt::counting
