#include "core/puzzle/format/signs.hpp"

#include <algorithm>
#include <array>

namespace shunt::puzzle::format {
namespace {

constexpr std::array<std::string_view, 5> kNothing{"null", "None", "nil", "NaN", "nan"};

bool stands_in(const CellGrid& grid, std::string_view sign) {
    return std::any_of(grid.rows.begin(), grid.rows.end(),
                       [&](const auto& row) { return std::find(row.begin(), row.end(), sign) != row.end(); });
}

/// Whether the numbers in front may be rows and columns, a side, or a count of something.
bool could_be_size(const std::vector<int>& numbers, int rows, int columns) {
    const int first = numbers[0];
    const int second = numbers[1];
    return (first == rows && second == columns) || (first == columns && second == rows) ||
           (rows == columns && (first == rows || second == rows));
}

}  // namespace

bool Signs::is_void(std::string_view cell) const {
    return voids.count(cell) != 0 || (blank_is_void && is_blank_cell(cell));
}

Signs signs_of(const CellGrid& grid, std::initializer_list<std::string_view> customary) {
    Signs signs;
    for (const std::string_view sign : kNothing) {
        if (!grid.drawn && stands_in(grid, sign)) signs.voids.insert(sign);
    }
    for (const std::string_view sign : customary) {
        if (!stands_in(grid, sign)) continue;
        signs.voids.insert(sign);
        break;
    }
    signs.blank_is_void = !grid.drawn;
    return signs;
}

Cells cells_with(const CellGrid& grid, std::string_view sign) {
    Cells cells;
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid.rows[row].size(); ++column) {
            if (grid.rows[row][column] == sign) cells.push_back({static_cast<int>(row), static_cast<int>(column)});
        }
    }
    return cells;
}

int parts_of(const Cells& cells) {
    std::set<Coordinate> left(cells.begin(), cells.end());
    int parts = 0;
    while (!left.empty()) {
        ++parts;
        Cells part{*left.begin()};
        left.erase(left.begin());
        for (std::size_t next = 0; next < part.size(); ++next) {
            for (const Direction direction : kDirections) {
                const Coordinate to = part[next] + offset(direction);
                if (left.erase(to) != 0) part.push_back(to);
            }
        }
    }
    return parts;
}

Failure check_words(const Source& source, const Layout& layout, Sketch& sketch,
                    const std::set<std::string_view>& used) {
    const auto numbers = layout.numbers_in_front();
    if (numbers.size() > 1 && !could_be_size(numbers, sketch.rows(), sketch.columns())) {
        return source.error(
            layout.words.front().front(),
            say("the numbers in front do not say the size of the grid, which has {rows} rows of {columns}",
                {{"rows", std::to_string(sketch.rows())}, {"columns", std::to_string(sketch.columns())}}));
    }
    std::string left_out;
    for (const auto& part : layout.words) {
        for (const std::string_view word : part) {
            const bool size = &part == &layout.words.front() && integer(word).has_value();
            if (!size && !is_heading(word) && used.count(word) == 0)
                left_out += (left_out.empty() ? "" : " ") + std::string(word);
        }
    }
    constexpr std::size_t kMost = 80;
    if (left_out.size() > kMost) left_out = left_out.substr(0, kMost) + "...";
    if (!left_out.empty()) sketch.notes.push_back(say("Left out: {words}", {{"words", left_out}}));
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
