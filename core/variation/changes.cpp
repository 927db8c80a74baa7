// Every change of every kind: one function each.
#include <algorithm>
#include <array>
#include <set>

#include "core/puzzle/polyomino.hpp"
#include "core/variation/layout.hpp"

namespace shunt::variation {

using puzzle::Coordinate;
using puzzle::Ground;

namespace {

/// What is known of a definition, and the changes of it listed so far.
struct Listing {
    Layout layout;
    std::vector<Change> changes = {};

    [[nodiscard]] const puzzle::Definition& definition() const { return layout.definition(); }
    [[nodiscard]] std::size_t blocks() const { return definition().blocks.size(); }
    [[nodiscard]] const Cells& cells(std::size_t block) const { return definition().blocks[block].cells; }
    [[nodiscard]] const std::string& name(std::size_t block) const { return definition().blocks[block].name; }

    /// A change of one block, which then covers `cells`.
    Change& change(ChangeKind kind, std::size_t block, Coordinate at, Cells cells) {
        Change change{kind, name(block), {}, at};
        change.block = block;
        change.cells = std::move(cells);
        return changes.emplace_back(std::move(change));
    }
};

/// One void stays, or nothing could move.
void add_units(Listing& list) {
    if (list.layout.free_cells().size() < 2) return;
    for (const Coordinate at : list.layout.free_cells()) {
        Change change{ChangeKind::add, list.layout.new_name(), {}, at};
        change.cells = {at};
        list.changes.push_back(std::move(change));
    }
}

void remove_pieces(Listing& list) {
    for (std::size_t block = 0; block < list.blocks() && list.blocks() > 1; ++block) {
        if (list.layout.is_named(block)) continue;
        list.change(ChangeKind::remove, block, anchor_of(list.cells(block)), {});
    }
}

void grow_pieces(Listing& list) {
    if (list.layout.free_cells().size() < 2) return;
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        if (list.layout.is_tied(block)) continue;
        for (const Coordinate at : beside(list.cells(block))) {
            if (!list.layout.is_free(at)) continue;
            Cells cells = list.cells(block);
            cells.push_back(at);
            list.change(ChangeKind::grow, block, at, sorted(std::move(cells)));
        }
    }
}

/// Pieces in one part stay so.
void shrink_pieces(Listing& list) {
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        if (list.layout.is_tied(block)) continue;
        const Cells& whole = list.cells(block);
        for (std::size_t lost = 0; lost < whole.size() && whole.size() > 1; ++lost) {
            Cells cells = whole;
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(lost));
            if (is_connected(puzzle::Shape(whole)) && !is_connected(puzzle::Shape(cells))) continue;
            list.change(ChangeKind::shrink, block, whole[lost], sorted(std::move(cells)));
        }
    }
}

void shift_pieces(Listing& list) {
    const puzzle::Board& board = list.definition().board;
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        const Coordinate from = anchor_of(list.cells(block));
        for (int cell = 0; cell < board.cells(); ++cell) {
            const Coordinate to = board.coordinate(static_cast<puzzle::Cell>(cell));
            if (to == from) continue;
            Cells cells = translated(list.cells(block), to - from);
            if (list.layout.is_open_to(block, cells)) list.change(ChangeKind::shift, block, to, std::move(cells));
        }
    }
}

/// Every place of a piece in another orientation that covers one of its old cells and was not `seen` before.
void lay(Listing& list, std::size_t block, const puzzle::Shape& turned, std::set<Cells>& seen) {
    const Cells offsets(turned.offsets().begin(), turned.offsets().end());
    for (const Coordinate onto : list.cells(block)) {
        for (const Coordinate offset : offsets) {
            Cells cells = translated(offsets, onto - offset);
            if (!list.layout.is_open_to(block, cells) || !seen.insert(cells).second) continue;
            const Coordinate at = anchor_of(cells);
            list.change(ChangeKind::turn, block, at, std::move(cells));
        }
    }
}

/// Wherever the piece, lying otherwise, fits and covers one of its old cells.
void turn_pieces(Listing& list) {
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        if (list.layout.is_tied(block)) continue;
        const puzzle::Shape shape(list.cells(block));
        std::set<Cells> seen;
        for (const puzzle::Shape& turned : orientations(shape, puzzle::Turning::free)) {
            if (turned != shape) lay(list, block, turned, seen);
        }
    }
}

/// A piece that a goal names stays, and two such are not joined.
void join_pieces(Listing& list) {
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        if (list.layout.is_tied(block)) continue;
        std::set<std::size_t> neighbours;
        for (const Coordinate at : beside(list.cells(block))) neighbours.insert(list.layout.block_at(at));
        for (const std::size_t other : neighbours) {
            if (other == Layout::kNobody || list.layout.is_named(other)) continue;
            if (other < block && !list.layout.is_named(block)) continue;  // listed the other way round
            Cells cells = list.cells(block);
            cells.insert(cells.end(), list.cells(other).begin(), list.cells(other).end());
            const Coordinate at = anchor_of(list.cells(other));
            Change& change = list.change(ChangeKind::join, block, at, sorted(std::move(cells)));
            change.partner = list.name(other);
            change.other = other;
        }
    }
}

/// Cuts a piece straight: what lies before `line` stays.
void cut(Listing& list, std::size_t block, int Coordinate::*along, int line) {
    Cells stays;
    Cells leaves;
    for (const Coordinate at : list.cells(block)) (at.*along < line ? stays : leaves).push_back(at);
    if (stays.empty() || leaves.empty()) return;
    if (!is_connected(puzzle::Shape(stays)) || !is_connected(puzzle::Shape(leaves))) return;
    list.change(ChangeKind::part, block, anchor_of(leaves), sorted(std::move(stays))).partner = list.layout.new_name();
}

void part_pieces(Listing& list) {
    for (std::size_t block = 0; block < list.blocks(); ++block) {
        if (list.layout.is_named(block)) continue;
        for (const auto along : std::array{&Coordinate::row, &Coordinate::column}) {
            std::set<int> lines;
            for (const Coordinate at : list.cells(block)) lines.insert(at.*along);
            for (const int line : lines) cut(list, block, along, line);
        }
    }
}

void change_walls(Listing& list) {
    const puzzle::Board& board = list.definition().board;
    const bool room = list.layout.free_cells().size() > 1;
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Coordinate at{row, column};
            if (room && list.layout.is_free(at)) list.changes.push_back({ChangeKind::wall, {}, {}, at});
            if (board.ground(at) == Ground::wall) list.changes.push_back({ChangeKind::open, {}, {}, at});
        }
    }
}

void move_goals(Listing& list) {
    const auto& targets = list.definition().targets;
    for (std::size_t target = 0; target < targets.size(); ++target) {
        for (std::size_t demand = 0; demand < targets[target].demands.size(); ++demand) {
            const auto& wanted = targets[target].demands[demand];
            for (const auto direction : puzzle::kDirections) {
                Cells cells = translated(wanted.cells, puzzle::offset(direction));
                const Coordinate at = anchor_of(cells);
                Change& change =
                    list.change(ChangeKind::goal, static_cast<std::size_t>(wanted.block), at, std::move(cells));
                change.target = target;
                change.demand = demand;
            }
        }
    }
}

}  // namespace

std::vector<Change> changes_of(const puzzle::Definition& definition) {
    Listing list{Layout(definition)};
    for (const auto kind : {add_units, remove_pieces, grow_pieces, shrink_pieces, shift_pieces, turn_pieces,
                            join_pieces, part_pieces, change_walls, move_goals}) {
        kind(list);
    }
    return std::move(list.changes);
}

}  // namespace shunt::variation
