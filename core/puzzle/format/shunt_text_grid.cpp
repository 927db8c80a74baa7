#include "core/puzzle/format/shunt_text_grid.hpp"
#include "core/base/utf8.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

#include <algorithm>

namespace shunt::puzzle::format {
namespace {

constexpr std::size_t kMostRowsOrColumns = 1000;

Ground ground_of_grid(const Symbol& symbol, const Notation& notation) {
    if (symbol.text == "#") return Ground::wall;
    if (symbol.text == " ") return Ground::outside;
    return is_gate(symbol, notation) ? Ground::gate : Ground::floor;
}

Row cells_of_words(const Row& row) {
    Row cells = words(row);
    for (Symbol& cell : cells) {
        if (cell.text == kOutsideWord) cell.text = " ";
    }
    return cells;
}

}  // namespace

Notation notation_of(const Definition& definition) {
    Notation notation;
    for (const Definition::Block& block : definition.blocks) {
        notation.tokens = notation.tokens || count_characters(block.name) != 1;
        notation.gates = notation.gates || block.enters_gates;
    }
    return notation;
}

Notation notation_of(const Puzzle& puzzle) {
    Notation notation;
    for (const Piece& piece : puzzle.pieces()) notation.tokens = notation.tokens || count_characters(piece.name) != 1;
    for (const Kind& kind : puzzle.kinds()) notation.gates = notation.gates || kind.enters_gates;
    return notation;
}

Result<Grid> read_grid(const std::vector<Row>& rows, const Notation& notation) {
    Grid grid;
    for (const Row& row : rows) {
        grid.push_back(notation.tokens ? cells_of_words(row) : row);
        if (grid.back().size() > kMostRowsOrColumns) {
            return error_at(grid.back()[kMostRowsOrColumns], say("the board has more than 1,000 columns"));
        }
        if (grid.size() > kMostRowsOrColumns) return error_at(row.front(), say("the board has more than 1,000 rows"));
    }
    return grid;
}

bool is_gate(const Symbol& symbol, const Notation& notation) { return notation.gates && symbol.text == "="; }

bool is_piece(const Symbol& symbol, const Notation& notation) {
    return symbol.text != "." && symbol.text != "#" && symbol.text != " " && !is_gate(symbol, notation);
}

std::size_t live_cells(const Grid& grid, const Notation& notation) {
    std::size_t cells = 0;
    for (const Row& row : grid) {
        cells += static_cast<std::size_t>(std::count_if(row.begin(), row.end(), [&](const Symbol& symbol) {
            const Ground ground = ground_of_grid(symbol, notation);
            return ground == Ground::floor || ground == Ground::gate;
        }));
    }
    return cells;
}

Board board_of(const Grid& grid, const Notation& notation) {
    std::vector<std::vector<Ground>> rows;
    for (const Row& row : grid) {
        auto& grounds = rows.emplace_back();
        for (const Symbol& symbol : row) grounds.push_back(ground_of_grid(symbol, notation));
    }
    return Board(rows);
}

}  // namespace shunt::puzzle::format
