// The numbers of the positions to which groups move (group_motions.hpp).
//
// What moving part of the body makes of an arrangement is the same for every filling; what was worked out lately is remembered.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/distinct.hpp"
#include "core/packing/arrangement_walk.hpp"
#include "core/packing/edge_list.hpp"
#include "core/packing/group_motions.hpp"

namespace shunt::packing {

/// A piece of the body in an arrangement.
struct BodyPiece {
    std::uint8_t anchor = 0;
    Letter kind = 0;
};

/// Finds all positions one group move away. Reusable; holds only scratch memory and what it learned about arrangements.
class GroupMoves {
public:
    using Record = BodyPiece;
    using Known = KnownBody;
    static constexpr std::size_t kRecordsEach = 4;
    static constexpr int kApart = 0;
    static constexpr bool kMayForget = false;

    explicit GroupMoves(const PackedSpace& space) : space_(&space), motions_(space), memo_(kMemo) {}
    /// Bytes held beside the object itself.
    [[nodiscard]] static std::uint64_t bytes() { return kMemo * sizeof(Memo); }

    /// Lists the pieces of an arrangement.
    Known work_out(const ArrangementWalk& walk, Rank number, BlockBits asked, std::vector<Record>& records) const;
    /// Lists every position one move of one group away from the one that a block means, each once. O(groups x placements).
    void list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block, EdgeList& found);
    /// The arrangement that an edge leads to, by its index; forgotten when the next blocks are begun.
    [[nodiscard]] const PackedSpace::Arrangement& arrangement(std::uint32_t index) const { return targets_[index]; }
    [[nodiscard]] bool begin_blocks(bool /*remembered*/) {
        targets_.clear();
        return true;
    }

private:
    static constexpr std::size_t kMemo = std::size_t{1} << 13;

    /// What moving part of the body makes of an arrangement.
    struct Memo {
        Rank number = ~Rank{0};
        PieceSet moved = 0;
        std::uint8_t to = 0;  // anchor of its first piece afterwards
        PackedSpace::Goals goals = 0;
        PackedSpace::Arrangement target;
    };

    struct Neighbour {
        Rank rank = 0;
        PackedSpace::Arrangement arrangement;
        bool is_goal = false;
    };

    void emit();
    [[nodiscard]] const Memo& body_moved(PieceSet moved);
    void work_out(Memo& memo) const;

    const PackedSpace* space_;
    GroupMotions motions_;
    std::vector<Memo> memo_;
    std::vector<Neighbour> neighbours_;
    Distinct<Neighbour> distinct_;
    std::vector<PackedSpace::Arrangement> targets_;

    // The position being expanded.
    PackedSpace::Arrangement arrangement_;
    CellSet free_ = 0;
    PackedSpace::Goals goals_ = 0;
};

}  // namespace shunt::packing
