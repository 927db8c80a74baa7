// Boards as words: how a scan may go on at each cell. The automaton behind board_count.hpp and board_list.hpp.
//
// A *board* fills a grid with pieces of any connected shape and voids. It is given by its voids and, for every two
// neighbouring cells that are not void, by whether they belong to the same piece. So at each cell there is a choice of
// void or piece, and whether the piece is that of the upper and that of the left neighbour. What must be remembered is
//
//     part     by column: the connected part of a piece that the last decided cell belongs to
//     apart    pairs of parts known to be of different pieces; such parts may never join
//
//     A A . B      after the first row  part 1 1 . 2   none apart: A and B may yet turn out to be one piece
//     A C|         after C              part 1 2 . 3   apart {1 2}: C touches A and is another piece; C and B may join
//
// For the boards that are *just solved* the word also says which cells belong to the piece in the lower right corner,
// guessed at its first cell; a guess that does not reach the corner is dropped. That piece can move up unless one of
// its cells is in the first row or under a cell of another piece, and left likewise: two bits, and the guess is dropped
// when both are gone. Its parts need no pairs: all must join in the end, and none may join another piece.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "core/counting/grid.hpp"
#include "core/counting/layer.hpp"

namespace shunt::counting {

/// What a board may have at a cell, as told by its upper and left neighbour.
enum class Choice : unsigned char {
    none,       ///< void
    alone,      ///< a piece that is neither neighbour's
    with_up,    ///< the piece of the upper neighbour, not that of the left one
    with_left,  ///< the piece of the left neighbour, not that of the upper one
    with_both,  ///< one piece with both neighbours
    corner,     ///< the piece that will cover the lower right corner
};
inline constexpr std::array kBoardChoices{Choice::none,      Choice::alone,     Choice::with_up,
                                          Choice::with_left, Choice::with_both, Choice::corner};

class BoardStates {
public:
    /// Columns whose parts, pairs and marks fit into a state.
    static constexpr int kMostColumns = 10;

    /// `grid`, or an error: a side out of range, or a shorter side of more than kMostColumns.
    [[nodiscard]] static Result<Grid> check(const Grid& grid);
    /// The same grid or its transposed, so that its rows are its shorter sides. Transposing a board transposes what is
    /// just solved.
    [[nodiscard]] static Grid upright(const Grid& grid) { return grid.columns <= grid.rows ? grid : grid.transposed(); }

    /// `grid` passes check() and has at most kMostColumns columns (upright ones have). `count_pieces`: states also
    /// count the pieces they have completed. `voids`: whether there may be any.
    BoardStates(const Grid& grid, bool count_pieces, bool voids = true);

    /// What a word that has reached the end is.
    struct Ending {
        bool just_solved = false;  ///< a guess of the corner piece that came true and can move; else: a board
        int pieces = 0;            ///< 0 when pieces are not counted
    };

    [[nodiscard]] int cells() const { return grid_.cells(); }
    [[nodiscard]] State start() const { return State{kCanUp | kCanLeft, 0}; }
    /// Where `choice` at `cell` leads; empty when it contradicts `state`, or guesses a corner piece in vain.
    [[nodiscard]] std::optional<State> next(int cell, const State& state, Choice choice) const;
    /// Of a state behind the last cell; empty when a guess did not come true.
    [[nodiscard]] std::optional<Ending> ending(const State& state) const;

    template <class Emit>
    void begin(Emit&& emit) const {
        emit(0, start());
    }
    void enter(int /*cell*/) {}
    template <class Emit>
    void successors(int cell, const State& state, Emit&& emit) const {
        const Frontier frontier = decode(state);
        for (const Choice choice : kBoardChoices) {
            Frontier after = frontier;
            if (choose(after, cell, choice)) emit(cell + 1, encode(after));
        }
    }

private:
    using Part = std::uint8_t;                        // 1 to kFresh; 0 is void
    using Parts = std::uint16_t;                      // a set of parts: bit p is part p
    static constexpr Part kFresh = kMostColumns + 1;  // a part just begun, until it is encoded
    static constexpr std::uint64_t kCanUp = std::uint64_t{1} << 62;
    static constexpr std::uint64_t kCanLeft = std::uint64_t{1} << 63;

    /// A state, unpacked.
    struct Frontier {
        std::array<Part, kMostColumns> part{};  // by column
        std::array<Parts, kFresh + 1> apart{};  // by part, symmetric; never with parts of the corner piece
        Parts corner = 0;                       // parts of the corner piece
        bool can_up = true;                     // the corner piece, as far as it is known
        bool can_left = true;
        int completed = 0;  // pieces that have left the frontier; stays 0 when they are not counted

        [[nodiscard]] bool is_corner(Part a) const { return (corner >> a & 1) != 0; }
        [[nodiscard]] bool is_apart(Part a, Part b) const { return (apart[a] >> b & 1) != 0; }
        [[nodiscard]] bool has(Part wanted) const;
        void tell_apart(Part a, Part b);
        void join(Part kept, Part dropped);
    };
    /// The parts beside the cell to decide; 0 where there is none.
    struct Neighbours {
        Part up = 0;
        Part left = 0;
    };

    [[nodiscard]] Frontier decode(const State& state) const;
    [[nodiscard]] State encode(const Frontier& frontier) const;
    [[nodiscard]] bool choose(Frontier& frontier, int cell, Choice choice) const;
    [[nodiscard]] bool cover(Frontier& frontier, Part& mine, Neighbours near, bool join_up, bool join_left) const;
    [[nodiscard]] bool cover_with_corner(Frontier& frontier, Part& mine, Neighbours near, int cell) const;

    Grid grid_;
    bool count_pieces_;
    bool voids_;
};

}  // namespace shunt::counting
