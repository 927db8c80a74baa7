// The successor generator of numbered positions, in any metric. Which file calls which, in core/packing:
//
//   before the search    goal_positions ──> PackedSpace (packed_space) ──> FrontierDag (frontier_dag), Fillings, Placements, WordCut
//   every batch          PositionCursor::load
//                            ArrangementWalk (arrangement_walk)     takes arrangements apart: letter, node and number at each anchor
//                            ArrangementCache (arrangement_cache)   what is known of arrangements met lately
//   every block          PositionCursor::edges, one of four:
//       Plain    plain_moves  ──┐                                        single pieces where nothing fills
//       Words    word_moves  ───┤ piece_moves: the steps, slides or      the same, where words are cut (word_cut)
//       Single   single_moves ──┘ walks of one piece; piece_stops        single pieces: the body from the cache, fillers directly
//       Group    group_moves ──> pushing ──> grid/step_sets              groups
//   new positions        PositionCursor::block_of;  partner() ──> mirror
//   spilled positions    BlockReader (block_reader)                      from numbers that ascend
#pragma once

#include <array>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/packing/block_reader.hpp"
#include "core/packing/group_moves.hpp"
#include "core/packing/mirror.hpp"
#include "core/packing/single_moves.hpp"
#include "core/packing/word_moves.hpp"

namespace shunt::packing {

/// Blocks taken apart, a few at a time. Holds caches of some megabytes; make one for each worker and load it as often as wanted.
class PositionCursor {
public:
    explicit PositionCursor(const PackedSpace& space);

    /// Goes to up to kBatch blocks.
    void load(std::span<const PackedSpace::Block> blocks);

    /// Brings what is known of the next blocks nearer to the processor; only a hint.
    void prefetch(std::span<const PackedSpace::Block> blocks) const;
    /// Where the i-th block loaded leads, as search::RankedSpace asks; valid until the next load().
    [[nodiscard]] std::span<const PackedSpace::Edge> edges(std::size_t i);
    /// The block of some positions of an edge of the i-th block loaded.
    [[nodiscard]] PackedSpace::Block block_of(std::size_t i, const PackedSpace::Edge& edge, FillingSet bits) const;

    /// Only if the space has partners: the number of the mirror image of the position that a block means, which may be itself.
    [[nodiscard]] Rank partner(const PackedSpace::Block& block) { return mirror_->partner(block); }

    /// Bytes that a cursor of a space holds.
    [[nodiscard]] static std::uint64_t bytes(const PackedSpace& space);

private:
    struct Plain {};
    struct Single {
        explicit Single(const PackedSpace& space)
            : cache(space.recurring_arrangements(), most_transitions(space), PackedSpace::kBatch), moves(space) {}
        SingleMovesCache cache;
        SingleMoves moves;
        std::array<SingleMovesCache::Entry, PackedSpace::kBatch> entries{};
    };
    struct Group {
        explicit Group(const PackedSpace& space)
            : cache(space.recurring_arrangements(), kMostCells, PackedSpace::kBatch), moves(space) {}
        GroupMovesCache cache;
        GroupMoves moves;
        std::array<GroupMovesCache::Entry, PackedSpace::kBatch> entries{};
        std::vector<PackedSpace::Arrangement> arrangements;  // of the neighbours made since the last load
    };

    template <class Moves, class Add>
    void load_entries(Moves& moves, std::span<const PackedSpace::Arrangement> arrangements, Add add);

    void add_group_moves(std::size_t i, Group& group, EdgeList& found);

    const PackedSpace* space_;
    std::size_t most_transitions_;
    std::variant<Plain, WordMoves, Single, Group> moves_;
    std::optional<Mirror> mirror_;
    std::array<PackedSpace::Block, PackedSpace::kBatch> blocks_{};
    std::array<ArrangementWalk, PackedSpace::kBatch> walks_;
    std::array<EdgeList, PackedSpace::kBatch> edges_;
};

}  // namespace shunt::packing
