// What was worked out about the arrangements, or the blocks of words, met lately: something known of each, and a list of records.
//
//   slots     two for each number, by its value: where its entry is; a new one takes the place of the older of two others
//   entries   [ number | begin | count | known ] ...      in the order in which their slots were first taken
//   ring      the records of all, those of one number side by side; the oldest are overwritten
//
// A breadth-first search comes back to an arrangement within few levels, so a small cache finds most of them. Entries and ring grow as
// they fill, so that a short search holds little.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/frontier_dag.hpp"

namespace shunt::packing {

template <class Record, class Known>
class RecordCache {
public:
    static constexpr int kBeginBits = 44;
    struct Entry {
        Rank number = ~Rank{0};
        std::uint64_t begin : kBeginBits = 0;  ///< of its records, counted over the life of the cache
        std::uint64_t count : 64 - kBeginBits = 0;
        Known known;
    };

    /// For `numbers` to come back to at a time, each with about so many records, a power of two. They are mostly 2^apart or more from one
    /// another.
    RecordCache(Rank numbers, std::size_t records_each, int apart)
        : slots_(slot_count(numbers, records_each)), apart_(apart), most_records_(slots_.size() * records_each) {
        entries_.reserve(1 + slots_.size());
        entries_.resize(1);
        ring_.reserve(most_records_);
    }

    /// Bytes that such a cache holds at most.
    [[nodiscard]] static std::uint64_t bytes(Rank numbers, std::size_t records_each) {
        return slot_count(numbers, records_each) *
               (sizeof(std::uint32_t) + sizeof(Entry) + records_each * sizeof(Record));
    }

    /// Brings what is known of a number nearer to the processor, in this order; only hints.
    void prefetch(Rank number) const { __builtin_prefetch(&slots_[slot(number)]); }
    void prefetch_entry(Rank number) const {
        const std::size_t pair = slot(number);
        __builtin_prefetch(&entries_[slots_[pair]]);
        __builtin_prefetch(&entries_[slots_[pair + 1]]);
    }
    void prefetch_records(const Entry& entry) const { __builtin_prefetch(ring_.data() + place(entry.begin)); }
    /// The entry of a number, or null; it and its records stay until something is added.
    [[nodiscard]] const Entry* find(Rank number) {
        const std::size_t pair = slot(number);
        const Entry* entry = &entries_[slots_[pair]];
        if (entry->number != number) entry = &entries_[slots_[pair + 1]];
        const bool found = entry->number == number && head_ - entry->begin <= most_records_;
        ++looks_;
        if (found) ++hits_;
        return found ? entry : nullptr;
    }
    /// Whether so much was found lately that remembering pays. If not, it gives its memory back and must not be used any more.
    [[nodiscard]] bool pays() {
        if (looks_ < kWindow) return !slots_.empty();
        if (hits_ * 4 < looks_) {
            slots_ = {};
            entries_ = {};
            ring_ = {};
        }
        looks_ = hits_ = 0;
        return !slots_.empty();
    }
    [[nodiscard]] std::span<const Record> records(const Entry& entry) const {
        return {ring_.data() + place(entry.begin), static_cast<std::size_t>(entry.count)};
    }
    void forget_all() {
        std::fill(slots_.begin(), slots_.end(), 0);
        entries_.resize(1);
    }
    /// Remembers a number, unless its records would take a great part of the ring.
    void add(Rank number, const Known& known, std::span<const Record> records) {
        if (records.size() > most_records_ / 8) return;
        const std::uint64_t room = most_records_ - place(head_);
        if (room < records.size()) head_ += room;
        const std::size_t end = place(head_) + records.size();
        if (ring_.size() < end) ring_.resize(end);
        std::copy(records.begin(), records.end(), ring_.data() + place(head_));
        std::uint32_t& at = slots_[slot_to_fill(number)];
        if (at == 0) {
            at = static_cast<std::uint32_t>(entries_.size());
            entries_.emplace_back();
        }
        entries_[at] = {number, head_ & ((std::uint64_t{1} << kBeginBits) - 1),
                        records.size() & ((std::uint64_t{1} << (64 - kBeginBits)) - 1), known};
        head_ += records.size();
    }

private:
    [[nodiscard]] std::size_t place(std::uint64_t record) const {
        return static_cast<std::size_t>(record & (most_records_ - 1));
    }
    /// A breadth-first search comes back to an arrangement after some ten thousand others (Project Euler 766: nine times in ten
    /// within this many).
    static constexpr std::size_t kMostRecords = std::size_t{1} << 18;
    static constexpr std::uint64_t kLeastSlots = std::uint64_t{1} << 8;
    static constexpr std::uint64_t kWindow = std::uint64_t{1} << 11;

    [[nodiscard]] static std::size_t slot_count(Rank numbers, std::size_t records_each) {
        return static_cast<std::size_t>(
            std::bit_ceil(std::clamp<std::uint64_t>(numbers, kLeastSlots, kMostRecords / records_each)));
    }
    /// The first of the two slots of a number.
    [[nodiscard]] std::size_t slot(Rank number) const {
        return static_cast<std::size_t>(number >> apart_ << 1) & (slots_.size() - 1);
    }
    /// The one that has the number or, if none has, is free or has the older entry.
    [[nodiscard]] std::size_t slot_to_fill(Rank number) const {
        const std::size_t pair = slot(number);
        const Entry& left = entries_[slots_[pair]];
        const Entry& right = entries_[slots_[pair + 1]];
        if (left.number == number || slots_[pair] == 0) return pair;
        if (right.number == number || slots_[pair + 1] == 0 || right.begin < left.begin) return pair + 1;
        return pair;
    }

    std::vector<std::uint32_t> slots_;  // into entries_; 0: the first one, which is of no number
    std::vector<Entry> entries_;
    std::vector<Record> ring_;  // as far as it was ever filled
    int apart_;
    std::size_t most_records_;  // in the ring
    std::uint64_t head_ = 0;
    std::uint64_t looks_ = 0;  // since it was last asked whether they pay
    std::uint64_t hits_ = 0;
};

}  // namespace shunt::packing
