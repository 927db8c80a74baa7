#include "tests/unit/npuzzle_program/boards.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/npuzzle/program/row_writer.hpp"

namespace shunt::test {

using npuzzle::program::cells_of_tiles;
using npuzzle::program::Formulation;
using npuzzle::program::Grid;
using npuzzle::program::Variable;
using Family = Variable::Family;

std::vector<int> ordered_board(int rows, int columns) {
    std::vector<int> board(rows * columns);
    std::iota(board.begin(), board.end(), 1);
    board.back() = 0;
    return board;
}

Instance instance_of(int rows, int columns, const std::vector<int>& start) {
    const npuzzle::Size size{rows, columns};
    return {npuzzle::Board(size, {start.begin(), start.end()}), npuzzle::Board::ordered(size)};
}

std::vector<int> tiles_of(const npuzzle::Board& board) { return {board.tiles().begin(), board.tiles().end()}; }

int blank_of(const std::vector<int>& tiles) {
    return static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
}

std::vector<std::vector<int>> boards_along(const npuzzle::Board& start, const std::vector<int>& path) {
    std::vector<int> board = tiles_of(start);
    std::vector<std::vector<int>> boards{board};
    for (std::size_t step = 1; step < path.size(); ++step) {
        std::swap(board[path[step - 1]], board[path[step]]);
        boards.push_back(board);
    }
    return boards;
}

std::vector<std::vector<int>> paths_without_undo(const Instance& instance, int steps) {
    const Grid grid(instance.size());
    std::vector<std::vector<int>> paths{{cells_of_tiles(instance.start)[0]}};
    for (int step = 0; step < steps; ++step) {
        std::vector<std::vector<int>> longer;
        for (const auto& path : paths) {
            for (const int to : grid.neighbours(path.back())) {
                if (path.size() > 1 && path[path.size() - 2] == to) continue;
                longer.push_back(path);
                longer.back().push_back(to);
            }
        }
        paths = std::move(longer);
    }
    std::erase_if(
        paths, [&](const auto& path) { return boards_along(instance.start, path).back() != tiles_of(instance.goal); });
    return paths;
}

namespace {

/// The variables that are 1 on the way from one board to the next.
std::vector<Variable> moved(const Model& model, const std::vector<int>& from, const std::vector<int>& to, int step) {
    const int blank = blank_of(from);
    const int tile_from = blank_of(to);
    const bool flow = model.formulation == Formulation::flow;
    if (flow) {
        return {{Family::path, 0, blank, tile_from, step}, {Family::move, from[tile_from], tile_from, blank, step}};
    }
    if (blank != tile_from) return {{Family::move, from[tile_from], tile_from, 0, step}};
    return model.formulation == Formulation::printed ? std::vector<Variable>{{Family::move, 0, blank, 0, step}}
                                                     : std::vector<Variable>{};
}

}  // namespace

std::vector<double> point_of(const Instance& instance, const Model& model,
                             const std::vector<std::vector<int>>& boards) {
    std::map<std::string, std::size_t> columns;
    for (const auto& column : model.program.columns()) columns.emplace(column.name, columns.size());
    const bool flow = model.formulation == Formulation::flow;
    const Grid grid(instance.size());
    const std::vector<int> goal = cells_of_tiles(instance.goal);
    std::vector<double> values(columns.size(), 0.0);
    bool complete = true;
    const auto set = [&](const Variable& variable, double value) {
        const auto column = columns.find(name_of(variable, model.formulation));
        complete = complete && column != columns.end();
        if (column != columns.end()) values[column->second] = value;
    };
    for (std::size_t t = 0; t < boards.size(); ++t) {
        const int step = static_cast<int>(t);
        for (int cell = 0; cell < instance.cells(); ++cell) {
            const int tile = boards[t][cell];
            if (tile != 0 || !flow) set({Family::place, tile, cell, 0, step}, 1);
            const Variable distance{Family::distance, tile, 0, 0, step};
            if (columns.contains(name_of(distance, model.formulation))) set(distance, grid.distance(cell, goal[tile]));
        }
        const bool last = t + 1 == boards.size();
        if (last && model.formulation != Formulation::printed) continue;
        for (const Variable& variable : moved(model, boards[t], boards[last ? t : t + 1], step)) set(variable, 1);
    }
    return complete ? values : std::vector<double>();
}

}  // namespace shunt::test
