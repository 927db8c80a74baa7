#include "core/puzzle/format/difference.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/base/words.hpp"

namespace shunt::puzzle {
namespace {

/// The live cells moved so that the first row and the first column that hold one are row and column 0; gates are marked.
std::vector<std::tuple<int, int, bool>> ground_of(const Board& board) {
    int row = board.rows();
    int column = board.columns();
    for (int cell = 0; cell < board.cells(); ++cell) {
        row = std::min(row, board.coordinate(static_cast<Cell>(cell)).row);
        column = std::min(column, board.coordinate(static_cast<Cell>(cell)).column);
    }
    std::vector<std::tuple<int, int, bool>> cells;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Coordinate at = board.coordinate(static_cast<Cell>(cell));
        cells.emplace_back(at.row - row, at.column - column, board.ground(at) == Ground::gate);
    }
    return cells;
}

/// The pieces in the order of their anchors at the start: an order that names have no part in.
std::vector<PieceId> by_anchor(const Position& start) {
    const auto& anchors = start.anchors;
    std::vector<PieceId> pieces(anchors.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = static_cast<PieceId>(i);
    std::sort(pieces.begin(), pieces.end(), [&](PieceId a, PieceId b) { return anchors[a] < anchors[b]; });
    return pieces;
}

/// Each kind's number when kinds are numbered as the pieces show them.
std::vector<int> kind_numbers(const Puzzle& puzzle, const std::vector<PieceId>& pieces) {
    std::vector<int> numbers(puzzle.kinds().size(), -1);
    int next = 0;
    for (const PieceId piece : pieces) {
        int& number = numbers[puzzle.pieces()[piece].kind];
        if (number < 0) number = next++;
    }
    return numbers;
}

using Wanted = std::pair<std::set<std::pair<int, Cell>>, std::set<Cell>>;

std::set<Wanted> goals_of(const Puzzle& puzzle, const std::vector<int>& number_of_kind) {
    std::set<Wanted> goals;
    for (const Goal& goal : puzzle.goals()) {
        Wanted wanted;
        for (const auto& placement : goal.placements)
            wanted.first.emplace(number_of_kind[placement.kind], placement.anchor);
        wanted.second.insert(goal.voids.begin(), goal.voids.end());
        goals.insert(std::move(wanted));
    }
    return goals;
}

}  // namespace

std::optional<std::string> difference(const Problem& one, const Problem& other) {
    const Puzzle& a = one.puzzle;
    const Puzzle& b = other.puzzle;
    if (ground_of(a.board()) != ground_of(b.board())) return say("the board or its gates");
    const auto pieces_a = by_anchor(one.start);
    const auto pieces_b = by_anchor(other.start);
    if (pieces_a.size() != pieces_b.size()) return say("the number of pieces");
    const auto kinds_a = kind_numbers(a, pieces_a);
    const auto kinds_b = kind_numbers(b, pieces_b);
    for (std::size_t i = 0; i < pieces_a.size(); ++i) {
        const Kind& kind_a = a.kind_of(pieces_a[i]);
        const Kind& kind_b = b.kind_of(pieces_b[i]);
        if (one.start.anchors[pieces_a[i]] != other.start.anchors[pieces_b[i]]) return say("where the pieces stand");
        if (kind_a.shape != kind_b.shape) return say("the shape of a piece");
        if (kind_a.axis != kind_b.axis) return say("which pieces keep to an axis");
        if (kind_a.enters_gates != kind_b.enters_gates) return say("which pieces may pass the gates");
        if (kinds_a[a.pieces()[pieces_a[i]].kind] != kinds_b[b.pieces()[pieces_b[i]].kind])
            return say("which pieces are interchangeable");
    }
    if (goals_of(a, kinds_a) != goals_of(b, kinds_b)) return say("the goal");
    return std::nullopt;
}

}  // namespace shunt::puzzle
