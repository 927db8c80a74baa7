#include <algorithm>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

void put_puzzle(std::vector<std::string>& rows, const Cells& cells, char letter) {
    for (const Coordinate at : cells)
        rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = letter;
}

std::vector<std::string> ground_drawing(const Board& board, char dead, char empty, char gate) {
    std::vector<std::string> rows(static_cast<std::size_t>(board.rows()),
                                  std::string(static_cast<std::size_t>(board.columns()), dead));
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Coordinate at = board.coordinate(static_cast<Cell>(cell));
        put_puzzle(rows, {at}, board.ground(at) == Ground::gate ? gate : empty);
    }
    return rows;
}

}  // namespace

Cells cells_at(const Puzzle& puzzle, KindId kind, Cell anchor) {
    Cells cells;
    for (const Coordinate offset : puzzle.kinds()[kind].shape.offsets())
        cells.push_back(puzzle.board().coordinate(anchor) + offset);
    return cells;
}

Cells start_cells(const Problem& problem, PieceId piece) {
    const Puzzle& puzzle = problem.puzzle;
    return cells_at(puzzle, puzzle.pieces()[piece].kind, problem.start.anchors[piece]);
}

bool is_live(const Puzzle& puzzle, Coordinate at) { return puzzle.board().cell(at) != kNoCell; }

bool is_plain_rectangle(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    if (board.cells() != board.rows() * board.columns()) return false;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.ground(board.coordinate(static_cast<Cell>(cell))) == Ground::gate) return false;
    }
    return true;
}

Result<const Goal*> only_goal(const Puzzle& puzzle) {
    if (puzzle.goals().empty()) return Error{say("the puzzle has no goal")};
    if (puzzle.goals().size() > 1) return Error{say("the puzzle has several goals")};
    if (!puzzle.goals().front().voids.empty()) return Error{say("the goal asks for voids")};
    return &puzzle.goals().front();
}

std::vector<PieceId> pieces_for(const Puzzle& puzzle, const Goal& goal) {
    std::vector<std::size_t> used(puzzle.kinds().size(), 0);
    std::vector<PieceId> pieces;
    for (const auto& placement : goal.placements) {
        const auto& members = puzzle.kinds()[placement.kind].pieces;
        if (used[placement.kind] == members.size()) return {};
        pieces.push_back(members[used[placement.kind]++]);
    }
    return pieces;
}

std::string letters_for(const Puzzle& puzzle, std::string_view alphabet) {
    if (puzzle.pieces().size() > alphabet.size()) return {};
    std::string letters(puzzle.pieces().size(), '\0');
    std::string free(alphabet);
    for (std::size_t piece = 0; piece < letters.size(); ++piece) {
        const std::string& name = puzzle.pieces()[piece].name;
        const std::size_t at = name.size() == 1 ? free.find(name) : std::string::npos;
        if (at == std::string::npos) continue;
        letters[piece] = name.front();
        free.erase(at, 1);
    }
    for (char& letter : letters) {
        if (letter != '\0') continue;
        letter = free.front();
        free.erase(0, 1);
    }
    return letters;
}

std::vector<std::string> drawing(const Problem& problem, const std::string& letters, char dead, char empty, char gate) {
    const Puzzle& puzzle = problem.puzzle;
    auto rows = ground_drawing(puzzle.board(), dead, empty, gate);
    for (std::size_t piece = 0; piece < letters.size(); ++piece)
        put_puzzle(rows, start_cells(problem, static_cast<PieceId>(piece)), letters[piece]);
    return rows;
}

std::vector<std::string> goal_drawing(const Puzzle& puzzle, const Goal& goal, const std::string& letters, char dead,
                                      char empty) {
    auto rows = ground_drawing(puzzle.board(), dead, empty, empty);
    const auto pieces = pieces_for(puzzle, goal);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        put_puzzle(rows, cells_at(puzzle, goal.placements[i].kind, goal.placements[i].anchor), letters[pieces[i]]);
    }
    return rows;
}

std::string joined_lines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace shunt::puzzle::format
