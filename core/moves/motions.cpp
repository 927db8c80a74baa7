#include "core/moves/motions.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/sort.hpp"

namespace shunt::moves {
namespace {

using puzzle::kDirections;
using puzzle::kNoCell;
using puzzle::kNoPiece;

}  // namespace

Motions::Motions(const Puzzle& puzzle, Metric metric)
    : puzzle_(&puzzle),
      metric_(metric),
      footprints_(puzzle),
      in_group_(puzzle.pieces().size(), false),
      seen_(static_cast<std::size_t>(puzzle.board().cells()), 0) {}

void Motions::begin(const Position& position, std::span<const PieceId> among) {
    enter(position);
    among_.assign(among.begin(), among.end());
    rounds_.clear();
    if (puzzle::moves_groups(metric_)) {
        list_groups();
    } else {
        list_pieces();
    }
    round_ = 0;
    next_ = rounds_.front().begin;
}

std::span<const Motion> Motions::more() {
    const puzzle::Extent extent = puzzle::extent(metric_);
    count_ = 0;
    while (count_ == 0 && round_ < rounds_.size()) {
        if (next_ == rounds_[round_].end) {
            if (++round_ < rounds_.size()) next_ = rounds_[round_].begin;
            continue;
        }
        const std::span<const PieceId> mover = mover_at(next_++);
        if (!among_.empty() && !std::includes(mover.begin(), mover.end(), among_.begin(), among_.end())) continue;
        if (mover.size() == 1 && group_.pieces.size() == 1) {
            begin_piece(mover.front());
        } else {
            begin_group(mover);
        }
        if (extent == puzzle::Extent::any_path) {
            move_anywhere();
        } else {
            move_straight(rounds_[round_].direction, extent == puzzle::Extent::one_cell);
        }
    }
    return {motions_.data(), count_};
}

void Motions::enter(const Position& position) {
    position_ = position;
    occupant_.assign(static_cast<std::size_t>(puzzle_->board().cells()), kNoPiece);
    for (PieceId piece = 0; piece < position.anchors.size(); ++piece) {
        const auto cells = footprints_.cells(puzzle_->pieces()[piece].kind, position.anchors[piece]);
        for (const Cell cell : cells) occupant_[cell] = piece;
    }
}

/// The pieces beside voids, in every direction, or, where they may turn on their way, each once.
void Motions::list_pieces() {
    list_pieces_beside_voids();
    const std::size_t directions = puzzle::extent(metric_) == puzzle::Extent::any_path ? 1 : kDirections.size();
    for (std::size_t i = 0; i < directions; ++i) rounds_.push_back({kDirections[i], 0, beside_voids_.size()});
}

/// The groups that can step, in the same way.
void Motions::list_groups() {
    groups_.clear();
    for (const Direction direction : kDirections) {
        const std::size_t begin = groups_.size();
        list_groups_that_step(direction);
        rounds_.push_back({direction, begin, groups_.size()});
    }
    if (puzzle::extent(metric_) == puzzle::Extent::any_path) {
        shell_sort(groups_);
        groups_.erase(std::unique(groups_.begin(), groups_.end()), groups_.end());
        rounds_ = {{kDirections.front(), 0, groups_.size()}};
    }
}

/// The pieces that touch a void: no other can move alone.
void Motions::list_pieces_beside_voids() {
    beside_voids_.clear();
    for (Cell cell = 0; cell < occupant_.size(); ++cell) {
        if (occupant_[cell] != kNoPiece) continue;
        for (const Direction direction : kDirections) {
            const Cell next = footprints_.neighbour(cell, direction);
            if (next != kNoCell && occupant_[next] != kNoPiece) beside_voids_.push_back(occupant_[next]);
        }
    }
    shell_sort(beside_voids_);
    beside_voids_.erase(std::unique(beside_voids_.begin(), beside_voids_.end()), beside_voids_.end());
}

/// Adds the groups that can step in this direction, in ascending order, to `groups_`.
void Motions::list_groups_that_step(Direction direction) {
    find_pushed(direction);
    step_sets_.clear();
    for (PieceId piece = 0; piece < stuck_.size(); ++piece) {
        if (!stuck_[piece]) step_sets_.add({piece}, closure_of(piece));
    }
    const std::size_t known = groups_.size();
    crowded_ = !step_sets_.append_to(groups_, grid::kMostStepSets) || crowded_;
    auto added = std::span(groups_).subspan(known);
    shell_sort(added);
}

/// Who pushes whom in this direction, and who is stuck.
void Motions::find_pushed(Direction direction) {
    const std::size_t pieces = puzzle_->pieces().size();
    pushes_.assign(pieces, {});
    stuck_ = std::vector<bool>(pieces);
    std::vector<Group> pushed_by(pieces);
    Group todo;
    for (PieceId piece = 0; piece < pieces; ++piece) {
        const auto cells = cells_after(piece, position_.anchors[piece], direction);
        if (cells.empty()) {
            stuck_[piece] = true;
            todo.push_back(piece);
            continue;
        }
        for (const Cell cell : cells) {
            const PieceId other = occupant_[cell];
            if (other == kNoPiece || other == piece) continue;
            pushes_[piece].push_back(other);
            pushed_by[other].push_back(piece);
        }
    }
    while (!todo.empty()) {
        const PieceId piece = todo.back();
        todo.pop_back();
        for (const PieceId behind : pushed_by[piece]) {
            if (stuck_[behind]) continue;
            stuck_[behind] = true;
            todo.push_back(behind);
        }
    }
}

/// Everything that `piece`, which is not stuck, pushes, itself included; ascending.
Motions::Group Motions::closure_of(PieceId piece) const {
    Group closure{piece};
    for (Group left{piece}; !left.empty();) {
        const PieceId next = left.back();
        left.pop_back();
        for (const PieceId other : pushes_[next]) {
            const auto at = std::lower_bound(closure.begin(), closure.end(), other);
            if (at != closure.end() && *at == other) continue;
            closure.insert(at, other);
            left.push_back(other);
        }
    }
    return closure;
}

/// What a piece covers one step on from `anchor`; empty when the ground does not allow it.
std::span<const Cell> Motions::cells_after(PieceId piece, Cell anchor, Direction direction) const {
    const puzzle::KindId kind = puzzle_->pieces()[piece].kind;
    const Cell to = footprints_.anchor_after(kind, anchor, direction);
    return to == kNoCell ? std::span<const Cell>() : footprints_.cells(kind, to);
}

std::span<const PieceId> Motions::mover_at(std::size_t index) const {
    if (puzzle::moves_groups(metric_)) return groups_[index];
    return {&beside_voids_[index], 1};
}

void Motions::begin_group(std::span<const PieceId> group) {
    for (const PieceId piece : group_.pieces) in_group_[piece] = false;
    group_.pieces.assign(group.begin(), group.end());
    group_.anchors.clear();
    for (const PieceId piece : group) {
        in_group_[piece] = true;
        group_.anchors.push_back(position_.anchors[piece]);
    }
}

/// begin_group() of one piece after another one, without its loops.
void Motions::begin_piece(PieceId piece) {
    in_group_[group_.pieces.front()] = false;
    in_group_[piece] = true;
    group_.pieces.front() = piece;
    group_.anchors.front() = position_.anchors[piece];
}

void Motions::add_motion(std::span<const Cell> anchors) {
    if (count_ == motions_.size()) motions_.emplace_back();
    Motion& motion = motions_[count_++];
    motion.pieces = group_.pieces;
    motion.anchors.assign(anchors.begin(), anchors.end());
}

/// Takes the group one step on from `anchors` to `stepped_`; false when something is in the way.
bool Motions::step(std::span<const Cell> anchors, Direction direction) {
    stepped_.clear();
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        const auto cells = cells_after(group_.pieces[i], anchors[i], direction);
        if (cells.empty()) return false;
        for (const Cell cell : cells) {
            if (occupant_[cell] != kNoPiece && !in_group_[occupant_[cell]]) return false;
        }
        stepped_.push_back(cells.front());
    }
    return true;
}

void Motions::move_straight(Direction direction, bool once) {
    reached_ = group_.anchors;
    while (step(reached_, direction)) {
        add_motion(stepped_);
        if (once) break;
        reached_ = stepped_;
    }
}

/// Flood over the displacements of the group; each is known by where its first piece stands.
void Motions::move_anywhere() {
    const std::size_t pieces = group_.pieces.size();
    reached_ = group_.anchors;
    seen_[reached_.front()] = ++floods_;
    for (std::size_t next = 0; next < reached_.size(); next += pieces) {
        for (const Direction direction : kDirections) {
            if (!step({reached_.data() + next, pieces}, direction)) continue;
            if (std::exchange(seen_[stepped_.front()], floods_) == floods_) continue;
            add_motion(stepped_);
            reached_.insert(reached_.end(), stepped_.begin(), stepped_.end());
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
            if (!step(ways[next].anchors, direction) || !seen.insert(stepped_.front()).second) continue;
            Way way{stepped_, ways[next].path};
            way.path.push_back(direction);
            ways.push_back(std::move(way));
        }
    }
    return {};
}

std::optional<Move> move_between(const Puzzle& puzzle, Motions& motions, const Position& from, const Position& to) {
    // The anchors in `to` with their kinds: whoever stands on none of them in `from` has to go, and whoever moves has to come to one.
    std::vector<int> kinds(static_cast<std::size_t>(puzzle.board().cells()), -1);
    const auto is_anchor = [&](PieceId piece, Cell cell) { return kinds[cell] == puzzle.pieces()[piece].kind; };
    for (PieceId piece = 0; piece < to.anchors.size(); ++piece) kinds[to.anchors[piece]] = puzzle.pieces()[piece].kind;
    std::vector<PieceId> gone;
    for (PieceId piece = 0; piece < from.anchors.size(); ++piece)
        if (!is_anchor(piece, from.anchors[piece])) gone.push_back(piece);
    if (gone.empty()) return std::nullopt;
    motions.begin(from, gone);
    for (auto some = motions.more(); !some.empty(); some = motions.more()) {
        for (const Motion& motion : some) {
            std::size_t in_place = 0;
            while (in_place < motion.pieces.size() && is_anchor(motion.pieces[in_place], motion.anchors[in_place]))
                ++in_place;
            if (in_place != motion.pieces.size()) continue;
            const Motion chosen = motion;
            return Move{chosen.pieces, motions.path(from, chosen)};
        }
    }
    return std::nullopt;
}

std::optional<std::vector<Move>> moves_along(const Puzzle& puzzle, Motions& motions, Position from,
                                             std::span<const Position> way) {
    std::vector<Move> moves;
    for (const Position& next : way) {
        auto move = move_between(puzzle, motions, from, next);
        if (!move) return std::nullopt;
        from = apply(puzzle, std::move(from), *move);
        moves.push_back(*std::move(move));
    }
    return moves;
}

}  // namespace shunt::moves
