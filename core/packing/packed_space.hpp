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

    /// What a search keeps of a position it has yet to expand: enough to go there without unranking.
    struct State {
        Rank rank = 0;
        CellSet anchors = 0;
        CellSet voids = 0;
        std::uint64_t kinds =
            0;  ///< kinds of the pieces by ascending anchor, in fields of equal width; 0 when they do not fit
    };
    /// The state with this number. O(length of the word x letters).
    [[nodiscard]] State state(Rank rank) const;

    class Cursor;
    /// Positions that load() takes at a time.
    static constexpr std::size_t kBatch = 8;
    /// Goes to up to kBatch positions: cursors[i] to states[i]. O(length of the word) each, but several at a time cost far less than
    /// one after the other: each walk waits for its own loads, and the waits overlap.
    static void load(std::span<Cursor> cursors, std::span<const State> states);
    /// The same from ranks, which have to be unranked first.
    static void load(std::span<Cursor> cursors, std::span<const Rank> ranks);

    /// A position one move away: its number, and the move.
    struct Neighbour {
        Rank rank = 0;
        Letter kind = 0;
        std::uint8_t from = 0;  ///< anchor before
        std::uint8_t to = 0;    ///< anchor after

        operator Rank() const { return rank; }  // NOLINT: a neighbour is a number with a story
    };

    /// One position taken apart. About 0.9 KB; make some and load them as often as wanted.
    class Cursor {
    public:
        explicit Cursor(const PackedSpace& space) : space_(&space) {}

        /// Whether the loaded position meets a goal.
        [[nodiscard]] bool is_goal() const;
        /// Calls `visit(Neighbour)` for every position one move away, in a fixed order. A neighbour that several moves lead to is
        /// visited once for each.
        template <class Visit>
        void for_each_neighbour(Visit visit) const;
        /// The state of a neighbour of the loaded position.
        [[nodiscard]] State state_of(const Neighbour& neighbour) const;

    private:
        friend class PackedSpace;
        void spread(const State& state);
        void spread_kinds(std::uint64_t kinds);
        void unrank();
        void find_movable();
        template <class Visit>
        void visit_slides(int kind, int from, Visit visit) const;
        template <class Visit>
        void visit_moves(int kind, int from, Visit visit) const;
        [[nodiscard]] Neighbour neighbour(int kind, int from, int to) const;

        const PackedSpace* space_;
        State state_;
        CellSet occupied_ = 0;
        CellSet movable_ = 0;                      // anchors of the pieces that touch a void: no other can move
        std::array<Letter, kMostCells> letter_{};  // at every anchor and void
        std::array<Node, kMostCells> node_{};      // before reading the letter at that cell
        std::array<Rank, kMostCells + 1>
            before_{};  // sum of the offsets of all earlier letters; last: of the whole word
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
    CellSet all_;
    int word_length_;                           // pieces and voids
    int kind_bits_ = 0;                         // width of a field of State::kinds; 0 when the kinds do not fit
    std::array<CellSet, kMostCells> beside_{};  // the cells next to each cell
    Letter void_letter_;
    std::vector<Place> places_;  // kinds x kMostCells
    std::vector<Demand> goals_;
    std::vector<std::vector<puzzle::PieceId>> pieces_of_kind_;
};

inline PackedSpace::Neighbour PackedSpace::Cursor::neighbour(int kind, int from, int to) const {
    const CellSet old_cells = space_->place(kind, from).cells;
    const CellSet new_cells = space_->place(kind, to).cells;
    const CellSet anchors = (state_.anchors ^ CellSet{1} << from) | CellSet{1} << to;
    const CellSet voids = (state_.voids | old_cells) & ~new_cells;
    const CellSet lettered = anchors | voids;
    const int first = std::min(from, to);
    const int last = 63 - std::countl_zero(old_cells | new_cells);
    Node node = node_[static_cast<std::size_t>(first)];
    Rank rank = before_[static_cast<std::size_t>(first)];
    CellSet left = lettered & kEvery << first;
    for (const CellSet changed = kEvery >> (63 - last); (left & changed) != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const bool anchor = (anchors >> cell & 1) != 0;
        const Letter standing = anchor ? letter_[static_cast<std::size_t>(cell)] : space_->void_letter_;
        const FrontierDag::Edge edge = space_->dag_.edge(node, cell == to ? static_cast<Letter>(kind) : standing);
        rank += edge.offset;
        node = edge.target;
    }
    const auto resume = static_cast<std::size_t>(std::countr_zero(left));  // kMostCells when nothing is left
    return {rank + state_.rank - before_[resume], static_cast<Letter>(kind), static_cast<std::uint8_t>(from),
            static_cast<std::uint8_t>(to)};
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
            visit(neighbour(kind, from, at));
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
            visit(neighbour(kind, from, place.next[direction]));
        }
    }
}

}  // namespace shunt::packing
