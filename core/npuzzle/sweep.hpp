// All boards of up to 12 cells, level by level, many with one instruction: bit-parallel breadth-first search.
//
//   word    16 bits for each order (arrangements.hpp), one for each place of the blank; four orders to a 64-bit word
//   along   a step along a line keeps the order:                    word << 1, word >> 1
//   across  a step across turns one window of Lehmer's code, whatever follows it: all orders with the same digits up to the end
//           of the window go together, so a whole *run* of words is shifted by the length of a line
//
//     digits   d0 d1 d2 d3 d4 | d5 d6 d7 d8          the last digits make a block of at most 360 orders
//              between blocks | within a block       windows that begin before the bar pull runs from other blocks;
//                                                    the others are looked up, board by board
//
// The blank changes the colour of its place (as on a chessboard) with every step. So one plane holds two levels, the current one on one
// colour and the next on the other, and each window is crossed in one direction only. Where the way back is wanted, the boards reached are
// kept in two planes, those of depth 0 or 1 and those of 2 or 3 modulo 4: depths of neighbours differ by 1, and the colour tells the rest.
// A block writes only its own words, so several workers may expand different blocks at once; the two levels then have a plane each, for
// nobody may read a word that somebody writes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/npuzzle/arrangements.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::npuzzle {

class Sweep {
public:
    using Number = Arrangements::Number;

    struct Options {
        bool keeps_depths = false;  ///< of all boards, for has_depth()
        bool is_shared = false;     ///< by several workers
    };

    /// Bytes that create() allocates: 4 (with each option 2 more) for every order, and small tables.
    [[nodiscard]] static std::uint64_t bytes_needed(const Arrangements& arrangements, Options options);
    /// Level 0 is `start`. Empty when the memory is not to be had. `arrangements` must outlive it.
    [[nodiscard]] static std::optional<Sweep> create(const Arrangements& arrangements, Number start, Options options);

    /// How many blocks there are; each is expanded once a level, in any order.
    [[nodiscard]] Number blocks() const { return static_cast<Number>(here_.size()); }
    /// The block of a board.
    [[nodiscard]] Number block_of(Number board) const { return arrangements_->order(board) / orders_; }
    /// Boards of the current level in a block.
    [[nodiscard]] std::uint64_t members(Number block) const { return here_[block]; }

    /// What became of a block.
    struct Expanded {
        std::uint64_t found = 0;      ///< boards of the next level in it
        std::uint64_t generated = 0;  ///< neighbours of its boards of this level, known ones included
    };
    /// Finds the boards of the next level in a block.
    Expanded expand(Number block);
    /// Once every block is expanded: the next level becomes the current one.
    void end_level();

    [[nodiscard]] bool is_reached(Number board) const;
    /// Whether a neighbour of a board at depth + 1 has this depth. Only if depths are kept.
    [[nodiscard]] bool has_depth(Number board, int depth) const;
    /// One of the boards of the current level, by their ascending number. O(blocks).
    [[nodiscard]] Number member(std::uint64_t index) const;
    /// Adds the boards of the current level in a block, by ascending number.
    void add_members(Number block, std::vector<search::Rank>& boards) const;

private:
    /// Of a block: runs from other blocks are then of 12 orders or more, which fill whole words.
    static constexpr Number kMostOrders = 360;
    static constexpr std::size_t kMostWords = kMostOrders / 4;
    static constexpr std::size_t kLanes = 4;
    static constexpr int kLaneBits = 16;
    static constexpr std::uint64_t kEveryLane = 0x0001'0001'0001'0001;
    using Accumulator = std::array<std::uint64_t, kMostWords>;

    Sweep(const Arrangements& arrangements, Options options);

    void choose_block();
    void make_masks();
    void make_turns();
    void make_turn(int place, int to);
    /// The index in turns_ from where on each order of a block tells where it goes, when the blank leaves a place for the line after it or
    /// before it, by the parity of the digits before the bar. What is told is the index of the first bit of a lane of the block.
    [[nodiscard]] std::size_t turn(int place, bool goes_on, bool odd) const {
        return ((static_cast<std::size_t>(place) * 2 + (goes_on ? 1 : 0)) * 2 + (odd ? 1 : 0)) * orders_;
    }
    [[nodiscard]] std::uint64_t colour(int depth) const { return colours_[(start_colour_ + depth) % 2 != 0 ? 1 : 0]; }
    /// Where the level at a depth stands, and where it is marked as reached.
    [[nodiscard]] const WordArray& level_at(int depth) const {
        return levels_[options_.is_shared && depth % 2 != 0 ? 1 : 0];
    }
    [[nodiscard]] WordArray& level_at(int depth) { return levels_[options_.is_shared && depth % 2 != 0 ? 1 : 0]; }
    [[nodiscard]] WordArray& reached_at(int depth) {
        return reached_[options_.keeps_depths && depth / 2 % 2 != 0 ? 1 : 0];
    }
    [[nodiscard]] static bool bit(const WordArray& plane, std::uint64_t word, unsigned lane_bit) {
        return (plane[word] >> lane_bit & 1) != 0;
    }
    [[nodiscard]] std::pair<std::uint64_t, unsigned> where(Number board) const;
    [[nodiscard]] Number board_at(Number block, std::uint64_t word, unsigned lane_bit) const;
    [[nodiscard]] std::uint64_t members_of(std::uint64_t word) const;
    [[nodiscard]] bool pull(Number block, Accumulator& found) const;
    void pull_run(std::uint64_t source, std::uint64_t words, std::uint64_t* found, int first, bool goes_on) const;
    [[nodiscard]] std::uint64_t move_within(Number block, Accumulator& found) const;
    void turn_within(std::uint64_t boards, std::size_t word, bool goes_on, bool odd, Accumulator& found) const;
    [[nodiscard]] std::uint64_t keep(Number block, const Accumulator& found);

    const Arrangements* arrangements_;
    Options options_;
    int digits_ = 0;           // of the code before the bar
    Number orders_ = 1;        // of a block
    std::uint64_t words_ = 0;  // of a block
    int depth_ = 0;
    int start_colour_ = 0;
    std::array<std::uint64_t, 2> colours_{};  // places by colour; these masks are for all four lanes
    std::uint64_t not_first_ = 0;             // places that are not the first of their line
    std::uint64_t not_last_ = 0;
    std::uint64_t not_in_first_line_ = 0;
    std::uint64_t not_in_last_line_ = 0;
    std::uint64_t turns_on_ = 0;    // places from where the blank crosses a window within the block to the next line
    std::uint64_t turns_back_ = 0;  // and to the one before
    std::vector<std::uint16_t> turns_;  // see turn()
    std::vector<std::uint8_t> odd_;     // by block: parity of the digits before the bar
    std::array<WordArray, 2> levels_;   // the second only if it is shared: that of odd depths
    std::array<WordArray, 2> reached_;  // the second only if depths are kept: at a depth of 2 or 3 modulo 4
    std::vector<std::uint16_t> here_;   // by block: boards of the current level
    std::vector<std::uint16_t> next_;   // of the next; of the one before, where the block is not yet expanded
};

}  // namespace shunt::npuzzle
