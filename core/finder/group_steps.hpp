// The groups of one board that can step (core/grid/step_sets.hpp).
#pragma once

#include "core/finder/board_list.hpp"
#include "core/grid/step_sets.hpp"

namespace shunt::finder {

/// The step sets of one board. Sets of pieces are sets of their anchors.
template <class W>
class GroupSteps {
public:
    using Cells = typename W::Cells;

    explicit GroupSteps(const Grid<W>& grid) : grid_(grid) {}

    /// Looks at a board.
    void reset(const BoardList<W>& boards, BoardId board) {
        pieces_.clear();
        for (std::size_t kind = 0; kind < boards.kinds().size(); ++kind) {
            const Body<W>& body = boards.kinds()[kind]->body;
            for_each_cell(boards.anchors(board)[kind], [&](int anchor) {
                pieces_.push_back({anchor, body.cells_at(anchor)});
                for_each_cell(body.cells_at(anchor), [&](int cell) { piece_at_[index(cell)] = anchor; });
            });
        }
        covered_ = boards.word(board).covered();
    }

    /// Appends every set that can step in `direction`, each once, none empty; false when there are more than grid::kMostStepSets, of which
    /// some are then missing: what is found here can be solved. No board of up to 21 cells has as many. O(pieces^2 + sets x closures).
    [[nodiscard]] bool append(Direction direction, std::vector<Cells>& sets) {
        find_pushed(direction);
        step_sets_.clear();
        for (const Piece& piece : pieces_) {
            const Cells closure = closure_of(piece.anchor);
            if (closure != 0) step_sets_.add(cell_bit<Cells>(piece.anchor), closure);
        }
        return step_sets_.append_to(sets, grid::kMostStepSets);
    }

private:
    struct Piece {
        int anchor;
        Cells cells;
    };

    [[nodiscard]] static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

    void find_pushed(Direction direction) {
        const Cells able = grid::with_void_ahead<Cells>(grid_.all() & ~covered_, [&](Cells cells) {
            return static_cast<Cells>(moved(cells, -grid_.stride(direction)) & grid_.inside(direction));
        });
        movable_ = 0;
        for (const Piece& piece : pieces_) {
            if ((piece.cells & ~able) != 0) continue;
            movable_ |= cell_bit<Cells>(piece.anchor);
            Cells& pushed = pushed_[index(piece.anchor)];
            pushed = 0;
            const Cells ahead = moved(piece.cells, grid_.stride(direction)) & covered_ & ~piece.cells;
            for_each_cell(ahead, [&](int cell) { pushed |= cell_bit<Cells>(piece_at_[index(cell)]); });
        }
    }
    /// Everything that `piece` pushes, itself included; 0 when the edge is in the way of any.
    [[nodiscard]] Cells closure_of(int piece) const {
        Cells closed = cell_bit<Cells>(piece);
        for (Cells left = closed; left != 0;) {
            const int next = lowest(left);
            left &= left - 1;
            if ((movable_ >> next & 1) == 0) return 0;
            left |= pushed_[index(next)] & ~closed;
            closed |= pushed_[index(next)];
        }
        return closed;
    }

    Grid<W> grid_;
    std::vector<Piece> pieces_;
    std::array<int, W::kMostCells> piece_at_{};  // by covered cell: anchor of its piece
    std::array<Cells, W::kMostCells>
        pushed_{};       // by anchor of a piece that can leave its place: what it pushes directly
    Cells movable_ = 0;  // pieces whose cells all have a void ahead
    Cells covered_ = 0;
    grid::StepSets<Cells> step_sets_;
};

}  // namespace shunt::finder
