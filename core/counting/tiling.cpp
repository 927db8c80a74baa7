#include "core/counting/tiling.hpp"

#include <algorithm>
#include <cassert>

#include "core/counting/letters.hpp"

namespace shunt::counting {
namespace {

/// Gives letters to the pieces of a tiling, in the order in which it is asked for them.
class Lettering {
public:
    explicit Lettering(const Tiling& tiling) : tiling_(tiling) {
        const int pieces = *std::max_element(tiling.piece.begin(), tiling.piece.end()) + 1;
        letter_.assign(static_cast<std::size_t>(std::max(pieces, 0)), 0);
        cells_.resize(letter_.size());
        for (int cell = 0; cell < tiling.grid.cells(); ++cell) {
            if (piece_at(cell) >= 0) cells_[index_at(cell)].push_back(cell);
        }
    }

    char at(int cell) {
        if (piece_at(cell) < 0) return piece_at(cell) == Tiling::kWall ? '#' : '.';
        char& letter = letter_[index_at(cell)];
        if (letter == 0) letter = free_letter(index_at(cell));
        return letter;
    }

private:
    [[nodiscard]] int piece_at(int cell) const { return tiling_.piece[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] std::size_t index_at(int cell) const { return static_cast<std::size_t>(piece_at(cell)); }

    /// A letter of its own while there are enough of them, else the first one that no neighbour has. (Choosing the
    /// first free one takes few letters on planar maps: their number grows with the logarithm of the number of pieces.)
    char free_letter(std::size_t piece) {
        if (letter_.size() <= kPieceLetters.size()) return kPieceLetters[next_++];
        const std::size_t free = kPieceLetters.find_first_not_of(letters_around(piece));
        assert(free != std::string_view::npos);
        return kPieceLetters[free];
    }

    [[nodiscard]] std::string letters_around(std::size_t piece) const {
        std::string letters;
        const int columns = tiling_.grid.columns;
        for (const int cell : cells_[piece]) {
            if (cell % columns > 0) append_letter(cell - 1, letters);
            if (cell % columns < columns - 1) append_letter(cell + 1, letters);
            if (cell >= columns) append_letter(cell - columns, letters);
            if (cell + columns < tiling_.grid.cells()) append_letter(cell + columns, letters);
        }
        return letters;
    }

    void append_letter(int cell, std::string& letters) const {
        if (piece_at(cell) >= 0 && letter_[index_at(cell)] != 0) letters += letter_[index_at(cell)];
    }

    const Tiling& tiling_;
    std::string letter_;                   // by piece; 0 when it has none yet
    std::vector<std::vector<int>> cells_;  // by piece
    std::size_t next_ = 0;                 // letter not yet given
};

}  // namespace

std::string print_tiling(const Tiling& tiling) {
    Lettering lettering(tiling);
    std::string text;
    for (int cell = 0; cell < tiling.grid.cells(); ++cell) {
        text += lettering.at(cell);
        if ((cell + 1) % tiling.grid.columns == 0) text += '\n';
    }
    return text;
}

}  // namespace shunt::counting
