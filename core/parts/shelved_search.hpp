// Breadth-first search by level (search/level_loop.hpp) of numbered states that do not fit the memory, not even as bits: the store is a
// shelf (shelf.hpp), and of its states only those of one block of numbers are in memory, as bits.
//
//     shelf     level d - 1 ───┐            level d + 1 ^
//               level d ───────┤ known                  │ found, counted
//                              v                        │
//     memory    block 0   letters, less what is known ──┴──> expanded ──> neighbours in the block, less what is known ──┐
//                              ^                                 └──────> those in other blocks                         │
//     shelf     letters for block 0 of level d + 1                             │        letters for level d + 2 <───────┘
//                                                                              └────────^
//
// A pass over all blocks, one after the other, makes level d + 1 of what its letters say and expands it as long as it is in memory, so that
// the loop finds every level expanded when it comes to it. Moves can be undone, so neighbours of a level lie in it, in the one before and
// in the next one: what is known need not be marked, two levels tell it (delayed duplicate detection). Everything on the shelf is written
// and read from its first byte to its last.
//
// Several workers expand what is in memory side by side: neighbours in the block are marked with one instruction, each worker has lists of
// its own for those in others. Everything else, what touches the shelf above all, is the first one's.
//
// A search begins, and goes on later, from a level that is there and whose neighbours are not: a first pass only expands it. One that looks
// for a goal leaves all levels on the shelf, which lead back from it (shelved_way.hpp), and ends with the level that has the first.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/parts/block_expander.hpp"
#include "core/parts/held_letters.hpp"
#include "core/parts/outbox.hpp"
#include "core/parts/pile_stream.hpp"
#include "core/parts/plane.hpp"
#include "core/parts/shelf.hpp"
#include "core/search/level_loop.hpp"
#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::parts {

/// How a search with a shelf divides its memory.
struct ShelfRoom {
    search::Rank states = 0;         ///< of the space
    int workers = 1;                 ///< each has lists of its own for every block
    std::uint64_t block_words = 0;   ///< 64 states each; a power of two
    std::uint64_t outbox_bytes = 0;  ///< for what is found of other blocks, before it is sorted and put away
    std::uint64_t held_bytes = 0;    ///< for what is put away, before it goes on the shelf

    /// As large blocks as fit into so many bytes, and no larger than all states need; those that take least, if none fit.
    [[nodiscard]] static ShelfRoom within(std::uint64_t bytes, search::Rank states, int workers);
    [[nodiscard]] std::uint64_t blocks() const { return (states - 1) / 64 / block_words + 1; }
    /// Bytes of all of it, with what sorting takes and what is read and written at a time.
    [[nodiscard]] std::uint64_t bytes() const;
};

template <search::RankedSpace Space>
class ShelvedSearch final : private search::LevelStore {
public:
    using Rank = search::Rank;
    using State = search::Search::State;

    /// A search that knows no state yet, for all levels or for a goal; empty when the memory is not to be had. `space` and `shelf` must
    /// outlive it, and so must `crew`, whose first worker is who calls advance(); null: one worker.
    [[nodiscard]] static std::optional<ShelvedSearch> create(Space& space, Shelf& shelf, const ShelfRoom& room,
                                                             bool to_goal, search::Crew* crew);

    /// Begins with one state, on an empty shelf.
    void begin(Rank state);
    /// Instead: goes on from what Shelf::keep() was told by a search of the same space for the same.
    void go_on(const Standing& standing);
    /// Expands about `budget` states. Full: the shelf cannot go on, which says why, or a state is crowded.
    State advance(std::uint64_t budget) { return loop_.advance(*this, budget); }
    /// The same, but pauses at the end of the level.
    State advance_level(std::uint64_t budget) { return loop_.advance(*this, budget, true); }

    [[nodiscard]] State state() const { return loop_.state(); }
    [[nodiscard]] int depth() const { return loop_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return loop_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    /// Of what is expanded by now: up to a level more than depth() says.
    [[nodiscard]] search::SearchStatistics statistics() const;
    [[nodiscard]] int workers() const { return loop_.workers(); }
    [[nodiscard]] std::uint64_t bytes() const { return room_.bytes(); }
    /// Blocks of numbers, and how many of them the pass is through with.
    [[nodiscard]] std::uint64_t blocks() const { return sent_.size(); }
    [[nodiscard]] std::uint64_t blocks_done() const { return block_; }
    /// The states at depth() in parts of few each, for a listing (search/level_listing.hpp): fastest from the first to the last.
    [[nodiscard]] std::uint64_t level_parts() const;
    void add_level_part(std::uint64_t part, std::vector<Rank>& ranks);
    /// For whoever asks for neighbours once it has ended.
    [[nodiscard]] typename Space::Cursor& cursor() { return workers_.front()->expander.cursor(); }

private:
    /// What is done with a block, in this order. In a pass that only expands a level there are no letters, and the level itself is loaded.
    enum class Stage : unsigned char { before, other, letters, writing, expanding, leaving };
    struct Worker {
        Worker(Space& space, std::uint64_t blocks) : expander(space), outboxes(static_cast<std::size_t>(blocks)) {}

        BlockExpander<Space> expander;
        std::vector<Outbox> outboxes;     // by block; to the one that is expanded goal states only
        std::uint64_t waiting_bytes = 0;  // in them
        search::SearchStatistics done;    // states expanded, and their neighbours
    };
    /// States that are loaded or put away between two looks at the budget, and words that are expanded.
    static constexpr int kLoaded = 1 << 14;
    static constexpr int kExpandedWords = 16;
    static constexpr std::uint64_t kPartBytes = 1u << 12;

    ShelvedSearch(Space& space, Shelf& shelf, const ShelfRoom& room, bool to_goal, std::vector<Plane> planes,
                  search::Crew* crew);

    bool expand_some(std::size_t worker) override;
    void regroup() override;
    [[nodiscard]] bool is_expanded() const override { return is_passed_; }
    [[nodiscard]] bool is_full() const override { return has_failed_ || space_->is_full(); }
    [[nodiscard]] std::uint64_t found() const override { return found_; }
    [[nodiscard]] std::uint64_t goals() const override { return statistics_.goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return to_goal_ && goal_counts().back() != 0; }

    /// Whether the level that is made has one of those looked for: none is asked for its neighbours then.
    [[nodiscard]] bool is_goal_met() const { return to_goal_ && statistics_.goals != at_pass_.goals; }
    [[nodiscard]] bool is_shared() const { return workers_.size() > 1; }
    /// Whether a worker has found so much of other blocks that it is put away.
    [[nodiscard]] bool is_due(const Worker& worker) const {
        return worker.waiting_bytes >= room_.outbox_bytes / workers_.size();
    }
    /// Of the level that this pass expands.
    [[nodiscard]] int level() const { return loop_.depth() + (only_expands_ ? 0 : 1); }
    [[nodiscard]] Rank block_begin() const { return 64 * (block_ << shift_); }
    [[nodiscard]] Rank block_end() const { return 64 * ((block_ + 1) << shift_); }
    [[nodiscard]] Pile letters(int depth, std::uint64_t block) const { return {Pile::Kind::letters, depth, block}; }
    [[nodiscard]] std::uint64_t in_block(std::uint64_t word) const { return word - (block_ << shift_); }

    void begin_pass(bool only_expands);
    void begin_block();
    void end_stage();
    void end_letters();
    void end_pass();
    /// Some of what is in memory of the block, by any worker. False: nothing is left to claim, or its lists are full.
    [[nodiscard]] bool expand_words(Worker& worker);
    void meet(Worker& worker, const typename Space::Edge& edge);
    // Each of these does some, and returns whether there is more to do.
    [[nodiscard]] bool work();
    [[nodiscard]] bool load(LevelReader& from, Plane& to);
    [[nodiscard]] bool open_letters();
    [[nodiscard]] bool write_level();
    [[nodiscard]] bool leave();
    void put_away(std::uint64_t block);
    void put_all_away();
    void append_letter(std::uint64_t block, Outbox& outbox);
    [[nodiscard]] std::uint64_t expected_bytes() const;

    Space* space_;
    Shelf* shelf_;
    std::unique_ptr<HeldLetters> held_;  // before it
    ShelfRoom room_;
    bool to_goal_;
    int shift_;  // words of a block, as a power of two
    search::LevelLoop loop_;
    std::vector<std::unique_ptr<Worker>> workers_;
    Plane before_;  // of the block: the level before the one that is expanded,
    Plane here_;    // that one,
    Plane next_;    // and what is found of the next one; while letters are opened, of the level two before
    bool only_expands_ = true;
    bool is_passed_ = false;
    bool is_expanding_ = false;  // all workers do
    bool has_failed_ = false;
    std::uint64_t block_ = 0;
    Stage stage_ = Stage::before;
    std::uint64_t at_ = 0;  // in the block: the word that is written or put away next
    std::unique_ptr<PlaneClaims> claims_ = std::make_unique<PlaneClaims>();  // of those that are expanded
    std::optional<LevelReader> before_level_;
    std::optional<LevelReader> other_level_;
    LettersReader letters_;
    std::optional<LevelWriter> written_;
    std::vector<std::uint64_t> sent_;       // bytes of letters to each block, of the level that is expanded,
    std::vector<std::uint64_t> sent_next_;  // and of the next one
    std::uint64_t found_ = 0;
    search::SearchStatistics statistics_;  // what it went on from, and goals
    search::SearchStatistics at_pass_;     // when it began
    std::uint64_t written_before_ = 0;     // by the shelf, when the pass began
    std::uint64_t written_in_pass_ = 0;    // the last one
    std::optional<LevelReader> listed_;    // for a listing:
    std::uint64_t next_part_ = 0;          // where it is
};

}  // namespace shunt::parts

#include "core/parts/shelved_search_impl.hpp"
