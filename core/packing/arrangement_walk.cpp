#include "core/packing/arrangement_walk.hpp"

#include <algorithm>
#include <bit>

#include "core/packing/word_reading.hpp"

namespace shunt::packing {

void ArrangementWalk::take_apart(const PackedSpace& space, std::span<ArrangementWalk> walks,
                                 std::span<const PackedSpace::Arrangement> arrangements) {
    struct Progress {
        Node node;
        Rank before;
        CellSet left;  // anchors and free cells still to be read
    };
    std::array<Progress, PackedSpace::kBatch> progress;
    for (std::size_t i = 0; i < walks.size(); ++i) {
        walks[i].spread(space, arrangements[i]);
        progress[i] = {space.dag().root(), 0, (walks[i].anchors | walks[i].free) & space.cut().prefix()};
    }
    // All words are equally long, so all walks advance letter by letter side by side; of words that are cut some end sooner.
    for (int letters = space.word_length(); letters > 0; --letters) {
        for (std::size_t i = 0; i < walks.size(); ++i) {
            auto& [node, before, left] = progress[i];
            if (left == 0) continue;
            const auto cell = static_cast<std::size_t>(std::countr_zero(left));
            const FrontierDag::Edge edge = space.dag().edge(node, walks[i].letter[cell]);
            walks[i].node[cell] = node;
            walks[i].before[cell] = before;
            node = edge.target;
            before += edge.offset;
            left &= left - 1;
        }
    }
    for (std::size_t i = 0; i < walks.size(); ++i) {
        walks[i].number = walks[i].before[kMostCells] = progress[i].before;
        walks[i].end = progress[i].node;
    }
}

/// Writes the letters of an arrangement to their cells.
void ArrangementWalk::spread(const PackedSpace& space, const PackedSpace::Arrangement& arrangement) {
    number = arrangement.number;
    anchors = arrangement.anchors;
    letter.fill(space.free_letter());
    if (!space.blocks_tell_kinds()) unrank(space);
    const int width = space.kind_bits();
    const std::uint64_t field = (std::uint64_t{1} << width) - 1;
    std::uint64_t kinds = arrangement.kinds;
    CellSet covered = 0;
    for (CellSet left_anchors = anchors; left_anchors != 0; left_anchors &= left_anchors - 1) {
        const int anchor = std::countr_zero(left_anchors);
        auto& here = letter[static_cast<std::size_t>(anchor)];
        if (space.blocks_tell_kinds()) here = static_cast<Letter>(kinds & field);
        kinds >>= width;
        covered |= space.places().at(here, anchor).cells;
    }
    free = space.all() & ~covered;
}

/// The letters of an arrangement whose kinds do not fit into a block.
void ArrangementWalk::unrank(const PackedSpace& space) {
    WordReading word(space);
    while ((word.undecided & space.cut().prefix()) != 0) {
        Letter& read = letter[static_cast<std::size_t>(word.cell())];
        read = word.read(space, number);
    }
}

ArrangementWalk::Outcome ArrangementWalk::moved(const PackedSpace& space, Letter kind, int from, int to) {
    const CellSet prefix = space.cut().prefix();
    const CellSet old_cells = space.places().at(kind, from).cells;
    const CellSet new_cells = space.places().at(kind, to).cells;
    const CellSet new_anchors = (anchors & ~(CellSet{1} << from)) | CellSet{1} << to;
    const CellSet lettered = (new_anchors | ((free | old_cells) & ~new_cells)) & prefix;
    const int first = std::min(from, to);
    const int last = 63 - std::countl_zero(old_cells | new_cells);
    const Letter old_letter = letter[static_cast<std::size_t>(from)];
    letter[static_cast<std::size_t>(from)] = space.free_letter();
    letter[static_cast<std::size_t>(to)] = kind;
    const CellSet rest = lettered & ~CellSet{0} << first;
    const CellSet changed = ~CellSet{0} >> (63 - last);
    Outcome at = (prefix >> first & 1) == 0
                     ? Outcome{number, end}
                     : Outcome{before[static_cast<std::size_t>(first)], node[static_cast<std::size_t>(first)]};
    for (CellSet left = rest & changed; left != 0; left &= left - 1) {
        const FrontierDag::Edge edge =
            space.dag().edge(at.end, letter[static_cast<std::size_t>(std::countr_zero(left))]);
        at.number += edge.offset;
        at.end = edge.target;
    }
    letter[static_cast<std::size_t>(to)] = space.free_letter();
    letter[static_cast<std::size_t>(from)] = old_letter;
    const CellSet unchanged = rest & ~changed;
    if (unchanged == 0) return at;
    return {at.number + number - before[static_cast<std::size_t>(std::countr_zero(unchanged))], end};
}

}  // namespace shunt::packing
