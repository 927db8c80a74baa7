#include "tests/support/grid_oracle.hpp"

#include <algorithm>
#include <set>

namespace shunt::test {
namespace {

unsigned bit(int cell) { return 1u << cell; }

/// The cells beside those of `set`, and these.
unsigned grown(unsigned set, int rows, int columns) {
    unsigned all = set;
    for (int cell = 0; cell < rows * columns; ++cell) {
        if ((set & bit(cell)) == 0) continue;
        if (cell % columns > 0) all |= bit(cell - 1);
        if (cell % columns < columns - 1) all |= bit(cell + 1);
        if (cell / columns > 0) all |= bit(cell - columns);
        if (cell / columns < rows - 1) all |= bit(cell + columns);
    }
    return all;
}

bool is_connected(unsigned set, int rows, int columns) {
    unsigned reached = set & (~set + 1);
    for (unsigned before = 0; before != reached;) {
        before = reached;
        reached = grown(reached, rows, columns) & set;
    }
    return reached == set;
}

struct BoardSearch {
    const std::function<void(const PlainBoard&)>& visit;
    std::vector<bool> connected;  // by set of cells
    PlainBoard board;

    /// Decides the cells from `cell` on that are not in `decided`.
    void go_on(int cell, unsigned decided) {
        const int cells = board.rows * board.columns;
        while (cell < cells && (decided & bit(cell)) != 0) ++cell;
        if (cell == cells) return visit(board);
        go_on(cell + 1, decided | bit(cell));
        const unsigned free = ~decided & (bit(cells) - 1) & ~bit(cell);
        for (unsigned others = free;; others = (others - 1) & free) {
            const unsigned piece = others | bit(cell);
            if (connected[piece]) {
                board.pieces.push_back(piece);
                go_on(cell + 1, decided | piece);
                board.pieces.pop_back();
            }
            if (others == 0) break;
        }
    }
};

struct TilingSearch {
    const std::set<PlainShape>& shapes;
    std::set<std::string> found;

    void go_on(std::vector<std::string>& rows, int voids, char letter) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::size_t column = rows[row].find(' ');
            if (column != std::string::npos)
                return decide(rows, static_cast<int>(row), static_cast<int>(column), voids, letter);
        }
        std::string drawing;
        for (const std::string& row : rows) drawing += row + "\n";
        if (voids == 0) found.insert(drawing);
    }

    void decide(std::vector<std::string>& rows, int row, int column, int voids, char letter) {
        if (voids > 0) {
            rows[row][column] = '.';
            go_on(rows, voids - 1, letter);
            rows[row][column] = ' ';
        }
        for (const PlainShape& shape : shapes) {
            // Its first cell in reading order comes here.
            const auto [top, left] = *shape.begin();
            if (!change(rows, shape, row - top, column - left, ' ', letter)) continue;
            go_on(rows, voids, static_cast<char>(letter + 1));
            change(rows, shape, row - top, column - left, letter, ' ');
        }
    }

    /// Changes all cells of a shape from one mark to another, if all have the first one.
    static bool change(std::vector<std::string>& rows, const PlainShape& shape, int down, int right, char from,
                       char to) {
        for (const auto& [row, column] : shape) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= static_cast<int>(rows.size()) || c < 0 || c >= static_cast<int>(rows[r].size()))
                return false;
            if (rows[r][c] != from) return false;
        }
        for (const auto& [row, column] : shape) rows[row + down][column + right] = to;
        return true;
    }
};

/// Moved so that the least row and column are 0.
PlainShape moved_to_corner(const PlainShape& shape) {
    int top = 1'000'000;
    int left = 1'000'000;
    for (const auto& [row, column] : shape) {
        top = std::min(top, row);
        left = std::min(left, column);
    }
    PlainShape moved;
    for (const auto& [row, column] : shape) moved.insert({row - top, column - left});
    return moved;
}

}  // namespace

std::string PlainBoard::drawing() const {
    std::string text;
    for (int cell = 0; cell < rows * columns; ++cell) {
        char mark = '.';
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            if ((pieces[piece] & bit(cell)) != 0) mark = static_cast<char>('A' + piece);
        }
        text += mark;
        if (cell % columns == columns - 1) text += '\n';
    }
    return text;
}

bool PlainBoard::is_just_solved() const {
    for (const unsigned piece : pieces) {
        if ((piece & bit(rows * columns - 1)) != 0) return can_go(piece, -1, 0) || can_go(piece, 0, -1);
    }
    return false;
}

bool PlainBoard::can_go(unsigned piece, int down, int right) const {
    unsigned others = 0;
    for (const unsigned other : pieces) others |= other == piece ? 0 : other;
    for (int cell = 0; cell < rows * columns; ++cell) {
        if ((piece & bit(cell)) == 0) continue;
        const int row = cell / columns + down;
        const int column = cell % columns + right;
        if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
        if ((others & bit(row * columns + column)) != 0) return false;
    }
    return true;
}

void for_every_board(int rows, int columns, const std::function<void(const PlainBoard&)>& visit) {
    BoardSearch search{visit, {}, {rows, columns, {}}};
    for (unsigned set = 0; set < bit(rows * columns); ++set)
        search.connected.push_back(is_connected(set, rows, columns));
    search.go_on(0, 0);
}

std::set<PlainShape> plain_orientations(const PlainShape& shape, bool rotate, bool reflect) {
    std::set<PlainShape> found;
    PlainShape turned = shape;
    for (int turn = 0; turn < (rotate ? 4 : 1); ++turn) {
        PlainShape next;
        PlainShape mirrored;
        for (const auto& [row, column] : turned) {
            next.insert({column, -row});
            mirrored.insert({row, -column});
        }
        found.insert(moved_to_corner(turned));
        if (reflect) found.insert(moved_to_corner(mirrored));
        turned = next;
    }
    return found;
}

std::set<std::string> plain_tilings(const std::vector<std::string>& rows, const std::set<PlainShape>& shapes,
                                    int voids) {
    std::vector<std::string> open = rows;
    for (std::string& row : open) std::replace(row.begin(), row.end(), '.', ' ');
    TilingSearch search{shapes, {}};
    search.go_on(open, voids, 'A');
    return search.found;
}

}  // namespace shunt::test
