#include <algorithm>
#include <map>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/shunt_text_grid.hpp"

namespace shunt::puzzle {
namespace {

using namespace format;

using CellsByName = std::map<std::string, std::vector<Cell>>;

/// The cells each name covers, in row-major order; refuses what is not on the board.
Result<CellsByName> cells_by_name(const Puzzle& puzzle, const Grid& grid, const Notation& notation) {
    CellsByName cells;
    for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
        const Row& symbols = grid[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(symbols.size()); ++column) {
            const Symbol& symbol = symbols[static_cast<std::size_t>(column)];
            if (!is_piece(symbol, notation)) continue;
            const Cell cell = puzzle.board().cell({row, column});
            if (cell == kNoCell) return error_at(symbol, say("the board has no cell here that a piece could use"));
            cells[symbol.text].push_back(cell);
        }
    }
    return cells;
}

/// Takes the cells of one piece out of those of its name: the first one left in its region is its anchor (tiles of one name may
/// live in separate chambers).
std::optional<Error> place(const Puzzle& puzzle, PieceId piece, CellsByName& cells, Position& position) {
    const std::string& name = puzzle.pieces()[piece].name;
    auto& left = cells[name];
    if (left.empty()) return Error{say("piece '{name}' is missing from the position", {{"name", name}})};
    const auto& region = puzzle.kind_of(piece).region;
    const auto first = std::find_if(left.begin(), left.end(),
                                    [&](Cell cell) { return std::binary_search(region.begin(), region.end(), cell); });
    if (first == left.end())
        return Error{say("piece '{name}' cannot come to where the position shows it", {{"name", name}})};
    const Cell anchor = *first;
    for (const Cell cell : covered_cells(puzzle.board(), puzzle.kind_of(piece), anchor)) {
        const auto found = std::find(left.begin(), left.end(), cell);
        if (found == left.end())
            return Error{say("piece '{name}' has another shape in the position", {{"name", name}})};
        left.erase(found);
    }
    position.anchors[piece] = anchor;
    return std::nullopt;
}

}  // namespace

Result<Position> parse_position(const Puzzle& puzzle, std::string_view text) {
    auto rows = split_rows(text);
    if (!rows) return rows.error();
    while (!rows->empty() && rows->back().empty()) rows->pop_back();
    if (static_cast<int>(rows->size()) != puzzle.board().rows()) {
        return Error{say("the position has {rows, plural, one {# row} other {# rows}}, the board has {board}",
                         {{"rows", std::to_string(rows->size())}, {"board", std::to_string(puzzle.board().rows())}})};
    }
    const Notation notation = notation_of(puzzle);
    auto grid = read_grid(*rows, notation);
    if (!grid) return grid.error();
    auto cells = cells_by_name(puzzle, *grid, notation);
    if (!cells) return cells.error();

    Position position{std::vector<Cell>(puzzle.pieces().size())};
    for (PieceId piece = 0; piece < position.anchors.size(); ++piece) {
        if (auto failure = place(puzzle, piece, *cells, position)) return *failure;
    }
    for (const auto& [name, left] : *cells) {
        if (!left.empty())
            return Error{say("the position shows more of '{name}' than the puzzle has", {{"name", name}})};
    }
    return position;
}

}  // namespace shunt::puzzle
