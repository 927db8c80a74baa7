// One arrangement taken apart: the letters of its word and the nodes that the word passes.
//
// A move of one piece from anchor a to anchor b changes the word only between the first and the last cell that its two placements
// touch. Before, the word is the same; after it, the letters and (because the same cells are decided and the same pieces used) the
// nodes are the same. So the number of the neighbour is
//
//     number + (offsets of the new letters in between) - (offsets of the old letters in between)
//
// and a step of a small piece to the side costs a few table loads instead of the whole word.
//
// Where words are cut (word_cut.hpp), only the letters before the cut are walked, and a move that touches cells below it may end at another
// node.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/packing/packed_space.hpp"

namespace shunt::packing {

/// What is worth remembering of an arrangement: its free cells, and the goals that its body meets.
struct KnownBody {
    CellSet free = 0;
    PackedSpace::Goals goals = 0;
};

/// About 0.9 KB; make some and reuse them.
struct ArrangementWalk {
    Rank number = 0;  ///< of the first word with these letters before the cut
    Node end = 0;     ///< behind the last letter
    CellSet anchors = 0;
    CellSet free = 0;
    std::array<Letter, kMostCells> letter{};    ///< at every anchor; the free letter everywhere else
    std::array<Node, kMostCells> node{};        ///< before reading the letter at that cell
    std::array<Rank, kMostCells + 1> before{};  ///< sum of the offsets of all earlier letters; last: of the whole word

    /// Takes up to kBatch arrangements apart, several side by side: each walk waits for its own loads, and the waits overlap. O(length
    /// of the word) each, times the letters when blocks do not tell the kinds.
    static void take_apart(const PackedSpace& space, std::span<ArrangementWalk> walks,
                           std::span<const PackedSpace::Arrangement> arrangements);

    /// Where a walk comes to: its `number` and its `end`.
    struct Outcome {
        Rank number = 0;
        Node end = 0;
    };
    /// The same once the piece of `kind` anchored at `from`, which may be below the cut, stands at `to`. Writes to `letter` meanwhile;
    /// afterwards all is as it was. O(letters that change).
    [[nodiscard]] Outcome moved(const PackedSpace& space, Letter kind, int from, int to);

    /// The letter at a cell once that piece stands there.
    [[nodiscard]] Letter letter_after(const PackedSpace& space, Letter kind, int from, int to, int cell) const {
        if (cell == to) return kind;
        return cell == from ? space.free_letter() : letter[static_cast<std::size_t>(cell)];
    }

private:
    void spread(const PackedSpace& space, const PackedSpace::Arrangement& arrangement);
    void unrank(const PackedSpace& space);
};

}  // namespace shunt::packing
