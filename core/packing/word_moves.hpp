// Moves of single pieces where nothing fills, for all positions of a block together: words with one beginning (word_cut.hpp).
//
//     pieces before the cut    walked for every block: the prefix changes, or nothing but voids below it is asked for
//     pieces below the cut     moves that stay there are in the tables of the cut; those that may come out are walked too
#pragma once

#include "core/packing/arrangement_walk.hpp"
#include "core/packing/edge_list.hpp"
#include "core/packing/piece_stops.hpp"

namespace shunt::packing {

/// Finds what is one move of one piece away from some words with one beginning. Reusable.
class WordMoves {
public:
    explicit WordMoves(const PackedSpace& space)
        : space_(space), cut_(space.cut()), along_paths_(puzzle::extent(space.metric()) == puzzle::Extent::any_path) {}

    /// Lists the edges of a block, whose walk that is, in a fixed order; the walk is the same afterwards. O(placements x length of the
    /// prefix + moves below the cut).
    void list(ArrangementWalk& walk, const PackedSpace::Block& block, EdgeList& found);

private:
    void add_inner();
    void move_piece(Letter kind, int from, BlockBits standing);
    void add(Letter kind, int from, const PieceStops::Stop& stop);
    [[nodiscard]] bool is_before_cut(int anchor) const { return (cut_.prefix() >> anchor & 1) != 0; }
    [[nodiscard]] CellSet below_cut(CellSet cells) const { return cells & ~cut_.prefix(); }
    [[nodiscard]] WordCut::Condition condition(CellSet voids, Letter kind, int anchor) const {
        return {below_cut(voids), is_before_cut(anchor) ? WordCut::Condition::kNobody : anchor, kind};
    }

    const PackedSpace& space_;
    const WordCut& cut_;
    bool along_paths_;
    ArrangementWalk* walk_ = nullptr;
    EdgeList* found_ = nullptr;
    const WordCut::Below* below_ = nullptr;
    std::size_t chunk_ = 0;
    BlockBits bits_ = 0;
    PieceStops stops_;
};

}  // namespace shunt::packing
