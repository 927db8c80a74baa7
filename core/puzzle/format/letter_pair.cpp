// Letter grids: the rows of the start and, after it, those of the goal (Layton puzzles, and nearly everybody who draws a puzzle). Cells may
// be divided by anything, as layout.hpp tells.
//
//   .  void, or what else is customary     #  a wall where it frames or stands in both grids     any blank around the rows: outside
//   any other character or word: the piece of that name, connected or not
//
// The goal shows only the pieces that matter. Instead of it a line behind the grid may name a piece and the row and column (from 0) for
// its upper left corner. Pieces of equal shape are interchangeable unless the goal shows them: the project's own default.
#include <algorithm>

#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

/// The two grids of a text, and what their cells mean.
struct Pair {
    const CellGrid& start;
    const CellGrid* goal = nullptr;
    Signs signs{};
    std::vector<std::vector<bool>> outside{};  ///< by row and column of the start

    [[nodiscard]] std::string_view cell(const CellGrid& grid, Coordinate at) const {
        const auto row = static_cast<std::size_t>(at.row);
        const auto column = static_cast<std::size_t>(at.column);
        if (row >= grid.rows.size() || column >= grid.rows[row].size()) return {};
        return grid.rows[row][column];
    }
    [[nodiscard]] bool is_outside(Coordinate at) const {
        return outside[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }
};

/// Whether # means a wall: a frame, or several parts that the goal shows in the same cells.
bool has_walls(const Pair& pair) {
    const Cells cells = cells_with(pair.start, "#");
    if (cells.empty()) return false;
    const int rows = static_cast<int>(pair.start.rows.size());
    const int columns = static_cast<int>(pair.start.width());
    const auto touches = [&](auto at_side) { return std::any_of(cells.begin(), cells.end(), at_side) ? 1 : 0; };
    const int sides = touches([](Coordinate at) { return at.row == 0; }) +
                      touches([](Coordinate at) { return at.column == 0; }) +
                      touches([&](Coordinate at) { return at.row == rows - 1; }) +
                      touches([&](Coordinate at) { return at.column == columns - 1; });
    const bool same = pair.goal == nullptr || cells_with(*pair.goal, "#") == cells;
    return same && (sides == 4 || parts_of(cells) > 1);
}

/// Marks the blanks that lie outside: all of them, or with walls those that are not enclosed.
void find_outside(Pair& pair) {
    const int rows = static_cast<int>(pair.start.rows.size());
    const int columns = static_cast<int>(pair.start.width());
    pair.outside.assign(pair.start.rows.size(), std::vector<bool>(pair.start.width(), false));
    const bool enclosed = pair.start.drawn && !pair.signs.walls.empty() && pair.signs.voids.empty();
    pair.signs.blank_is_void = pair.signs.blank_is_void || enclosed;
    Cells reached;
    const auto reach = [&](Coordinate at) {
        if (at.row < 0 || at.column < 0 || at.row >= rows || at.column >= columns || pair.is_outside(at)) return;
        if (!is_blank_cell(pair.cell(pair.start, at))) return;
        pair.outside[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = true;
        reached.push_back(at);
    };
    if (!pair.start.drawn) return;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const bool edge = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
            if (edge || !enclosed) reach({row, column});
        }
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Direction direction : kDirections) {
            const Coordinate from = reached[next];
            reach(from + offset(direction));
        }
    }
}

Pair pair_of(const Layout& layout) {
    Pair pair{layout.grids.front(), layout.grids.size() > 1 ? &layout.grids[1] : nullptr};
    if (pair.start.drawn)
        pair.signs = signs_of(pair.start, {".", "_", "0", "@", "-", "x"});
    else
        pair.signs = signs_of(pair.start, {".", "_", "0", "@", "-", "-1", "--", "", "x"});
    if (has_walls(pair)) pair.signs.walls.insert("#");
    find_outside(pair);
    return pair;
}

Failure read_start(const Pair& pair, Sketch& sketch) {
    for (int row = 0; row < sketch.rows(); ++row) {
        for (int column = 0; column < sketch.columns(); ++column) {
            const Coordinate at{row, column};
            const std::string_view cell = pair.cell(pair.start, at);
            if (pair.is_outside(at)) continue;
            sketch.at(at) = pair.signs.is_wall(cell) ? Ground::wall : Ground::floor;
            if (!pair.signs.is_wall(cell) && !pair.signs.is_void(cell)) sketch.add_cell(cell, cell, at);
        }
    }
    return std::nullopt;
}

/// Whether a cell of the goal asks for nothing.
bool is_any(const Pair& pair, std::string_view cell) {
    return pair.signs.is_void(cell) || cell == "." || cell == "?" || (!pair.goal->drawn && is_blank_cell(cell));
}

Failure read_goal(const Source& source, const Pair& pair, Sketch& sketch) {
    sketch.goal_place = pair.goal->rows.front().front();
    if (pair.goal->rows.size() != pair.start.rows.size())
        return source.error(sketch.goal_place, say("the goal has {goal} rows, the start has {start}",
                                                   {{"goal", std::to_string(pair.goal->rows.size())},
                                                    {"start", std::to_string(pair.start.rows.size())}}));
    Definition::Target target;
    for (int row = 0; row < sketch.rows(); ++row) {
        const auto& cells = pair.goal->rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < std::max(sketch.columns(), static_cast<int>(cells.size())); ++column) {
            const Coordinate at{row, column};
            const std::string_view cell = pair.cell(*pair.goal, at);
            const bool outside = !sketch.inside(at) || pair.is_outside(at);
            const bool shown = !is_blank_cell(cell);
            if (outside && shown) return source.error(cell, say("the goal has a cell where the start has none"));
            if (!outside && !shown && pair.goal->drawn && !pair.signs.blank_is_void)
                return source.error(cells.empty() ? sketch.goal_place : cells.front(),
                                    say("the start has cells in this row that the goal has not"));
            if (outside || is_any(pair, cell) || pair.signs.is_wall(cell)) continue;
            if (auto failure = add_goal_cell(source, sketch, target, cell, at)) return failure;
        }
    }
    if (target.demands.empty()) {
        sketch.notes.emplace_back(say("The goal shows no piece, so there is none"));
        return std::nullopt;
    }
    sketch.definition.targets.push_back(std::move(target));
    return check_goal_shapes(source, sketch);
}

/// The upper left corner of the rectangle around cells.
Coordinate corner_of(const Cells& cells) {
    Coordinate corner = cells.front();
    for (const Coordinate at : cells) corner = {std::min(corner.row, at.row), std::min(corner.column, at.column)};
    return corner;
}

/// `PIECE ROW COLUMN` behind a grid: where its upper left corner shall come.
Failure read_stated_goal(const Source& source, const std::vector<std::string_view>& words, Sketch& sketch) {
    const int piece = words.size() == 3 ? sketch.find(words[0]) : -1;
    const auto row = words.size() == 3 ? integer(words[1]) : std::nullopt;
    const auto column = words.size() == 3 ? integer(words[2]) : std::nullopt;
    if (piece < 0 || !row || !column) return std::nullopt;
    Cells cells = sketch.block(piece).cells;
    const Coordinate by = Coordinate{*row, *column} - corner_of(cells);
    for (Coordinate& at : cells) at = at + by;
    sketch.goal_place = words[1];
    if (std::any_of(cells.begin(), cells.end(), [&](Coordinate at) { return !sketch.inside(at); }))
        return source.error(words[1], say("the goal puts a piece on a wall or off the board"));
    sketch.definition.targets.push_back({{{piece, std::move(cells)}}, {}});
    return std::nullopt;
}

/// Whether most pieces are in parts that do not touch: words of a language look so, drawn pieces do not.
bool is_scattered(const Sketch& sketch) {
    const auto& blocks = sketch.definition.blocks;
    const auto scattered =
        std::count_if(blocks.begin(), blocks.end(), [](const auto& block) { return parts_of(block.cells) > 1; });
    return blocks.size() > 2 && 2 * static_cast<std::size_t>(scattered) > blocks.size();
}

Result<Reading> read_letters(std::string_view text) {
    const Source source(text);
    const Layout layout = layout_of(text);
    if (layout.grids.empty()) return source.error_at_end(say("there is no grid"));
    if (layout.grids.size() > 2)
        return source.error(layout.grids[2].rows.front().front(),
                            say("a third grid: only start and goal are expected"));
    const Pair pair = pair_of(layout);
    auto board = sketch(source, pair.start.rows.front().front(), static_cast<int>(pair.start.rows.size()),
                        static_cast<int>(pair.start.width()), Ground::outside);
    if (!board) return board.error();
    if (!pair.start.drawn && !pair.start.is_even())
        return source.error(pair.start.rows.back().front(), say("rows of different lengths"));
    if (auto failure = read_start(pair, *board)) return *failure;
    std::set<std::string_view> used;
    if (pair.goal != nullptr) {
        if (auto failure = read_goal(source, pair, *board)) return *failure;
    } else {
        const auto& behind = layout.words.back();
        if (auto failure = read_stated_goal(source, behind, *board)) return *failure;
        if (!board->definition.targets.empty()) used.insert(behind.begin(), behind.end());
        if (board->definition.targets.empty()) set_customary_goal(*board);
    }
    if (auto failure = check_words(source, layout, *board, used)) return *failure;
    if (is_scattered(*board))
        return source.error(pair.start.rows.front().front(),
                            say("most pieces have parts that do not touch: no drawing of a board"));
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

/// Two grids of one outline, or one of several rows with a void in it.
int fit_letters(std::string_view text) {
    if (text.find(':') != std::string_view::npos && text.find("board") != std::string_view::npos) return kNoFit;
    const Layout layout = layout_of(text);
    if (layout.grids.empty() || layout.grids.size() > 2) return kNoFit;
    const CellGrid& start = layout.grids.front();
    if (start.rows.size() == 1 && layout.grids.size() == 1) return kNoFit;
    if (layout.grids.size() == 2)
        return start.rows.size() == layout.grids[1].rows.size() && start.width() == layout.grids[1].width() ? kDrawnFit
                                                                                                            : kNoFit;
    const Pair pair = pair_of(layout);
    if (pair.signs.voids.empty() && !pair.signs.blank_is_void) return kNoFit;
    return kDrawnFit - 10;
}

Result<std::string> write_letters(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const std::string letters = letters_for(puzzle, std::string(kLetters) + "!#$%&+-/;<=>?@^_|~");
    if (letters.empty()) return Error{say("there are too many pieces for names of one character")};
    if (puzzle.goals().size() > 1) return Error{say("the puzzle has several goals")};
    const auto start = drawing(problem, letters, ' ', '.', '.');
    const auto is_empty = [](const std::string& row) { return row.find_first_not_of(' ') == std::string::npos; };
    if (start.size() > 2 && std::any_of(start.begin() + 1, start.end() - 1, is_empty))
        return Error{say("a row without a cell would end the grid")};
    if (puzzle.goals().empty()) return joined_lines(start);
    return joined_lines(start) + "\n" + joined_lines(goal_drawing(puzzle, puzzle.goals().front(), letters, ' ', '.'));
}

}  // namespace

const Format kLetterPair{"letters", Phrase("a letter grid"), fit_letters, read_letters, write_letters};

}  // namespace shunt::puzzle::format
