// The moves of single pieces for whole blocks, by the law of packing/filling_blocks.hpp, from tables alone.
//
//     open     the cells that are void in some of the fillings meant
//     lane     the anchors from which a kind steps in one direction onto cells that lie alike: shifted sets of open cells tell for all
//              pieces of the kind at once which of them can; and where no two open cells lie as far apart as the first and the last of
//              those cells, none can in all such lanes
//     body     a piece takes some free cells and leaves others: those fillings that have voids there move, all together
//     fillers  in one filling after the other, all of them into the same block
//     line     what a piece that came need not go (block.hpp): back, by steps; back and on, by slides; anywhere, along paths
#pragma once

#include <array>
#include <vector>

#include "core/levels/expander.hpp"

namespace shunt::levels {

/// `space` and `keys` must outlive it.
class BlockMoves final : public Expander {
public:
    BlockMoves(const packing::PackedSpace& space, const ArrangementKeys& keys);

    [[nodiscard]] bool add(const Block& block, Bits& left, Shard& worker) override;
    [[nodiscard]] std::uint64_t generated() const override { return generated_; }
    [[nodiscard]] std::uint64_t bytes() const override { return pieces_.capacity() * sizeof(Piece); }

private:
    /// A piece at an anchor.
    struct Piece {
        CellSet cells = 0;
        std::array<CellSet, packing::kDirectionCount> taken{};      ///< by a step; empty: there is none
        std::array<std::uint8_t, packing::kDirectionCount> next{};  ///< anchor after it
    };
    struct Lane {
        Letter kind = 0;
        std::uint8_t direction = 0;
        std::uint8_t first = 0;  ///< of the cells that a step takes, counted from the anchor, modulo 64
        CellSet anchors = 0;
    };
    /// All lanes where the first and the last of the cells that a step takes are as far apart.
    struct Span {
        std::uint8_t length = 0;
        std::vector<Lane> lanes;
    };

    void list_pieces(Letter kind);
    void add_to_lane(Letter kind, int anchor, std::size_t direction);
    /// Calls visit(lane, movers) with those pieces that can go their first step along a lane, as far as its ends tell.
    template <class Visit>
    void for_each_lane(Visit visit) const {
        for (const Span& span : spans_) {
            const CellSet firsts = open_ & std::rotr(open_, span.length);
            if (firsts == 0) continue;
            for (const Lane& lane : span.lanes) {
                const CellSet movers = of_kind_[lane.kind] & lane.anchors & std::rotr(firsts, lane.first);
                if (movers != 0) visit(lane, movers);
            }
        }
    }
    [[nodiscard]] std::size_t line(std::size_t direction) const;
    void see(const Block& block);
    void take_up(Letter kind, int from, std::size_t going, std::size_t back);
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
    /// Values in registers: a struct made by each caller is slower.
    void find(Rank key, CellSet free, Bits bits, Bits known, Way way);

    const packing::PackedSpace& space_;
    const ArrangementKeys& keys_;
    puzzle::Extent extent_;
    std::vector<Piece> pieces_;  // letters x kMostCells
    std::vector<Span> spans_;
    std::uint64_t generated_ = 0;
    Shard* worker_ = nullptr;
    bool fits_ = true;

    Block block_;                                     // whose neighbours are found
    CellSet open_ = 0;                                // void in some of its fillings
    std::vector<CellSet> of_kind_;                    // anchors of its pieces
    Letter kind_ = 0;                                 // of the piece that moves
    int from_ = 0;                                    // its anchor
    CellSet own_ = 0;                                 // its cells
    std::size_t back_ = 0;                            // the line on which it would come back
    Bits known_ = 0;                                  // fillings in which it need not go
    CellSet reached_ = 0;                             // anchors it comes to along paths
    CellSet todo_ = 0;                                // those to go on from
    std::array<Bits, packing::kMostCells> coming_{};  // by anchor reached: the fillings
};

}  // namespace shunt::levels
