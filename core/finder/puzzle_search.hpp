// The hardest puzzle that a set of boards holds, once their tracks are laid.
#pragma once

#include "core/finder/outward.hpp"
#include "core/finder/puzzle_kind.hpp"
#include "core/finder/tally.hpp"

namespace shunt::finder {

/// Note every board, begin, then advance until it is done. The kind PuzzleKind::any takes one search outwards for every cell that the
/// anchor of the goal piece may have to reach, all others take one in all.
template <class W>
class PuzzleSearch {
public:
    using Cells = typename W::Cells;

    PuzzleSearch(const Grid<W>& grid, PuzzleKind kind) : grid_(grid), kind_(kind) {}

    /// Empties it; the kinds of the boards from now on.
    void reset(std::span<const GridShape<W>* const> kinds);
    /// Makes room for so many boards.
    void reserve(BoardId boards) { boards_.reserve(boards); }
    /// Tells the next board: the anchors of its pieces by kind, and those of the pieces that may leave their place.
    void note(std::span<const Cells> anchors, Cells leaving);
    /// Whether some piece of some board may start, and some piece leave its goal: else there is no puzzle.
    [[nodiscard]] bool may_find() const { return can_start_ != 0 && can_leave_ != 0; }

    /// Begins once all boards are noted and the tracks laid; false when there is nothing to search.
    bool begin(Tracks<W>& tracks);
    /// Goes one move further from the goals; false when done.
    bool advance(const BoardList<W>& boards, Tracks<W>& tracks);
    /// Boards that the next call of advance looks at.
    [[nodiscard]] std::size_t frontier() const { return outward_.frontier(); }

    /// The hardest puzzle; length 0 when there is none.
    [[nodiscard]] const Found<W>& hardest() const { return hardest_; }
    /// Starting positions by length.
    [[nodiscard]] const std::vector<std::uint64_t>& starts() const { return starts_at_; }
    /// Positions visited (see Tally).
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] std::uint64_t bytes() const { return boards_.capacity() * sizeof(Noted) + outward_.bytes(); }
    /// Memory that so many boards noted take; a search takes Outward::bytes_for() more.
    [[nodiscard]] static std::uint64_t bytes_noted(BoardId boards) { return std::uint64_t{boards} * sizeof(Noted); }

private:
    struct Noted {
        Cells starts = 0;   // anchors at which a goal piece may start
        Cells goals = 0;    // anchors at which a goal piece is where it has to go
        Cells leaving = 0;  // those of `goals` that a move may leave
    };

    [[nodiscard]] bool begin_next(Tracks<W>& tracks);
    void consider(const BoardList<W>& boards, BoardId board, Cells starts);
    void finish_goal(const BoardList<W>& boards);

    Grid<W> grid_;
    PuzzleKind kind_;
    std::vector<Cells> start_anchors_;  // by kind
    std::vector<Cells> goal_anchors_;   // by kind
    std::vector<Noted> boards_;
    Cells can_start_ = 0;
    Cells can_leave_ = 0;

    Outward<W> outward_;
    int depth_ = 0;
    int goal_ = 0;  // PuzzleKind::any: the anchor that is the goal now
    Found<W> hardest_of_goal_;
    BoardId hardest_board_ = 0;  // the board of hardest_of_goal_
    Found<W> hardest_;
    std::vector<std::uint64_t> starts_at_;
    std::uint64_t positions_ = 0;
};

template <class W>
void PuzzleSearch<W>::reset(std::span<const GridShape<W>* const> kinds) {
    start_anchors_.clear();
    goal_anchors_.clear();
    for (const GridShape<W>* shape : kinds) {
        start_anchors_.push_back(finder::start_anchors(kind_, *shape));
        goal_anchors_.push_back(finder::goal_anchors(kind_, grid_, *shape));
    }
    boards_.clear();
    can_start_ = can_leave_ = 0;
    hardest_ = {};
    starts_at_.clear();
    positions_ = 0;
}

template <class W>
void PuzzleSearch<W>::note(std::span<const Cells> anchors, Cells leaving) {
    Noted board;
    for (std::size_t kind = 0; kind < anchors.size(); ++kind) {
        board.starts |= anchors[kind] & start_anchors_[kind];
        board.goals |= anchors[kind] & goal_anchors_[kind];
    }
    board.leaving = board.goals & leaving;
    boards_.push_back(board);
    can_start_ |= board.starts;
    can_leave_ |= board.leaving;
}

template <class W>
bool PuzzleSearch<W>::begin(Tracks<W>& tracks) {
    goal_ = -1;
    return may_find() && begin_next(tracks);
}

/// Begins with the next goal; false when there is none.
template <class W>
bool PuzzleSearch<W>::begin_next(Tracks<W>& tracks) {
    const bool any = kind_ == PuzzleKind::any;
    do {
        if (++goal_ == (any ? grid_.cells() : 1)) return false;
    } while (any && (can_leave_ >> goal_ & 1) == 0);
    const Cells wanted = any ? cell_bit<Cells>(goal_) : static_cast<Cells>(~Cells{0});
    outward_.reset(static_cast<BoardId>(boards_.size()), tracks);
    for (BoardId board = 0; board < boards_.size(); ++board) {
        const Cells solved = boards_[board].goals & wanted;
        if (solved == 0) continue;
        const Cells leaving = boards_[board].leaving & wanted;
        outward_.add_solved(board, solved, leaving);
        positions_ += static_cast<std::uint64_t>(std::popcount(leaving));
    }
    depth_ = 0;
    hardest_of_goal_ = {};
    return true;
}

template <class W>
bool PuzzleSearch<W>::advance(const BoardList<W>& boards, Tracks<W>& tracks) {
    ++depth_;
    std::uint64_t count = 0;
    const bool more = outward_.advance(tracks, [&](BoardId board, Cells found) {
        positions_ += static_cast<std::uint64_t>(std::popcount(found));
        const Cells starts = found & boards_[board].starts;
        if (starts == 0) return;
        count += static_cast<std::uint64_t>(std::popcount(starts));
        consider(boards, board, starts);
    });
    if (count != 0) {
        const auto length = static_cast<std::size_t>(depth_);
        if (starts_at_.size() <= length) starts_at_.resize(length + 1);
        starts_at_[length] += count;
    }
    if (more) return true;
    finish_goal(boards);
    return begin_next(tracks);
}

template <class W>
void PuzzleSearch<W>::consider(const BoardList<W>& boards, BoardId board, Cells starts) {
    const Found<W> found{depth_, boards.word(board), lowest(starts), 0};
    if (hardest_of_goal_.length != 0 && !(found < hardest_of_goal_)) return;
    hardest_of_goal_ = found;
    hardest_board_ = board;
}

/// Now that the goal piece is known, so is where it has to go.
template <class W>
void PuzzleSearch<W>::finish_goal(const BoardList<W>& boards) {
    Found<W>& found = hardest_of_goal_;
    if (found.length == 0) return;
    found.goal = goal_;
    const auto anchors = boards.anchors(hardest_board_);
    for (std::size_t kind = 0; kind < anchors.size() && kind_ != PuzzleKind::any; ++kind) {
        if ((anchors[kind] >> found.start & 1) != 0) found.goal = highest(goal_anchors_[kind]);
    }
    if (hardest_.length == 0 || found < hardest_) hardest_ = found;
}

}  // namespace shunt::finder
