// The tracks of single pieces, where boards are only met as ends of tracks: the metrics step, slide and move. Where all boards are known,
// moves of single pieces are not kept (piece_search.cpp).
#pragma once

#include "core/finder/tracks.hpp"

namespace shunt::finder {

/// Lays the tracks of boards: note every board, then lay from every board, then finish.
template <class W, Extent kExtent>
class PieceTracks {
public:
    using Cells = typename W::Cells;

    explicit PieceTracks(const Grid<W>& grid) : grid_(grid) {}

    void clear() { noted_.clear(); }
    void reserve(BoardId boards) { noted_.reserve(boards); }
    /// Never: a board has no more than a slot for every piece and lane.
    [[nodiscard]] bool overflow() const { return false; }
    [[nodiscard]] BoardId noted() const { return static_cast<BoardId>(noted_.size()); }
    /// Finds out which pieces of the next board can move. O(kinds x perimeter).
    void note(const BoardList<W>& boards, Tracks<W>& tracks) {
        Entry entry{tracks.slots_noted, lanes_of(boards, noted())};
        for (const Cells lane : entry.lanes) tracks.slots_noted += static_cast<std::uint32_t>(std::popcount(lane));
        noted_.push_back(entry);
    }
    /// Anchors of the pieces that can move, alone.
    [[nodiscard]] Cells single_movers(BoardId board) const {
        Cells all = 0;
        for (const Cells lane : noted_[board].lanes) all |= lane;
        return all;
    }
    /// Lays the tracks of a board that no earlier board has laid. `lookup` names the boards that moves lead to, and
    /// may append them. Takes from `budget` for as many boards as that counts, and returns whether all are laid: always, since
    /// they are few.
    template <class Lookup>
    [[nodiscard]] bool lay(const BoardList<W>& boards, BoardId board, const Lookup& lookup, Tracks<W>& tracks,
                           std::int64_t& budget) {
        const std::size_t members = tracks.members.size();
        const Cells voids = grid_.all() & ~boards.word(board).covered();
        for (std::size_t lane = 0; lane < Lane::kCount; ++lane) {
            for (std::size_t kind = 0; kind < boards.kinds().size(); ++kind) {
                for_each_cell(boards.anchors(board)[kind] & noted_[board].lanes[lane], [&](int anchor) {
                    if (tracks.slots[slot_of(board, lane, anchor)].id() != Place<W>::kNone) return;
                    const GridShape<W>& shape = *boards.kinds()[kind];
                    add_track(boards, {board, lane, anchor, places(shape.body, lane, anchor, voids)}, shape, lookup,
                              tracks);
                });
            }
        }
        budget -= static_cast<std::int64_t>((tracks.members.size() - members) / kMembersOfBoard);
        return true;
    }
    [[nodiscard]] std::uint32_t first_slot(BoardId board) const { return noted_[board].first_slot; }
    [[nodiscard]] std::uint64_t bytes() const { return noted_.capacity() * sizeof(Entry); }

private:
    using Lane = Lanes<kExtent>;
    /// Boards on the tracks laid, which count as one more board.
    static constexpr std::size_t kMembersOfBoard = 4;

    struct Entry {
        std::uint32_t first_slot = 0;
        std::array<Cells, Lane::kCount> lanes{};  // anchors of the pieces that can move
    };
    struct Origin {
        BoardId board;
        std::size_t lane;
        int anchor;
        Cells places;
    };

    [[nodiscard]] std::array<Cells, Lane::kCount> lanes_of(const BoardList<W>& boards, BoardId board) const {
        const Cells voids = grid_.all() & ~boards.word(board).covered();
        const auto anchors = boards.anchors(board);
        std::array<Cells, Lane::kCount> lanes{};
        for (std::size_t kind = 0; kind < anchors.size(); ++kind) {
            const GridShape<W>& shape = *boards.kinds()[kind];
            for (std::size_t way = 0; way < Lane::kDirections.size(); ++way) {
                lanes[way % Lane::kCount] |= shape.movers(grid_, anchors[kind], voids, Lane::kDirections[way]);
            }
        }
        return lanes;
    }
    [[nodiscard]] std::uint32_t slot_of(BoardId board, std::size_t lane, int anchor) const {
        const Entry& entry = noted_[board];
        int slot = std::popcount(entry.lanes[lane] & (cell_bit<Cells>(anchor) - 1));
        for (std::size_t before = 0; before < lane; ++before) slot += std::popcount(entry.lanes[before]);
        return entry.first_slot + static_cast<std::uint32_t>(slot);
    }
    [[nodiscard]] Cells places(const Body<W>& body, std::size_t lane, int anchor, Cells voids) const {
        if constexpr (kExtent == Extent::one_cell) {
            return cell_bit<Cells>(anchor) | cell_bit<Cells>(anchor + grid_.stride(Lane::kDirections[lane]));
        } else {
            const Cells room = body.fits(voids | body.cells_at(anchor));
            return kExtent == Extent::straight ? body.line(grid_, anchor, room, lane == 0)
                                               : body.flood(grid_, anchor, room);
        }
    }
    void note_new(const BoardList<W>& boards, Tracks<W>& tracks) {
        while (noted() < boards.size()) note(boards, tracks);
        tracks.slots.resize(tracks.slots_noted);
    }
    template <class Lookup>
    void add_track(const BoardList<W>& boards, const Origin& origin, const GridShape<W>& shape, const Lookup& lookup,
                   Tracks<W>& tracks) {
        const Cells set = cell_bit<Cells>(origin.anchor);
        const TrackId track = tracks.begin_track(set);
        const typename W::Word rest = boards.word(origin.board) ^ shape.word_at(origin.anchor);
        for_each_cell(origin.places, [&](int place) {
            const int shift = place - origin.anchor;
            BoardId member = origin.board;
            std::size_t lane = origin.lane;
            if (shift != 0) {
                member = lookup(origin.board, rest ^ shape.word_at(place), set, shift);
                note_new(boards, tracks);
                lane = Lane::opposite(lane);
            }
            tracks.join(track, slot_of(member, lane, place), member, shift);
        });
    }

    Grid<W> grid_;
    std::vector<Entry> noted_;
};

}  // namespace shunt::finder
