// Boards of numbered unit tiles as texts show them, before they are puzzles.
#pragma once

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {

struct TileText {
    std::vector<int> numbers;  ///< row by row, the blank is 0
    std::vector<std::string_view> places;
    int rows = 0;
    std::vector<int> goal{};  ///< empty where the text shows none
    std::vector<Fact> facts{};
    std::vector<std::string> notes{};

    void add(std::string_view place, int number) {
        numbers.push_back(number);
        places.push_back(place);
    }
    [[nodiscard]] int columns() const { return static_cast<int>(numbers.size()) / rows; }
};

/// Reads a board in any of its forms. Refuses what is no rectangle with the numbers from 0 on, each once.
[[nodiscard]] Result<TileText> tiles_of(const Source& source);

/// A board of Simon Tatham's Fifteen: `3x3:4,0,6,...`, or a saved game.
[[nodiscard]] Result<TileText> fifteen_tiles(const Source& source);

/// One word that is a board: all hexadecimal digits, 0 to 8, or the first letters and a point; nothing where it is none.
[[nodiscard]] std::optional<TileText> tiles_of_word(std::string_view word);
/// `size W H`, `map`, and rows of one character each (stubbscroll); nothing where the text has no such lines.
[[nodiscard]] std::optional<Result<TileText>> tiles_of_map(const Source& source);

}  // namespace shunt::puzzle::format
