#include "tests/support/find_oracle.hpp"

#include <algorithm>
#include <set>

namespace shunt::test {
namespace {

constexpr char kFree = '?';  // not decided yet

}  // namespace

FindOracle::FindOracle(int rows, int columns, puzzle::Metric metric) : rows_(rows), columns_(columns), metric_(metric) {
    enumerate(Board(static_cast<std::size_t>(rows * columns), kFree), 0);
    for (const Board& board : boards_) number_.emplace(board, static_cast<int>(number_.size()));
    for (const Board& board : boards_) moves_.push_back(moves_of(board));
}

/// Decides the cells from `cell` on in every way.
void FindOracle::enumerate(const Board& board, int cell) {
    while (cell < rows_ * columns_ && board[cell] != kFree) ++cell;
    if (cell == rows_ * columns_) {
        boards_.push_back(board);
        return;
    }
    char next = 'a';
    for (const char name : board) next = name >= next ? static_cast<char>(name + 1) : next;
    Board with_void = board;
    with_void[cell] = '.';
    enumerate(with_void, cell);
    std::vector<Cells> sets;
    connected_sets(board, {cell}, sets);
    for (const Cells& set : sets) {
        Board with_piece = board;
        for (const int covered : set) with_piece[covered] = next;
        enumerate(with_piece, cell);
    }
}

/// All connected sets of free cells that hold `set`, by adding one neighbouring cell at a time.
void FindOracle::connected_sets(const Board& board, Cells set, std::vector<Cells>& sets) const {
    std::sort(set.begin(), set.end());
    if (std::find(sets.begin(), sets.end(), set) != sets.end()) return;
    sets.push_back(set);
    for (const int cell : set) {
        for (int other = 0; other < rows_ * columns_; ++other) {
            const int distance =
                std::abs(cell / columns_ - other / columns_) + std::abs(cell % columns_ - other % columns_);
            if (distance != 1 || board[other] != kFree || std::count(set.begin(), set.end(), other) != 0) continue;
            Cells more = set;
            more.push_back(other);
            connected_sets(board, more, sets);
        }
    }
}

std::vector<FindOracle::Cells> FindOracle::pieces(const Board& board) const {
    std::map<char, Cells> found;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] != '.') found[board[cell]].push_back(static_cast<int>(cell));
    }
    std::vector<Cells> pieces;
    for (auto& [name, cells] : found) pieces.push_back(cells);
    return pieces;
}

FindOracle::Cells FindOracle::moved(const Cells& cells, Shift shift) const {
    Cells result;
    for (const int cell : cells) result.push_back(cell + shift.first * columns_ + shift.second);
    return result;
}

/// Whether `cells` of the board, shifted, would be inside the grid and meet nothing but voids and themselves.
bool FindOracle::can_stand(const Board& board, const Cells& cells, Shift shift) const {
    return std::all_of(cells.begin(), cells.end(), [&](int cell) {
        const int row = cell / columns_ + shift.first;
        const int column = cell % columns_ + shift.second;
        if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return false;
        const int there = row * columns_ + column;
        return board[there] == '.' || std::count(cells.begin(), cells.end(), there) != 0;
    });
}

/// Where a rigid set of cells may go in one move; not where it is.
std::vector<FindOracle::Shift> FindOracle::shifts(const Board& board, const Cells& cells) const {
    const std::vector<Shift> steps{{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    std::set<Shift> reached;
    for (const auto& step : steps) {
        Shift at = step;
        while (can_stand(board, cells, at)) {
            reached.insert(at);
            if (extent(metric_) == puzzle::Extent::one_cell) break;
            at = {at.first + step.first, at.second + step.second};
        }
    }
    if (extent(metric_) == puzzle::Extent::any_path) {
        for (std::size_t size = 0; size != reached.size();) {
            size = reached.size();
            for (const auto& from : std::vector<Shift>(reached.begin(), reached.end())) {
                for (const auto& step : steps) {
                    const Shift at{from.first + step.first, from.second + step.second};
                    if (can_stand(board, cells, at)) reached.insert(at);
                }
            }
        }
    }
    reached.erase({0, 0});
    return {reached.begin(), reached.end()};
}

/// Tries every set of pieces.
std::vector<FindOracle::Move> FindOracle::moves_of(const Board& board) const {
    const std::vector<Cells> all = pieces(board);
    std::vector<Move> moves;
    for (unsigned set = 1; set < 1u << all.size(); ++set) {
        if (!moves_groups(metric_) && (set & (set - 1)) != 0) continue;
        Cells group;
        for (std::size_t piece = 0; piece < all.size(); ++piece) {
            if ((set >> piece & 1) != 0) group.insert(group.end(), all[piece].begin(), all[piece].end());
        }
        for (const auto& shift : shifts(board, group)) {
            std::vector<Cells> after = all;
            Move move{0, {}};
            for (std::size_t piece = 0; piece < all.size(); ++piece) {
                if ((set >> piece & 1) != 0) after[piece] = moved(all[piece], shift);
                move.first_cells.push_back(after[piece].front());
            }
            std::sort(after.begin(), after.end());
            Board reached(board.size(), '.');
            for (std::size_t piece = 0; piece < after.size(); ++piece) {
                for (const int cell : after[piece]) reached[cell] = static_cast<char>('a' + piece);
            }
            move.board = number_.at(reached);
            moves.push_back(move);
        }
    }
    return moves;
}

bool FindOracle::is_just_solved(const Board& board) const {
    if (board.find('.') == Board::npos || board.back() == '.') return false;
    Cells piece;
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (board[cell] == board.back()) piece.push_back(static_cast<int>(cell));
    }
    return can_stand(board, piece, {-1, 0}) || can_stand(board, piece, {0, -1});
}

std::vector<FindOracle::Shift> FindOracle::shape(const Cells& cells) const {
    std::vector<Shift> offsets;
    for (const int cell : cells) {
        offsets.emplace_back(cell / columns_ - cells.front() / columns_, cell % columns_ - cells.front() % columns_);
    }
    return offsets;
}

/// The shapes of the pieces, the goal piece's first.
std::string FindOracle::stock_of(const Board& board, const Cells& goal_piece) const {
    std::vector<std::string> shapes;
    for (const Cells& piece : pieces(board)) {
        std::string text = piece == goal_piece ? "!" : "";
        for (const auto& [row, column] : shape(piece)) text += std::to_string(row) + "," + std::to_string(column) + " ";
        shapes.push_back(text);
    }
    std::sort(shapes.begin(), shapes.end());
    std::string stock;
    for (const std::string& text : shapes) stock += text + "/";
    return stock;
}

/// Whether a piece reaches that row and that column.
bool FindOracle::touches(const Cells& piece, int row, int column) const {
    return std::any_of(piece.begin(), piece.end(), [&](int cell) { return cell / columns_ == row; }) &&
           std::any_of(piece.begin(), piece.end(), [&](int cell) { return cell % columns_ == column; });
}

bool FindOracle::may_start(finder::PuzzleKind kind, const Cells& piece) const {
    if (kind == finder::PuzzleKind::corner || kind == finder::PuzzleKind::any) return true;
    return touches(piece, 0, 0);
}

bool FindOracle::is_solved(finder::PuzzleKind kind, const Cells& piece) const {
    if (kind == finder::PuzzleKind::simple3_nonstrict) return touches(piece, rows_ - 1, columns_ - 1);
    return piece.back() == rows_ * columns_ - 1;
}

/// Breadth-first from all solved positions.
std::map<FindOracle::Position, int> FindOracle::distances(const std::vector<Position>& solved) const {
    std::map<Position, int> distance;
    std::vector<Position> queue;
    for (const Position& position : solved) {
        distance[position] = 0;
        queue.push_back(position);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Position from = queue[next];
        const std::vector<Cells> all = pieces(boards_[from.board]);
        std::size_t piece = 0;
        while (all[piece].front() != from.goal_piece) ++piece;
        for (const Move& move : moves_[from.board]) {
            const Position to{move.board, move.first_cells[piece]};
            if (distance.emplace(to, distance.at(from) + 1).second) queue.push_back(to);
        }
    }
    return distance;
}

FindExpectation FindOracle::expect(finder::PuzzleKind kind) const {
    FindExpectation expected;
    expected.boards = boards_.size();
    std::map<std::string, std::vector<Position>> goals;  // by stock, goal shape and, if it may be anywhere, goal place
    for (std::size_t number = 0; number < boards_.size(); ++number) {
        const Board& board = boards_[number];
        expected.just_solved += is_just_solved(board);
        if (board.find('.') == Board::npos) continue;
        for (const Cells& piece : pieces(board)) {
            std::string key = stock_of(board, piece);
            if (kind == finder::PuzzleKind::any) key += std::to_string(piece.front());
            if (kind == finder::PuzzleKind::any || is_solved(kind, piece)) {
                goals[key].push_back({static_cast<int>(number), piece.front()});
            }
        }
    }
    for (const auto& [key, solved] : goals) {
        for (const auto& [position, distance] : distances(solved)) {
            const std::vector<Cells> all = pieces(boards_[position.board]);
            const auto is_goal_piece = [goal = position.goal_piece](const Cells& cells) {
                return cells.front() == goal;
            };
            const auto piece = std::find_if(all.begin(), all.end(), is_goal_piece);
            if (distance == 0 || !may_start(kind, *piece)) continue;
            ++expected.starts[static_cast<int>(all.size())][distance];
        }
    }
    return expected;
}

}  // namespace shunt::test
