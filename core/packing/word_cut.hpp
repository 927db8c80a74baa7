// Words cut in two, where nothing fills: all words with one beginning are a block, and move together.
//
//     cell      0  1  2  3 │ 4  5  6  7  8
//     word      V  H  .  . │ U  .  H  .            prefix: the letters at cells before the cut
//               └─ prefix ─┘ └─ ending ─┘          node: where the prefix leads; it alone tells which endings there are
//
//     block = 64 endings of one prefix, or fewer; the endings of a node are dealt to *chunks* of 64, by their numbers
//
// The law of filling_blocks.hpp holds for endings too. Let a move apply to the endings A: those with voids on what it needs below the cut
// and, if the piece is there, with this piece on its anchor. They become endings of the node that the new prefix leads to, and all of
// those, B, with voids on what it leaves and the piece where it went. The k-th of A becomes the k-th of B: two members of A differ first
// at some cell which the move does not touch, as they agree on those it does; before it they are alike, so the same cells come to be
// decided in the same order, and the images differ first at the same cell by the same letters.
//
// For every node at the cut it is kept which endings have a cell void and which have a kind on an anchor, and the moves that stay below
// the cut, as pairs of such sets. So all positions with one prefix are expanded by one walk over the prefix.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/carried_bits.hpp"
#include "core/packing/frontier_dag.hpp"
#include "core/packing/stock.hpp"

namespace shunt::packing {

class PackedSpace;

/// Some of the up to 64 positions that a block may mean: bit i is the i-th of them.
using BlockBits = std::uint64_t;

/// A place to cut the words, and tables about the endings of every node there. Immutable.
class WordCut {
public:
    static constexpr std::size_t kChunk = 64;

    /// What is below a node at the cut: ranges of the tables.
    struct Below {
        CellSet undecided = 0;
        std::uint32_t first_chunk = 0;
        std::uint32_t chunks = 0;
        std::uint32_t outward_begin = 0;
        std::uint32_t outward_end = 0;
    };
    /// A kind on an anchor below the cut, and the endings of a chunk that have it, or of all chunks of a node.
    struct Standing {
        Letter kind = 0;
        std::uint8_t anchor = 0;
        BlockBits endings = 0;
    };
    /// A move below the cut: the k-th of `from` becomes the k-th of `to`, in another chunk of the node perhaps.
    struct Inner {
        BlockBits from = 0;
        BlockBits to = 0;
        std::uint32_t chunk = 0;
    };
    /// Endings with voids on some cells and, unless `anchor` is kNobody, a kind on an anchor; all of them below the cut.
    struct Condition {
        static constexpr int kNobody = -1;
        CellSet voids = 0;
        int anchor = kNobody;
        Letter kind = 0;
        friend bool operator==(const Condition&, const Condition&) = default;
    };

    /// Nothing is cut: the whole word is the prefix, and every block one position.
    WordCut() = default;
    /// Cuts before a cell. Empty when the tables would take more than `most_bytes`. O(nodes at the cut x endings).
    [[nodiscard]] static std::optional<WordCut> at(const PackedSpace& space, int cell, std::uint64_t most_bytes);
    /// Where a cut pays, if anywhere. O(edges of the automaton), and none if these are very many.
    [[nodiscard]] static std::optional<int> best_cell(const PackedSpace& space);

    [[nodiscard]] bool is_whole() const { return prefix_ == ~CellSet{0}; }
    /// The cells before the cut.
    [[nodiscard]] CellSet prefix() const { return prefix_; }
    /// Only of a node at the cut.
    [[nodiscard]] const Below& below(Node node) const { return below_[below_of_[node]]; }
    /// Those that may come to cells before the cut; of the endings only whether there are any is told.
    [[nodiscard]] std::span<const Standing> outward(const Below& below) const {
        return {outward_.data() + below.outward_begin, below.outward_end - below.outward_begin};
    }
    /// The moves of the endings of a chunk that stay below the cut; those that come to one chunk stand side by side.
    [[nodiscard]] std::span<const Inner> inner(const Below& below, std::size_t chunk) const {
        const Chunk& here = chunks_[below.first_chunk + chunk];
        return {inner_.data() + here.inner_begin, here.inner_end - here.inner_begin};
    }
    /// The endings of a chunk that meet a condition. O(cells + kinds standing in the chunk).
    [[nodiscard]] BlockBits meeting(const Below& below, std::size_t chunk, const Condition& condition) const {
        const Chunk& here = chunks_[below.first_chunk + chunk];
        BlockBits endings =
            condition.anchor == Condition::kNobody ? here.every : standing(here, condition.kind, condition.anchor);
        const BlockBits* voids = voids_.data() + here.voids_begin;
        for (CellSet left = condition.voids; left != 0 && endings != 0; left &= left - 1)
            endings &= voids[std::popcount(below.undecided & ((left & -left) - 1))];
        return endings;
    }
    /// Takes some endings of a chunk to those of another node that meet `after`; they are among `members`, which meet `before`. Calls
    /// `visit(chunk there, endings taken, what they become)` once for each chunk that some come to.
    template <class Visit>
    void carry(const Below& from, std::size_t chunk, BlockBits bits, BlockBits members, const Condition& before,
               const Below& to, const Condition& after, Visit visit) const;
    [[nodiscard]] std::uint64_t bytes() const;

private:
    friend class WordCutBuilder;
    struct Chunk {
        BlockBits every = 0;
        std::uint32_t voids_begin = 0;  // one set for each undecided cell
        std::uint32_t standing_begin = 0;
        std::uint32_t standing_end = 0;
        std::uint32_t inner_begin = 0;
        std::uint32_t inner_end = 0;
    };

    [[nodiscard]] BlockBits standing(const Chunk& chunk, Letter kind, int anchor) const {
        for (std::size_t i = chunk.standing_begin; i < chunk.standing_end; ++i)
            if (standing_[i].anchor == anchor && standing_[i].kind == kind) return standing_[i].endings;
        return 0;
    }

    CellSet prefix_ = ~CellSet{0};
    std::vector<std::uint32_t> below_of_;  // by node: into below_
    std::vector<Below> below_;
    std::vector<Chunk> chunks_;
    std::vector<BlockBits> voids_;
    std::vector<Standing> standing_;
    std::vector<Inner> inner_;
    std::vector<Standing> outward_;
};

template <class Visit>
void WordCut::carry(const Below& from, std::size_t chunk, BlockBits bits, BlockBits members, const Condition& before,
                    const Below& to, const Condition& after, Visit visit) const {
    if (to.chunks == 1 && chunk == 0)
        return visit(std::size_t{0}, bits, carried_bits(bits, members, meeting(to, 0, after)));
    int skip = 0;  // members before those of this chunk
    for (std::size_t i = 0; i < chunk; ++i) skip += std::popcount(meeting(from, i, before));
    BlockBits left = members;  // not yet carried
    for (std::size_t i = 0; i < to.chunks && left != 0; ++i) {
        BlockBits images = meeting(to, i, after);
        const BlockBits skipped = least_bits(images, skip);
        skip -= std::popcount(skipped);
        images &= ~skipped;
        const BlockBits part = least_bits(left, std::popcount(images));  // become these
        left &= ~part;
        if ((bits & part) != 0) visit(i, bits & part, carried_bits(bits & part, part, images));
    }
}

}  // namespace shunt::packing
