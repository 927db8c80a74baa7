// Arrangements met lately, with what was worked out about each: a list of records.
//
//   slots    direct-mapped by arrangement      [ number | free | begin | count ] ...
//   ring     the records of all, those of one arrangement side by side; the oldest are overwritten
//
// A breadth-first search meets the fillings of one arrangement within few levels, so a small cache finds most of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

template <class Record>
class ArrangementCache {
public:
    struct Entry {
        Rank number = ~Rank{0};
        CellSet free = 0;
        std::uint64_t begin = 0;  ///< of its records, counted over the life of the cache
        std::uint32_t count = 0;
        PackedSpace::Goals goals = 0;
    };

    /// For a space of `arrangements` to come back to, none of which has more than `most_records`. An entry found stays readable while
    /// up to `batch` others are added.
    ArrangementCache(Rank arrangements, std::size_t most_records, std::size_t batch)
        : most_records_(most_records),
          reserve_(most_records * (batch + 1)),
          slots_(slot_count(arrangements)),
          ring_(ring_size(arrangements, most_records, batch)),
          slot_shift_(64 - std::countr_zero(slots_.size())) {}

    /// Bytes that such a cache holds.
    [[nodiscard]] static std::uint64_t bytes(Rank arrangements, std::size_t most_records, std::size_t batch) {
        return slot_count(arrangements) * sizeof(Entry) + ring_size(arrangements, most_records, batch) * sizeof(Record);
    }

    /// Brings what is known of an arrangement nearer to the processor; only a hint.
    void prefetch(Rank number) const { __builtin_prefetch(&slots_[slot(number)]); }
    void prefetch_records(const Entry& entry) const { __builtin_prefetch(&ring_[entry.begin & (ring_.size() - 1)]); }
    /// The entry of an arrangement, or null.
    [[nodiscard]] const Entry* find(Rank number) const {
        const Entry& entry = slots_[slot(number)];
        return entry.number == number && head_ - entry.begin + reserve_ <= ring_.size() ? &entry : nullptr;
    }
    /// Begins an entry; its records are those added until the next one begins.
    Entry& add(Rank number, CellSet free, PackedSpace::Goals goals) {
        const std::uint64_t room = ring_.size() - (head_ & (ring_.size() - 1));
        if (room < most_records_) head_ += room;
        Entry& entry = slots_[slot(number)];
        entry = {number, free, head_, 0, goals};
        return entry;
    }
    void add_record(Entry& entry, const Record& record) {
        ring_[head_++ & (ring_.size() - 1)] = record;
        ++entry.count;
    }
    [[nodiscard]] std::span<const Record> records(const Entry& entry) const {
        return {ring_.data() + (entry.begin & (ring_.size() - 1)), entry.count};
    }

private:
    /// A breadth-first search comes back to an arrangement after some ten thousand others (Project Euler 766: nine times in ten
    /// within this many).
    static constexpr std::uint64_t kMostSlots = std::uint64_t{1} << 16;
    static constexpr std::uint64_t kLeastSlots = std::uint64_t{1} << 8;
    static constexpr std::size_t kRecordsPerSlot = 4;

    [[nodiscard]] static std::size_t slot_count(Rank arrangements) {
        return static_cast<std::size_t>(std::bit_ceil(std::clamp(arrangements / 4, kLeastSlots, kMostSlots)));
    }
    [[nodiscard]] static std::size_t ring_size(Rank arrangements, std::size_t most_records, std::size_t batch) {
        return std::bit_ceil(std::max(kRecordsPerSlot * slot_count(arrangements), 2 * most_records * (batch + 1)));
    }
    [[nodiscard]] std::size_t slot(Rank number) const {
        return static_cast<std::size_t>(number * 0x9E3779B97F4A7C15ull >> slot_shift_);
    }

    std::size_t most_records_;
    std::size_t reserve_;  // records that may be added before an entry found must still be readable
    std::vector<Entry> slots_;
    std::vector<Record> ring_;
    int slot_shift_;
    std::uint64_t head_ = 0;
};

}  // namespace shunt::packing
