// Positions as words of bits: one letter for every anchor and void, in the order of the cells. A cell that a piece covers besides its
// anchor has no letter, so all words of a puzzle are equally long.
//
//     A A .        letters  A . B . .      (of two kinds: 2 bits each, 10 in all)
//     B . .
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/moves/footprints.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::hashed {

using Word = std::span<const std::uint64_t>;

/// The letters of one puzzle, which must outlive it: numbers of kinds, and after them the void.
class PositionWords {
public:
    explicit PositionWords(const puzzle::Puzzle& puzzle);
    PositionWords(const PositionWords&) = delete;  // writers point to it
    PositionWords& operator=(const PositionWords&) = delete;

    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] const moves::Footprints& footprints() const { return footprints_; }
    [[nodiscard]] unsigned letter_bits() const { return letter_bits_; }
    [[nodiscard]] std::uint16_t void_letter() const { return static_cast<std::uint16_t>(puzzle_->kinds().size()); }
    /// 64-bit parts of a word.
    [[nodiscard]] std::size_t parts() const { return parts_; }

private:
    const puzzle::Puzzle* puzzle_;
    moves::Footprints footprints_;
    unsigned letter_bits_;
    std::size_t parts_;
};

/// Writes words: of whole positions, and of those that differ from one by some pieces.
class WordWriter {
public:
    explicit WordWriter(const PositionWords& words);

    /// Goes to a position. O(cells).
    void enter(const puzzle::Position& position);
    /// The same of a word; `position` becomes its canonical position. O(cells).
    void enter(Word word, puzzle::Position& position);
    /// Takes a piece away from `anchor`, where it stands.
    void lift(puzzle::PieceId piece, puzzle::Cell anchor);
    /// Puts a piece on `anchor`, where there is room for it.
    void place(puzzle::PieceId piece, puzzle::Cell anchor);
    /// The word of what stands now; valid until the next call. O(cells).
    [[nodiscard]] Word word();

private:
    const PositionWords* words_;
    std::vector<std::uint16_t> letters_;  // by cell
    std::vector<std::uint64_t> word_;
    std::vector<std::size_t> placed_;  // by kind, while a word is read: how many of its pieces stand
};

}  // namespace shunt::hashed
