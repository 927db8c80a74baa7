// Retrograde breadth-first search, outwards from solved positions, for every choice of the goal piece at once.
//
// A position is a board with one of its pieces marked as the goal piece. Boards are what moves connect, so the search keeps, per
// board, a set of anchors: the pieces that, as the goal piece, have been reached. Pieces of all shapes are searched together; they
// cannot disturb each other.
#pragma once

#include <algorithm>

#include "core/finder/tracks.hpp"

namespace shunt::finder {

template <class W>
class Outward {
public:
    using Cells = typename W::Cells;

    /// Memory that a search of so many boards takes at most, but for the list of tracks to look at next.
    [[nodiscard]] static std::uint64_t bytes_for(BoardId boards) { return boards * (sizeof(State) + sizeof(BoardId)); }

    /// Begins a search without any position. Its tracks are to be cleared before anything else.
    void reset(BoardId boards) {
        depth_ = 0;
        boards_.assign(boards, {});
        frontier_.clear();
        touched_.clear();
        next_ = 0;
        phase_ = Phase::touching;
    }
    /// Clears what earlier searches have written on the tracks; false when the budget is used up before, and there is more to do.
    [[nodiscard]] bool clear(Tracks<W>& tracks, std::int64_t& budget) {
        for (; next_ < tracks.tracks.size(); budget -= 1) {
            if (budget <= 0) return false;
            const std::size_t end = std::min(next_ + kClearedAtOnce, tracks.tracks.size());
            for (; next_ < end; ++next_) tracks.tracks[next_].seen = tracks.tracks[next_].pending = 0;
        }
        next_ = 0;
        return true;
    }
    /// Adds positions of distance 0: the pieces of `board` at `goals`. Only those of `leaving` are searched from: the others have
    /// no neighbour that is not solved too.
    void add_solved(BoardId board, Cells goals, Cells leaving) {
        boards_[board].seen = goals;
        boards_[board].fresh = leaving;
        if (leaving != 0) frontier_.push_back(board);
    }
    /// Goes towards one move further, taking 1 from `budget` for each board and track; false when there is more to do before all positions
    /// there are found. Then has called found(board, pieces) for all new ones.
    template <class Found>
    [[nodiscard]] bool advance(Tracks<W>& tracks, const Found& found, std::int64_t& budget) {
        if (phase_ == Phase::touching) {
            if (!each_of(frontier_, budget, [&](BoardId board) { touch_tracks(board, tracks); })) return false;
            frontier_.clear();
            phase_ = Phase::passing;
        }
        if (phase_ == Phase::passing) {
            if (!each_of(touched_, budget, [&](TrackId track) { pass_on(track, tracks); })) return false;
            touched_.clear();
            phase_ = Phase::telling;
        }
        if (!each_of(frontier_, budget, [&](BoardId board) { found(board, boards_[board].fresh); })) return false;
        ++depth_;
        phase_ = Phase::touching;
        return true;
    }
    /// Boards with new positions.
    [[nodiscard]] std::size_t frontier() const { return frontier_.size(); }
    [[nodiscard]] std::uint64_t bytes() const {
        return boards_.capacity() * sizeof(State) + frontier_.capacity() * sizeof(BoardId) +
               touched_.capacity() * sizeof(TrackId);
    }

private:
    static constexpr std::size_t kClearedAtOnce = 64;  // tracks

    struct State {
        Cells seen = 0;
        Cells fresh = 0;  // the part of seen that the present level has added
    };
    /// Of a move: from boards to their tracks, from these to their boards, which are then told.
    enum class Phase : unsigned char { touching, passing, telling };

    /// Goes on through a list, which does not grow meanwhile; false when the budget is used up before its end.
    template <class Id, class Each>
    [[nodiscard]] bool each_of(const std::vector<Id>& list, std::int64_t& budget, const Each& each) {
        for (; next_ < list.size(); ++next_, --budget) {
            if (budget <= 0) return false;
            each(list[next_]);
        }
        next_ = 0;
        return true;
    }

    void touch_tracks(BoardId board, Tracks<W>& tracks) {
        const Cells fresh = boards_[board].fresh;
        boards_[board].fresh = 0;
        const Cells standing = depth_ == 0 ? 0 : fresh;  // what leaves the goal is the goal piece
        for (const auto slot : tracks.slots_of(board)) {
            auto& track = tracks.tracks[slot.id()];
            const Cells moving = moved(track.set, slot.shift());
            const Cells news = ((standing & ~moving) | (moved(fresh, -slot.shift()) & track.set)) & ~track.seen;
            if (news == 0) continue;
            if (track.pending == 0) touched_.push_back(slot.id());
            track.pending |= news;
            track.seen |= news;
        }
    }
    void pass_on(TrackId id, Tracks<W>& tracks) {
        auto& track = tracks.tracks[id];
        const Cells standing = track.pending & ~track.set;
        const Cells moving = track.pending & track.set;
        track.pending = 0;
        for (const auto member : tracks.members_of(id)) {
            State& state = boards_[member.id()];
            const Cells news = (standing | moved(moving, member.shift())) & ~state.seen;
            if (news == 0) continue;
            if (state.fresh == 0) frontier_.push_back(member.id());
            state.seen |= news;
            state.fresh |= news;
        }
    }

    int depth_ = 0;
    std::vector<State> boards_;
    std::vector<BoardId> frontier_;
    std::vector<TrackId> touched_;
    Phase phase_ = Phase::touching;
    std::size_t next_ = 0;  // of the list that is gone through
};

}  // namespace shunt::finder
