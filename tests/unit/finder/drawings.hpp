// Boards drawn in rows, as the finder sees them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/finder/board_list.hpp"

namespace shunt::test {

/// The pieces of a drawing ('.' void, any other character a piece) as sets of cells, in the order of their first cells.
template <class W>
std::vector<typename W::Cells> drawn_pieces(const std::vector<std::string>& rows) {
    std::string names;
    std::map<char, typename W::Cells> cells;
    int cell = 0;
    for (const std::string& row : rows) {
        for (const char name : row) {
            if (name != '.' && cells.count(name) == 0) names += name;
            if (name != '.') cells[name] |= finder::cell_bit<typename W::Cells>(cell);
            ++cell;
        }
    }
    std::vector<typename W::Cells> pieces;
    for (const char name : names) pieces.push_back(cells[name]);
    return pieces;
}

template <class W>
typename W::Cells drawn(const std::vector<std::string>& rows) {
    typename W::Cells all = 0;
    for (const auto piece : drawn_pieces<W>(rows)) all |= piece;
    return all;
}

/// A list of one board; its shapes live as long as it does.
template <class W>
struct DrawnBoard {
    finder::Grid<W> grid;
    std::vector<finder::GridShape<W>> shapes;
    finder::BoardList<W> list;

    explicit DrawnBoard(const std::vector<std::string>& rows)
        : grid(static_cast<int>(rows.size()), static_cast<int>(rows[0].size())) {
        std::vector<typename W::Cells> anchors;
        typename W::Word word;
        for (const auto piece : drawn_pieces<W>(rows)) {
            const finder::GridShape<W> shape(grid, piece);
            std::size_t kind = 0;
            while (kind < shapes.size() && !(shapes[kind].word == shape.word)) ++kind;
            if (kind == shapes.size()) {
                shapes.push_back(shape);
                anchors.push_back(0);
            }
            anchors[kind] |= finder::cell_bit<typename W::Cells>(finder::lowest(piece));
            word = word ^ shape.word_at(finder::lowest(piece));
        }
        std::vector<const finder::GridShape<W>*> kinds;
        for (const auto& shape : shapes) kinds.push_back(&shape);
        list.reset(kinds);
        const auto added = list.append(word);
        for (std::size_t kind = 0; kind < anchors.size(); ++kind) added[kind] = anchors[kind];
    }
};

}  // namespace shunt::test
