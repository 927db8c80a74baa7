#include "core/finder/board_text.hpp"

namespace shunt::finder {
namespace {

constexpr char kGoalPiece = 'X';
// Enough for a goal piece and 63 others; no X, and no character that means something in a puzzle file.
constexpr std::string_view kNames = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWYZ0123456789+-";

template <class W>
std::vector<std::string> empty_rows(const Grid<W>& grid) {
    return std::vector<std::string>(static_cast<std::size_t>(grid.rows()),
                                    std::string(static_cast<std::size_t>(grid.columns()), '.'));
}

template <class W>
void mark(const Grid<W>& grid, typename W::Cells cells, char name, std::vector<std::string>& rows) {
    for_each_cell(cells, [&](int cell) {
        rows[static_cast<std::size_t>(cell / grid.columns())][static_cast<std::size_t>(cell % grid.columns())] = name;
    });
}

template <class W>
typename W::Cells goal_piece(const Grid<W>& grid, const Found<W>& found) {
    for (const auto cells : pieces_of(grid, found.board)) {
        if (lowest(cells) == found.start) return cells;
    }
    return 0;
}

}  // namespace

template <class W>
std::vector<typename W::Cells> pieces_of(const Grid<W>& grid, const typename W::Word& board) {
    using Cells = typename W::Cells;
    std::vector<Cells> pieces;
    for (Cells left = board.covered(); left != 0;) {
        Cells piece = lowest_of(left);
        for (Cells more = piece;; piece = more) {
            more |= (piece & board.joined_right()) << 1 | (piece >> 1 & board.joined_right());
            more |= (piece & board.joined_below()) << grid.columns() | (piece >> grid.columns() & board.joined_below());
            if (more == piece) break;
        }
        pieces.push_back(piece);
        left &= ~piece;
    }
    return pieces;
}

template <class W>
std::vector<std::string> board_rows(const Grid<W>& grid, const Found<W>& found) {
    std::vector<std::string> rows = empty_rows(grid);
    std::size_t next = 0;
    for (const auto cells : pieces_of(grid, found.board)) {
        mark(grid, cells, lowest(cells) == found.start ? kGoalPiece : kNames[next++], rows);
    }
    return rows;
}

template <class W>
std::vector<std::string> goal_rows(const Grid<W>& grid, const Found<W>& found) {
    std::vector<std::string> rows = empty_rows(grid);
    mark(grid, moved(goal_piece(grid, found), found.goal - found.start), kGoalPiece, rows);
    return rows;
}

std::string joined(const std::vector<std::string>& rows, char between) {
    std::string text;
    for (const std::string& row : rows) {
        if (!text.empty()) text += between;
        text += row;
    }
    return text;
}

namespace {

std::string puzzle_text(const std::vector<std::string>& board, const std::vector<std::string>& goal, int length,
                        const PuzzleOrigin& origin) {
    const std::string_view metric = to_string(origin.metric);
    std::string text = "name: ";
    text.append(origin.name).append("\nsource: ").append(origin.source).append("\nmetric: ").append(metric);
    text.append("\n\nboard:\n").append(joined(board, '\n')).append("\n\ngoal:\n").append(joined(goal, '\n'));
    text.append("\n\nfacts: ").append(metric).append(" ").append(std::to_string(length)).append("\n");
    return text;
}

}  // namespace

template <class W>
std::string puzzle_file(const Grid<W>& grid, const Found<W>& found, const PuzzleOrigin& origin) {
    return puzzle_text(board_rows(grid, found), goal_rows(grid, found), found.length, origin);
}

template std::vector<Narrow::Cells> pieces_of<Narrow>(const Grid<Narrow>&, const Narrow::Word&);
template std::vector<Wide::Cells> pieces_of<Wide>(const Grid<Wide>&, const Wide::Word&);
template std::vector<std::string> board_rows<Narrow>(const Grid<Narrow>&, const Found<Narrow>&);
template std::vector<std::string> board_rows<Wide>(const Grid<Wide>&, const Found<Wide>&);
template std::vector<std::string> goal_rows<Narrow>(const Grid<Narrow>&, const Found<Narrow>&);
template std::vector<std::string> goal_rows<Wide>(const Grid<Wide>&, const Found<Wide>&);
template std::string puzzle_file<Narrow>(const Grid<Narrow>&, const Found<Narrow>&, const PuzzleOrigin&);
template std::string puzzle_file<Wide>(const Grid<Wide>&, const Found<Wide>&, const PuzzleOrigin&);

}  // namespace shunt::finder
