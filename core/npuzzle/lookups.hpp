// The tables of all views laid out for searches that go step by step.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/npuzzle/tables.hpp"

namespace shunt::npuzzle {

/// Most views of Patterns.
inline constexpr std::size_t kMostViews = 2;

class Lookups {
public:
    using Code = PatternIndex::Code;
    using Number = PatternIndex::Number;

    /// What the steps of a tile do in one view: which lookup they change, and where its code goes.
    struct Part {
        std::uint8_t lookup = 0;
        std::array<Code, npuzzle::kMostCells> at{};  ///< share of the code, by cell
    };

    /// `tables` must outlive this.
    explicit Lookups(const Tables& tables);

    [[nodiscard]] std::size_t views() const { return views_.size(); }
    /// How many lookups there are: one for each view and pattern of it.
    [[nodiscard]] std::size_t count() const { return tables_.size(); }
    /// The part of the tile with this home.
    [[nodiscard]] const Part& part(std::size_t view, Cell home) const { return views_[view][home]; }
    /// PatternIndex::number of the lookup's pattern. Patterns of all sizes take the same steps, or branches would be guessed wrong.
    [[nodiscard]] Number number(std::size_t lookup, Code code) const {
        // The number of turns known beforehand is worth a tenth of the time where most of it is spent.
        return most_tiles_ == 6 ? number(lookup, code, 6) : number(lookup, code, most_tiles_);
    }
    /// Half of what the tiles of a lookup need beyond their Manhattan distance, by number of the placement.
    [[nodiscard]] int entry(std::size_t lookup, Number number) const {
        return tables_[lookup].data[number >> 1] >> (number & 1) * 4 & 15;
    }
    /// The same by code.
    [[nodiscard]] int excess(std::size_t lookup, Code code) const { return entry(lookup, number(lookup, code)); }
    [[nodiscard]] std::uint64_t bytes() const { return views_.size() * sizeof(Part) * views_.front().size(); }

    /// A board in all lookups.
    struct Place {
        Code code = 0;
        int excess = 0;
    };
    /// `homes` are the homes of what stands on each cell; `places` has count() entries. Returns the sum of excesses of each view.
    std::array<int, kMostViews> look_up(const Cell* homes, Cell blank, Place* places) const;

private:
    [[nodiscard]] Number number(std::size_t lookup, Code code, std::size_t tiles) const {
        const Weights& weights = tables_[lookup].weights;
        Number number = 0;
        std::uint64_t taken = 0;
        for (std::size_t i = 0; i < tiles; ++i) {
            const Code cell = code & ((Code{1} << cell_bits_) - 1);
            const std::uint64_t bit = std::uint64_t{1} << cell;
            number += weights[i] * (cell - static_cast<Number>(std::popcount(taken & (bit - 1))));
            taken |= bit;
            code >>= cell_bits_;
        }
        return number;
    }

    /// What each tile's place among the free cells counts in a number; 0 for tiles that a pattern has not.
    using Weights = std::array<Number, PatternIndex::kMostTiles>;

    /// A table as bytes, so that looking one up is one load.
    struct Entries {
        Weights weights{};
        const std::uint8_t* data = nullptr;
    };

    [[nodiscard]] static Weights weights_of(const PatternTable& table);

    std::vector<std::vector<Part>> views_;  // by view and tile
    std::vector<Entries> tables_;           // by lookup
    unsigned cell_bits_ = 0;                // of each tile in a code
    std::size_t most_tiles_ = 0;            // of a pattern
};

}  // namespace shunt::npuzzle
