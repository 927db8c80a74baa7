// Every motion that a position allows, on boards of any size. Plain and general; the numbered positions of small boards have a
// faster generator of their own (core/packing/position_cursor.hpp).
//
// Longer motions of a group begin with a step of the same group, so the sets that can step (core/grid/step_sets.hpp) are all there is to
// try.
#pragma once

#include <span>
#include <vector>

#include "core/grid/step_sets.hpp"
#include "core/moves/footprints.hpp"
#include "core/moves/move.hpp"

namespace shunt::moves {

/// A group, and where its pieces stand afterwards.
struct Motion {
    std::vector<PieceId> pieces;  ///< ascending
    std::vector<Cell> anchors;    ///< of these pieces, in this order
};

/// Lists motions in one metric. `puzzle` must outlive it. Holds scratch memory; reuse it.
class Motions {
public:
    Motions(const Puzzle& puzzle, Metric metric);

    /// Begins with the motions of a position: all, or those of groups that hold each of `among` (ascending). O(cells), of groups O(sets
    /// that can step).
    void begin(const Position& position, std::span<const PieceId> among = {});
    /// Some more motions that count 1, in a fixed order; empty after the last. Several may lead to equal positions (interchangeable
    /// pieces). Valid until the next call. O(pieces of a group x its places).
    [[nodiscard]] std::span<const Motion> more();
    /// Whether some position had more than grid::kMostStepSets groups that can step in one direction: then motions of it are missing.
    [[nodiscard]] bool is_crowded() const { return crowded_; }

    /// The path of fewest steps along which a group goes from its place in `position` to `anchors`; the motion must be legal.
    [[nodiscard]] std::vector<Direction> path(const Position& position, const Motion& motion);

private:
    using Group = std::vector<PieceId>;
    /// Who moves in one direction, or, where they may turn on their way, in all: some of `beside_voids_` or of `groups_`.
    struct Round {
        Direction direction;
        std::size_t begin;
        std::size_t end;
    };

    void enter(const Position& position);
    void list_pieces();
    void list_groups();
    void list_pieces_beside_voids();
    void list_groups_that_step(Direction direction);
    void find_pushed(Direction direction);
    [[nodiscard]] Group closure_of(PieceId piece) const;
    [[nodiscard]] std::span<const Cell> cells_after(PieceId piece, Cell anchor, Direction direction) const;
    [[nodiscard]] bool step(std::span<const Cell> anchors, Direction direction);
    [[nodiscard]] std::span<const PieceId> mover_at(std::size_t index) const;
    void begin_group(std::span<const PieceId> group);
    void begin_piece(PieceId piece);
    void move_straight(Direction direction, bool once);
    void move_anywhere();
    void add_motion(std::span<const Cell> anchors);

    const Puzzle* puzzle_;
    Metric metric_;
    Footprints footprints_;
    std::vector<Motion> motions_;  // the first count_ are those found; the others keep their memory
    std::size_t count_ = 0;
    std::vector<PieceId> among_;  // all that must be in a mover
    std::vector<Round> rounds_;
    std::size_t round_ = 0;
    std::size_t next_ = 0;  // of this round
    Position position_;
    std::vector<PieceId> occupant_;      // by cell
    std::vector<PieceId> beside_voids_;  // in metrics of single pieces
    std::vector<Group> pushes_;          // by piece, in the direction looked at
    std::vector<bool> stuck_;            // by piece: its closure meets a wall
    grid::StepSets<Group> step_sets_;
    std::vector<Group> groups_;  // that can step
    bool crowded_ = false;
    Motion group_;                   // the group being moved, where it stands
    std::vector<bool> in_group_;     // by piece
    std::vector<Cell> stepped_;      // outcome of step()
    std::vector<Cell> reached_;      // of move_anywhere(): anchors of the group, place by place
    std::vector<std::size_t> seen_;  // of move_anywhere(): by anchor of the first piece, the flood that saw it last
    std::size_t floods_ = 0;
};

/// The move that leads from `from` to `to` (compared as canonical positions) and counts 1 in the metric of `motions`; the pieces named
/// are those that stand there in `from`. Of several motions the first. Empty when there is none.
[[nodiscard]] std::optional<Move> move_between(const Puzzle& puzzle, Motions& motions, const Position& from,
                                               const Position& to);
/// The moves that lead from `from` along positions, each so from the one before. Empty when one of them does not come of the one before.
[[nodiscard]] std::optional<std::vector<Move>> moves_along(const Puzzle& puzzle, Motions& motions, Position from,
                                                           std::span<const Position> way);

}  // namespace shunt::moves
