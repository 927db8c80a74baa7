// The fillings of so many free cells by so many units (packing/fillings.hpp), as bits of some words, which are dealt into chunks of a few.
//
//     filling     0 ... 63 | 64 ... 127 || 128 ... 191 | 192 ... 255       two chunks of two words
//
// The law of packing/filling_blocks.hpp holds whatever their number: a move that takes voids and leaves others turns the k-th filling with
// voids on the former into the k-th with voids on the latter. So what a chunk holds goes on where the fillings of earlier chunks end.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/base/carried_bits.hpp"
#include "core/packing/fillings.hpp"

namespace shunt::levels {

using packing::CellSet;

/// Immutable. (free cells + 1) bits for each filling, and its voids: O(fillings x free cells) to make.
class FillingTable {
public:
    static constexpr std::uint64_t kMostFillings = std::uint64_t{1} << 21;
    static constexpr std::size_t kMostChunkWords = 16;

    /// 0 <= units <= free <= 64, and at most kMostFillings. Chunks have `chunk_words` words. `by_voids`: of two fillings, the one with a
    /// void in the last cell in which they differ has the greater number; else the one with a unit. Moves are between tables of one way.
    FillingTable(int free, int units, std::size_t chunk_words, bool by_voids);
    [[nodiscard]] static std::uint64_t bytes_needed(int free, int units, std::size_t chunk_words);

    [[nodiscard]] int free() const { return free_; }
    [[nodiscard]] std::size_t chunk_words() const { return chunk_words_; }
    [[nodiscard]] std::size_t chunks() const { return words_ / chunk_words_; }
    /// Those that there are.
    [[nodiscard]] const std::uint64_t* all() const { return row(free_); }
    /// Those that leave the i-th free cell void.
    [[nodiscard]] const std::uint64_t* with_void(int cell) const { return row(cell); }
    /// The voids of a filling of these free cells. O(free).
    [[nodiscard]] CellSet voids(std::size_t filling, CellSet free) const { return spread_bits(voids_[filling], free); }
    /// The filling with these voids. O(units or voids).
    [[nodiscard]] std::size_t number(CellSet voids, CellSet free) const {
        const auto number = static_cast<std::size_t>(fillings_.number(voids, free));
        return is_turned_ ? static_cast<std::size_t>(fillings_.size()) - 1 - number : number;
    }
    [[nodiscard]] std::uint64_t bytes() const { return (rows_.capacity() + voids_.capacity()) * sizeof(std::uint64_t); }

private:
    [[nodiscard]] const std::uint64_t* row(int cell) const { return &rows_[static_cast<std::size_t>(cell) * words_]; }

    int free_;
    std::size_t chunk_words_;
    packing::Fillings fillings_;
    bool is_turned_;  // they are numbered the other way round
    std::size_t words_;
    std::vector<std::uint64_t> rows_;   // by free cell, and all of them
    std::vector<std::uint64_t> voids_;  // by filling, as a set of free cells
};

/// The fillings of a table that leave some cells void, word by word.
class FillingMembers {
public:
    /// `cells` are some of the cells that are `free`.
    FillingMembers(const FillingTable& table, CellSet cells, CellSet free) {
        for (; cells != 0; cells &= cells - 1)
            rows_[count_++] = table.with_void(std::popcount(free & ((cells & -cells) - 1)));
        if (count_ == 0) rows_[count_++] = table.all();
    }
    [[nodiscard]] std::uint64_t word(std::size_t index) const {
        std::uint64_t word = rows_[0][index];
        for (std::size_t i = 1; i < count_; ++i) word &= rows_[i][index];
        return word;
    }
    /// How many there are in some words.
    [[nodiscard]] std::size_t count(std::size_t first, std::size_t end) const {
        std::size_t sum = 0;
        for (; first < end; ++first) sum += static_cast<std::size_t>(std::popcount(word(first)));
        return sum;
    }

private:
    std::array<const std::uint64_t*, packing::kMostCells> rows_;
    std::size_t count_ = 0;
};

/// How many fillings of a table that leave some cells void come before each chunk: kept for those cells asked for last.
class FillingCounts {
public:
    /// Nothing is kept for a table of one chunk. `table` must outlive it.
    explicit FillingCounts(const FillingTable& table);

    /// The count before each chunk, and that of all. `cells` are some of the cells that are `free`. Valid until the next call.
    [[nodiscard]] const std::uint32_t* before(CellSet cells, CellSet free);
    [[nodiscard]] std::uint64_t bytes() const {
        return known_.size() * sizeof(CellSet) + counts_.size() * sizeof(std::uint32_t);
    }

private:
    static constexpr std::size_t kMostCounts = std::size_t{1} << 18;
    static constexpr std::size_t kMostKnown = std::size_t{1} << 12;
    static constexpr CellSet kNothing = ~CellSet{0};

    const FillingTable* table_;
    std::vector<CellSet> known_;  // a power of two: cells, as a set of free ones
    std::vector<std::uint32_t> counts_;
};

}  // namespace shunt::levels
