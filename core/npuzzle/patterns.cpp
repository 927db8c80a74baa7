#include "core/npuzzle/patterns.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>

#include "core/npuzzle/pattern_table.hpp"

namespace shunt::npuzzle {
namespace {

/// Most entries of all tables.
constexpr std::uint64_t most_entries(TableSize size) { return size == TableSize::small ? 32'000'000 : 128'000'000; }

/// The pattern of every cell of the 15-puzzle with the blank's home in the corner: of some hundred partitions into connected patterns of
/// 6, 5 and 4 or 6, 6 and 3 tiles, the one with the fewest nodes on boards that need 80 steps, and among the best on random ones.
constexpr std::string_view kFifteen =
    "AAAB"
    "CCBB"
    "CCBB"
    "CCB_";

/// Cells in bands two rows high (the last of an odd number of rows three), each band read column by column, back and forth: tiles that
/// follow each other stand close together.
std::vector<Cell> banded(Size size) {
    std::vector<Cell> cells;
    bool forth = true;
    for (int row = 0; row < size.rows; forth = !forth) {
        const int height = size.rows - row == 3 ? 3 : std::min(2, size.rows - row);
        for (int i = 0; i < size.columns; ++i) {
            const int column = forth ? i : size.columns - 1 - i;
            for (int j = 0; j < height; ++j) cells.push_back(size.cell(row + j, column));
        }
        row += height;
    }
    return cells;
}

std::vector<std::vector<Cell>> cut(const std::vector<Cell>& cells, Cell blank_home, std::size_t most) {
    std::vector<std::vector<Cell>> parts;
    for (const Cell cell : cells) {
        if (cell == blank_home) continue;
        if (parts.empty() || parts.back().size() == most) parts.emplace_back();
        parts.back().push_back(cell);
    }
    return parts;
}

std::vector<std::vector<Cell>> from_picture(std::string_view picture) {
    std::vector<std::vector<Cell>> parts;
    for (std::size_t cell = 0; cell < picture.size(); ++cell) {
        if (picture[cell] == '_') continue;
        const auto part = static_cast<std::size_t>(picture[cell] - 'A');
        parts.resize(std::max(parts.size(), part + 1));
        parts[part].push_back(static_cast<Cell>(cell));
    }
    return parts;
}

/// One view as it is, and one through a mirror image that keeps size and blank, if there is one.
std::vector<View> views(Size size, Cell blank_home, std::size_t patterns) {
    View straight;
    for (std::size_t i = 0; i < patterns; ++i) straight.patterns.push_back(i);
    std::vector<View> all{straight};
    for (const Symmetry& symmetry : all_symmetries()) {
        const bool keeps = symmetry.image(size) == size && symmetry.image(size, blank_home) == blank_home;
        if (!keeps || symmetry == Symmetry{} || all.size() == 2) continue;
        all.push_back(straight);
        all.back().symmetry = symmetry;
    }
    return all;
}

}  // namespace

std::uint64_t Patterns::entries() const {
    std::uint64_t sum = 0;
    for (const auto& pattern : homes) {
        const std::uint64_t entries = PatternIndex::count(size.cells(), pattern.size());
        if (entries == UINT64_MAX) return UINT64_MAX;
        sum += entries;
    }
    return sum;
}

std::uint64_t Patterns::bytes_needed() const {
    if (entries() == UINT64_MAX) return UINT64_MAX;
    std::uint64_t working = 0;
    for (const auto& pattern : homes) {
        working = std::max(working, PatternTableBuilder::bytes_needed(size, pattern.size()));
    }
    return entries() / 2 + working;
}

Patterns patterns_of(Size size, Cell blank_home, std::size_t most_tiles) {
    assert(size.rows >= 2 && size.rows <= size.columns && most_tiles >= 1);
    Patterns patterns{size, blank_home, {}, {}};
    const bool fifteen = size == Size{4, 4} && blank_home == 15 && most_tiles == 6;
    patterns.homes = fifteen ? from_picture(kFifteen) : cut(banded(size), blank_home, most_tiles);
    patterns.views = views(size, blank_home, patterns.homes.size());
    return patterns;
}

Patterns choose_patterns(Size size, Cell blank_home, std::uint64_t memory_limit, TableSize table_size) {
    // Small boards are searched faster than large tables are built.
    std::size_t most_tiles = size.cells() <= 9 ? 4 : size.cells() <= 12 ? 5 : 7;
    for (; most_tiles > 1; --most_tiles) {
        Patterns patterns = patterns_of(size, blank_home, most_tiles);
        if (patterns.entries() <= most_entries(table_size) && patterns.bytes_needed() <= memory_limit) return patterns;
    }
    return patterns_of(size, blank_home, 1);
}

}  // namespace shunt::npuzzle
