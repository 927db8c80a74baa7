// The brute-force oracle of the search for hard puzzles: tiny, slow, obviously right. It knows the definitions and nothing else; it
// shares no code with core (only the names of metrics and kinds).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/finder/puzzle_kind.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::test {

/// What the search must find on one grid.
struct FindExpectation {
    std::uint64_t boards = 0;       ///< those without voids included
    std::uint64_t just_solved = 0;  ///< a void, and the piece on the lower right cell can go up or left
    std::map<int, std::map<int, std::uint64_t>> starts;  ///< by pieces, by length from 1 on: starting positions
};

/// All boards of a grid, and who is one move away from whom.
class FindOracle {
public:
    /// Row by row: '.' void, otherwise letters a, b, ... in the order of the pieces' first cells.
    using Board = std::string;

    FindOracle(int rows, int columns, puzzle::Metric metric);

    [[nodiscard]] FindExpectation expect(finder::PuzzleKind kind) const;

private:
    using Cells = std::vector<int>;     // ascending
    using Shift = std::pair<int, int>;  // rows, columns
    /// A move of some pieces, as what it does to the first cell of every piece.
    struct Move {
        int board;
        std::vector<int> first_cells;  // afterwards, by letter
    };
    struct Position {
        int board;
        int goal_piece;  // its first cell
        friend bool operator<(const Position& a, const Position& b) {
            return a.board != b.board ? a.board < b.board : a.goal_piece < b.goal_piece;
        }
    };

    void enumerate(const Board& decided, int cell);
    void connected_sets(const Board& board, Cells set, std::vector<Cells>& sets) const;
    [[nodiscard]] std::vector<Cells> pieces(const Board& board) const;
    [[nodiscard]] std::vector<Move> moves_of(const Board& board) const;
    [[nodiscard]] std::vector<Shift> shifts(const Board& board, const Cells& cells) const;
    [[nodiscard]] bool can_stand(const Board& board, const Cells& cells, Shift shift) const;
    [[nodiscard]] bool is_just_solved(const Board& board) const;
    [[nodiscard]] Cells moved(const Cells& cells, Shift shift) const;
    [[nodiscard]] std::vector<Shift> shape(const Cells& cells) const;
    [[nodiscard]] std::string stock_of(const Board& board, const Cells& goal_piece) const;
    [[nodiscard]] bool touches(const Cells& piece, int row, int column) const;
    [[nodiscard]] bool may_start(finder::PuzzleKind kind, const Cells& piece) const;
    [[nodiscard]] bool is_solved(finder::PuzzleKind kind, const Cells& piece) const;
    [[nodiscard]] std::map<Position, int> distances(const std::vector<Position>& solved) const;

    int rows_;
    int columns_;
    puzzle::Metric metric_;
    std::vector<Board> boards_;
    std::map<Board, int> number_;
    std::vector<std::vector<Move>> moves_;  // by board
};

}  // namespace shunt::test
