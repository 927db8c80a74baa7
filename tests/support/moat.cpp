#include "tests/support/moat.hpp"

#include <algorithm>

namespace shunt::test {

namespace {

int ring_length(int k) { return 4 * (k - 1); }

/// Number of a cell of the ring, clockwise from the upper left corner; -1 inside.
int ring_index(int k, int row, int column) {
    if (row == 0) return column;
    if (column == k - 1) return k - 1 + row;
    if (row == k - 1) return 3 * (k - 1) - column;
    return column == 0 ? ring_length(k) - row : -1;
}

}  // namespace

std::string moat(int k, int empty) {
    std::string board;
    std::string goal;
    for (int row = 0; row < k; ++row) {
        for (int column = 0; column < k; ++column) {
            const int index = ring_index(k, row, column);
            if (index < 0 || index == empty) {
                board += index < 0 ? " #" : " .";
            } else {
                board.append(" u").append(std::to_string(index));
            }
            goal += index < 0 ? " #" : index == ring_length(k) / 2 ? " u0" : " .";
        }
        board += "\n";
        goal += "\n";
    }
    return "cells: tokens\ndistinct: *\nmetric: step\nboard:\n" + board + "goal:\n" + goal;
}

int moat_length(int k, int empty) {
    const int half = ring_length(k) / 2;
    const int before = std::min(empty - 1, ring_length(k) - 1 - empty);
    return before + half + (half - 1) * (ring_length(k) - 2);
}

}  // namespace shunt::test
