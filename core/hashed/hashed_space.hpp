// The positions of any puzzle, numbered in the order in which a search meets them: the storage for spaces whose packings are too many
// to number, although those that can be reached may be few (distinct tiles, long thin rings), and for boards of more than 64 cells.
//
//   arena    position 0 | position 1 | ...      as words: position_words.hpp
//   table    hash of a word -> number           rank_table.hpp
//
// Every position is kept in full, so two positions are never taken for one.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/base/memory_budget.hpp"
#include "core/hashed/position_words.hpp"
#include "core/hashed/rank_table.hpp"
#include "core/moves/motions.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::hashed {

class HashedCursor;

/// Positions numbered [0, size()); grows as cursors meet new ones. Not to be shared by several workers. `puzzle` must outlive it.
class HashedSpace {
public:
    /// One position: numbers say nothing of what positions have in common.
    struct Block {
        Rank first = 0;
        static constexpr std::uint64_t bits = 1;
    };
    struct Edge {
        Rank first = 0;
        std::uint64_t goals = 0;  ///< told when the position is met for the first time only
        static constexpr std::uint64_t bits = 1;
        static constexpr std::uint64_t ways = 1;
    };
    using Cursor = HashedCursor;
    static constexpr std::size_t kBatch = 8;
    static constexpr std::size_t kWidth = 1;
    static constexpr bool kShareable = false;

    /// `memory_limit` in bytes, for arena and table, also while the table grows and the old one is still there.
    HashedSpace(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit);

    [[nodiscard]] Rank size() const { return table_.size(); }
    /// Whether the search must end: a new position could not be kept (no memory, or 2^32 positions), or one is crowded.
    [[nodiscard]] bool is_full() const { return full_ || crowded_; }
    /// Whether a position was met with more groups that can move than are listed; its neighbours are not all known.
    [[nodiscard]] bool is_crowded() const { return crowded_; }
    void note_crowded() { crowded_ = true; }
    [[nodiscard]] Block block(Rank rank) const { return {rank}; }
    [[nodiscard]] bool is_goal(Rank rank) const { return puzzle().is_solved(position(rank)); }
    /// The canonical position with this number. O(cells).
    [[nodiscard]] puzzle::Position position(Rank rank) const;
    [[nodiscard]] Word word(Rank rank) const {
        const auto index = static_cast<std::size_t>(rank);
        return {&chunks_[index / kChunk][index % kChunk * words_.parts()], words_.parts()};
    }
    /// The number of a position, which is kept if it is new; size() or more when it is new and there is no room. O(cells).
    Rank rank(const puzzle::Position& position);
    /// The same of a word and its hash. O(parts of the word).
    Rank rank(Word word, std::uint64_t hash);
    /// Begin to bring what rank() will look at nearer to the processor: first where the number stands, then the word that has it.
    void prefetch(std::uint64_t hash) const { table_.prefetch(hash); }
    void prefetch_word(std::uint64_t hash) const {
        if (const auto rank = table_.guess(hash)) __builtin_prefetch(word(*rank).data());
    }

    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return words_.puzzle(); }
    [[nodiscard]] const PositionWords& words() const { return words_; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    /// Memory held, arena and table.
    [[nodiscard]] const MemoryBudget& memory() const { return memory_; }
    [[nodiscard]] std::uint64_t bytes() const { return memory_.used(); }
    /// Bytes of one position in the arena.
    [[nodiscard]] std::uint64_t bytes_per_position() const { return words_.parts() * sizeof(std::uint64_t); }

private:
    static constexpr std::size_t kChunk = std::size_t{1} << 12;  // positions

    bool make_room();
    bool add_chunk();

    PositionWords words_;
    WordWriter writer_;
    puzzle::Metric metric_;
    MemoryBudget memory_;
    std::vector<WordArray> chunks_;  // kChunk positions each
    RankTable table_;
    bool full_ = false;
    bool crowded_ = false;
};

/// The neighbours of positions. Meeting one that is new numbers it; when the space is full, only those known already are told, so that
/// the way back through them can still be found. A position of a board of thousands of cells may have a hundred thousand neighbours: they
/// can be made some at a time.
class HashedCursor {
public:
    explicit HashedCursor(HashedSpace& space)
        : space_(&space), motions_(space.puzzle(), space.metric()), writer_(space.words()) {}

    void load(std::span<const HashedSpace::Block> blocks);
    void prefetch(std::span<const HashedSpace::Block> /*blocks*/) const {}
    /// Makes some of the edges of what is loaded: those of one group or more. Returns for how many positions of a small board that counts,
    /// and 0 when there are no more to make. To be called between load() and edges() as often as one likes.
    [[nodiscard]] std::uint64_t make_some();
    [[nodiscard]] std::span<const HashedSpace::Edge> edges(std::size_t i);
    [[nodiscard]] HashedSpace::Block block_of(std::size_t /*i*/, const HashedSpace::Edge& edge,
                                              std::uint64_t /*bits*/) const {
        return {edge.first};
    }

private:
    /// A neighbour whose number is still to be looked up: what is looked at then is on its way to the processor.
    struct Noted {
        std::uint64_t hash;
        std::size_t moved;  // index into moved_ of the first of the pieces that moved
    };
    struct Moved {
        puzzle::PieceId piece;
        puzzle::Cell anchor;
    };

    std::size_t begin();
    std::size_t make_next();
    void end();
    void note(const moves::Motion& motion);
    void look_up();
    [[nodiscard]] bool is_goal(std::size_t noted);

    HashedSpace* space_;
    moves::Motions motions_;
    WordWriter writer_;
    std::array<HashedSpace::Block, HashedSpace::kBatch> blocks_{};
    std::size_t count_ = 0;    // of those loaded
    std::size_t made_ = 0;     // of them, those of which all edges are made
    bool is_begun_ = false;    // the next one, whose edges are being made
    std::size_t letters_ = 0;  // read and written since make_some() last told a cost, also for what was loaded before
    puzzle::Position here_;    // where it is
    puzzle::Position there_;
    std::vector<Noted> noted_;
    std::vector<std::uint64_t> words_;  // of those noted
    std::vector<Moved> moved_;          // in those noted
    std::array<std::vector<HashedSpace::Edge>, HashedSpace::kBatch> edges_;
};

}  // namespace shunt::hashed
