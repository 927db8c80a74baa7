// Letter grids: the rows of the start and, after an empty line, those of the goal (lumi-a/sliding-blocks, Layton puzzles).
//
//   any blank  outside         .  void         any other character, # and = too: the piece of that name, connected or not
//
// Each grid is cut to what is not blank, so that indentation means nothing. The goal shows only the pieces that matter. Pieces of equal
// shape are interchangeable unless the goal shows them: the project's own default.
#include <algorithm>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

using Symbols = std::vector<std::vector<std::string_view>>;

bool is_blank(std::string_view character) { return !is_visible(character) && code_point(character) != 0x200B; }

/// The grids of a text, cut at empty lines and to what is not blank. Shorter rows end early.
std::vector<Symbols> grids_of(std::string_view text) {
    std::vector<Symbols> grids;
    bool inside = false;
    for (const std::string_view line : lines_of(text)) {
        auto row = characters_of(line);
        while (!row.empty() && is_blank(row.back())) row.pop_back();
        if (!row.empty() && !inside) grids.emplace_back();
        inside = !row.empty();
        if (inside) grids.back().push_back(std::move(row));
    }
    for (Symbols& grid : grids) {
        std::size_t indent = grid.front().size();
        for (const auto& row : grid) {
            const auto first = std::find_if_not(row.begin(), row.end(), is_blank);
            indent = std::min(indent, static_cast<std::size_t>(first - row.begin()));
        }
        for (auto& row : grid) row.erase(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(indent));
    }
    return grids;
}

std::size_t width_of(const Symbols& grid) {
    std::size_t width = 0;
    for (const auto& row : grid) width = std::max(width, row.size());
    return width;
}

bool is_outside(const Symbols& grid, std::size_t row, std::size_t column) {
    return row >= grid.size() || column >= grid[row].size() || is_blank(grid[row][column]);
}

/// Calls `read(symbol, coordinate)` for every cell that is not outside; stops at a failure.
template <class Read>
Failure for_cells(const Symbols& grid, Read read) {
    for (std::size_t row = 0; row < grid.size(); ++row) {
        for (std::size_t column = 0; column < grid[row].size(); ++column) {
            if (is_outside(grid, row, column)) continue;
            const Coordinate at{static_cast<int>(row), static_cast<int>(column)};
            if (auto failure = read(grid[row][column], at)) return failure;
        }
    }
    return std::nullopt;
}

Failure read_goal(const Source& source, const Symbols& start, const Symbols& goal, Sketch& sketch) {
    sketch.goal_place = goal.front().front();
    if (goal.size() != start.size())
        return source.error(sketch.goal_place,
                            say("the goal has {goal} rows, the start has {start}",
                                {{"goal", std::to_string(goal.size())}, {"start", std::to_string(start.size())}}));
    Definition::Target target;
    auto failure = for_cells(goal, [&](std::string_view symbol, Coordinate at) -> Failure {
        if (is_outside(start, static_cast<std::size_t>(at.row), static_cast<std::size_t>(at.column)))
            return source.error(symbol, say("the goal has a cell where the start has none"));
        return symbol == "." ? std::nullopt : add_goal_cell(source, sketch, target, symbol, at);
    });
    if (failure) return failure;
    failure = for_cells(start, [&](std::string_view, Coordinate at) -> Failure {
        if (!is_outside(goal, static_cast<std::size_t>(at.row), static_cast<std::size_t>(at.column)))
            return std::nullopt;
        return source.error(goal[static_cast<std::size_t>(at.row)].front(),
                            say("the start has cells in this row that the goal has not"));
    });
    if (failure) return failure;
    if (target.demands.empty()) {
        sketch.notes.emplace_back(say("The goal shows no piece, so there is none"));
        return std::nullopt;
    }
    sketch.definition.targets.push_back(std::move(target));
    return check_goal_shapes(source, sketch);
}

Result<Reading> read(std::string_view text) {
    const Source source(text);
    const auto grids = grids_of(text);
    if (grids.empty()) return source.error_at_end(say("there is no grid"));
    if (grids.size() > 2)
        return source.error(grids[2].front().front(), say("a third grid: only start and goal are expected"));
    auto board = sketch(source, grids[0].front().front(), static_cast<int>(grids[0].size()),
                        static_cast<int>(width_of(grids[0])), Ground::outside);
    if (!board) return board.error();
    for_cells(grids[0], [&](std::string_view symbol, Coordinate at) -> Failure {
        board->at(at) = Ground::floor;
        if (symbol != ".") board->add_cell(symbol, symbol, at);
        return std::nullopt;
    });
    if (grids.size() == 2) {
        if (auto failure = read_goal(source, grids[0], grids[1], *board)) return *failure;
    }
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

/// Whether a text is made of words rather than drawn: keys with values, or a size in front.
bool is_in_words(std::string_view text) {
    const auto lines = lines_of(text);
    const auto first = lines.empty() ? std::vector<std::string_view>{} : words_of(lines.front());
    const bool sized = first.size() > 1 && integer(first[0]) && integer(first[1]);
    return sized || text.find(':') != std::string_view::npos || text.find("initial") != std::string_view::npos;
}

/// Two grids of one outline, or one of several rows with a void in it.
bool recognises(std::string_view text) {
    if (is_in_words(text)) return false;
    const auto grids = grids_of(text);
    if (grids.empty() || grids.size() > 2) return false;
    if (grids.size() == 2) return grids[0].size() == grids[1].size() && width_of(grids[0]) == width_of(grids[1]);
    return grids[0].size() > 1 && text.find('.') != std::string_view::npos;
}

Result<std::string> write(const Problem& problem) {
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

const Format kLetterPair{"letters", Phrase("a letter grid"), recognises, read, write};

}  // namespace shunt::puzzle::format
