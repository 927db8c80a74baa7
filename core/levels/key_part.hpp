// One of the parts into which the positions of a level are dealt by their hash: a hash table with open addressing beside a list. It is
// small enough to stay near the processor while many arrivals are looked up in it, one after the other.
//
//     entries   of the level here | of the next one, as they are found         an entry: a key, and marks of used pieces (key_moves.hpp)
//     slots     index of an entry, by hash
//
// Once all of the level is expanded, it is dropped.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <deque>
#include <vector>

#include "core/base/memory_budget.hpp"
#include "core/levels/position_keys.hpp"

namespace shunt::levels {

class KeyPart {
public:
    /// `mark_words`: 64-bit words of marks of an entry. At most `most_bytes` are held. `keys` must outlive it.
    KeyPart(const PositionKeys& keys, std::size_t mark_words, std::uint64_t most_bytes)
        : keys_(&keys), stride_(keys.words() + mark_words), memory_(most_bytes) {}
    KeyPart(const KeyPart&) = delete;
    KeyPart& operator=(const KeyPart&) = delete;

    void prefetch(std::uint64_t hash) const {
        if (!slots_.empty()) __builtin_prefetch(&slots_[first_slot(hash)]);
    }
    /// A position one move away from one of the level here, found by a move that sets a mark. False when the memory does not do.
    [[nodiscard]] bool offer(const std::uint64_t* key, std::uint64_t hash, std::size_t mark);

    [[nodiscard]] std::size_t size() const { return entries_.size() / stride_; }
    /// Entries of the level here, the first ones.
    [[nodiscard]] std::size_t here() const { return here_; }
    [[nodiscard]] std::size_t found() const { return size() - here_; }
    /// Key and marks of an entry. Valid until the next offer().
    [[nodiscard]] const std::uint64_t* entry(std::size_t index) const { return &entries_[index * stride_]; }
    [[nodiscard]] std::size_t stride() const { return stride_; }
    /// Forgets the level here; what is far more room than the next one takes is given back.
    void drop_here();
    /// What was found is the level here.
    void begin_level() { here_ = size(); }

    /// Writes down the keys found, for the way back. False when the memory does not do.
    [[nodiscard]] bool add_to_trail();
    [[nodiscard]] bool end_trail_level() {
        if (!memory_.take(sizeof(std::size_t))) return false;
        trail_ends_.push_back(trail_.size());
        return true;
    }
    /// Calls `visit(key)` for all of a level that has ended.
    template <class Visit>
    void for_each_on_trail(int depth, Visit visit) const {
        const auto level = static_cast<std::size_t>(depth);
        PositionKeys::Key key;
        for (std::size_t at = level == 0 ? 0 : trail_ends_[level - 1]; at < trail_ends_[level]; at += keys_->words()) {
            std::copy_n(trail_.begin() + static_cast<std::ptrdiff_t>(at), keys_->words(), key.words.begin());
            visit(key);
        }
    }
    [[nodiscard]] std::uint64_t peak_bytes() const { return memory_.peak(); }

private:
    static constexpr std::uint32_t kNobody = ~std::uint32_t{0};
    static constexpr std::size_t kFewest = 16;  // entries
    static constexpr std::size_t kMostSlots = std::size_t{1} << 31;
    static constexpr int kPartBits = 7;  // of the hash, which tell the part

    [[nodiscard]] std::size_t first_slot(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash << kPartBits >> shift_);
    }
    [[nodiscard]] bool is_key(std::uint32_t index, const std::uint64_t* key) const {
        return std::equal(key, key + keys_->words(), entry(index));
    }
    [[nodiscard]] bool make_room();
    [[nodiscard]] bool make_slots(std::size_t slots);
    void fill_slots();

    const PositionKeys* keys_;
    std::size_t stride_;
    MemoryBudget memory_;
    std::vector<std::uint64_t> entries_;
    std::vector<std::uint32_t> slots_;  // a power of two, at most 3 in 4 of them taken
    int shift_ = 0;
    std::size_t here_ = 0;
    std::deque<std::uint64_t> trail_;  // keys, level after level
    std::vector<std::size_t> trail_ends_;
};

}  // namespace shunt::levels
