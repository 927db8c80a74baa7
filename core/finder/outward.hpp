// Retrograde breadth-first search, outwards from solved positions, for every choice of the goal piece at once.
//
// A position is a board with one of its pieces marked as the goal piece. Boards are what moves connect, so the search keeps, per
// board, a set of anchors: the pieces that, as the goal piece, have been reached. Pieces of all shapes are searched together; they
// cannot disturb each other.
#pragma once

#include "core/finder/tracks.hpp"

namespace shunt::finder {

template <class W>
class Outward {
public:
    using Cells = typename W::Cells;

    /// Memory that a search of so many boards takes at most, but for the list of tracks to look at next.
    [[nodiscard]] static std::uint64_t bytes_for(BoardId boards) { return boards * (sizeof(State) + sizeof(BoardId)); }

    /// Begins a search without any position.
    void reset(BoardId boards, Tracks<W>& tracks) {
        depth_ = 0;
        boards_.assign(boards, {});
        frontier_.clear();
        for (auto& track : tracks.tracks) track.seen = track.pending = 0;
    }
    /// Adds positions of distance 0: the pieces of `board` at `goals`. Only those of `leaving` are searched from: the others have
    /// no neighbour that is not solved too.
    void add_solved(BoardId board, Cells goals, Cells leaving) {
        boards_[board].seen = goals;
        boards_[board].fresh = leaving;
        if (leaving != 0) frontier_.push_back(board);
    }
    /// Goes one move further; false when nothing new was found. Calls found(board, pieces) for all new positions.
    template <class Found>
    bool advance(Tracks<W>& tracks, const Found& found) {
        for (const BoardId board : frontier_) touch_tracks(board, tracks);
        frontier_.clear();
        for (const TrackId track : touched_) pass_on(track, tracks);
        touched_.clear();
        for (const BoardId board : frontier_) found(board, boards_[board].fresh);
        ++depth_;
        return !frontier_.empty();
    }
    /// Boards with new positions.
    [[nodiscard]] std::size_t frontier() const { return frontier_.size(); }
    [[nodiscard]] std::uint64_t bytes() const {
        return boards_.capacity() * sizeof(State) + frontier_.capacity() * sizeof(BoardId) +
               touched_.capacity() * sizeof(TrackId);
    }

private:
    struct State {
        Cells seen = 0;
        Cells fresh = 0;  // the part of seen that the present level has added
    };

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
};

}  // namespace shunt::finder
