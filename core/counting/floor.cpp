#include "core/counting/floor.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/base/text_rows.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::counting {
namespace {

/// The first character that means nothing in the rows of a floor, as an error.
std::optional<Error> stranger_in(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        for (const auto& symbol : row) {
            if (symbol.text == "." || symbol.text == "#" || symbol.text == " ") continue;
            return error_at(symbol, say("'{symbol}' is neither '.' (a cell) nor '#' (a wall) nor a space (outside)",
                                        {{"symbol", symbol.text}}));
        }
    }
    return std::nullopt;
}

Grid size_of(const std::vector<Row>& rows) {
    std::size_t columns = 0;
    for (const Row& row : rows) columns = std::max(columns, row.size());
    return {static_cast<int>(rows.size()), static_cast<int>(columns)};
}

Result<Floor> parse_rows(std::string_view text) {
    auto rows = split_rows(text);
    if (!rows) return rows.error();
    while (!rows->empty() && rows->back().empty()) rows->pop_back();
    if (rows->empty()) return Error{say("the board has no row")};
    if (const auto stranger = stranger_in(*rows)) return *stranger;
    const auto grid = checked(size_of(*rows));
    if (!grid) return grid.error();
    std::vector<bool> open;
    for (const Row& row : *rows) {
        for (const auto& symbol : row) open.push_back(symbol.text == ".");
        open.resize(open.size() + static_cast<std::size_t>(grid->columns) - row.size(), false);
    }
    return Floor(*grid, std::move(open));
}

}  // namespace

Floor::Floor(const Grid& grid, std::vector<bool> open) : grid_(grid), open_(std::move(open)) {
    assert(open_.size() == static_cast<std::size_t>(grid_.cells()));
}

Floor::Floor(const Grid& grid) : Floor(grid, std::vector<bool>(static_cast<std::size_t>(grid.cells()), true)) {}

Floor::Floor(const puzzle::Board& board)
    : grid_{board.rows(), board.columns()}, open_(static_cast<std::size_t>(grid_.cells()), false) {
    for (int cell = 0; cell < board.cells(); ++cell) {
        const auto at = board.coordinate(static_cast<puzzle::Cell>(cell));
        open_[index(at.row, at.column)] = true;
    }
}

int Floor::size() const { return static_cast<int>(std::count(open_.begin(), open_.end(), true)); }

bool Floor::has(int row, int column) const {
    const bool inside = row >= 0 && row < grid_.rows && column >= 0 && column < grid_.columns;
    return inside && open_[index(row, column)];
}

bool Floor::holds(const puzzle::Shape& shape, puzzle::Coordinate anchor) const {
    return std::all_of(shape.offsets().begin(), shape.offsets().end(), [&](puzzle::Coordinate offset) {
        return has(anchor.row + offset.row, anchor.column + offset.column);
    });
}

bool Floor::has_room_for(const puzzle::Shape& shape) const {
    for (int row = 0; row < grid_.rows; ++row) {
        for (int column = 0; column < grid_.columns; ++column) {
            if (holds(shape, {row, column})) return true;
        }
    }
    return false;
}

Floor Floor::transposed() const {
    Floor turned(grid_.transposed());
    for (int row = 0; row < grid_.rows; ++row) {
        for (int column = 0; column < grid_.columns; ++column) {
            turned.open_[turned.index(column, row)] = has(row, column);
        }
    }
    return turned;
}

std::size_t Floor::index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_.columns) + static_cast<std::size_t>(column);
}

Result<Floor> parse_floor(std::string_view text) {
    if (puzzle::is_puzzle_text(text)) {
        const auto problem = puzzle::parse_puzzle(text);
        if (!problem) return problem.error();
        return Floor(problem->puzzle.board());
    }
    auto floor = parse_rows(text);
    if (floor && floor->size() == 0) return Error{say("the board has no cell")};
    return floor;
}

}  // namespace shunt::counting
