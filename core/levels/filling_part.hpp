// One of the parts into which the blocks of three levels are dealt by the hash of their keys. An entry is a key, and the fillings that are
// in the level, in some words.
//
//     before ─── here ─── next        next = what is found from here, without here, without before: once all of it is there
#pragma once

#include <utility>

#include "core/levels/entry_table.hpp"

namespace shunt::levels {

class FillingPart {
public:
    /// Whether the level here is still there once the next one is sifted.
    static constexpr bool kKeepsHere = true;

    /// Entries of `words` words; at most `most_bytes` are held.
    FillingPart(std::size_t key_words, std::size_t words, std::uint64_t most_bytes)
        : key_words_(key_words), words_(words), memory_(most_bytes) {}
    FillingPart(const FillingPart&) = delete;
    FillingPart& operator=(const FillingPart&) = delete;

    [[nodiscard]] MemoryBudget& memory() { return memory_; }
    [[nodiscard]] const MemoryBudget& memory() const { return memory_; }
    void prefetch(std::uint64_t hash) const { next_.prefetch(hash); }
    void prefetch_entry(std::uint64_t hash) const { next_.prefetch_entry(hash); }
    /// Fillings of an arrangement, one move away from some of the level here. False when the memory does not do.
    [[nodiscard]] bool offer(const std::uint64_t* key, std::uint64_t hash, const std::uint64_t* fillings) {
        const std::uint32_t index = next_.put(key, hash);
        if (index == EntryTable::kNobody) return false;
        std::uint64_t* const met = next_.entry(index) + key_words_;
        for (std::size_t i = 0; i < words_ - key_words_; ++i) met[i] |= fillings[i];
        return true;
    }
    /// Entries found.
    [[nodiscard]] std::size_t found() const { return next_.size(); }

    [[nodiscard]] std::size_t here() const { return here_.size(); }
    /// Of the level here.
    [[nodiscard]] const std::uint64_t* entry(std::size_t index) const { return here_.entry(index); }
    /// The entry of a key in the level here; null: there is none.
    [[nodiscard]] const std::uint64_t* find_here(const std::uint64_t* key, std::uint64_t hash) const {
        const std::uint32_t index = here_.find(key, hash);
        return index == EntryTable::kNobody ? nullptr : entry(index);
    }
    /// Takes what is known away from the next level, and visits the entries that stay.
    template <class Visit>
    void sift(Visit visit) {
        next_.keep_if([&](std::uint64_t* entry) {
            const std::uint64_t hash = key_hash(entry, key_words_);
            take_away(entry, here_, hash);
            take_away(entry, before_, hash);
            const bool stays = std::any_of(entry + key_words_, entry + words_, [](auto word) { return word != 0; });
            if (stays) visit(static_cast<const std::uint64_t*>(entry));
            return stays;
        });
        before_.drop_first(before_.size());
    }
    /// What was found is the level here.
    void begin_level() {
        std::swap(before_, here_);
        std::swap(here_, next_);
    }

private:
    void take_away(std::uint64_t* entry, const EntryTable& level, std::uint64_t hash) const {
        const std::uint32_t index = level.find(entry, hash);
        if (index == EntryTable::kNobody) return;
        const std::uint64_t* const known = level.entry(index);
        for (std::size_t i = key_words_; i < words_; ++i) entry[i] &= ~known[i];
    }

    std::size_t key_words_;
    std::size_t words_;
    MemoryBudget memory_;
    EntryTable before_{key_words_, words_, memory_};
    EntryTable here_{key_words_, words_, memory_};
    EntryTable next_{key_words_, words_, memory_};
};

}  // namespace shunt::levels
