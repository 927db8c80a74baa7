// The positions of a puzzle of up to 64 cells as numbers.
//
//   Puzzle ── split ──> body kinds ── stock_of ──> FrontierDagBuilder ──> FrontierDag ──┐
//      │         └───> filler kind (at most one)                                        │
//      └──────────────────────── PackedSpace(puzzle, metric, split, dag) ─────────────────────┘
//                                    └── PositionCursor: neighbours of positions (position_cursor.hpp)
//
// Many puzzles have interchangeable units that may stand anywhere: the *filler*. All other pieces are the *body*; where they stand
// is an *arrangement*. What an arrangement leaves free is filled with fillers and voids, so a position is an arrangement and a
// filling, and its number is
//
//     rank = arrangement x fillings + filling          Project Euler 766: 1,075,796 arrangements x 28 fillings
//
// Arrangements are words of the frontier DAG (frontier_dag.hpp) whose void letter stands for "free"; fillings are numbered by
// fillings.hpp. A move of a filler changes the filling only; what a move of the body does to the arrangement is the same for every
// filling, so it is worked out once and kept (record_cache.hpp).
//
// A *block* is some fillings of one arrangement, which move together (the law is proved in filling_blocks.hpp). Where nothing fills, words
// may be cut in two, and a block is some words with one beginning (word_cut.hpp). It is one position where fillings are too many for a word
// of bits, and in metrics of groups: a group that pushes units can move in few fillings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/packing/filling_blocks.hpp"
#include "core/packing/frontier_dag.hpp"
#include "core/packing/placements.hpp"
#include "core/packing/word_cut.hpp"
#include "core/puzzle/puzzle.hpp"
#include "core/puzzle/reflection.hpp"

namespace shunt::packing {

/// Which kinds make the arrangement, and which one fills it.
struct Split {
    std::vector<puzzle::KindId> body;
    std::optional<puzzle::KindId> filler;

    /// Cells that the body leaves free.
    int free = 0;
    int voids = 0;
};

/// The filler is the most numerous kind of units that may stand on every cell and step in every direction, when there are at least
/// three ways to fill with it. Requires at most kMostCells cells.
[[nodiscard]] Split split(const puzzle::Puzzle& puzzle);

class PositionCursor;
class BlockReader;
class BlockPositions;
struct WordReading;

/// What the move of one piece of the body makes of an arrangement, whatever fills it.
class Transition {
public:
    /// The goals that the body meets afterwards, where one number can say it.
    enum GoalHint : std::uint8_t { none = 0, first = 1, unclear = 15 };

    Transition() = default;
    /// `goal_hint`: none, first + g when goal g is the only one, or unclear.
    Transition(Rank target, Letter kind, int from, int to, bool goes_on, std::uint8_t goal_hint)
        : bits_(target << 23 | std::uint64_t{goal_hint} << 19 | std::uint64_t{goes_on} << 18 |
                static_cast<std::uint64_t>(to) << 12 | static_cast<std::uint64_t>(from) << 6 | kind) {}

    [[nodiscard]] bool is_empty() const { return from() == to(); }
    /// Arrangement afterwards.
    [[nodiscard]] Rank target() const { return bits_ >> 23; }
    [[nodiscard]] Letter kind() const { return static_cast<Letter>(bits_ & 63); }
    [[nodiscard]] int from() const { return static_cast<int>(bits_ >> 6 & 63); }
    [[nodiscard]] int to() const { return static_cast<int>(bits_ >> 12 & 63); }
    /// Whether it is the next step of the line that the transition listed before it belongs to.
    [[nodiscard]] bool goes_on() const { return (bits_ >> 18 & 1) != 0; }
    [[nodiscard]] std::uint8_t goal_hint() const { return static_cast<std::uint8_t>(bits_ >> 19 & 15); }
    [[nodiscard]] std::uint64_t hash() const { return bits_; }
    friend bool operator==(const Transition&, const Transition&) = default;

private:
    std::uint64_t bits_ = 0;  // target 40 | goal hint 4 | goes on 1 | to 6 | from 6 | kind 6
};

/// Positions numbered [0, size()), joined by the moves of one metric. Immutable; any number of cursors may read it. Keeps no
/// reference to the puzzle.
class PackedSpace {
public:
    /// A reflection of the puzzle in the terms of this space.
    struct Reflection {
        Reflection() : cells{} {}  // not in its declaration: clang 14 then takes it for no default constructor

        std::array<std::uint8_t, kMostCells> cells;  ///< by cell
        std::vector<Letter> letters;                 ///< by letter of the body
        std::vector<std::uint8_t> anchors;           ///< letters x kMostCells

        [[nodiscard]] std::uint8_t anchor(Letter kind, int from) const {
            return anchors[std::size_t{kind} * kMostCells + static_cast<std::size_t>(from)];
        }
    };

    /// `split` is that of the puzzle; `dag` numbers the arrangements: built from the stock of split.body.
    PackedSpace(const puzzle::Puzzle& puzzle, puzzle::Metric metric, const Split& split, FrontierDag dag);

    /// Where the pieces of the body stand; where words are cut, those anchored before the cut.
    struct Arrangement {
        Rank number = 0;  ///< or that of a word with this beginning
        CellSet anchors = 0;
        std::uint64_t kinds =
            0;  ///< letters of the body by ascending anchor, in fields of kind_bits(); 0 when they do not fit
    };
    /// What a search keeps of positions it has yet to expand: enough to go there without unranking the arrangement.
    struct Block {
        Rank first = 0;
        FillingSet bits = 0;
        CellSet anchors = 0;  ///< as in Arrangement
        std::uint64_t kinds = 0;
    };
    /// Positions of one arrangement, one move away from those of a block.
    struct Edge {
        Rank first = 0;
        FillingSet bits = 0;
        FillingSet goals = 0;     ///< among the bits
        Transition transition;    ///< of the body, for single pieces; empty when a filler moves
        std::uint32_t ways = 0;   ///< pairs of positions
        std::uint32_t index = 0;  ///< for groups: into the list of the cursor
    };
    using Cursor = PositionCursor;
    using Reader = BlockReader;
    /// Blocks that a cursor takes at a time.
    static constexpr std::size_t kBatch = 8;
    static constexpr std::size_t kWidth = 64;
    static constexpr bool kShareable = true;

    [[nodiscard]] Rank size() const { return dag_.size() * fillings_.size(); }
    /// Whether the search must end although numbers are left: a position is crowded.
    [[nodiscard]] bool is_full() const { return is_crowded(); }
    /// Whether a position was met with more groups that can move than are listed; its neighbours are not all known.
    [[nodiscard]] bool is_crowded() const { return __atomic_load_n(&crowded_, __ATOMIC_RELAXED); }
    /// Cursors of several workers may call it at once.
    void note_crowded() const { __atomic_store_n(&crowded_, true, __ATOMIC_RELAXED); }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    [[nodiscard]] const FrontierDag& dag() const { return dag_; }
    [[nodiscard]] const Fillings& fillings() const { return fillings_; }
    /// Makes every position a partner of its mirror image: they are found together. Only for a reflection of the puzzle, and where
    /// blocks_tell_kinds().
    void pair_up(const puzzle::Puzzle& puzzle, const puzzle::Reflection& reflection);
    /// Null when positions have no partners.
    [[nodiscard]] const Reflection* reflection() const { return reflection_ ? &*reflection_ : nullptr; }
    [[nodiscard]] bool has_partners() const { return reflection_.has_value(); }
    [[nodiscard]] const Placements& places() const { return places_; }
    [[nodiscard]] std::uint64_t bytes() const { return dag_.bytes() + places_.bytes() + cut_.bytes(); }
    [[nodiscard]] CellSet all() const { return all_; }
    [[nodiscard]] int board_cells() const { return std::popcount(all_); }
    [[nodiscard]] int voids() const { return voids_; }
    [[nodiscard]] bool has_filler() const { return filler_.has_value(); }
    /// How many pieces of the body have this letter.
    [[nodiscard]] std::size_t pieces_of(Letter kind) const { return pieces_of_kind_[body_[kind]].size(); }
    /// Arrangements or blocks of words that a search comes back to at a time, about; none where each is one position.
    [[nodiscard]] Rank recurring_blocks() const {
        if (!cut_.is_whole()) return dag_.size() / 32;
        return fillings_.size() > 1 ? dag_.size() / 4 : 0;
    }
    /// Letters of every word: pieces of the body, and free cells.
    [[nodiscard]] int word_length() const { return word_length_; }
    /// The letter of free cells.
    [[nodiscard]] Letter free_letter() const { return free_letter_; }

    /// Makes blocks of words that begin alike up to a cell, for single pieces where nothing fills and no positions are paired. Refuses
    /// where the tables for it would take more than `most_bytes`. Before the first cursor is made. O(nodes at the cut x words below).
    bool cut_words(int cell, std::uint64_t most_bytes);
    /// Whether it may.
    [[nodiscard]] bool can_cut_words() const { return !filler_ && !reflection_ && !puzzle::moves_groups(metric_); }
    [[nodiscard]] const WordCut& cut() const { return cut_; }

    /// Whether a block may mean several fillings of its arrangement.
    [[nodiscard]] bool has_filling_blocks() const { return wide_; }
    /// Only if it may.
    [[nodiscard]] const FillingBlocks& filling_blocks() const { return filling_blocks_; }
    [[nodiscard]] Arrangement arrangement(const Block& block) const {
        return {fillings_.size() == 1 ? block.first : block.first / fillings_.size(), block.anchors, block.kinds};
    }
    /// The only filling that a block means, by its voids.
    [[nodiscard]] CellSet voids(const Block& block, CellSet free) const {
        return fillings_.voids((block.first + static_cast<Rank>(std::countr_zero(block.bits))) % fillings_.size(),
                               free);
    }
    /// The block of the position with this number, whose arrangement that is; where words are cut, with the number of the first of its
    /// words.
    [[nodiscard]] Block block(Rank rank, const Arrangement& arrangement) const {
        const Rank begin = wide_ ? arrangement.number * fillings_.size() : filler_ ? rank : arrangement.number;
        const Rank first = begin + (rank - begin) / kWidth * kWidth;
        return {first, FillingSet{1} << (rank - first), arrangement.anchors, arrangement.kinds};
    }

    /// The number of a legal position of the puzzle. O(length of the word).
    [[nodiscard]] Rank rank(const puzzle::Position& position) const;
    [[nodiscard]] Rank rank(Rank arrangement, CellSet voids, CellSet free) const {
        return arrangement * fillings_.size() + fillings_.number(voids, free);
    }
    /// The canonical position with this number. O(length of the word x letters).
    [[nodiscard]] puzzle::Position position(Rank rank) const;
    /// The block of the position with this number. O(length of the word x letters).
    [[nodiscard]] Block block(Rank rank) const;
    /// Width of a field of Block::kinds; 0 when the letters of the body do not fit.
    [[nodiscard]] int kind_bits() const { return kind_bits_; }
    /// Whether blocks tell the letters of the body, so that no arrangement need be unranked.
    [[nodiscard]] bool blocks_tell_kinds() const { return kind_bits_ != 0 || body_.size() <= 1; }
    /// Whether the position with this number meets a goal. O(length of the word x letters).
    [[nodiscard]] bool is_goal(Rank rank) const;

    /// The goals whose demands on the body an arrangement meets: one bit for each of the first 31, the last bit for any of the others.
    using Goals = std::uint32_t;
    static constexpr std::size_t kGoalBits = 32;
    /// The last bit: what the body meets must be asked for each position.
    static constexpr Goals kUnclearGoals = Goals{1} << (kGoalBits - 1);
    [[nodiscard]] std::size_t goal_count() const { return goals_.size(); }
    /// `letter_at(cell)` is the letter of the body piece anchored there, or free_letter().
    template <class LetterAt>
    [[nodiscard]] Goals goals_of_body(LetterAt letter_at) const;
    /// Whether a position meets a goal, given the goals its body meets.
    [[nodiscard]] bool meets(Goals goals, Rank arrangement, CellSet voids, CellSet free) const {
        return goals != 0 && meets_one(goals, arrangement, voids, free);
    }
    /// Those positions first + i, for each bit i, that meet a goal, given the goals that the body meets in their arrangement.
    [[nodiscard]] FillingSet meeting(Goals goals, Rank first, FillingSet bits, CellSet free) const;
    /// The goals whose demands before the cut a prefix meets, whose letters are `letter_at(cell)` and whose voids those.
    template <class LetterAt>
    [[nodiscard]] Goals goals_of_prefix(CellSet voids, LetterAt letter_at) const;
    /// Those positions first + i, for each bit i, that meet a goal, given the goals that their prefix meets; they are a chunk of the
    /// endings of a node.
    [[nodiscard]] BlockBits meeting(Goals goals, Rank first, BlockBits bits, const WordCut::Below& below,
                                    std::size_t chunk) const;

private:
    friend class BlockPositions;
    struct Demand {
        std::vector<std::pair<Letter, std::uint8_t>> body;  // kind, anchor
        CellSet fillers = 0;
        CellSet voids = 0;
    };
    using Letters = std::array<Letter, kMostCells>;  // by cell; at anchors and free cells

    /// Reads all letters of an arrangement.
    [[nodiscard]] WordReading word(Rank arrangement, Letters& letters) const;
    void fill_goals(const puzzle::Puzzle& puzzle);
    [[nodiscard]] bool meets_one(Goals goals, Rank arrangement, CellSet voids, CellSet free) const;
    /// The endings of a chunk that meet what a goal asks for below the cut.
    [[nodiscard]] BlockBits endings_of(const Demand& demand, const WordCut::Below& below, std::size_t chunk) const;
    [[nodiscard]] static bool fills(const Demand& demand, CellSet voids, CellSet free) {
        return (demand.fillers & ~(free & ~voids)) == 0 && (demand.voids & ~voids) == 0;
    }

    FrontierDag dag_;
    puzzle::Metric metric_;
    std::vector<puzzle::KindId> body_;
    std::optional<puzzle::KindId> filler_;
    Fillings fillings_;
    FillingBlocks filling_blocks_;
    Placements places_;
    CellSet all_;
    int voids_;
    int word_length_;
    int kind_bits_ = 0;
    bool wide_ = false;
    Letter free_letter_;
    std::vector<Demand> goals_;
    std::optional<Reflection> reflection_;
    WordCut cut_;
    std::vector<std::vector<puzzle::PieceId>> pieces_of_kind_;
    mutable bool crowded_ = false;
};

template <class LetterAt>
PackedSpace::Goals PackedSpace::goals_of_body(LetterAt letter_at) const {
    Goals goals = 0;
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        bool met = true;
        for (const auto& [kind, anchor] : goals_[goal].body) met = met && letter_at(anchor) == kind;
        if (met) goals |= Goals{1} << std::min(goal, kGoalBits - 1);
    }
    return goals;
}

template <class LetterAt>
PackedSpace::Goals PackedSpace::goals_of_prefix(CellSet voids, LetterAt letter_at) const {
    Goals goals = 0;
    for (std::size_t goal = 0; goal < goals_.size(); ++goal) {
        bool met = (goals_[goal].voids & cut_.prefix() & ~voids) == 0;
        for (const auto& [kind, anchor] : goals_[goal].body)
            met = met && ((cut_.prefix() >> anchor & 1) == 0 || letter_at(anchor) == kind);
        if (met) goals |= Goals{1} << std::min(goal, kGoalBits - 1);
    }
    return goals;
}

}  // namespace shunt::packing
