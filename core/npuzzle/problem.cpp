#include "core/npuzzle/problem.hpp"

#include <cassert>

namespace shunt::npuzzle {

Cell Symmetry::image(Size size, Cell cell) const {
    int row = size.row(cell);
    int column = size.column(cell);
    if (transpose) std::swap(row, column);
    const Size turned = image(size);
    if (flip_rows) row = turned.rows - 1 - row;
    if (flip_columns) column = turned.columns - 1 - column;
    return turned.cell(row, column);
}

Direction Symmetry::image(Direction direction) const {
    // The middle of a 3x3 board and its neighbours show every direction.
    constexpr Size kWindow{3, 3};
    constexpr Cell kMiddle = 4;
    const Cell to = image(kWindow, kWindow.neighbour(kMiddle, direction));
    for (const Direction turned : puzzle::kDirections) {
        if (kWindow.neighbour(kMiddle, turned) == to) return turned;
    }
    assert(false);
    return direction;
}

std::array<Symmetry, 8> all_symmetries() {
    std::array<Symmetry, 8> all;
    for (std::size_t bits = 0; bits < all.size(); ++bits)
        all[bits] = {(bits & 4) != 0, (bits & 2) != 0, (bits & 1) != 0};
    return all;
}

bool Problem::solved() const {
    for (std::size_t cell = 0; cell < homes.size(); ++cell) {
        if (homes[cell] != cell) return false;
    }
    return true;
}

int Problem::manhattan() const {
    int sum = 0;
    for (std::size_t cell = 0; cell < homes.size(); ++cell) {
        if (cell != blank) sum += size.distance(static_cast<Cell>(cell), homes[cell]);
    }
    return sum;
}

bool Problem::slide(Direction direction) {
    const Cell from = size.neighbour(blank, puzzle::opposite(direction));
    if (from == kNoCell) return false;
    std::swap(homes[blank], homes[from]);
    blank = from;
    return true;
}

Problem problem_of(const Board& start, const Board& goal) {
    assert(start.size() == goal.size());
    const std::vector<Cell> goal_cells = goal.cells_by_tile();
    Problem problem{start.size(), start.blank(), goal.blank(), {}};
    for (const Tile tile : start.tiles()) problem.homes.push_back(goal_cells[tile]);
    return problem;
}

Problem image(const Problem& problem, const Symmetry& symmetry) {
    const Size size = problem.size;
    Problem turned{
        symmetry.image(size), symmetry.image(size, problem.blank), symmetry.image(size, problem.blank_home), {}};
    turned.homes.resize(problem.homes.size());
    for (std::size_t cell = 0; cell < problem.homes.size(); ++cell) {
        turned.homes[symmetry.image(size, static_cast<Cell>(cell))] = symmetry.image(size, problem.homes[cell]);
    }
    return turned;
}

Standing standing(const Problem& problem) {
    Symmetry best;
    int best_home = -1;
    for (const Symmetry& symmetry : all_symmetries()) {
        const Size size = symmetry.image(problem.size);
        const int home = symmetry.image(problem.size, problem.blank_home);
        if (size.rows > size.columns || home <= best_home) continue;
        best = symmetry;
        best_home = home;
    }
    return {image(problem, best), best};
}

std::string turned_back(const std::vector<Direction>& steps, const Symmetry& turned_by) {
    std::array<char, 4> letter{};
    for (const Direction direction : puzzle::kDirections) {
        letter[static_cast<std::size_t>(turned_by.image(direction))] = puzzle::letter(direction);
    }
    std::string letters;
    for (const Direction step : steps) letters += letter[static_cast<std::size_t>(step)];
    return letters;
}

}  // namespace shunt::npuzzle
