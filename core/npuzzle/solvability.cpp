#include "core/npuzzle/solvability.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/words.hpp"

namespace shunt::npuzzle {
namespace {

/// The tiles in reading order, without the blank, each as its place in the goal's reading order.
std::vector<int> order_of(const Board& board, const Board& goal) {
    std::vector<int> place(board.tiles().size());
    int next = 0;
    for (const Tile tile : goal.tiles()) {
        if (tile != 0) place[tile] = next++;
    }
    std::vector<int> order;
    for (const Tile tile : board.tiles()) {
        if (tile != 0) order.push_back(place[tile]);
    }
    return order;
}

int count_inversions(const std::vector<int>& order) {
    int count = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (std::size_t j = i + 1; j < order.size(); ++j) count += order[i] > order[j] ? 1 : 0;
    }
    return count;
}

/// Parity of the permutation from the board to the goal, by the lengths of its cycles.
bool is_odd(const Board& board, const Board& goal) {
    const std::vector<Cell> goal_cells = goal.cells_by_tile();
    std::vector<bool> seen(goal_cells.size(), false);
    bool odd = false;
    for (std::size_t begin = 0; begin < seen.size(); ++begin) {
        for (std::size_t cell = begin; !seen[cell]; cell = goal_cells[board.tile(static_cast<Cell>(cell))]) {
            seen[cell] = true;
            if (goal_cells[board.tile(static_cast<Cell>(cell))] != begin) odd = !odd;
        }
    }
    return odd;
}

/// The two tiles on a line that stand in each other's place while all others are in order, if that is all that is wrong.
std::optional<std::pair<Tile, Tile>> swap_on_line(const Board& board, const std::vector<int>& order) {
    std::vector<Tile> tiles;
    for (const Tile tile : board.tiles()) {
        if (tile != 0) tiles.push_back(tile);
    }
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != static_cast<int>(i)) wrong.push_back(i);
    }
    if (wrong.size() != 2) return std::nullopt;
    return std::minmax({tiles[wrong[0]], tiles[wrong[1]]});
}

const char* parity(int number) { return number % 2 == 0 ? say("even") : say("odd"); }

std::string list_of(const Board& board) {
    std::string text;
    for (const Tile tile : board.tiles()) {
        if (tile == 0) continue;
        if (!text.empty()) text += ' ';
        text += std::to_string(tile);
    }
    return text;
}

std::string inversions_text(const Solvability& found, Size size) {
    constexpr Phrase kOfInversions[] = {
        Phrase("{inversions, plural, one {# inversion} other {# inversions}}: {parity} instead of even"),
        Phrase("{inversions, plural, one {# inversion} other {# inversions}}: {parity}")};
    constexpr Phrase kOfInversionsAndRow[] = {
        Phrase("{inversions, plural, one {# inversion} other {# inversions}}, blank in row {row} from the bottom: "
               "{parity} + {row_parity} is even instead of odd"),
        Phrase("{inversions, plural, one {# inversion} other {# inversions}}, blank in row {row} from the bottom: "
               "{parity} + {row_parity} is odd")};
    return say((size.columns % 2 != 0 ? kOfInversions : kOfInversionsAndRow)[found.solvable ? 1 : 0],
               {{"inversions", std::to_string(found.inversions)},
                {"row", found.blank_row_from_bottom},
                {"parity", parity(found.inversions)},
                {"row_parity", parity(found.blank_row_from_bottom)}});
}

std::string permutation_text(const Solvability& found) {
    constexpr Phrase kTexts[] = {
        Phrase("an {permutation} permutation leads to the goal (blank included), the blank's way has "
               "{steps, plural, one {# step} other {# steps}}: {permutation} and {way} do not agree"),
        Phrase("an {permutation} permutation leads to the goal (blank included), the blank's way has "
               "{steps, plural, one {# step} other {# steps}}: {permutation} and {way} agree")};
    return say(kTexts[found.solvable ? 1 : 0], {{"permutation", parity(found.odd_permutation ? 1 : 0)},
                                                {"steps", found.blank_distance},
                                                {"way", parity(found.blank_distance)}});
}

std::string line_text(const Solvability& found, const Board& board, const Board& goal) {
    if (board.size().cells() < 3) return say("no two tiles have to pass each other");
    const std::string order = list_of(board);
    if (found.solvable)
        return say("no tile can pass another on a line: the order is {order}, as in the goal", {{"order", order}});
    return say("no tile can pass another on a line: the order is {order}, in the goal {goal}",
               {{"order", order}, {"goal", list_of(goal)}});
}

std::string reason(const Solvability& found, const Board& board, const Board& goal) {
    const std::string text = found.rule == Rule::line         ? line_text(found, board, goal)
                             : found.rule == Rule::inversions ? inversions_text(found, board.size())
                                                              : permutation_text(found);
    if (found.solvable) return say("{reason}, solvable", {{"reason", text}});
    if (!found.swap) return say("{reason}, unsolvable", {{"reason", text}});
    return say("{reason}, unsolvable; swapping tiles {first} and {second} would make it solvable",
               {{"reason", text}, {"first", found.swap->first}, {"second", found.swap->second}});
}

}  // namespace

Solvability solvability(const Board& board, const Board& goal) {
    const Size size = board.size();
    assert(size == goal.size());
    const std::vector<int> order = order_of(board, goal);
    Solvability found;
    found.inversions = count_inversions(order);
    found.blank_row_from_bottom = size.rows - size.row(board.blank());
    found.blank_distance = size.distance(board.blank(), goal.blank());
    found.odd_permutation = is_odd(board, goal);
    if (size.is_line()) {
        found.rule = Rule::line;
        found.solvable = found.inversions == 0;
        if (!found.solvable) found.swap = swap_on_line(board, order);
    } else {
        found.rule = goal == Board::ordered(size) ? Rule::inversions : Rule::permutation;
        found.solvable = found.odd_permutation == (found.blank_distance % 2 != 0);
        const auto last = static_cast<Tile>(size.cells() - 1);
        if (!found.solvable) found.swap = {static_cast<Tile>(last - 1), last};
    }
    found.reason = reason(found, board, goal);
    return found;
}

}  // namespace shunt::npuzzle
