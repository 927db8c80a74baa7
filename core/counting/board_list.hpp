// Every board of a grid, one after the other, without keeping any.
#pragma once

#include <string>
#include <vector>

#include "core/counting/board_states.hpp"
#include "core/counting/letters.hpp"

namespace shunt::counting {

/// Walks the words of board_states.hpp depth first. Every beginning of a word can be completed by voids, so there are
/// no dead ends.
class BoardList {
public:
    /// Cells that letters can tell apart, should each be a piece.
    static constexpr int kMostCells = static_cast<int>(kPieceLetters.size());

    /// Error: a grid that has more than kMostCells cells, or that BoardStates::check refuses.
    [[nodiscard]] static Result<BoardList> create(const Grid& grid);

    [[nodiscard]] const Grid& grid() const { return grid_; }
    /// Goes to the next board (at first, to the first one); false when there is none left. Amortised O(columns
    /// squared).
    bool advance();
    /// The present board: rows of letters, a letter for each piece in the order of their first cells, and '.' for
    /// voids, each row ended by '\n'. O(cells x pieces).
    [[nodiscard]] std::string drawing() const;

private:
    explicit BoardList(const Grid& grid);
    [[nodiscard]] bool descend(std::size_t next);
    std::size_t retreat();
    [[nodiscard]] std::vector<int> pieces() const;

    Grid grid_;     // as asked
    Grid scanned_;  // upright
    BoardStates states_;
    std::vector<State> path_;          // before each decided cell, and before the next one; empty at first
    std::vector<std::size_t> choice_;  // by decided cell: index into kListedChoices
};

}  // namespace shunt::counting
