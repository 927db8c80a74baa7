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
    bool begin(Tracks<W>& tracks) { return ends_.may_find() && begin_next(tracks); }
    /// Goes one move further from the goals; false when done.
    bool advance(const BoardList<W>& boards, Tracks<W>& tracks);
    /// Boards that the next call of advance looks at.
    [[nodiscard]] std::size_t frontier() const { return outward_.frontier(); }

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

    PuzzleEnds<W> ends_;
    std::vector<Noted> boards_;
    Outward<W> outward_;
    int depth_ = 0;
};

/// Begins with the next goal; false when there is none.
template <class W>
bool PuzzleSearch<W>::begin_next(Tracks<W>& tracks) {
    if (!ends_.next_goal()) return false;
    outward_.reset(static_cast<BoardId>(boards_.size()), tracks);
    for (BoardId board = 0; board < boards_.size(); ++board) {
        const Cells solved = boards_[board].goals & ends_.wanted();
        if (solved == 0) continue;
        const Cells leaving = boards_[board].leaving & ends_.wanted();
        outward_.add_solved(board, solved, leaving);
        ends_.visit(leaving);
    }
    depth_ = 0;
    return true;
}

template <class W>
bool PuzzleSearch<W>::advance(const BoardList<W>& boards, Tracks<W>& tracks) {
    ++depth_;
    const bool more = outward_.advance(tracks, [&](BoardId board, Cells found) {
        ends_.visit(found);
        const Cells starts = found & boards_[board].starts;
        if (starts == 0) return;
        ends_.count(depth_, starts, boards.word(board), [&](int anchor) { return boards.kind_at(board, anchor); });
    });
    return more || begin_next(tracks);
}

}  // namespace shunt::finder
