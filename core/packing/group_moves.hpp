// Moves of groups: rigid sets of pieces, found through what each piece must push.
//
// In one direction, a piece pushes the pieces that stand where it would come to; with them it pushes those that they push, and so
// on: its *closure*. A set of pieces can make a step exactly when it is a union of closures that hit no wall. Longer motions of a
// set begin with a step of the same set, so the sets that can step are all there is to try:
//
//     A B .     right: closure(B) = {B}, closure(A) = {A, B}        sets: {B}, {A, B}
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/packing/arrangement_cache.hpp"
#include "core/packing/arrangement_walk.hpp"

namespace shunt::packing {

/// A piece of the body in an arrangement.
struct BodyPiece {
    std::uint8_t anchor = 0;
    Letter kind = 0;
};

using GroupMovesCache = ArrangementCache<BodyPiece>;

/// Adds the pieces of an arrangement to the cache.
GroupMovesCache::Entry add_pieces(const PackedSpace& space, const ArrangementWalk& walk, GroupMovesCache& cache);

/// Finds all positions one group move away. Reusable; holds only scratch memory and what it learned about arrangements.
class GroupMoves {
public:
    explicit GroupMoves(const PackedSpace& space) : space_(&space), memo_(kMemo) {}
    /// Bytes held beside the object itself.
    [[nodiscard]] static std::uint64_t bytes() { return kMemo * sizeof(Memo); }

    struct Neighbour {
        Rank rank = 0;
        PackedSpace::State state;
        bool is_goal = false;
    };
    /// Every position one move of one group away from `state`, whose arrangement is that of `entry`: each once; valid until the next
    /// call.
    [[nodiscard]] const std::vector<Neighbour>& neighbours(const GroupMovesCache& cache,
                                                           const GroupMovesCache::Entry& entry,
                                                           const PackedSpace::State& state);

private:
    using PieceSet = std::uint64_t;  // by index into pieces_
    static constexpr std::size_t kMemo = std::size_t{1} << 13;

    struct Piece {
        CellSet cells = 0;
        std::uint8_t anchor = 0;
        Letter kind = 0;  // free_letter(): a filler
    };
    /// Where the members of a group stand, in the order of their indices.
    struct Standing {
        std::array<std::uint8_t, kMostCells> anchor;
    };
    /// What moving part of the body makes of an arrangement.
    struct Memo {
        Rank number = ~Rank{0};
        PieceSet moved = 0;
        std::uint8_t to = 0;  // anchor of its first piece afterwards
        PackedSpace::Goals goals = 0;
        PackedSpace::State target;  // its voids are not used
    };

    void drop_repeated();
    void gather(const GroupMovesCache& cache, const GroupMovesCache::Entry& entry);
    void find_groups(std::size_t direction);
    [[nodiscard]] PieceSet pushers(std::size_t direction) const;
    [[nodiscard]] PieceSet owners(CellSet cells) const;
    [[nodiscard]] PieceSet closure(std::size_t piece) const;
    void begin_group(PieceSet group);
    [[nodiscard]] bool step(const Standing& from, std::size_t direction, Standing& to, CellSet& cells) const;
    void move_straight(std::size_t direction, bool once);
    void move_anywhere();
    void emit(const Standing& standing, CellSet cells);
    [[nodiscard]] const Memo& body_moved(const Standing& standing);
    void work_out(Memo& memo, const Standing& standing) const;
    [[nodiscard]] CellSet next_cells(const Piece& piece, std::uint8_t anchor, std::size_t direction) const;

    const PackedSpace* space_;
    std::vector<Memo> memo_;
    std::vector<Neighbour> neighbours_;

    // The position being expanded.
    PackedSpace::State state_;
    CellSet free_ = 0;
    CellSet occupied_ = 0;
    PackedSpace::Goals goals_ = 0;
    std::size_t bodies_ = 0;  // the first pieces are those of the body
    std::size_t count_ = 0;
    std::array<Piece, kMostCells> pieces_{};
    std::array<std::uint8_t, kMostCells> owner_{};  // piece on every occupied cell

    // The direction being looked at: what each piece pushes, and the sets that can step.
    std::array<PieceSet, kMostCells> pushes_{};
    std::vector<PieceSet> groups_;
    std::vector<PieceSet> movable_;  // any path: the groups of all directions

    // The group being moved.
    PieceSet group_ = 0;
    CellSet group_cells_ = 0;
    std::array<std::uint8_t, kMostCells> members_{};
    std::size_t member_count_ = 0;
    std::vector<Standing> todo_;  // of a flood
};

}  // namespace shunt::packing
