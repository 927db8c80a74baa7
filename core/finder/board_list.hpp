// The boards of one stock of pieces, numbered, and the way from a board back to its number.
#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "core/finder/grid_shape.hpp"

namespace shunt::finder {

/// Number of a board in its list.
using BoardId = std::uint32_t;
inline constexpr BoardId kNoBoard = UINT32_MAX;

/// Boards that hold the same pieces. Of every board the list keeps its word and, per kind of piece, the set of anchors.
template <class W>
class BoardList {
public:
    using Cells = typename W::Cells;
    using Word = typename W::Word;

    /// Empties the list; the kinds of its boards from now on. The shapes must outlive it.
    void reset(std::span<const GridShape<W>* const> kinds) {
        kinds_.assign(kinds.begin(), kinds.end());
        words_.clear();
        anchors_.clear();
    }
    /// Gives the memory back.
    void release() { *this = BoardList(); }

    [[nodiscard]] BoardId size() const { return static_cast<BoardId>(words_.size()); }
    [[nodiscard]] std::span<const GridShape<W>* const> kinds() const { return kinds_; }
    [[nodiscard]] const Word& word(BoardId board) const { return words_[board]; }
    /// The anchors of a board's pieces, by kind.
    [[nodiscard]] std::span<const Cells> anchors(BoardId board) const {
        return {anchors_.data() + board * kinds_.size(), kinds_.size()};
    }
    /// The kind of a board's piece at `anchor`.
    [[nodiscard]] std::size_t kind_at(BoardId board, int anchor) const {
        std::size_t kind = 0;
        while ((anchors(board)[kind] >> anchor & 1) == 0) ++kind;
        return kind;
    }
    /// The word of the pieces of `board` whose anchors are `set`.
    [[nodiscard]] Word word_of(BoardId board, Cells set) const {
        Word word;
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            for_each_cell(anchors(board)[kind] & set, [&](int anchor) { word = word ^ kinds_[kind]->word_at(anchor); });
        }
        return word;
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return words_.capacity() * sizeof(Word) + anchors_.capacity() * sizeof(Cells);
    }
    /// Makes room for so many boards, and no more than that.
    void reserve(std::size_t boards) {
        words_.reserve(boards);
        anchors_.reserve(boards * kinds_.size());
    }
    /// Appends a board; its anchors are zero until they are written to the span returned, which holds until the next call.
    std::span<Cells> append(const Word& word) {
        words_.push_back(word);
        anchors_.resize(anchors_.size() + kinds_.size());
        return {anchors_.data() + anchors_.size() - kinds_.size(), kinds_.size()};
    }

private:
    std::vector<const GridShape<W>*> kinds_;
    std::vector<Word> words_;
    std::vector<Cells> anchors_;  // boards x kinds
};

/// Finds boards in a list by their words: open addressing, at most half full.
template <class W>
class BoardIndex {
public:
    using Word = typename W::Word;

    /// Makes all boards of `boards`, which must be different, findable.
    void build(const BoardList<W>& boards) {
        const std::size_t slots = slots_for(boards.size());
        table_.assign(slots, kNoBoard);
        shift_ = 64 - std::countr_zero(slots);
        for (BoardId board = 0; board < boards.size(); ++board) table_[free_slot(boards.word(board))] = board;
    }
    /// Forgets all boards; gives the memory back if it is much.
    void clear() {
        if (bytes() > kBytesKept) table_ = {};
        table_.clear();
    }
    /// Makes the last board of `boards` findable as well.
    void add_last(const BoardList<W>& boards) {
        if (std::size_t{2} * boards.size() > table_.size()) {
            build(boards);
        } else {
            table_[free_slot(boards.word(boards.size() - 1))] = boards.size() - 1;
        }
    }
    /// The number of a board, or kNoBoard.
    [[nodiscard]] BoardId find(const BoardList<W>& boards, const Word& word) const {
        for (std::size_t slot = first_slot(word);; slot = next(slot)) {
            const BoardId board = table_[slot];
            if (board == kNoBoard || boards.word(board) == word) return board;
        }
    }
    [[nodiscard]] static std::uint64_t bytes_for(BoardId boards) { return slots_for(boards) * sizeof(BoardId); }
    [[nodiscard]] std::uint64_t bytes() const { return table_.capacity() * sizeof(BoardId); }

private:
    static constexpr std::uint64_t kBytesKept = std::uint64_t{1} << 20;

    [[nodiscard]] static std::size_t slots_for(BoardId boards) {
        return std::bit_ceil(std::size_t{2} * std::max(boards, BoardId{1}));
    }
    [[nodiscard]] std::size_t first_slot(const Word& word) const {
        return static_cast<std::size_t>(word.hash() >> shift_);
    }
    [[nodiscard]] std::size_t free_slot(const Word& word) const {
        std::size_t slot = first_slot(word);
        while (table_[slot] != kNoBoard) slot = next(slot);
        return slot;
    }
    [[nodiscard]] std::size_t next(std::size_t slot) const { return (slot + 1) & (table_.size() - 1); }

    std::vector<BoardId> table_;
    int shift_ = 63;
};

}  // namespace shunt::finder
