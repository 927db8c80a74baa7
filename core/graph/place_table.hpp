// Numbers for the places of some pieces: 0, 1, 2, ... in the order in which they are met.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/memory_budget.hpp"
#include "core/hashed/rank_table.hpp"
#include "core/puzzle/board.hpp"

namespace shunt::graph {

/// Sequences of cells that are all equally long.
class PlaceTable {
public:
    /// `pieces`: the length. Its slots take at most `memory` bytes; the sequences themselves are only counted.
    PlaceTable(std::size_t pieces, std::uint64_t memory) : pieces_(pieces), memory_(memory), numbers_(memory_) {}

    /// The number of places, a new one if they are; nothing when there is no memory for that. O(pieces) expected.
    [[nodiscard]] std::optional<std::uint32_t> number(const std::vector<puzzle::Cell>& places) {
        const std::uint64_t hash = hash_of(places.data());
        const auto is_it = [&](std::uint64_t number) {
            return std::equal(places.begin(), places.end(), place(number));
        };
        if (const auto known = numbers_.find(hash, is_it)) return static_cast<std::uint32_t>(*known);
        if (!numbers_.make_room()) return std::nullopt;
        places_.insert(places_.end(), places.begin(), places.end());
        numbers_.put(hash, [this](std::uint64_t number) { return hash_of(place(number)); });
        return static_cast<std::uint32_t>(numbers_.size() - 1);
    }
    [[nodiscard]] std::uint64_t bytes() const { return memory_.used() + places_.capacity() * sizeof(puzzle::Cell); }

private:
    [[nodiscard]] const puzzle::Cell* place(std::uint64_t number) const {
        return places_.data() + static_cast<std::size_t>(number) * pieces_;
    }
    /// High bits choose a slot, low ones are its tag, so both are to depend on all cells.
    [[nodiscard]] std::uint64_t hash_of(const puzzle::Cell* places) const {
        constexpr std::uint64_t kOdd = 0x9E37'79B9'7F4A'7C15;
        std::uint64_t hash = 0;
        for (std::size_t i = 0; i < pieces_; ++i) {
            hash = (hash ^ places[i]) * kOdd;
            hash ^= hash >> 32;
        }
        return hash * kOdd;
    }

    std::size_t pieces_;
    MemoryBudget memory_;
    hashed::RankTable numbers_;
    std::vector<puzzle::Cell> places_;
};

}  // namespace shunt::graph
