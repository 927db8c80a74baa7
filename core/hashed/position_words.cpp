#include "core/hashed/position_words.hpp"

#include <algorithm>
#include <bit>

namespace shunt::hashed {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::PieceId;
using puzzle::Position;
using puzzle::Puzzle;

/// Of a cell that is covered by a piece whose anchor is another one.
constexpr std::uint16_t kCovered = 0xFFFF;

/// Letters of every word: pieces and voids.
std::size_t length_of_words(const Puzzle& puzzle) {
    std::size_t letters = static_cast<std::size_t>(puzzle.board().cells());
    for (const Kind& kind : puzzle.kinds()) {
        letters -= kind.pieces.size() * static_cast<std::size_t>(kind.shape.size() - 1);
    }
    return letters;
}

}  // namespace

PositionWords::PositionWords(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      footprints_(puzzle),
      letter_bits_(static_cast<unsigned>(std::bit_width(puzzle.kinds().size()))),
      parts_((length_of_words(puzzle) * letter_bits_ + 63) / 64) {}

WordWriter::WordWriter(const PositionWords& words)
    : words_(&words),
      letters_(static_cast<std::size_t>(words.puzzle().board().cells())),
      word_(words.parts()),
      placed_(words.puzzle().kinds().size()) {}

void WordWriter::enter(const Position& position) {
    std::fill(letters_.begin(), letters_.end(), words_->void_letter());
    for (PieceId piece = 0; piece < position.anchors.size(); ++piece) place(piece, position.anchors[piece]);
}

void WordWriter::enter(Word word, Position& position) {
    const unsigned letter_bits = words_->letter_bits();
    const std::uint64_t mask = (std::uint64_t{1} << letter_bits) - 1;
    std::fill(letters_.begin(), letters_.end(), words_->void_letter());
    std::fill(placed_.begin(), placed_.end(), 0);
    position.anchors.resize(words_->puzzle().pieces().size());
    std::size_t bit = 0;
    for (Cell cell = 0; cell < letters_.size(); ++cell) {
        if (letters_[cell] == kCovered) continue;
        std::uint64_t bits = word[bit / 64] >> (bit % 64);
        const std::size_t room = 64 - bit % 64;
        if (room < letter_bits) bits |= word[bit / 64 + 1] << room;
        bit += letter_bits;
        const auto letter = static_cast<puzzle::KindId>(bits & mask);
        if (letter == words_->void_letter()) continue;
        const PieceId piece = words_->puzzle().kinds()[letter].pieces[placed_[letter]++];
        position.anchors[piece] = cell;
        place(piece, cell);
    }
}

void WordWriter::lift(PieceId piece, Cell anchor) {
    const puzzle::KindId kind = words_->puzzle().pieces()[piece].kind;
    for (const Cell cell : words_->footprints().cells(kind, anchor)) letters_[cell] = words_->void_letter();
}

void WordWriter::place(PieceId piece, Cell anchor) {
    const puzzle::KindId kind = words_->puzzle().pieces()[piece].kind;
    for (const Cell cell : words_->footprints().cells(kind, anchor)) letters_[cell] = kCovered;
    letters_[anchor] = kind;
}

Word WordWriter::word() {
    const unsigned letter_bits = words_->letter_bits();
    auto part = word_.begin();
    std::uint64_t bits = 0;
    unsigned filled = 0;
    for (const std::uint16_t letter : letters_) {
        if (letter == kCovered) continue;
        bits |= std::uint64_t{letter} << filled;
        filled += letter_bits;
        if (filled < 64) continue;
        filled -= 64;
        *part++ = bits;
        bits = std::uint64_t{letter} >> (letter_bits - filled);
    }
    if (filled != 0) *part = bits;
    return word_;
}

}  // namespace shunt::hashed
