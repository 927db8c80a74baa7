#include "core/variation/change.hpp"

#include <algorithm>

#include "core/variation/layout.hpp"

namespace shunt::variation {

using puzzle::Coordinate;
using puzzle::Definition;
using puzzle::Ground;

std::string_view to_string(ChangeKind kind) {
    constexpr std::array<std::string_view, kChangeKinds.size()> kNames{
        "add", "remove", "grow", "shrink", "shift", "turn", "join", "part", "wall", "open", "goal", "start"};
    return kNames[static_cast<std::size_t>(kind)];
}

namespace {

/// The board with `ground_at(place)` everywhere.
template <class GroundAt>
puzzle::Board with_grounds(const puzzle::Board& board, GroundAt ground_at) {
    std::vector<std::vector<Ground>> rows;
    for (int row = 0; row < board.rows(); ++row) {
        rows.emplace_back();
        for (int column = 0; column < board.columns(); ++column) {
            rows.back().push_back(ground_at(Coordinate{row, column}));
        }
    }
    return puzzle::Board(rows);
}

puzzle::Board with_ground(const puzzle::Board& board, Coordinate at, Ground ground) {
    return with_grounds(board, [&](Coordinate here) { return here == at ? ground : board.ground(here); });
}

/// No goal names the block.
void remove_block(Definition& definition, std::size_t block) {
    definition.blocks.erase(definition.blocks.begin() + static_cast<std::ptrdiff_t>(block));
    for (auto& target : definition.targets) {
        for (auto& demand : target.demands) demand.block -= static_cast<std::size_t>(demand.block) > block ? 1 : 0;
    }
}

/// Only unit tiles share a name.
void leave_shared_name(Definition& definition, std::size_t block) {
    auto& changed = definition.blocks[block];
    const auto sharing = std::count_if(definition.blocks.begin(), definition.blocks.end(),
                                       [&](const auto& other) { return other.name == changed.name; });
    if (changed.cells.size() > 1 && sharing > 1) changed.name = unused_name(definition);
}

/// The block covers other cells; goals that name it ask for the same shape, moved as far as they asked before.
void reshape(Definition& definition, std::size_t block, const Cells& cells) {
    const Coordinate before = anchor_of(definition.blocks[block].cells);
    for (auto& target : definition.targets) {
        for (auto& demand : target.demands) {
            if (static_cast<std::size_t>(demand.block) != block) continue;
            demand.cells = translated(cells, anchor_of(demand.cells) - before);
        }
    }
    definition.blocks[block].cells = cells;
    leave_shared_name(definition, block);
}

/// A block whose rows and columns change places moves along the other axis.
void turn_axis(Definition::Block& block, const Cells& cells) {
    if (block.axis == puzzle::Axis::both || puzzle::Shape(block.cells).extent() == puzzle::Shape(cells).extent())
        return;
    block.axis = block.axis == puzzle::Axis::horizontal ? puzzle::Axis::vertical : puzzle::Axis::horizontal;
}

/// The cells of the block that the change leaves out become a block of their own.
void part(Definition& definition, const Change& change) {
    auto rest = definition.blocks[change.block];
    rest.name = change.partner;
    rest.cells.erase(
        std::remove_if(rest.cells.begin(), rest.cells.end(), [&](Coordinate at) { return contains(change.cells, at); }),
        rest.cells.end());
    definition.blocks[change.block].cells = change.cells;
    definition.blocks.push_back(std::move(rest));
}

/// Gates that nobody may pass any more are walls, and no text could tell them from floor.
void close_gates(Definition& definition) {
    const auto enters = [](const auto& block) { return block.enters_gates; };
    if (std::any_of(definition.blocks.begin(), definition.blocks.end(), enters)) return;
    const puzzle::Board& board = definition.board;
    definition.board = with_grounds(
        board, [&](Coordinate at) { return board.ground(at) == Ground::gate ? Ground::wall : board.ground(at); });
}

}  // namespace

Definition changed(Definition definition, const Change& change) {
    switch (change.kind) {
        case ChangeKind::add:
            definition.blocks.push_back({change.piece, change.cells});
            break;
        case ChangeKind::remove:
            remove_block(definition, change.block);
            break;
        case ChangeKind::shift:
            definition.blocks[change.block].cells = change.cells;
            break;
        case ChangeKind::turn:
            turn_axis(definition.blocks[change.block], change.cells);
            [[fallthrough]];
        case ChangeKind::grow:
        case ChangeKind::shrink:
            reshape(definition, change.block, change.cells);
            break;
        case ChangeKind::join:
            reshape(definition, change.block, change.cells);
            remove_block(definition, change.other);
            break;
        case ChangeKind::part:
            part(definition, change);
            break;
        case ChangeKind::wall:
            definition.board = with_ground(definition.board, change.at, Ground::wall);
            break;
        case ChangeKind::open:
            definition.board = with_ground(definition.board, change.at, Ground::floor);
            break;
        case ChangeKind::goal:
            definition.targets[change.target].demands[change.demand].cells = change.cells;
            break;
        case ChangeKind::start:
            break;  // made by the search that finds it
    }
    close_gates(definition);
    return definition;
}

}  // namespace shunt::variation
