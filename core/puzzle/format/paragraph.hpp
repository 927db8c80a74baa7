// What is seen in consecutive lines before it is settled which of them are the grid (layout.hpp).
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/puzzle/format/layout.hpp"

namespace shunt::puzzle::format {

using WordRow = std::vector<std::string_view>;
using Lines = std::vector<std::string_view>;

/// Consecutive lines that divide alike.
struct Run {
    std::size_t first = 0;
    std::vector<WordRow> rows;
    bool drawn = false;
    std::size_t column = 0;  ///< where drawn rows begin in their lines
};

/// The longest run of lines that one mark divides into equally many cells.
[[nodiscard]] Run longest_run(const Lines& lines, char mark);
/// The longest run of lines that are one word each, equally long and one below the other.
[[nodiscard]] Run longest_drawing(const Lines& lines);
/// Whether cells of one character stand at equal distances of up to four: where they do not, blanks are cells themselves.
[[nodiscard]] bool is_spaced(const std::vector<WordRow>& rows);

/// Lines without the bars of a frame, without numbers of columns above and rows in front, without labels.
[[nodiscard]] Lines without_marks(const Lines& lines);

[[nodiscard]] bool is_one_character(std::string_view word);
/// How many characters stand in front of a word of a line.
[[nodiscard]] std::size_t column_of(std::string_view word, std::string_view line);

}  // namespace shunt::puzzle::format
