// Where the goal piece of a puzzle starts and ends, and the hardest of the puzzles found between, for boards of the same kinds.
#pragma once

#include <vector>

#include "core/finder/puzzle_kind.hpp"
#include "core/finder/tally.hpp"

namespace shunt::finder {

/// A search outwards begins at the goals and reports what it meets. The kind PuzzleKind::any takes one search for every cell that the
/// anchor of the goal piece may have to reach, all others take one in all.
template <class W>
class PuzzleEnds {
public:
    using Cells = typename W::Cells;

    PuzzleEnds(const Grid<W>& grid, PuzzleKind kind) : grid_(grid), kind_(kind) {}

    /// Empties it; the kinds of the boards from now on.
    void reset(std::span<const GridShape<W>* const> kinds) {
        start_anchors_.clear();
        goal_anchors_.clear();
        for (const GridShape<W>* shape : kinds) {
            start_anchors_.push_back(finder::start_anchors(kind_, *shape));
            goal_anchors_.push_back(finder::goal_anchors(kind_, grid_, *shape));
        }
        can_start_ = can_leave_ = 0;
        goal_ = -1;
        hardest_ = {};
        starts_at_.clear();
        positions_ = 0;
    }
    /// The anchors at which a goal piece of a kind may start, and where it is where it has to go.
    [[nodiscard]] Cells starts(std::size_t kind) const { return start_anchors_[kind]; }
    [[nodiscard]] Cells goals(std::size_t kind) const { return goal_anchors_[kind]; }
    /// Tells of a board: where goal pieces may start, and where they may leave a goal.
    void note(Cells starts, Cells leaving) {
        can_start_ |= starts;
        can_leave_ |= leaving;
    }
    /// Whether some piece of some board may start, and some piece leave its goal: else there is no puzzle.
    [[nodiscard]] bool may_find() const { return can_start_ != 0 && can_leave_ != 0; }

    /// Goes on to the next goal, once all boards are noted; false when there is none.
    [[nodiscard]] bool next_goal() {
        const bool any = kind_ == PuzzleKind::any;
        do {
            if (++goal_ == (any ? grid_.cells() : 1)) return false;
        } while (any && (can_leave_ >> goal_ & 1) == 0);
        return true;
    }
    /// The anchors that count as goals now.
    [[nodiscard]] Cells wanted() const {
        return kind_ == PuzzleKind::any ? cell_bit<Cells>(goal_) : static_cast<Cells>(~Cells{0});
    }
    /// Counts positions visited (see Tally).
    void visit(Cells pieces) { positions_ += static_cast<std::uint64_t>(std::popcount(pieces)); }
    /// Counts starting positions so far from the goal: pieces of a board, not none; kind_at(anchor) tells their kinds.
    template <class KindAt>
    void count(int length, Cells starts, const typename W::Word& board, const KindAt& kind_at) {
        const auto at = static_cast<std::size_t>(length);
        if (starts_at_.size() <= at) starts_at_.resize(at + 1);
        starts_at_[at] += static_cast<std::uint64_t>(std::popcount(starts));
        if (length < hardest_.length) return;
        const bool any = kind_ == PuzzleKind::any;
        Found<W> found{length, board, lowest(starts), any ? goal_ : 0};
        if (hardest_.length != 0 && !(found < hardest_)) return;
        hardest_ = found;
        if (!any) hardest_.goal = highest(goal_anchors_[kind_at(found.start)]);
    }

    /// The hardest puzzle; length 0 when there is none.
    [[nodiscard]] const Found<W>& hardest() const { return hardest_; }
    /// Starting positions by length.
    [[nodiscard]] const std::vector<std::uint64_t>& starts_at() const { return starts_at_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

private:
    Grid<W> grid_;
    PuzzleKind kind_;
    std::vector<Cells> start_anchors_;  // by kind
    std::vector<Cells> goal_anchors_;   // by kind
    Cells can_start_ = 0;
    Cells can_leave_ = 0;
    int goal_ = -1;  // PuzzleKind::any: the anchor that is the goal now
    Found<W> hardest_;
    std::vector<std::uint64_t> starts_at_;
    std::uint64_t positions_ = 0;
};

}  // namespace shunt::finder
