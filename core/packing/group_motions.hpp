// Which rigid sets of pieces of a position can move, and where they come to: no number is known here.
//
// Longer motions of a set begin with a step of the same set, so the sets that can step (pushing.hpp) are all there is to try.
//
// Two motions lead to the same position only along paths. For of one kind, let the pieces at anchors A come d on, or those at B come e on,
// with the same result. The sums of the anchors are the same, so |A| d = |B| e: both go one way, and if as far, A = B. If d is farther, the
// foremost of B is d - e in front of the foremost of A, on the same straight line: there it stands, not in A, while A slides over it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/packing/pushing.hpp"

namespace shunt::packing {

/// The motions of groups in the fillings of one arrangement. Reusable; holds only scratch memory.
class GroupMotions {
public:
    explicit GroupMotions(const PackedSpace& space)
        : space_(space), extent_(puzzle::extent(space.metric())), pushing_(space) {}

    /// Begins with an arrangement: then come the pieces of its body, then end_body().
    void begin() { pushing_.begin(); }
    void add(Letter kind, int anchor) { pushing_.add(space_.places().at(kind, anchor).cells, anchor, kind); }
    /// Whatever may fill these cells are the other pieces.
    void end_body(CellSet free) {
        bodies_ = pushing_.count();
        for (CellSet left = free; left != 0; left &= left - 1)
            pushing_.add(left & -left, std::countr_zero(left), space_.free_letter());
    }

    /// Calls `visit()` for every motion of a group in the filling with these voids; the following tell about it.
    template <class Visit>
    void for_each(CellSet voids, Visit visit) {
        pushing_.fill(voids);
        if (!steps()) {
            for (std::size_t direction = 0; direction < kDirectionCount; ++direction)
                before_voids_[direction] = space_.places().shifted(voids, opposite(direction));
        }
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            for (const PieceSet group : pushing_.groups(direction)) {
                begin_group(group);
                extent_ == puzzle::Extent::any_path ? move_anywhere(direction, visit) : move_straight(direction, visit);
            }
        }
    }
    /// Whether several motions may lead to one position.
    [[nodiscard]] bool may_repeat() const { return extent_ == puzzle::Extent::any_path; }

    /// The group, by number of its pieces: those of the body in the order in which they were added, then the others.
    [[nodiscard]] PieceSet group() const { return group_; }
    /// The cells that are void afterwards.
    [[nodiscard]] CellSet voids_after() const { return (pushing_.voids() | group_cells_) & ~reached_[now_].cells; }
    [[nodiscard]] std::size_t bodies() const { return bodies_; }
    [[nodiscard]] const Pushing::Piece& piece(std::size_t index) const { return pushing_.piece(index); }
    /// The anchor to which the first member of the group comes.
    [[nodiscard]] std::uint8_t first_anchor() const { return reached_[now_].anchor[0]; }
    /// Calls `visit(piece, to)` for every member that belongs to the body: whatever it was, and the anchor that it comes to.
    template <class Visit>
    void for_each_body(Visit visit) const {
        for (std::size_t i = 0; i < member_count_ && members_[i] < bodies_; ++i)
            visit(pushing_.piece(members_[i]), reached_[now_].anchor[i]);
    }

private:
    /// Where the members of the group stand, in the order of their numbers.
    struct Standing {
        CellSet cells;  // of all of them
        std::array<std::uint8_t, kMostCells> anchor;
    };

    /// Then what is free farther on need not be known: who is in a group can step.
    [[nodiscard]] bool steps() const { return extent_ == puzzle::Extent::one_cell; }
    void begin_group(PieceSet group) {
        group_ = group;
        group_cells_ = 0;
        member_count_ = 0;
        now_ = 0;
        for (PieceSet left = group; left != 0; left &= left - 1) {
            const auto piece = static_cast<std::size_t>(std::countr_zero(left));
            reached_[0].anchor[member_count_] = pushing_.piece(piece).anchor;
            members_[member_count_++] = static_cast<std::uint8_t>(piece);
            group_cells_ |= pushing_.piece(piece).cells;
        }
        reached_[0].cells = group_cells_;
    }
    /// Looks at the group where it begins: from which cells it can go this way, as far as other pieces and walls tell.
    void look(std::size_t direction) {
        free_ahead_[direction] = before_voids_[direction] | space_.places().shifted(group_cells_, opposite(direction));
    }
    /// The anchor of a member one step on from another anchor.
    [[nodiscard]] std::uint8_t next_anchor(std::size_t member, std::uint8_t anchor, std::size_t direction) const {
        const Letter kind = pushing_.piece(members_[member]).kind;
        return kind == space_.free_letter()
                   ? static_cast<std::uint8_t>(std::countr_zero(space_.places().next(anchor, direction)))
                   : space_.places().at(kind, anchor).next[direction];
    }
    /// Whether the group, covering these cells, can make a step in a direction looked at, as far as cells tell: that is most of it, and
    /// two instructions.
    [[nodiscard]] bool is_free_ahead(CellSet cells, std::size_t direction) const {
        return (cells & ~free_ahead_[direction]) == 0;
    }
    /// A step from where it stood before to reached_[now_ + 1]; false when a piece may not go there, whatever the cells tell.
    [[nodiscard]] bool step(std::size_t from, std::size_t direction) {
        const Standing& here = reached_[from];
        Standing& there = reached_[now_ + 1];
        there.cells = space_.places().shifted(here.cells, direction);
        for (std::size_t i = 0; i < member_count_; ++i) {
            there.anchor[i] = next_anchor(i, here.anchor[i], direction);
            if (there.anchor[i] == kNowhere) return false;
        }
        return true;
    }
    /// The first step is known to be possible.
    template <class Visit>
    void move_straight(std::size_t direction, Visit& visit) {
        if (!steps()) look(direction);
        do {
            if (!step(now_, direction)) return;
            ++now_;
            visit();
        } while (!steps() && is_free_ahead(reached_[now_].cells, direction));
    }
    /// Flood over the displacements of the group, for the first direction in which it can step; each is known by where its first piece
    /// stands.
    template <class Visit>
    void move_anywhere(std::size_t first_direction, Visit& visit) {
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) look(direction);
        for (std::size_t direction = 0; direction < first_direction; ++direction)
            if (is_free_ahead(group_cells_, direction) && step(0, direction)) return;
        CellSet seen = CellSet{1} << reached_[0].anchor[0];
        for (std::size_t from = 0; from <= now_; ++from) {
            for (std::size_t direction = from == 0 ? first_direction : 0; direction < kDirectionCount; ++direction) {
                if (!is_free_ahead(reached_[from].cells, direction)) continue;
                const std::uint8_t first = next_anchor(0, reached_[from].anchor[0], direction);
                if (first == kNowhere || (seen >> first & 1) != 0 || !step(from, direction)) continue;
                seen |= CellSet{1} << first;
                ++now_;
                visit();
            }
        }
    }

    const PackedSpace& space_;
    puzzle::Extent extent_;
    Pushing pushing_;
    std::size_t bodies_ = 0;                               // the first pieces are those of the body
    std::array<CellSet, kDirectionCount> before_voids_{};  // cells from which a step in that direction leads to a void

    // The group being moved.
    PieceSet group_ = 0;
    CellSet group_cells_ = 0;
    std::array<CellSet, kDirectionCount>
        free_ahead_{};  // cells from which a step leads to a void or to where the group began
    std::array<std::uint8_t, kMostCells> members_{};
    std::size_t member_count_ = 0;
    std::array<Standing, kMostCells + 1> reached_{};  // where it begins, and where it comes to
    std::size_t now_ = 0;                             // the last of them
};

}  // namespace shunt::packing
