// The tracks of groups: the metrics super-step, super-slide and super-move.
#pragma once

#include <algorithm>

#include "core/finder/group_steps.hpp"
#include "core/finder/tracks.hpp"

namespace shunt::finder {

/// Lays the tracks of boards, like PieceTracks. A group that can move has one slot per lane of its board.
template <class W, Extent kExtent>
class GroupTracks {
public:
    using Cells = typename W::Cells;

    explicit GroupTracks(const Grid<W>& grid) : grid_(grid), steps_(grid) {}

    void clear() {
        noted_.clear();
        sets_.clear();
        overflow_ = false;
    }
    void reserve(BoardId boards) { noted_.reserve(boards); }
    /// Whether some board has more groups than can be listed; the tracks are not complete then.
    [[nodiscard]] bool overflow() const { return overflow_; }
    [[nodiscard]] BoardId noted() const { return static_cast<BoardId>(noted_.size()); }
    /// Finds the groups of the next board that can move.
    void note(const BoardList<W>& boards, Tracks<W>& tracks) {
        steps_.reset(boards, noted());
        Entry entry;
        entry.first_slot = static_cast<std::uint32_t>(sets_.size());
        for (std::size_t lane = 0; lane < Lane::kCount; ++lane) {
            const std::size_t begin = sets_.size();
            for (std::size_t way = lane; way < Lane::kDirections.size(); way += Lane::kCount) {
                overflow_ = !steps_.append(Lane::kDirections[way], sets_) || overflow_;
            }
            const auto first = sets_.begin() + static_cast<std::ptrdiff_t>(begin);
            std::sort(first, sets_.end());
            sets_.erase(std::unique(first, sets_.end()), sets_.end());
            entry.ends[lane] = static_cast<std::uint32_t>(sets_.size());
        }
        tracks.slots_noted = static_cast<std::uint32_t>(sets_.size());
        noted_.push_back(entry);
    }
    /// Anchors of the pieces that can move alone.
    [[nodiscard]] Cells single_movers(BoardId board) const {
        Cells all = 0;
        for (std::uint32_t slot = noted_[board].first_slot; slot < noted_[board].ends.back(); ++slot) {
            if (std::has_single_bit(sets_[slot])) all |= sets_[slot];
        }
        return all;
    }
    /// Lays tracks of a board that no earlier board has laid, as PieceTracks does; a board may have thousands. Takes from `budget` for as
    /// many boards as that counts, and returns whether all are laid: if not, the next call goes on.
    template <class Lookup>
    [[nodiscard]] bool lay(const BoardList<W>& boards, BoardId board, const Lookup& lookup, Tracks<W>& tracks,
                           std::int64_t& budget) {
        std::int64_t work = 0;
        for (std::size_t lane = 0; lane < Lane::laid(!Lookup::kGrows) && !overflow_; ++lane) {
            const std::uint32_t end = noted_[board].ends[lane];
            for (std::uint32_t slot = lane_begin(noted_[board], lane); slot < end; ++slot) {
                if (tracks.slots[slot].id() != Place<W>::kNone) continue;
                const std::uint32_t noted = tracks.slots_noted;
                add_track(boards, board, lane, sets_[slot], lookup, tracks);
                work += 1 + static_cast<std::int64_t>(tracks.slots_noted - noted);
                budget -= work / kWorkOfBoard;
                work %= kWorkOfBoard;
                if (budget <= 0) return false;
            }
        }
        return true;
    }
    [[nodiscard]] std::uint32_t first_slot(BoardId board) const { return noted_[board].first_slot; }
    [[nodiscard]] std::uint64_t bytes() const {
        return noted_.capacity() * sizeof(Entry) + sets_.capacity() * sizeof(Cells);
    }

private:
    using Lane = Lanes<kExtent>;
    /// Tracks, and groups of boards that they lead to, which count as one more board.
    static constexpr std::int64_t kWorkOfBoard = 4;

    struct Entry {
        std::uint32_t first_slot = 0;
        std::array<std::uint32_t, Lane::kCount> ends{};  // of the slots of each lane
    };

    [[nodiscard]] static std::uint32_t lane_begin(const Entry& entry, std::size_t lane) {
        return lane == 0 ? entry.first_slot : entry.ends[lane - 1];
    }
    [[nodiscard]] std::uint32_t slot_of(BoardId board, std::size_t lane, Cells set) const {
        const Entry& entry = noted_[board];
        const Cells* const end = sets_.data() + entry.ends[lane];
        const Cells* const at = std::lower_bound(sets_.data() + lane_begin(entry, lane), end, set);
        assert(at != end && *at == set);
        return static_cast<std::uint32_t>(at - sets_.data());
    }
    [[nodiscard]] Cells places(Cells cells, std::size_t lane, Cells voids) const {
        const Body<W> body(grid_, cells);
        const int anchor = lowest(cells);
        if constexpr (kExtent == Extent::one_cell) {
            return cell_bit<Cells>(anchor) | cell_bit<Cells>(anchor + grid_.stride(Lane::kDirections[lane]));
        } else {
            const Cells room = body.fits(voids | cells);
            return kExtent == Extent::straight ? body.line(grid_, anchor, room, lane == 0)
                                               : body.flood(grid_, anchor, room);
        }
    }
    void note_new(const BoardList<W>& boards, Tracks<W>& tracks) {
        while (noted() < boards.size()) note(boards, tracks);
        tracks.slots.resize(tracks.slots_noted);
    }
    template <class Lookup>
    void add_track(const BoardList<W>& boards, BoardId board, std::size_t lane, Cells set, const Lookup& lookup,
                   Tracks<W>& tracks) {
        const TrackId track = tracks.begin_track(set);
        const typename W::Word group = boards.word_of(board, set);
        const typename W::Word rest = boards.word(board) ^ group;
        const int anchor = lowest(group.covered());
        const Cells voids = grid_.all() & ~boards.word(board).covered();
        for_each_cell(places(group.covered(), lane, voids), [&](int place) {
            const int shift = place - anchor;
            BoardId member = board;
            std::size_t side = lane;
            if (shift != 0) {
                member = lookup(board, rest ^ group.moved(shift), set, shift);
                if constexpr (Lookup::kGrows) note_new(boards, tracks);
                if (overflow_) return;
                side = Lane::opposite(lane);
            }
            tracks.join(track, slot_of(member, side, moved(set, shift)), member, shift);
        });
    }

    Grid<W> grid_;
    GroupSteps<W> steps_;
    bool overflow_ = false;
    std::vector<Entry> noted_;
    std::vector<Cells> sets_;  // by slot; ascending within a lane of a board
};

}  // namespace shunt::finder
