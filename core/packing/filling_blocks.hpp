// Fillings as bits of a word, and what a move makes of many of them at once.
//
// The law. Number the ways to choose the voids among the free cells as fillings.hpp does. A move that takes the voids P and leaves the
// voids Q behind, along whatever path, turns the voids P + S into Q + S. It keeps the order of the numbers. So with A, the fillings with
// voids on all of P, and B, those of the free cells after the move with voids on all of Q, the k-th of A becomes the k-th of B:
//
//     filling    0 1 2 3 4 5 6 7 8 9
//     meant      . x x . x . x . x .
//     A          . 1 . . 2 . 3 . . 4      those meant that can move are the 1st, 2nd and 3rd of A
//     B          . . 1 . . 2 . . 3 4
//     after      . . x . . x . . x .      so they become the 1st, 2nd and 3rd of B
//
// Proof. Chosen are the voids or, if they are fewer, the units; either way two fillings are compared at the last free cell in which they
// differ, by who has a void there. Two members of A agree on P, so that cell is one that S is about: free before and after the move. Their
// images agree on Q and differ in S as they did. Cells that are free before and after come in the same order in both, because free cells
// are counted in the order of the board. So the images differ last in the same cell, in the same way: the order is kept. S ranges over all
// sets of voids - |P| of those cells, for A as for B, and |P| = |Q|: both have as many members, and the k-th goes to the k-th.
// Nothing was said of which piece moves: it holds for every piece of the body, and for rigid groups of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/base/carried_bits.hpp"
#include "core/packing/fillings.hpp"

namespace shunt::packing {

/// Some of at most 64 fillings of the same free cells: bit i is the filling numbered i.
using FillingSet = std::uint64_t;
/// Some of at most 11 free cells of an arrangement: bit i is the i-th of them.
using FreeSet = std::uint16_t;
/// The members of `cells` as free cells among `free`, which has them all.
[[nodiscard]] inline FreeSet free_set(CellSet cells, CellSet free) {
    return static_cast<FreeSet>(gathered_bits(cells, free));
}
/// Tables for fillings with few free cells. Immutable; up to half a megabyte, for 8 free cells and 2 voids 20 KB.
class FillingBlocks {
public:
    static constexpr int kMostFree = 11;
    static constexpr std::uint64_t kMostFillings = 64;

    /// Empty when the fillings are too many: any() says so.
    FillingBlocks(const Fillings& fillings, int free);

    [[nodiscard]] bool any() const { return size_ != 0; }
    /// All fillings with voids on all of a set.
    [[nodiscard]] FillingSet with_voids(FreeSet set) const { return with_voids_[set]; }
    /// The voids of a filling.
    [[nodiscard]] FreeSet voids(std::size_t filling) const { return voids_[filling]; }
    /// The filling with these voids, which are as many as every filling has.
    [[nodiscard]] std::size_t filling(FreeSet voids) const { return filling_[voids]; }
    /// What becomes of some fillings, all with voids on `taken`, by a move that takes these and leaves `left` behind, which are given as
    /// free cells before the move and after it. O(fillings).
    [[nodiscard]] FillingSet moved(FillingSet fillings, FreeSet taken, FreeSet left) const {
        if constexpr (kCarriesAtOnce) return carried_bits(fillings, with_voids_[taken], with_voids_[left]);
        const std::uint8_t* index = index_.data() + taken * size_;
        const std::uint8_t* member = member_.data() + left * size_;
        FillingSet result = 0;
        for (; fillings != 0; fillings &= fillings - 1)
            result |= FillingSet{1} << member[index[static_cast<std::size_t>(std::countr_zero(fillings))]];
        return result;
    }

private:
    void list_members(FreeSet set);

    std::size_t size_ = 0;                // fillings
    std::vector<FreeSet> voids_;          // by filling
    std::vector<std::uint8_t> filling_;   // by set of voids
    std::vector<FillingSet> with_voids_;  // by set of free cells
    std::vector<std::uint8_t> index_;     // by set, then filling: how many with voids there have lesser numbers
    std::vector<std::uint8_t> member_;    // by set, then index: the filling
};

}  // namespace shunt::packing
