// The positions of a puzzle of up to 64 cells as numbers, and the graph that a metric makes of them.
//
//   Puzzle ── stock_of ──> Stock ── FrontierDagBuilder ──> FrontierDag ──┐
//      └────────────── PackedSpace(puzzle, metric, dag) <────────────────┘
//                            └── Cursor: one position taken apart, its neighbours as ranks
//
// A move of one piece from anchor a to anchor b changes the word only between the first and the last cell that its two placements
// touch. Before, the word is the same; after it, the letters and (because the same cells are decided and the same pieces used) the
// nodes are the same. So the rank of the neighbour is
//
//     rank + (offsets of the new letters in between) - (offsets of the old letters in between)
//
// and a step of a unit to the side costs two table loads instead of the whole word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/packing/frontier_dag.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::packing {

/// The stock of a puzzle's pieces; placements are those of each kind's region. Requires at most kMostCells cells.
[[nodiscard]] Stock stock_of(const puzzle::Puzzle& puzzle);

/// Positions numbered [0, size()), joined by the moves of one metric. Immutable; any number of cursors may read it. Keeps no
/// reference to the puzzle.
class PackedSpace {
public:
    PackedSpace(const puzzle::Puzzle& puzzle, puzzle::Metric metric, FrontierDag dag);

    [[nodiscard]] Rank size() const { return dag_.size(); }
    [[nodiscard]] const FrontierDag& dag() const { return dag_; }
    [[nodiscard]] std::uint64_t bytes() const;

    /// The number of a legal position of the puzzle. O(length of the word).
    [[nodiscard]] Rank rank(const puzzle::Position& position) const;
    /// The canonical position with this number.
    [[nodiscard]] puzzle::Position position(Rank rank) const;

    class Cursor;
    /// Goes to as many positions as there are ranks: cursors[i] to ranks[i]. O(length of the word x letters) each, but several at a
    /// time cost far less than one after the other: each walk waits for its own loads, and the waits overlap.
    static void load(std::span<Cursor> cursors, std::span<const Rank> ranks);
    /// Positions that load() can take at a time.
    static constexpr std::size_t kBatch = 8;

    /// One position taken apart. About 1.2 KB; make some and load them as often as wanted.
    class Cursor {
    public:
        explicit Cursor(const PackedSpace& space) : space_(&space) {}

        /// Whether the loaded position meets a goal.
        [[nodiscard]] bool is_goal() const;
        /// Calls `visit(Rank)` for every position one move away, in a fixed order. A neighbour that several moves lead to is
        /// visited once for each.
        template <class Visit>
        void for_each_neighbour(Visit visit) const;

    private:
        friend class PackedSpace;
        void begin(Rank rank);
        CellSet read_letter(int cell, Letter letter, Node node, Rank before);
        void find_movable();
        template <class Visit>
        void visit_slides(int kind, int from, Visit visit) const;
        template <class Visit>
        void visit_moves(int kind, int from, Visit visit) const;
        [[nodiscard]] Rank rank_after(int kind, int from, int to) const;

        const PackedSpace* space_;
        Rank rank_ = 0;
        CellSet occupied_ = 0;
        CellSet anchors_ = 0;
        CellSet movable_ = 0;                      // anchors of the pieces that touch a void: no other can move
        std::array<Letter, kMostCells> letter_{};  // at every undecided-when-read cell
        std::array<Node, kMostCells> node_{};      // before reading that cell
        std::array<Rank, kMostCells + 1>
            before_{};  // sum of the offsets of all earlier letters; last entry: of the whole word
    };

private:
    struct Demand {
        CellSet voids = 0;
        std::vector<std::pair<Letter, std::uint8_t>> placements;  // kind, anchor
    };
    /// What a kind may do at an anchor; directions as in puzzle::kDirections.
    struct Place {
        CellSet cells = 0;                                             // covered there; empty: not allowed
        std::array<CellSet, 4> next_cells{};                           // cells covered after one step
        std::array<std::uint8_t, 4> next{kNone, kNone, kNone, kNone};  // anchor after one step

        [[nodiscard]] bool can_step(std::size_t direction, CellSet others) const {
            return next[direction] != kNone && (others & next_cells[direction]) == 0;
        }
    };
    static constexpr std::uint8_t kNone = 0xFF;
    static constexpr CellSet kEvery = ~CellSet{0};

    [[nodiscard]] const Place& place(int kind, int anchor) const {
        return places_[static_cast<std::size_t>(kind * kMostCells + anchor)];
    }
    void fill_places(const puzzle::Puzzle& puzzle);
    void fill_goals(const puzzle::Puzzle& puzzle);

    FrontierDag dag_;
    puzzle::Metric metric_;
    int cells_;
    CellSet all_;
    int word_length_;                           // pieces and voids
    std::array<CellSet, kMostCells> beside_{};  // the cells next to each cell
    Letter void_letter_;
    std::vector<Place> places_;  // kinds x kMostCells
    std::vector<CellSet>
        decided_;  // letters x kMostCells: the cells that a letter decides, the void's own cell included
    std::vector<Demand> goals_;
    std::vector<std::vector<puzzle::PieceId>> pieces_of_kind_;
};

inline Rank PackedSpace::Cursor::rank_after(int kind, int from, int to) const {
    const CellSet old_cells = space_->place(kind, from).cells;
    const CellSet new_cells = space_->place(kind, to).cells;
    const CellSet anchors = (anchors_ ^ CellSet{1} << from) | CellSet{1} << to;
    // Cells at which a letter stands: anchors and voids.
    const CellSet lettered = anchors | (space_->all_ & ~((occupied_ ^ old_cells) | new_cells));
    const int first = std::min(from, to);
    const int last = 63 - std::countl_zero(old_cells | new_cells);
    const CellSet changed = lettered & (kEvery << first) & (kEvery >> (63 - last));
    Node node = node_[static_cast<std::size_t>(first)];
    Rank rank = before_[static_cast<std::size_t>(first)];
    for (CellSet left = changed; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const bool anchor = (anchors >> cell & 1) != 0;
        const Letter letter = cell == to ? static_cast<Letter>(kind)
                              : anchor   ? letter_[static_cast<std::size_t>(cell)]
                                         : space_->void_letter_;
        const FrontierDag::Edge edge = space_->dag_.edge(node, letter);
        rank += edge.offset;
        node = edge.target;
    }
    const CellSet after = last == 63 ? 0 : lettered & (kEvery << (last + 1));
    const int resume = after == 0 ? kMostCells : std::countr_zero(after);
    return rank + rank_ - before_[static_cast<std::size_t>(resume)];
}

template <class Visit>
void PackedSpace::Cursor::for_each_neighbour(Visit visit) const {
    for (CellSet left = movable_; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        const int kind = letter_[static_cast<std::size_t>(from)];
        if (space_->metric_ == puzzle::Metric::move) {
            visit_moves(kind, from, visit);
        } else {
            visit_slides(kind, from, visit);
        }
    }
}

/// Steps are slides of length one.
template <class Visit>
void PackedSpace::Cursor::visit_slides(int kind, int from, Visit visit) const {
    const CellSet others = occupied_ ^ space_->place(kind, from).cells;
    for (std::size_t direction = 0; direction < 4; ++direction) {
        int at = from;
        while (space_->place(kind, at).can_step(direction, others)) {
            at = space_->place(kind, at).next[direction];
            visit(rank_after(kind, from, at));
            if (space_->metric_ == puzzle::Metric::step) break;
        }
    }
}

/// Flood over the placements of one piece while all others stand still: every placement reached counts 1, by whatever path.
template <class Visit>
void PackedSpace::Cursor::visit_moves(int kind, int from, Visit visit) const {
    const CellSet others = occupied_ ^ space_->place(kind, from).cells;
    CellSet seen = CellSet{1} << from;
    for (CellSet todo = seen; todo != 0;) {
        const int at = std::countr_zero(todo);
        todo &= todo - 1;
        const Place& place = space_->place(kind, at);
        for (std::size_t direction = 0; direction < 4; ++direction) {
            if (!place.can_step(direction, others)) continue;
            const CellSet to = CellSet{1} << place.next[direction];
            if ((seen & to) != 0) continue;
            seen |= to;
            todo |= to;
            visit(rank_after(kind, from, place.next[direction]));
        }
    }
}

}  // namespace shunt::packing
