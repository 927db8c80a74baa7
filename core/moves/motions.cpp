#include "core/moves/motions.hpp"

#include <algorithm>

namespace shunt::moves {
namespace {

using puzzle::Coordinate;
using puzzle::Ground;
using puzzle::kDirections;
using puzzle::Kind;
using puzzle::kNoCell;
using puzzle::kNoPiece;

/// Adds to `sets` all unions of `added` with one of them, and `added` itself.
void close_under_union(std::set<std::vector<PieceId>>& sets, const std::vector<PieceId>& added) {
    std::vector<std::vector<PieceId>> unions{added};
    for (const auto& set : sets) {
        std::vector<PieceId> both;
        std::set_union(set.begin(), set.end(), added.begin(), added.end(), std::back_inserter(both));
        unions.push_back(std::move(both));
    }
    sets.insert(unions.begin(), unions.end());
}

}  // namespace

Motions::Motions(const Puzzle& puzzle, Metric metric)
    : puzzle_(&puzzle), metric_(metric), in_group_(puzzle.pieces().size(), false) {}

const std::vector<Motion>& Motions::from(const Position& position) {
    motions_.clear();
    enter(position);
    const puzzle::Extent extent = puzzle::extent(metric_);
    std::set<Group> anywhere;
    std::vector<PieceId> single;
    if (!puzzle::moves_groups(metric_)) single = beside_voids();
    for (const Direction direction : kDirections) {
        std::set<Group> groups;
        if (puzzle::moves_groups(metric_)) groups = movable_groups(direction);
        for (const PieceId piece : single) groups.insert({piece});
        if (extent == puzzle::Extent::any_path) {
            anywhere.merge(groups);
            continue;
        }
        for (const Group& group : groups) {
            begin_group(group);
            move_straight(direction, extent == puzzle::Extent::one_cell);
        }
    }
    for (const Group& group : anywhere) {
        begin_group(group);
        move_anywhere();
    }
    return motions_;
}

void Motions::enter(const Position& position) {
    position_ = position;
    occupant_ = occupants(*puzzle_, position);
}

/// The pieces that touch a void: no other can move alone.
std::vector<PieceId> Motions::beside_voids() const {
    std::vector<PieceId> pieces;
    for (Cell cell = 0; cell < occupant_.size(); ++cell) {
        if (occupant_[cell] != kNoPiece) continue;
        for (const Direction direction : kDirections) {
            const Cell next = puzzle_->board().neighbour(cell, direction);
            if (next != kNoCell && occupant_[next] != kNoPiece) pieces.push_back(occupant_[next]);
        }
    }
    std::sort(pieces.begin(), pieces.end());
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    return pieces;
}

std::set<Motions::Group> Motions::movable_groups(Direction direction) {
    std::vector<Group> found;
    closures(direction, found);
    std::set<Group> groups;
    for (const Group& closure : found) {
        if (groups.count(closure) == 0) close_under_union(groups, closure);
    }
    return groups;
}

/// The closure of every piece that hits no wall in this direction.
void Motions::closures(Direction direction, std::vector<Group>& closures) {
    const std::size_t pieces = puzzle_->pieces().size();
    std::vector<Group> pushes(pieces);
    std::vector<bool> stuck(pieces, false);
    std::vector<Group> pushed_by(pieces);
    Group todo;
    for (PieceId piece = 0; piece < pieces; ++piece) {
        const Cell to = anchor_after(piece, position_.anchors[piece], direction);
        if (to == kNoCell || !cells_at(piece, to, cells_)) {
            stuck[piece] = true;
            todo.push_back(piece);
            continue;
        }
        for (const Cell cell : cells_) {
            const PieceId other = occupant_[cell];
            if (other == kNoPiece || other == piece) continue;
            pushes[piece].push_back(other);
            pushed_by[other].push_back(piece);
        }
    }
    while (!todo.empty()) {
        const PieceId piece = todo.back();
        todo.pop_back();
        for (const PieceId behind : pushed_by[piece]) {
            if (stuck[behind]) continue;
            stuck[behind] = true;
            todo.push_back(behind);
        }
    }
    for (PieceId piece = 0; piece < pieces; ++piece) {
        if (stuck[piece]) continue;
        std::set<PieceId> closure{piece};
        for (Group left{piece}; !left.empty();) {
            const PieceId next = left.back();
            left.pop_back();
            for (const PieceId other : pushes[next]) {
                if (closure.insert(other).second) left.push_back(other);
            }
        }
        closures.emplace_back(closure.begin(), closure.end());
    }
}

Cell Motions::anchor_after(PieceId piece, Cell anchor, Direction direction) const {
    return allows(puzzle_->kind_of(piece).axis, direction) ? puzzle_->board().neighbour(anchor, direction) : kNoCell;
}

/// The cells that a piece covers at `anchor`; false when it may not stand there.
bool Motions::cells_at(PieceId piece, Cell anchor, std::vector<Cell>& cells) const {
    const Kind& kind = puzzle_->kind_of(piece);
    const Coordinate at = puzzle_->board().coordinate(anchor);
    cells.clear();
    for (const Coordinate offset : kind.shape.offsets()) {
        const Ground ground = puzzle_->board().ground(at + offset);
        if (ground != Ground::floor && !(ground == Ground::gate && kind.enters_gates)) return false;
        cells.push_back(puzzle_->board().cell(at + offset));
    }
    return true;
}

void Motions::begin_group(const Group& group) {
    for (const PieceId piece : group_.pieces) in_group_[piece] = false;
    group_.pieces = group;
    group_.anchors.clear();
    for (const PieceId piece : group) {
        in_group_[piece] = true;
        group_.anchors.push_back(position_.anchors[piece]);
    }
}

/// Takes the group one step on from `anchors`, unless something is in the way.
bool Motions::step(std::vector<Cell>& anchors, Direction direction) {
    stepped_.clear();
    for (std::size_t i = 0; i < group_.pieces.size(); ++i) {
        const Cell to = anchor_after(group_.pieces[i], anchors[i], direction);
        if (to == kNoCell || !cells_at(group_.pieces[i], to, cells_)) return false;
        for (const Cell cell : cells_) {
            if (occupant_[cell] != kNoPiece && !in_group_[occupant_[cell]]) return false;
        }
        stepped_.push_back(to);
    }
    anchors = stepped_;
    return true;
}

void Motions::move_straight(Direction direction, bool once) {
    std::vector<Cell> anchors = group_.anchors;
    while (step(anchors, direction)) {
        motions_.push_back({group_.pieces, anchors});
        if (once) break;
    }
}

/// Flood over the displacements of the group; each is known by where its first piece stands.
void Motions::move_anywhere() {
    std::set<Cell> seen{group_.anchors.front()};
    std::vector<std::vector<Cell>> reached{group_.anchors};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Direction direction : kDirections) {
            std::vector<Cell> anchors = reached[next];
            if (!step(anchors, direction) || !seen.insert(anchors.front()).second) continue;
            motions_.push_back({group_.pieces, anchors});
            reached.push_back(std::move(anchors));
        }
    }
}

std::vector<Direction> Motions::path(const Position& position, const Motion& motion) {
    enter(position);
    begin_group(motion.pieces);
    struct Way {
        std::vector<Cell> anchors;
        std::vector<Direction> path;
    };
    std::set<Cell> seen{group_.anchors.front()};
    std::vector<Way> ways{{group_.anchors, {}}};
    for (std::size_t next = 0; next < ways.size(); ++next) {
        if (ways[next].anchors == motion.anchors) return ways[next].path;
        for (const Direction direction : kDirections) {
            Way way = ways[next];
            if (!step(way.anchors, direction) || !seen.insert(way.anchors.front()).second) continue;
            way.path.push_back(direction);
            ways.push_back(std::move(way));
        }
    }
    return {};
}

std::optional<Move> move_between(const Puzzle& puzzle, Motions& motions, const Position& from, const Position& to) {
    for (const Motion& motion : motions.from(from)) {
        Position reached = from;
        for (std::size_t i = 0; i < motion.pieces.size(); ++i) reached.anchors[motion.pieces[i]] = motion.anchors[i];
        if (canonical(puzzle, std::move(reached)) != canonical(puzzle, to)) continue;
        const Motion chosen = motion;
        return Move{chosen.pieces, motions.path(from, chosen)};
    }
    return std::nullopt;
}

}  // namespace shunt::moves
