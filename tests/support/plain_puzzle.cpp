#include "tests/support/plain_puzzle.hpp"

#include <algorithm>
#include <string_view>

namespace shunt::test {

namespace {

PlainBlock& block_named(std::vector<PlainBlock>& blocks, char name) {
    const std::string wanted(1, name);
    for (PlainBlock& block : blocks) {
        if (block.name == wanted) return block;
    }
    blocks.push_back({.name = wanted, .place = {}});
    return blocks.back();
}

}  // namespace

std::vector<At> offsets_of(const Place& place) {
    std::vector<At> offsets;
    const At first = *place.begin();
    for (const At& cell : place) offsets.push_back({cell.first - first.first, cell.second - first.second});
    return offsets;
}

PlainPuzzle plain_puzzle(const std::vector<std::string>& rows) {
    PlainPuzzle puzzle;
    std::size_t width = 0;
    for (const std::string& row : rows) width = std::max(width, row.size());
    puzzle.ground.assign(rows.size(), std::string(width, ' '));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char mark = rows[row][column];
            const bool is_ground = std::string_view(".#= ").find(mark) != std::string_view::npos;
            puzzle.ground[row][column] = is_ground ? mark : '.';
            if (is_ground) continue;
            block_named(puzzle.blocks, mark).place.insert({static_cast<int>(row), static_cast<int>(column)});
        }
    }
    return puzzle;
}

}  // namespace shunt::test
