// Moves of single pieces: what the body can do in an arrangement is listed once, and done for all fillings of a block together, by the
// law of filling_blocks.hpp.
//
// Where a piece comes to is found for all fillings at once (piece_stops.hpp). Fillers move in one filling after the other, all of them
// into the same block. A block that means one position only has one bit, and the number of each target is worked out by itself.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/edge_list.hpp"
#include "core/packing/piece_stops.hpp"

namespace shunt::packing {

/// A transition with what it asks of the fillings, where blocks are wide.
struct BodyMove {
    Transition transition;
    FreeSet taken = 0;  ///< free cells that must be void, as of the arrangement before
    FreeSet left = 0;   ///< free cells that are void afterwards, as of the one after
};

/// Finds what is one move of one piece away from some fillings of an arrangement. Reusable.
class SingleMoves {
public:
    using Record = BodyMove;
    using Known = KnownBody;
    static constexpr std::size_t kRecordsEach = 4;
    static constexpr int kApart = 0;
    static constexpr bool kMayForget = false;

    explicit SingleMoves(const PackedSpace& space) : space_(space), wide_(space.has_filling_blocks()) {}

    [[nodiscard]] static std::uint64_t bytes() { return 0; }
    [[nodiscard]] static bool begin_blocks(bool /*remembered*/) { return true; }
    /// Works out the transitions of an arrangement, as if every free cell were void: those of one piece stand together; along one straight
    /// line the nearer ones come first. O(placements x length of the word).
    Known work_out(ArrangementWalk& walk, Rank number, BlockBits asked, std::vector<Record>& records) const;
    /// Lists the edges of a block, of whose arrangement that is known, in a fixed order.
    void list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block, EdgeList& found);

private:
    [[nodiscard]] FillingSet allowed(const BodyMove& move) const {
        return wide_ ? space_.filling_blocks().with_voids(move.taken) : allowed_one(move.transition);
    }
    [[nodiscard]] FillingSet allowed_one(Transition transition) const;
    [[nodiscard]] CellSet free_after(Transition transition) const;
    void move_straight();
    void move_along_paths();
    void add_body(const BodyMove& move, FillingSet fillings);
    void move_fillers();
    void add_filler(CellSet from, CellSet to);

    const PackedSpace& space_;
    bool wide_;
    std::span<const BodyMove> body_moves_;
    EdgeList* found_ = nullptr;
    const Known* known_ = nullptr;
    Rank number_ = 0;  // of the arrangement
    FillingSet bits_ = 0;
    CellSet voids_ = 0;             // of a block of one position, or the filling whose fillers move
    PieceStops stops_;              // of the piece being moved; tags: into body_moves_
    PackedSpace::Edge by_fillers_;  // all their moves in a wide block, which stay in it
};

}  // namespace shunt::packing
