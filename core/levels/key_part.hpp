// One of the parts into which the positions of two levels are dealt by their hash. It is small enough to stay near the processor while many
// arrivals are looked up in it, one after the other.
//
//     entries   of the level here | of the next one, as they are found         an entry: a key, and marks of used pieces (key_moves.hpp)
//
// Once all of the level is expanded, it is dropped.
#pragma once

#include "core/levels/entry_table.hpp"

namespace shunt::levels {

class KeyPart {
public:
    /// Whether the level here is still there once the next one is sifted.
    static constexpr bool kKeepsHere = false;

    /// Entries of `words` words; at most `most_bytes` are held.
    KeyPart(std::size_t key_words, std::size_t words, std::uint64_t most_bytes)
        : key_words_(key_words), memory_(most_bytes), table_(key_words, words, memory_) {}
    KeyPart(const KeyPart&) = delete;
    KeyPart& operator=(const KeyPart&) = delete;

    [[nodiscard]] MemoryBudget& memory() { return memory_; }
    [[nodiscard]] const MemoryBudget& memory() const { return memory_; }
    void prefetch(std::uint64_t hash) const { table_.prefetch(hash); }
    void prefetch_entry(std::uint64_t hash) const { table_.prefetch_entry(hash); }
    /// A position one move away from one of the level here, found by a move that sets a mark. False when the memory does not do.
    [[nodiscard]] bool offer(const std::uint64_t* key, std::uint64_t hash, const std::uint64_t* mark) {
        const std::uint32_t index = table_.put(key, hash);
        if (index == EntryTable::kNobody) return false;
        if (index >= here_) table_.entry(index)[key_words_ + *mark / 64] |= std::uint64_t{1} << *mark % 64;
        return true;
    }
    /// Entries found.
    [[nodiscard]] std::size_t found() const { return table_.size() - here_; }

    /// Entries of the level here, the first ones.
    [[nodiscard]] std::size_t here() const { return here_; }
    /// Key and marks of an entry. Valid until the next offer().
    [[nodiscard]] const std::uint64_t* entry(std::size_t index) const { return table_.entry(index); }
    /// The entry of a key in the level here, while none of the next one is found; null: there is none.
    [[nodiscard]] const std::uint64_t* find_here(const std::uint64_t* key, std::uint64_t hash) const {
        const std::uint32_t index = table_.find(key, hash);
        return index == EntryTable::kNobody ? nullptr : entry(index);
    }
    /// Forgets the level here, and visits the entries of the next one.
    template <class Visit>
    void sift(Visit visit) {
        table_.drop_first(here_);
        here_ = 0;
        for (std::size_t i = 0; i < table_.size(); ++i) visit(entry(i));
    }
    /// What was found is the level here.
    void begin_level() { here_ = table_.size(); }

private:
    std::size_t key_words_;
    MemoryBudget memory_;
    EntryTable table_;
    std::size_t here_ = 0;
};

}  // namespace shunt::levels
