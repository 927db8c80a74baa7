// A word read letter by letter: every walk over a whole arrangement goes through here.
#pragma once

#include <bit>
#include <cstdint>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// How far a word is read, and what its letters say so far.
struct WordReading {
    /// No letter yet.
    explicit WordReading(const PackedSpace& space) : node(space.dag().root()), undecided(space.all()) {}
    /// The word whose letters are `letter_at(cell)`. O(length of the word).
    template <class LetterAt>
    WordReading(const PackedSpace& space, LetterAt letter_at) : WordReading(space) {
        while (undecided != 0) go_on(space, letter_at(cell()));
    }

    /// The cell that the next letter is read at; while some are undecided.
    [[nodiscard]] int cell() const { return std::countr_zero(undecided); }
    void go_on(const PackedSpace& space, Letter letter) {
        const FrontierDag::Edge edge = space.dag().edge(node, letter);
        const CellSet self = undecided & -undecided;
        undecided &= ~space.places().at(letter, cell()).cells;
        node = edge.target;
        number += edge.offset;
        if (letter == space.free_letter()) {
            free |= self;
            return;
        }
        anchors |= self;
        if (space.kind_bits() != 0) kinds |= std::uint64_t{letter} << field;
        field += space.kind_bits();
    }
    /// Goes on towards an arrangement, one of those that begin with what is read. O(letters of the alphabet).
    Letter read(const PackedSpace& space, Rank arrangement) {
        const Letter letter = space.dag().letter_at(node, arrangement - number);
        go_on(space, letter);
        return letter;
    }
    [[nodiscard]] PackedSpace::Arrangement arrangement() const { return {number, anchors, kinds}; }

    Node node;
    Rank number = 0;  ///< of the first arrangement that begins so
    CellSet undecided;
    CellSet anchors = 0;
    CellSet free = 0;
    std::uint64_t kinds = 0;  ///< as in PackedSpace::Arrangement
    int field = 0;            ///< where the next of them goes
};

}  // namespace shunt::packing
