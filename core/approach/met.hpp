// The positions that one search has met, as exact keys, each with the one from which it was met.
//
//     chunks   key | from, mark, note      key | from, mark, note     ...      by number, in the order in which they were met
//     table    hash of a key -> number                                        hashed/rank_table.hpp
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/base/memory_budget.hpp"
#include "core/hashed/rank_table.hpp"
#include "core/levels/position_keys.hpp"

namespace shunt::approach {

using levels::PositionKeys;
using Key = PositionKeys::Key;
/// Positions, one move after the other, from the start to a goal.
using Way = std::vector<Key>;

/// Number of a position that was met.
using Id = std::uint32_t;
/// Who moved, as levels/key_moves.hpp tells it.
using Mark = std::uint16_t;
inline constexpr Mark kNoMark = std::numeric_limits<Mark>::max();

class Met {
public:
    /// `keys` must outlive it.
    Met(const PositionKeys& keys, std::uint64_t most_bytes)
        : keys_(&keys), stride_(keys.words() + 1), memory_(most_bytes), table_(memory_) {}
    Met(const Met&) = delete;
    Met& operator=(const Met&) = delete;

    [[nodiscard]] Id size() const { return static_cast<Id>(table_.size()); }
    /// Whether a position was not kept for want of memory.
    [[nodiscard]] bool is_full() const { return full_; }
    [[nodiscard]] const std::uint64_t* key(Id id) const { return entry(id); }
    [[nodiscard]] Id from(Id id) const { return static_cast<Id>(entry(id)[stride_ - 1]); }
    [[nodiscard]] Mark mark(Id id) const { return static_cast<Mark>(entry(id)[stride_ - 1] >> 32); }
    /// What the search has noted of it; 0 at first.
    [[nodiscard]] std::uint16_t note(Id id) const { return static_cast<std::uint16_t>(entry(id)[stride_ - 1] >> 48); }
    void set_note(Id id, std::uint16_t note) { entry(id)[stride_ - 1] |= std::uint64_t{note} << 48; }
    [[nodiscard]] std::optional<Id> find(const std::uint64_t* key) const;
    /// The number of a position that is new; absent where it is known, and where there is no room.
    [[nodiscard]] std::optional<Id> add(const std::uint64_t* key, Id from, Mark mark);
    /// From the first position met to this one, each met from the one before.
    [[nodiscard]] Way way_to(Id id) const;
    /// That one on its own.
    [[nodiscard]] Key copy(Id id) const;
    [[nodiscard]] std::uint64_t bytes() const { return memory_.used(); }

private:
    static constexpr std::size_t kChunk = std::size_t{1} << 10;  // positions

    [[nodiscard]] std::uint64_t* entry(Id id) { return &chunks_[id / kChunk][id % kChunk * stride_]; }
    [[nodiscard]] const std::uint64_t* entry(Id id) const { return &chunks_[id / kChunk][id % kChunk * stride_]; }
    [[nodiscard]] bool make_room();

    const PositionKeys* keys_;
    std::size_t stride_;  // words of a position here
    MemoryBudget memory_;
    std::vector<WordArray> chunks_;
    hashed::RankTable table_;
    bool full_ = false;
};

}  // namespace shunt::approach
