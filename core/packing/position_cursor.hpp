// The successor generator of numbered positions, in any metric. Which file calls which, in core/packing:
//
//   before the search    goal_positions ──> PackedSpace (packed_space) ──> FrontierDag (frontier_dag), Fillings, Placements, WordCut
//   a whole word         WordReading (word_reading)                   from its number or its letters; whoever reads one calls it
//   every batch          PositionCursor::load
//                            ArrangementWalk (arrangement_walk)   takes arrangements apart: letter, node and number at each anchor
//                            RecordCache (record_cache)           what was worked out about arrangements or blocks met lately
//   every block          one of four lists its edges:
//       Plain    plain_moves  ──┐                                        single pieces where nothing fills
//       Words    word_moves  ───┤ piece_moves: the steps, slides or      the same, where words are cut (word_cut, word_steps)
//       Single   single_moves ──┘ walks of one piece; piece_stops        single pieces: the body from the cache, fillers directly
//       Group    group_moves ──> group_motions ──> pushing               groups
//   new positions        PositionCursor::block_of;  partner() ──> reflector
//   spilled positions    BlockReader (block_reader)                      from numbers that ascend
#pragma once

#include <array>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/packing/block_reader.hpp"
#include "core/packing/group_moves.hpp"
#include "core/packing/record_cache.hpp"
#include "core/packing/reflector.hpp"
#include "core/packing/single_moves.hpp"
#include "core/packing/word_moves.hpp"

namespace shunt::packing {

/// Blocks taken apart, a few at a time. Holds caches of some megabytes; make one for each worker and load it as often as wanted.
class PositionCursor {
public:
    /// `most_steps`: of words that are cut, kept at a time; a power of two; what is found does not depend on it.
    explicit PositionCursor(const PackedSpace& space, std::size_t most_steps = WordSteps::kMost);

    /// Goes to up to kBatch blocks, and lists where they lead.
    void load(std::span<const PackedSpace::Block> blocks);

    /// Brings what is known of the next blocks nearer to the processor; only a hint.
    void prefetch(std::span<const PackedSpace::Block> blocks) const;
    /// Where the i-th block loaded leads, as search::RankedSpace asks; valid until the next load().
    [[nodiscard]] std::span<const PackedSpace::Edge> edges(std::size_t i) const { return edges_[i].all(); }
    /// The block of some positions of an edge of the i-th block loaded.
    [[nodiscard]] PackedSpace::Block block_of(std::size_t i, const PackedSpace::Edge& edge, FillingSet bits) const;

    /// Only if the space has partners: the number of the mirror image of the position that a block means, which may be itself.
    [[nodiscard]] Rank partner(const PackedSpace::Block& block) { return reflector_->partner(block); }

    /// Bytes that a cursor of a space holds.
    [[nodiscard]] static std::uint64_t bytes(const PackedSpace& space);
    /// And those of so many workers hold with the space.
    [[nodiscard]] static std::uint64_t bytes_with_space(const PackedSpace& space, int workers) {
        return space.bytes() + static_cast<std::uint64_t>(workers) * bytes(space);
    }

private:
    struct Plain {};
    /// Moves that begin with something worth remembering.
    template <class Moves>
    struct Remembering {
        using Cache = RecordCache<typename Moves::Record, typename Moves::Known>;

        template <class... Limits>
        explicit Remembering(const PackedSpace& space, Limits... limits)
            : moves(space, limits...), cache(space.recurring_blocks(), Moves::kRecordsEach, Moves::kApart) {}
        [[nodiscard]] static std::uint64_t bytes(const PackedSpace& space) {
            return Cache::bytes(space.recurring_blocks(), Moves::kRecordsEach) + Moves::bytes();
        }

        Moves moves;
        Cache cache;
        bool remembers = true;
        std::vector<typename Moves::Record> made;  // for what is not in the cache
    };
    using Words = Remembering<WordMoves>;
    using Single = Remembering<SingleMoves>;
    using Group = Remembering<GroupMoves>;
    using Arrangements = std::span<const PackedSpace::Arrangement>;

    template <class Moves>
    void list_edges(Remembering<Moves>& of, Arrangements arrangements);
    template <class Moves>
    void list_edges_of_new(Remembering<Moves>& of, Arrangements arrangements, std::span<const std::size_t> places);
    void list_edges(Plain, Arrangements arrangements);

    const PackedSpace* space_;
    std::variant<Plain, Words, Single, Group> moves_;
    std::optional<Reflector> reflector_;
    std::array<PackedSpace::Block, PackedSpace::kBatch> blocks_{};
    std::array<ArrangementWalk, PackedSpace::kBatch> walks_;
    std::array<EdgeList, PackedSpace::kBatch> edges_;
};

}  // namespace shunt::packing
