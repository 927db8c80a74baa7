// Moves of single pieces where nothing fills, for all positions of a block together: words with one beginning (word_cut.hpp).
//
//     pieces before the cut    worked out once for a block and remembered: the prefix changes, or nothing but voids below it is asked for
//     pieces below the cut     moves that stay there are in the tables of the cut; those that may come out are worked out too
#pragma once

#include <span>
#include <vector>

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/edge_list.hpp"
#include "core/packing/piece_stops.hpp"
#include "core/packing/word_steps.hpp"

namespace shunt::packing {

/// A move to a block of another prefix, or by a path through the cells before the cut.
class WordMove {
public:
    WordMove() = default;
    WordMove(Rank target, std::uint32_t step) : bits_(target << kStepBits | step) {}

    /// The number of the block.
    [[nodiscard]] Rank target() const { return bits_ >> kStepBits; }
    /// By its number among the steps kept.
    [[nodiscard]] std::uint32_t step() const { return static_cast<std::uint32_t>(bits_ & ((1u << kStepBits) - 1)); }

private:
    static constexpr int kStepBits = 24;

    std::uint64_t bits_ = 0;
};

/// What is worth remembering of a block beside its moves.
struct KnownWords {
    Node node = 0;  ///< at the cut
    std::uint32_t chunk = 0;
    PackedSpace::Goals goals = 0;  ///< met by the prefix
    BlockBits met = 0;             ///< positions of the block that are goals
};

/// Finds what is one move of one piece away from some words with one beginning. Reusable.
class WordMoves {
public:
    using Record = WordMove;
    using Known = KnownWords;
    static constexpr std::size_t kRecordsEach = 8;
    static constexpr int kApart = 4;
    static constexpr bool kMayForget = true;
    /// Bytes held beside the object itself.
    [[nodiscard]] static std::uint64_t bytes() { return WordSteps::bytes(); }

    WordMoves(const PackedSpace& space, std::size_t most_steps)
        : space_(space),
          cut_(space.cut()),
          along_paths_(puzzle::extent(space.metric()) == puzzle::Extent::any_path),
          steps_(most_steps) {}

    /// Begins with other blocks, whose records will be remembered or not. False when all records made so far mean nothing any more.
    [[nodiscard]] bool begin_blocks(bool remembered);
    /// Works out the moves of those asked among the positions of the block with this number, whose prefix that walk is; the walk is the
    /// same afterwards. O(placements x length of the prefix).
    Known work_out(ArrangementWalk& walk, Rank number, BlockBits asked, std::vector<Record>& records);
    /// Lists the edges of a block, of which that is known, in a fixed order; no two of the moves below the cut lead to the same block.
    /// O(moves).
    void list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block,
              EdgeList& found) const;

private:
    void move_piece(Letter kind, int from, BlockBits standing);
    void add(Letter kind, int from, const PieceStops::Stop& stop);
    void list_inner(const Known& known, const PackedSpace::Block& block, EdgeList& found) const;
    void add_record(Rank target, const Transition& transition, BlockBits taken, BlockBits images, BlockBits part);
    [[nodiscard]] bool is_before_cut(int anchor) const { return (cut_.prefix() >> anchor & 1) != 0; }
    [[nodiscard]] CellSet below_cut(CellSet cells) const { return cells & ~cut_.prefix(); }
    [[nodiscard]] WordCut::Condition condition(CellSet voids, Letter kind, int anchor) const {
        return {below_cut(voids), is_before_cut(anchor) ? WordCut::Condition::kNobody : anchor, kind};
    }

    const PackedSpace& space_;
    const WordCut& cut_;
    bool along_paths_;
    ArrangementWalk* walk_ = nullptr;
    std::vector<Record>* records_ = nullptr;
    WordSteps steps_;
    bool remembered_ = true;
    const WordCut::Below* below_ = nullptr;
    std::size_t chunk_ = 0;
    BlockBits asked_ = 0;
    PieceStops stops_;
};

}  // namespace shunt::packing
