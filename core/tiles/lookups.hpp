// The tables of all views laid out for searches that go step by step.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/tiles/tables.hpp"

namespace shunt::tiles {

/// Most views of Patterns.
inline constexpr std::size_t kMostViews = 2;

class Lookups {
public:
    using Code = PatternIndex::Code;

    /// What the steps of a tile do in one view: which lookup they change, and where its code goes.
    struct Part {
        std::uint8_t lookup = 0;
        std::array<Code, tiles::kMostCells> at{};  ///< share of the code, by cell
    };

    /// `tables` must outlive this.
    explicit Lookups(const Tables& tables);

    [[nodiscard]] std::size_t views() const { return views_.size(); }
    /// How many lookups there are: one for each view and pattern of it.
    [[nodiscard]] std::size_t count() const { return tables_.size(); }
    /// The part of the tile with this home.
    [[nodiscard]] const Part& part(std::size_t view, Cell home) const { return views_[view][home]; }
    /// Half of what the tiles of a lookup need beyond their Manhattan distance.
    [[nodiscard]] int excess(std::size_t lookup, Code code) const {
        const Entries& table = tables_[lookup];
        const PatternIndex::Number number = table.index.number(code);
        return table.data[number >> 1] >> (number & 1) * 4 & 15;
    }
    [[nodiscard]] std::uint64_t bytes() const { return views_.size() * sizeof(Part) * views_.front().size(); }

    /// A board in all lookups.
    struct Place {
        Code code = 0;
        int excess = 0;
    };
    /// `homes` are the homes of what stands on each cell; `places` has count() entries. Returns the sum of excesses of each view.
    std::array<int, kMostViews> look_up(const Cell* homes, Cell blank, Place* places) const;

private:
    /// A table as bytes, so that looking one up is one load.
    struct Entries {
        PatternIndex index;
        const std::uint8_t* data;
    };

    std::vector<std::vector<Part>> views_;  // by view and tile
    std::vector<Entries> tables_;           // by lookup
};

}  // namespace shunt::tiles
