// The hardest puzzle that a set of boards holds, once their tracks are laid.
#pragma once

#include "core/finder/outward.hpp"
#include "core/finder/puzzle_ends.hpp"

namespace shunt::finder {

/// Note every board, begin, then advance until it is done.
template <class W>
class PuzzleSearch {
public:
    using Cells = typename W::Cells;

    PuzzleSearch(const Grid<W>& grid, PuzzleKind kind) : ends_(grid, kind) {}

    /// Empties it; the kinds of the boards from now on.
    void reset(std::span<const GridShape<W>* const> kinds) {
        ends_.reset(kinds);
        boards_.clear();
    }
    /// Makes room for so many boards.
    void reserve(BoardId boards) { boards_.reserve(boards); }
    /// Tells the next board: the anchors of its pieces by kind, and those of the pieces that may leave their place.
    void note(std::span<const Cells> anchors, Cells leaving) {
        Noted board;
        for (std::size_t kind = 0; kind < anchors.size(); ++kind) {
            board.starts |= anchors[kind] & ends_.starts(kind);
            board.goals |= anchors[kind] & ends_.goals(kind);
        }
        board.leaving = board.goals & leaving;
        boards_.push_back(board);
        ends_.note(board.starts, board.leaving);
    }
    /// What it has found.
    [[nodiscard]] const PuzzleEnds<W>& ends() const { return ends_; }

    /// Begins once all boards are noted and the tracks laid; false when there is nothing to search.
    [[nodiscard]] bool begin() { return ends_.may_find() && begin_next(); }
    /// Works on, taking 1 from `budget` for each board and track; false when done.
    [[nodiscard]] bool advance(const BoardList<W>& boards, Tracks<W>& tracks, std::int64_t& budget);

    [[nodiscard]] std::uint64_t bytes() const { return boards_.capacity() * sizeof(Noted) + outward_.bytes(); }
    /// Memory that so many boards noted take; a search takes Outward::bytes_for() more.
    [[nodiscard]] static std::uint64_t bytes_noted(BoardId boards) { return std::uint64_t{boards} * sizeof(Noted); }

private:
    struct Noted {
        Cells starts = 0;   // anchors at which a goal piece may start
        Cells goals = 0;    // anchors at which a goal piece is where it has to go
        Cells leaving = 0;  // those of `goals` that a move may leave
    };

    /// For each goal: the tracks are cleared, solved positions added, and then it goes outwards move by move.
    enum class Phase : unsigned char { clearing, adding, going };

    [[nodiscard]] bool begin_next();
    [[nodiscard]] bool add_solved(std::int64_t& budget);
    [[nodiscard]] bool go(const BoardList<W>& boards, Tracks<W>& tracks, std::int64_t& budget);

    PuzzleEnds<W> ends_;
    std::vector<Noted> boards_;
    Outward<W> outward_;
    Phase phase_ = Phase::clearing;
    BoardId added_ = 0;  // boards before this one
    int depth_ = 0;
};

/// Begins with the next goal; false when there is none.
template <class W>
bool PuzzleSearch<W>::begin_next() {
    if (!ends_.next_goal()) return false;
    outward_.reset(static_cast<BoardId>(boards_.size()));
    phase_ = Phase::clearing;
    added_ = 0;
    depth_ = 0;
    return true;
}

template <class W>
bool PuzzleSearch<W>::advance(const BoardList<W>& boards, Tracks<W>& tracks, std::int64_t& budget) {
    while (budget > 0) {
        if (phase_ == Phase::clearing) {
            if (outward_.clear(tracks, budget)) phase_ = Phase::adding;
        } else if (phase_ == Phase::adding) {
            if (add_solved(budget)) phase_ = Phase::going;
        } else if (go(boards, tracks, budget) && outward_.frontier() == 0 && !begin_next()) {
            return false;
        }
    }
    return true;
}

/// Adds some more of the positions that are solved; false when there are more.
template <class W>
bool PuzzleSearch<W>::add_solved(std::int64_t& budget) {
    for (; added_ < boards_.size(); ++added_, --budget) {
        if (budget <= 0) return false;
        const Cells solved = boards_[added_].goals & ends_.wanted();
        if (solved == 0) continue;
        const Cells leaving = boards_[added_].leaving & ends_.wanted();
        outward_.add_solved(added_, solved, leaving);
        ends_.visit(leaving);
    }
    depth_ = 1;
    return true;
}

/// Goes towards the next depth; false when there is more to do before all of it is known.
template <class W>
bool PuzzleSearch<W>::go(const BoardList<W>& boards, Tracks<W>& tracks, std::int64_t& budget) {
    const auto found = [&](BoardId board, Cells pieces) {
        ends_.visit(pieces);
        const Cells starts = pieces & boards_[board].starts;
        if (starts == 0) return;
        ends_.count(depth_, starts, boards.word(board), [&](int anchor) { return boards.kind_at(board, anchor); });
    };
    if (!outward_.advance(tracks, found, budget)) return false;
    ++depth_;
    return true;
}

}  // namespace shunt::finder
