#include "core/counting/board_list.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::counting {
namespace {

/// What lists every board once: the corner piece is only marked to see whether it can move.
constexpr std::array kListedChoices{Choice::none, Choice::alone, Choice::with_up, Choice::with_left, Choice::with_both};

}  // namespace

BoardList::BoardList(const Grid& grid) : grid_(grid), scanned_(BoardStates::upright(grid)), states_(scanned_, false) {}

Result<BoardList> BoardList::create(const Grid& grid) {
    if (auto fits = BoardStates::check(grid); !fits) return fits.error();
    if (grid.cells() > kMostCells) {
        return Error{say("the boards of a grid of {grid} cannot be drawn: there are letters for at most {limit} cells",
                         {{"grid", to_string(grid)}, {"limit", kMostCells}})};
    }
    return BoardList(grid);
}

bool BoardList::advance() {
    std::size_t next = 0;
    if (path_.empty()) {
        path_.push_back(states_.start());
    } else if (choice_.empty()) {
        return false;
    } else {
        next = retreat();
    }
    while (static_cast<int>(choice_.size()) < states_.cells()) {
        if (descend(next)) {
            next = 0;
        } else if (choice_.empty()) {
            return false;
        } else {
            next = retreat();
        }
    }
    return true;
}

/// Takes the first open choice from number `next` on at the first undecided cell; false when there is none.
bool BoardList::descend(std::size_t next) {
    for (; next < kListedChoices.size(); ++next) {
        if (const auto after = states_.next(static_cast<int>(choice_.size()), path_.back(), kListedChoices[next])) {
            path_.push_back(*after);
            choice_.push_back(next);
            return true;
        }
    }
    return false;
}

/// Takes the last choice back; returns the number of the choice to try instead.
std::size_t BoardList::retreat() {
    const std::size_t next = choice_.back() + 1;
    choice_.pop_back();
    path_.pop_back();
    return next;
}

/// By scanned cell: a number for the piece that covers it, or -1.
std::vector<int> BoardList::pieces() const {
    std::vector<int> piece(choice_.size(), -1);
    for (std::size_t cell = 0; cell < piece.size(); ++cell) {
        const Choice choice = kListedChoices[choice_[cell]];
        if (choice == Choice::none) continue;
        const auto columns = static_cast<std::size_t>(scanned_.columns);
        const bool joins_up = choice == Choice::with_up || choice == Choice::with_both;
        const bool joins_left = choice == Choice::with_left || choice == Choice::with_both;
        piece[cell] = joins_up ? piece[cell - columns] : joins_left ? piece[cell - 1] : static_cast<int>(cell);
        if (choice == Choice::with_both) std::replace(piece.begin(), piece.end(), piece[cell - 1], piece[cell]);
    }
    return piece;
}

std::string BoardList::drawing() const {
    const std::vector<int> piece = pieces();
    const bool turned = scanned_ != grid_;
    std::vector<char> letter(piece.size(), 0);  // by piece
    std::size_t used = 0;
    std::string text;
    for (int row = 0; row < grid_.rows; ++row) {
        for (int column = 0; column < grid_.columns; ++column) {
            const int cell = turned ? column * scanned_.columns + row : row * scanned_.columns + column;
            const int covering = piece[static_cast<std::size_t>(cell)];
            if (covering >= 0 && letter[static_cast<std::size_t>(covering)] == 0) {
                letter[static_cast<std::size_t>(covering)] = kPieceLetters[used++];
            }
            text += covering < 0 ? '.' : letter[static_cast<std::size_t>(covering)];
        }
        text += '\n';
    }
    return text;
}

}  // namespace shunt::counting
