// The boards of a stock whose pieces move one at a time, and the moves of the one that is looked at, found anew each time:
//
//     a unit moves       AA1 -> AA.    the filling changes, the arrangement stays: bits of the filling, one look into a table
//                        A.2    A12
//     another one moves  AA. -> .AA    the arrangement changes, the units stay where they are: the same cells, as bits of the cells
//                        .12    .12    that are free there. Where a piece can go if no unit is in its way is laid down before.
//
// First note() every arrangement and end_noting(), then lay() every one and end_laying(); then enter() and look_at() any board.
#pragma once

#include "core/base/carried_bits.hpp"
#include "core/finder/filled_boards.hpp"
#include "core/finder/motion.hpp"
#include "core/finder/puzzle_ends.hpp"
#include "core/finder/tracks.hpp"

namespace shunt::finder {

class PieceBoards {
public:
    using Cells = Narrow::Cells;

    PieceBoards(const Grid<Narrow>& grid, Extent extent)
        : grid_(grid), extent_(extent), unit_(grid, cell_bit<Cells>(0)) {}

    /// Empties it; the arrangements of the boards from now on, which must outlive its use.
    void reset(const FilledBoards& boards);
    /// Notes what is to be known of the next arrangement, and enters it; only movers() may be asked of its boards.
    void note(const PuzzleEnds<Narrow>& ends);
    void end_noting();
    /// Notes where the pieces of an arrangement can go.
    void lay(BoardId arrangement);
    void end_laying() { index_.clear(); }

    [[nodiscard]] const BoardList<Narrow>& arrangements() const { return *list_; }
    [[nodiscard]] const Fillings& fillings() const { return fillings_; }
    [[nodiscard]] std::uint64_t bytes() const { return index_.bytes() + bytes_laid() + fillings_.bytes(); }
    /// Without the fillings, and what is only needed to lay.
    [[nodiscard]] std::uint64_t bytes_laid() const {
        return known_.capacity() * sizeof(Arrangement) + others_.capacity() * sizeof(Standing) +
               targets_.capacity() * sizeof(BoardId);
    }

    /// Goes to an arrangement.
    void enter(BoardId arrangement);
    /// Goes to a board of the arrangement.
    void look_at(BoardId filling) {
        chosen_ = fillings_.units(filling);
        units_ = static_cast<Cells>(spread_bits(chosen_, free_));
        voids_ = free_ ^ units_;
    }

    // Of the arrangement:
    [[nodiscard]] BoardId arrangement() const { return at_; }
    [[nodiscard]] std::size_t first_board() const { return first_board_; }
    [[nodiscard]] Cells free() const { return free_; }
    /// Anchors at which a goal piece may start, if a piece is there, units included; and at which it is where it has to go.
    [[nodiscard]] Cells starts() const { return known_[at_].starts; }
    [[nodiscard]] Cells goals() const { return known_[at_].goals; }

    // Of the board:
    [[nodiscard]] Cells units() const { return units_; }
    /// Anchors of all pieces.
    [[nodiscard]] Cells pieces() const { return known_[at_].anchors | units_; }
    /// Anchors of the pieces that can move.
    [[nodiscard]] Cells movers() const;
    [[nodiscard]] Narrow::Word word() const { return list_->word(at_) ^ Narrow::word(units_, 0, 0); }
    /// The kind of the piece at an anchor; units come last.
    [[nodiscard]] std::size_t kind_at(int anchor) const {
        return (units_ >> anchor & 1) != 0 ? list_->kinds().size() : list_->kind_at(at_, anchor);
    }
    /// Calls meet(board, pieces) for every move of a piece: the number of the board it leads to, and where those of `fresh`, of which
    /// one may be the goal piece, stand there. Those of `staying` are told of when another one moves.
    template <class Meet>
    void for_each_move(Cells fresh, Cells staying, const Meet& meet) const {
        if (units_ != 0) move_units(fresh, staying, meet);
        for (const Standing& piece : standing_) move_other(piece, fresh, staying, meet);
    }

private:
    static constexpr Cells kNever = ~Cells{0};  // cells that are never all empty

    /// A piece larger than a unit, where it stands in an arrangement.
    struct Standing {
        std::uint32_t kind : 16;
        std::uint32_t anchor : 16;
        std::array<Cells, 4> ahead;  // by Direction: must be empty for a step; kNever where something else stops it
        Cells reach;                 // where it can go if no unit is in its way
        std::uint32_t first_target;  // the arrangements to which that leads, in the order of the places
    };

    /// What is known of an arrangement.
    struct Arrangement {
        Cells free = 0;                 // cells that it leaves to units
        Cells anchors = 0;              // of its pieces
        Cells starts = 0;               // anchors at which a goal piece may start, if a piece is there: units included
        Cells goals = 0;                // anchors at which it is where it has to go
        std::uint32_t first_other = 0;  // of its pieces that can move; they end where those of the next begin
    };

    void note_kind(Arrangement& one, const PuzzleEnds<Narrow>& ends, std::size_t kind, Cells anchors) const;
    void note_piece(std::size_t kind, int anchor, Cells free);
    template <class Visit>
    void for_each_unit_move(const Visit& visit) const;
    template <class Meet>
    void move_units(Cells fresh, Cells staying, const Meet& meet) const;
    template <class Meet>
    void move_other(const Standing& piece, Cells fresh, Cells staying, const Meet& meet) const;
    [[nodiscard]] Cells places(const Standing& piece) const;
    [[nodiscard]] bool can_move(const Standing& piece) const {
        for (const Cells ahead : piece.ahead) {
            if ((ahead & ~voids_) == 0) return true;
        }
        return false;
    }

    Grid<Narrow> grid_;
    Extent extent_;
    Body<Narrow> unit_;
    const BoardList<Narrow>* list_ = nullptr;

    BoardIndex<Narrow> index_;        // of arrangements, while they are laid
    std::vector<Arrangement> known_;  // one more at the end
    std::vector<Standing> others_;    // pieces larger than units that can move, by arrangement
    std::vector<BoardId> targets_;
    Fillings fillings_;

    // The board that is looked at.
    BoardId at_ = 0;                      // its arrangement
    std::size_t first_board_ = 0;         // of that
    std::span<const Standing> standing_;  // the arrangement's part of others_
    Cells free_ = 0;
    Cells chosen_ = 0;  // the filling
    Cells units_ = 0;
    Cells voids_ = 0;
};

inline void PieceBoards::enter(BoardId arrangement) {
    const Arrangement& one = known_[arrangement];
    at_ = arrangement;
    first_board_ = std::size_t{arrangement} * fillings_.size();
    free_ = one.free;
    standing_ = {others_.data() + one.first_other, others_.data() + known_[arrangement + 1].first_other};
}

/// Calls visit(units, cells) for units that can each move to all of some cells; a unit may come more than once, with other cells.
template <class Visit>
void PieceBoards::for_each_unit_move(const Visit& visit) const {
    if (extent_ == Extent::any_path) {
        for (Cells left = voids_; left != 0;) {
            const Cells region = unit_.flood(grid_, lowest(left), left);
            left ^= region;
            const int down = grid_.columns();
            const Cells beside = (region & unit_.from[0]) >> down | (region & unit_.from[1]) >> 1 |
                                 (region & unit_.from[2]) << 1 | (region & unit_.from[3]) << down;
            visit(beside & units_, region);
        }
        return;
    }
    for (std::size_t way = 0; way < kDirections.size(); ++way) {
        const int stride = grid_.stride(kDirections[way]);
        for_each_cell(units_ & unit_.from[way] & moved(voids_, -stride), [&](int unit) {
            Cells way_on = cell_bit<Cells>(unit + stride);
            if (extent_ == Extent::straight) {
                for (Cells last = way_on; (last & unit_.from[way]) != 0; way_on |= last) {
                    last = moved(last, stride) & voids_;
                }
            }
            visit(cell_bit<Cells>(unit), way_on);
        });
    }
}

template <class Meet>
void PieceBoards::move_units(Cells fresh, Cells staying, const Meet& meet) const {
    for_each_unit_move([&](Cells units, Cells region) {
        const auto places = static_cast<Cells>(gathered_bits(region, free_));
        for (; units != 0; units &= units - 1) {
            const Cells from = lowest_of(units);
            const Cells rest = chosen_ ^ cell_bit<Cells>(std::popcount(free_ & (from - 1)));
            const Cells stands = staying & ~from;
            if ((fresh & from) == 0) {
                if (stands == 0) continue;
                for (Cells to = places; to != 0; to &= to - 1)
                    meet(first_board_ + fillings_.number(rest | lowest_of(to)), stands);
            } else {
                Cells cells = region;
                for (Cells to = places; to != 0; to &= to - 1, cells &= cells - 1)
                    meet(first_board_ + fillings_.number(rest | lowest_of(to)), stands | lowest_of(cells));
            }
        }
    });
}

template <class Meet>
void PieceBoards::move_other(const Standing& piece, Cells fresh, Cells staying, const Meet& meet) const {
    const Cells from = cell_bit<Cells>(static_cast<int>(piece.anchor));
    const Cells stands = staying & ~from;
    const Cells goes = (fresh & from) != 0 ? ~Cells{0} : 0;
    if ((stands | goes) == 0 || !can_move(piece)) return;
    for (Cells left = places(piece); left != 0; left &= left - 1) {
        const Cells to = lowest_of(left);
        const BoardId arrangement =
            targets_[piece.first_target + static_cast<std::uint32_t>(std::popcount(piece.reach & (to - 1)))];
        const auto chosen = static_cast<Cells>(gathered_bits(units_, known_[arrangement].free));
        meet(std::size_t{arrangement} * fillings_.size() + fillings_.number(chosen), stands | (goes & to));
    }
}

}  // namespace shunt::finder
