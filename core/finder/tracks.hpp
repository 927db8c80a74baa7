// Which boards are one move apart, for any of the six metrics.
//
// A *track* is a set of boards among which one set of pieces (one piece, or a group) has moved while everything else stands still,
// any two of them being one move apart: two boards in the step metrics, a straight run in the slide metrics, a whole region in the
// move metrics.
//
//     XX.     .XX     .XX     one track of X in the move metric (three boards); in the step metric
//     a..     a..     ...     there are as many tracks as there are pairs of neighbours
//
// A board lies on few tracks (its *slots*) and a track holds many boards (its *members*), so there are far fewer slots and members
// than moves, and a search that goes from boards to tracks and from tracks to boards passes every member once instead of every
// move.
#pragma once

#include "core/finder/board_list.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::finder {

using puzzle::Extent;

/// The slots of a board are ordered by *lanes*: a piece or group that can move has one slot in the move metrics, one for its row and one
/// for its column in the slide metrics, one per direction in the step metrics.
template <Extent kExtent>
struct Lanes {
    static constexpr std::size_t kCount = kExtent == Extent::one_cell ? 4 : kExtent == Extent::straight ? 2 : 1;
    /// Direction d belongs to lane d % kCount.
    static constexpr std::array kDirections{Direction::right, Direction::down, Direction::left, Direction::up};

    /// From how many lanes tracks have to be laid. One end of a step is enough if its board is known; if boards are only found as
    /// ends of tracks, a step may have to be made from either.
    [[nodiscard]] static constexpr std::size_t laid(bool boards_are_known) {
        return kExtent == Extent::one_cell && boards_are_known ? 2 : kCount;
    }
    /// The lane of a track on the board at its other end.
    [[nodiscard]] static constexpr std::size_t opposite(std::size_t lane) {
        return kExtent == Extent::one_cell ? (lane + 2) % kCount : lane;
    }
};

using TrackId = std::uint32_t;

/// A track or a board, and how far, in cell numbers, the set of the track has moved there: 32 bits, because there are very many.
template <class W>
class Place {
    static constexpr int kShiftBits = W::kMostCells > 32 ? 7 : 6;
    static constexpr std::uint32_t kShifts = (std::uint32_t{1} << kShiftBits) - 1;

public:
    static constexpr std::uint32_t kNone = UINT32_MAX >> kShiftBits;  ///< no track; all others are below

    Place() : Place(kNone, 0) {}
    Place(std::uint32_t id, int shift) : bits_(id << kShiftBits | (static_cast<std::uint32_t>(shift) & kShifts)) {}

    [[nodiscard]] std::uint32_t id() const { return bits_ >> kShiftBits; }
    [[nodiscard]] int shift() const {
        return static_cast<std::int32_t>(bits_ << (32 - kShiftBits)) >> (32 - kShiftBits);
    }

private:
    std::uint32_t bits_;
};

template <class W>
struct Tracks {
    using Cells = typename W::Cells;

    struct Track {
        Cells set = 0;                   ///< anchors of the pieces that move, where shift is 0
        std::uint32_t first_member = 0;  ///< the members end where those of the next track begin
        // Scratch of Outward:
        Cells seen = 0;
        Cells pending = 0;
    };

    std::vector<std::uint32_t> first_slot;  ///< by board; one more at the end
    std::vector<Place<W>> slots;            ///< of boards: their tracks
    std::uint32_t slots_noted = 0;          ///< while laying: slots of all boards noted
    std::vector<Track> tracks;              ///< one more at the end
    std::vector<Place<W>> members;          ///< of tracks: their boards

    void clear() {
        slots_noted = 0;
        first_slot.clear();
        slots.clear();
        tracks.clear();
        members.clear();
    }
    /// Takes the memory for the tracks of all boards noted, which are so many.
    void reserve(BoardId boards) {
        first_slot.reserve(std::size_t{boards} + 1);
        slots.resize(slots_noted);
        members.reserve(slots_noted);
        tracks.reserve(slots_noted / 2 + 1);  // every track has two members at least
    }
    /// Whether so many boards, and the tracks of those noted, can be told in a place.
    [[nodiscard]] bool fit(BoardId boards) const {
        return boards < Place<W>::kNone && slots_noted / 2 < Place<W>::kNone;
    }
    /// What that memory will be, first_slot included.
    [[nodiscard]] std::uint64_t bytes_noted(BoardId boards) const {
        return slots_noted * 2 * sizeof(Place<W>) + (slots_noted / 2 + 1) * sizeof(Track) +
               (std::uint64_t{boards} + 1) * sizeof(std::uint32_t);
    }
    TrackId begin_track(Cells set) {
        tracks.push_back({set, static_cast<std::uint32_t>(members.size())});
        return static_cast<TrackId>(tracks.size() - 1);
    }
    /// Puts a board on the track begun last.
    void join(TrackId track, std::uint32_t slot, BoardId board, int shift) {
        slots[slot] = {track, shift};
        members.emplace_back(board, shift);
    }
    /// Once every board has its first slot.
    void finish() {
        first_slot.push_back(slots_noted);
        tracks.push_back({0, static_cast<std::uint32_t>(members.size())});
    }
    [[nodiscard]] std::span<const Place<W>> slots_of(BoardId board) const {
        return {slots.data() + first_slot[board], slots.data() + first_slot[board + 1]};
    }
    [[nodiscard]] std::span<const Place<W>> members_of(TrackId track) const {
        return {members.data() + tracks[track].first_member, members.data() + tracks[track + 1].first_member};
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return first_slot.capacity() * sizeof(std::uint32_t) + slots.capacity() * sizeof(Place<W>) +
               tracks.capacity() * sizeof(Track) + members.capacity() * sizeof(Place<W>);
    }
};

}  // namespace shunt::finder
