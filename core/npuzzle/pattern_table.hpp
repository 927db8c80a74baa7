// How many steps the tiles of a pattern need at least, wherever the other tiles are: one entry for every way to place them.
//
//     entry: (least steps of the pattern's tiles - their Manhattan distance) / 2, in 4 bits, by the number of pattern_index.hpp
//
// Only steps of tiles of the pattern count, so patterns without common tiles may be added up (R. E. Korf and A. Felner, "Disjoint
// pattern database heuristics", 2002). The blank moves freely among the cells the pattern leaves. Manhattan distance and least steps
// have one parity; half the excess is at most 15 by saturation, which keeps it a lower bound.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/npuzzle/pattern_index.hpp"

namespace shunt::npuzzle {

class PatternTable {
public:
    using Number = PatternIndex::Number;
    static constexpr int kMostExcess = 15;  ///< halved

    /// A table of zeros, which is one of Manhattan distances. Empty when the memory is not to be had. PatternIndex must be able to
    /// number the placements.
    [[nodiscard]] static std::optional<PatternTable> create(Size size, std::vector<Cell> homes);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] const std::vector<Cell>& homes() const { return homes_; }
    [[nodiscard]] const PatternIndex& index() const { return index_; }
    /// Number of placements.
    [[nodiscard]] std::uint64_t entries() const { return PatternIndex::count(size_.cells(), homes_.size()); }
    /// Half of what the tiles need beyond their Manhattan distance.
    [[nodiscard]] int excess(Number number) const { return data()[number >> 1] >> (number & 1) * 4 & 15; }
    /// Enters an excess where there is none yet.
    void set_excess(Number number, int excess) {
        mutable_data()[number >> 1] |= static_cast<std::uint8_t>(excess << (number & 1) * 4);
    }

    /// The entries as bytes, two in each, the even one in the low half.
    [[nodiscard]] const std::uint8_t* data() const { return reinterpret_cast<const std::uint8_t*>(&words_[0]); }
    [[nodiscard]] std::uint8_t* mutable_data() { return reinterpret_cast<std::uint8_t*>(&words_[0]); }
    [[nodiscard]] std::uint64_t bytes() const { return bytes_for(size_.cells(), homes_.size()); }
    [[nodiscard]] static std::uint64_t bytes_for(int cells, std::size_t tiles) {
        return (PatternIndex::count(cells, tiles) + 1) / 2;
    }

private:
    PatternTable(Size size, std::vector<Cell> homes, WordArray words)
        : size_(size), homes_(std::move(homes)), index_(size.cells(), homes_.size()), words_(std::move(words)) {}

    Size size_;
    std::vector<Cell> homes_;
    PatternIndex index_;
    WordArray words_;
};

/// Fills a table in slices, by breadth-first search from the homes.
class PatternTableBuilder {
public:
    /// Empty when the memory is not to be had. `blank_home` is none of the homes.
    [[nodiscard]] static std::optional<PatternTableBuilder> create(Size size, Cell blank_home, std::vector<Cell> homes);
    /// Memory while it works, the table included.
    [[nodiscard]] static std::uint64_t bytes_needed(Size size, std::size_t tiles);

    PatternTableBuilder(PatternTableBuilder&&) noexcept;
    PatternTableBuilder& operator=(PatternTableBuilder&&) noexcept;
    ~PatternTableBuilder();

    /// Expands about `budget` placements. False once the table is complete.
    bool advance(std::uint64_t budget);
    /// Placements expanded so far, counted once for each region the blank can be in.
    [[nodiscard]] std::uint64_t done() const;
    /// The table, once advance() returned false.
    [[nodiscard]] PatternTable take();

    class Search;  ///< differs by the width of a set of cells

private:
    explicit PatternTableBuilder(std::unique_ptr<Search> search);

    std::unique_ptr<Search> search_;
};

}  // namespace shunt::npuzzle
