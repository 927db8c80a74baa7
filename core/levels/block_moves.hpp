// The moves of single pieces for whole blocks, by the law of packing/filling_blocks.hpp, from tables alone.
//
//     open     the cells that are void in some of the fillings meant
//     lane     the anchors from which a kind steps in one direction onto cells that lie alike: shifted sets of open cells tell for all
//              pieces of the kind at once which of them can
//     body     a piece takes some free cells and leaves others: those fillings that have voids there move, all together
//     fillers  in one filling after the other, all of them into the same block
#pragma once

#include <array>
#include <vector>

#include "core/levels/level.hpp"

namespace shunt::levels {

/// Finds what is one move away from some fillings of an arrangement. Reusable; `space` and `keys` must outlive it.
class BlockMoves {
public:
    BlockMoves(const packing::PackedSpace& space, const ArrangementKeys& keys);

    /// Adds the neighbours of a block to a level. False when the memory does not do.
    [[nodiscard]] bool add(const Block& block, Level& level);
    /// Neighbours found by all calls, those found before included.
    [[nodiscard]] std::uint64_t generated() const { return generated_; }
    [[nodiscard]] std::uint64_t bytes() const {
        return pieces_.capacity() * sizeof(Piece) + lanes_.capacity() * sizeof(Lane);
    }

private:
    /// A piece at an anchor.
    struct Piece {
        CellSet cells = 0;
        std::array<CellSet, packing::kDirectionCount> taken{};      ///< by a step; empty: there is none
        std::array<std::uint8_t, packing::kDirectionCount> next{};  ///< anchor after it
    };
    /// First and last of the cells that a step takes, counted from the anchor, modulo 64.
    struct Lane {
        Letter kind = 0;
        std::uint8_t direction = 0;
        std::array<std::uint8_t, 2> ends{};
        CellSet anchors = 0;
    };

    void list_pieces(Letter kind);
    void add_to_lane(Letter kind, int anchor, std::size_t direction);
    /// Those pieces that can go their first step along a lane, as far as its ends tell.
    [[nodiscard]] CellSet movers(const Lane& lane) const {
        return of_kind_[lane.kind] & lane.anchors & std::rotr(open_, lane.ends[0]) & std::rotr(open_, lane.ends[1]);
    }
    void see(const Block& block);
    void take_up(Letter kind, int from);
    void move_straight();
    void move_along_paths();
    [[nodiscard]] static std::size_t index(Letter kind, int anchor) {
        return std::size_t{kind} * packing::kMostCells + static_cast<std::size_t>(anchor);
    }
    /// Of the kind that moves.
    [[nodiscard]] const Piece& piece(int anchor) const { return pieces_[index(kind_, anchor)]; }
    [[nodiscard]] Bits with_voids(CellSet cells) const {
        return space_.filling_blocks().with_voids(packing::free_set(cells, block_.free));
    }
    void step(std::size_t direction);
    void slide(std::size_t direction);
    void walk();
    /// Some fillings come to an anchor beside one that is reached.
    void come(int to, Bits bits);
    void move(int to, Bits bits);
    void move_fillers();

    const packing::PackedSpace& space_;
    const ArrangementKeys& keys_;
    puzzle::Extent extent_;
    std::vector<Piece> pieces_;  // letters x kMostCells
    std::vector<Lane> lanes_;    // by kind
    std::uint64_t generated_ = 0;
    Level* level_ = nullptr;
    bool fits_ = true;

    Block block_;                                     // whose neighbours are found
    CellSet open_ = 0;                                // void in some of its fillings
    std::vector<CellSet> of_kind_;                    // anchors of its pieces
    Letter kind_ = 0;                                 // of the piece that moves
    int from_ = 0;                                    // its anchor
    CellSet own_ = 0;                                 // its cells
    CellSet reached_ = 0;                             // anchors it comes to along paths
    CellSet todo_ = 0;                                // those to go on from
    std::array<Bits, packing::kMostCells> coming_{};  // by anchor reached: the fillings
};

}  // namespace shunt::levels
