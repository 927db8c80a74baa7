// Arrangements as exact keys, which a move changes in a few instructions: no automaton is walked, nothing is ranked.
//
//     key      kinds of the pieces by ascending anchor  |  anchors, one bit for each cell  |  six bits for a filling
//              b c b a                                     ..1.1.1...1.....                   000000
//
// A key and a filling make a number of a position. Such numbers are exact but far apart: good to look up, not to be marked in bits.
#pragma once

#include <bit>

#include "core/packing/kind_fields.hpp"
#include "core/packing/packed_space.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::levels {

using packing::CellSet;
using packing::Letter;
using search::Bits;
using search::Rank;

/// The keys of a space. `space` must outlive it.
class ArrangementKeys {
public:
    static constexpr int kFillingBits = 6;

    /// Whether the arrangements of a space have keys, and its fillings are few enough to be bits of a word.
    [[nodiscard]] static bool fit(const packing::PackedSpace& space);

    /// For a space whose arrangements fit.
    explicit ArrangementKeys(const packing::PackedSpace& space)
        : space_(&space),
          all_(space.all()),
          kinds_at_(space.board_cells() + kFillingBits),
          kind_bits_(space.kind_bits()) {}

    [[nodiscard]] CellSet anchors(Rank key) const { return key >> kFillingBits & all_; }
    /// The letters of the pieces by ascending anchor, in fields of kind_bits().
    [[nodiscard]] std::uint64_t kinds(Rank key) const { return key >> kinds_at_; }
    [[nodiscard]] int kind_bits() const { return kind_bits_; }
    /// The letter of the piece anchored at a cell, or the letter of free cells.
    [[nodiscard]] Letter letter_at(Rank key, int cell) const {
        const CellSet self = CellSet{1} << cell;
        if ((anchors(key) & self) == 0) return space_->free_letter();
        return static_cast<Letter>(kinds(key) >> field_of(anchors(key), self) & below(kind_bits_));
    }
    /// The filling in the number of a position, which is that and its key.
    [[nodiscard]] static Rank filling(Rank number) { return number & below(kFillingBits); }
    /// The key without the piece at an anchor.
    [[nodiscard]] Rank without(Rank key, int anchor) const {
        const CellSet self = CellSet{1} << anchor;
        const CellSet others = anchors(key) ^ self;
        return others << kFillingBits | packing::remove_field(kinds(key), field_of(others, self), kind_bits_)
                                            << kinds_at_;
    }
    /// The key with another piece, where none is anchored.
    [[nodiscard]] Rank with(Rank key, Letter kind, int anchor) const {
        const CellSet self = CellSet{1} << anchor;
        const CellSet others = anchors(key);
        const std::uint64_t kinds = packing::insert_field(this->kinds(key), field_of(others, self), kind_bits_, kind);
        return (others | self) << kFillingBits | kinds << kinds_at_;
    }
    /// The key after a piece has moved from an anchor to another one, where no piece is anchored.
    [[nodiscard]] Rank after(Rank key, Letter kind, int from, int to) const {
        return with(without(key, from), kind, to);
    }
    /// The key of the arrangement of a position, which is the number of its first filling.
    [[nodiscard]] Rank key(const puzzle::Position& position) const;
    /// The cells that the arrangement leaves free. O(pieces).
    [[nodiscard]] CellSet free_cells(Rank key) const;
    /// The number that the space gives a position. O(length of the word).
    [[nodiscard]] Rank rank(Rank number) const;

private:
    [[nodiscard]] static std::uint64_t below(int bit) { return (std::uint64_t{1} << bit) - 1; }
    [[nodiscard]] int field_of(CellSet anchors, CellSet self) const {
        return kind_bits_ * std::popcount(anchors & (self - 1));
    }

    const packing::PackedSpace* space_;
    CellSet all_;
    int kinds_at_;
    int kind_bits_;
};

}  // namespace shunt::levels
