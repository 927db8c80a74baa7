// A puzzle as naive data, for the brute-force oracle: rows of characters and sets of cells, nothing shared with core.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace shunt::test {

using At = std::pair<int, int>;  ///< row, column
using Place = std::set<At>;      ///< the cells something covers

/// The cells of a place seen from its first cell (row-major), which comes first as {0, 0}. `place` is not empty.
[[nodiscard]] std::vector<At> offsets_of(const Place& place);

struct PlainBlock {
    std::string name;
    Place place;  ///< at the start
    bool moves_horizontally = true;
    bool moves_vertically = true;
    bool enters_gates = false;
    int alike = 0;  ///< only blocks with equal numbers may be interchangeable
};

/// Block `block`, or one like it in everything but its present place, covers exactly `place`.
struct PlainDemand {
    int block = 0;
    Place place;
};

struct PlainGoal {
    std::vector<PlainDemand> demands;
    std::vector<At> voids;
};

struct PlainPuzzle {
    std::vector<std::string> ground;  ///< '.' floor, '=' gate, '#' wall, ' ' outside; rows of equal length
    std::vector<PlainBlock> blocks;
    std::vector<PlainGoal> goals;
};

/// Reads a picture: '.' void, '#' wall, '=' gate, ' ' outside, any other character a block of that name (cells with one
/// character are one block). All blocks get the same `alike` number. Blocks are in the order of their first cells.
[[nodiscard]] PlainPuzzle plain_puzzle(const std::vector<std::string>& rows);

}  // namespace shunt::test
