// Which sets of pieces can make one step together.
//
// Stepping in one direction, a piece pushes whatever stands where it goes. The pieces it pushes, and those that they push, are its
// *push-closure*; if that meets the edge of the board, the piece cannot step. A set of pieces can step as a rigid body exactly when
// it is a union of such closures: all that any member pushes must be a member, and that suffices.
#pragma once

#include <algorithm>

#include "core/finder/board_list.hpp"

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
                pieces_.push_back({&body, anchor, body.cells_at(anchor)});
                for_each_cell(body.cells_at(anchor), [&](int cell) { piece_at_[index(cell)] = anchor; });
            });
        }
        covered_ = boards.word(board).covered();
    }
    /// More sets than this in one direction are not listed. No board of up to 21 cells has as many.
    static constexpr std::size_t kMostSets = std::size_t{1} << 16;

    /// Appends every set that can step in `direction`, each once, none empty; false when there are more than kMostSets, of which some
    /// are then missing. O(pieces^2 + sets x closures).
    [[nodiscard]] bool append(Direction direction, std::vector<Cells>& sets) {
        find_closures(direction);
        const std::size_t begin = sets.size();
        sets.push_back(0);
        for (const Closure& closure : closures_) {  // smaller ones first: what a piece needs is decided before it
            const std::size_t end = sets.size();
            if (end - begin > kMostSets) break;
            for (std::size_t set = begin; set < end; ++set) {
                const Cells united = sets[set] | closure.own;
                if ((closure.all & ~united) == 0) sets.push_back(united);
            }
        }
        sets[begin] = sets.back();
        sets.pop_back();
        return sets.size() - begin <= kMostSets;
    }

private:
    struct Piece {
        const Body<W>* body;
        int anchor;
        Cells cells;
    };
    struct Closure {
        Cells all = 0;  // the push-closure
        Cells own = 0;  // the pieces that have this closure: they push one another
    };

    [[nodiscard]] static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

    void find_pushed(Direction direction) {
        movable_ = 0;
        for (const Piece& piece : pieces_) {
            if ((piece.body->from[index_of(direction)] & cell_bit<Cells>(piece.anchor)) == 0) continue;
            movable_ |= cell_bit<Cells>(piece.anchor);
            Cells& pushed = pushed_[index(piece.anchor)];
            pushed = 0;
            const Cells ahead = moved(piece.cells, grid_.stride(direction)) & covered_ & ~piece.cells;
            for_each_cell(ahead, [&](int cell) { pushed |= cell_bit<Cells>(piece_at_[index(cell)]); });
        }
    }
    /// Everything that `piece` pushes, itself included; 0 when the edge is in the way.
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
    void find_closures(Direction direction) {
        find_pushed(direction);
        closures_.clear();
        for (const Piece& piece : pieces_) {
            const Cells all = closure_of(piece.anchor);
            if (all == 0) continue;
            const auto same = [&](const Closure& closure) { return closure.all == all; };
            auto at = std::find_if(closures_.begin(), closures_.end(), same);
            if (at == closures_.end()) at = closures_.insert(at, {all, 0});
            at->own |= cell_bit<Cells>(piece.anchor);
        }
        std::sort(closures_.begin(), closures_.end(),
                  [](const Closure& a, const Closure& b) { return std::popcount(a.all) < std::popcount(b.all); });
    }

    Grid<W> grid_;
    std::vector<Piece> pieces_;
    std::array<int, W::kMostCells> piece_at_{};  // by covered cell: anchor of its piece
    std::array<Cells, W::kMostCells>
        pushed_{};       // by anchor of a piece that can leave its place: what it pushes directly
    Cells movable_ = 0;  // pieces that the edge does not stop
    Cells covered_ = 0;
    std::vector<Closure> closures_;
};

}  // namespace shunt::finder
