// Boards drawn with arrows and digits: ^ over v and < before > are dominoes, 2x2 cells of 1 the square, every 2 a unit, . a void. A second
// board is the goal; pieces of one shape are interchangeable.
#include <algorithm>
#include <set>

#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

/// Adds the pieces of one grid to the sketch, or says where a half of one is missing.
class ArrowReader {
public:
    ArrowReader(const Source& source, const CellGrid& grid, Sketch& sketch)
        : source_(source), grid_(grid), sketch_(sketch) {}

    Failure read() {
        for (int row = 0; row < sketch_.rows(); ++row) {
            for (int column = 0; column < sketch_.columns(); ++column) {
                if (auto failure = read_cell({row, column})) return failure;
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::string_view cell(Coordinate at) const {
        return sketch_.inside(at) ? grid_.rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)]
                                  : std::string_view();
    }

    Failure read_cell(Coordinate at) {
        const std::string_view here = cell(at);
        if (done_.count(at) != 0 || here == "." || here == "0" || here == "_" || is_blank_cell(here))
            return std::nullopt;
        if (here == "2") return add(at, {at});
        const Coordinate right = at + Coordinate{0, 1};
        const Coordinate below = at + Coordinate{1, 0};
        if (here == "^" && cell(below) == "v") return add(at, {at, below});
        if (here == "<" && cell(right) == ">") return add(at, {at, right});
        const Coordinate across = at + Coordinate{1, 1};
        if (here == "1" && cell(right) == "1" && cell(below) == "1" && cell(across) == "1")
            return add(at, {at, right, below, across});
        return source_.error(
            here, say("the rest of this piece is missing: ^ stands over v, < before >, 1 in two rows of two"));
    }

    Failure add(Coordinate at, Cells cells) {
        done_.insert(cells.begin(), cells.end());
        sketch_.add(cell(at), "", std::move(cells));
        return std::nullopt;
    }

    const Source& source_;
    const CellGrid& grid_;
    Sketch& sketch_;
    std::set<Coordinate> done_;
};

/// Which pieces of the start are to stand where the goal shows pieces: those of one shape in turn.
Failure match_goal(const Source& source, const Sketch& goal, Sketch& start) {
    Definition::Target target;
    std::vector<bool> used(start.definition.blocks.size(), false);
    for (const auto& wanted : goal.definition.blocks) {
        std::size_t piece = 0;
        while (piece < used.size() &&
               (used[piece] || !(Shape(start.definition.blocks[piece].cells) == Shape(wanted.cells))))
            ++piece;
        if (piece == used.size()) return source.error(source.text(), say("the goal has other pieces than the start"));
        used[piece] = true;
        target.demands.push_back({static_cast<int>(piece), wanted.cells});
    }
    start.definition.targets.push_back(std::move(target));
    return std::nullopt;
}

Result<Sketch> arrow_sketch(const Source& source, const CellGrid& grid) {
    if (!grid.is_even())
        return source.error(grid.rows.back().front(), say("this row is shorter or longer than the first"));
    auto board =
        sketch(source, grid.rows.front().front(), static_cast<int>(grid.rows.size()), static_cast<int>(grid.width()));
    if (!board) return board;
    if (auto failure = ArrowReader(source, grid, *board).read()) return *failure;
    return board;
}

Result<Reading> read_arrows(std::string_view text) {
    const Source source(text);
    const Layout layout = layout_of(text);
    if (layout.grids.empty() || layout.grids.size() > 2)
        return source.error(source.text(), say("expected one board, or start and goal"));
    auto board = arrow_sketch(source, layout.grids.front());
    if (!board) return board.error();
    if (layout.grids.size() == 2) {
        const auto goal = arrow_sketch(source, layout.grids[1]);
        if (!goal) return goal.error();
        if (auto failure = match_goal(source, *goal, *board)) return *failure;
    } else {
        set_customary_goal(*board);
        board->keep_goal_pieces_apart();
    }
    if (auto failure = check_words(source, layout, *board)) return *failure;
    return finish(source, std::move(*board));
}

bool is_arrow_board(std::string_view text) {
    const Layout layout = layout_of(text);
    if (layout.grids.empty() || layout.grids.size() > 2) return false;
    std::size_t arrows = 0;
    for (const auto& row : layout.grids.front().rows) {
        for (const std::string_view cell : row) {
            if (!is_blank_cell(cell) && !(cell.size() == 1 && consists_of(cell, "^v<>12.0_"))) return false;
            arrows += cell == "^" || cell == "v" || cell == "<" || cell == ">" ? 1 : 0;
        }
    }
    return arrows > 1;
}

}  // namespace

const Format kArrows{"arrows", Phrase("a board drawn with arrows and digits"), fit_if<is_arrow_board, kExactFit - 2>,
                     read_arrows, nullptr};

}  // namespace shunt::puzzle::format
