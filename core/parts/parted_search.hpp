// Breadth-first search by level (search/level_loop.hpp) of numbered states that several parts keep, each some of them: the store is
// planes of bits over the numbers of a part, and a queue for what it finds itself: blocks that need not be read from their numbers.
//
//                     part 0                        part 1
//     expand     a state ──> neighbours        a state ──> neighbours        while there is budget, and room for what is meant for others
//                  │ own      │ others'           │ own     │ others'
//                  v          └───────────┐ ┌─────│─────────┘
//                found                    │ │     v
//     round        ^──────────────────────│─┘   found                        letters (outbox.hpp), and how far everybody is
//                                         └───────^
//     level done once a round says that nobody has states to expand, and what was sent has come: the sums of what was found are exchanged,
//     and all parts begin the next level, or end
//
// Several workers of a part expand side by side: what they find of it they mark with one instruction, so that each state is new to one of
// them; letters are the business of the first, while the others wait.
//
// A call of advance() ends with such a round, so that all parts have called it equally often and end together, whatever budgets they are
// given. Counts do not depend on the number of parts.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/sort.hpp"
#include "core/parts/block_expander.hpp"
#include "core/parts/outbox.hpp"
#include "core/parts/partition.hpp"
#include "core/parts/plane.hpp"
#include "core/parts/post.hpp"
#include "core/parts/rank_list.hpp"
#include "core/parts/snapshot.hpp"
#include "core/parts/tidings.hpp"
#include "core/search/block_list.hpp"
#include "core/search/level_loop.hpp"
#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::parts {

template <search::RankedSpace Space>
class PartedSearch final : private search::LevelStore {
public:
    using Rank = search::Rank;
    using State = search::Search::State;
    using Block = typename Space::Block;
    /// Bytes that create() allocates, without the cursor, and those of letters: for the part that keeps most, so that all decide alike
    /// whether they fit.
    [[nodiscard]] static std::uint64_t bytes_needed(const Partition& partition, const Post& post, bool saves) {
        const Partition::Word places = partition.places(0);
        // What is meant for others, and as much for the letters made of it.
        const std::uint64_t letters = post.parts() == 1 ? 0 : 2 * outbox_bytes(places);
        return plane_count(saves) * Plane::bytes_needed(places) + 2 * queue_capacity(places) * sizeof(Block) + letters;
    }
    /// A search that knows no state yet; empty when the memory is not to be had, by any part: all parts call it. `space` and `post` must
    /// outlive it. The partition is for as many parts as the post has. `saves`: snapshots will be asked for. `crew` must outlive it, and
    /// its first worker is who calls advance(); null: one worker.
    [[nodiscard]] static std::optional<PartedSearch> create(Space& space, Post& post, const Partition& partition,
                                                            bool saves, search::Crew* crew);

    /// All parts name the same state.
    void seed(Rank state);
    void begin();
    /// Instead, in one that saves: goes on where a search of the same space was, by the snapshots of all its parts.
    void go_on(std::span<const Snapshot> snapshots);
    /// Between two calls of advance(), of one that saves: what this part knows of where they are, all of them at the same level. Of a
    /// search that had no room to go on, where that level began.
    [[nodiscard]] Snapshot snapshot() const;
    /// Expands about `budget` states of this part, at most up to the end of the level; returns after a round.
    State advance(std::uint64_t budget) { return loop_.advance(*this, budget); }

    /// The same, but pauses at the end of the level, as it does anyway.
    State advance_level(std::uint64_t budget) { return loop_.advance(*this, budget, true); }

    [[nodiscard]] State state() const { return loop_.state(); }
    [[nodiscard]] int depth() const { return loop_.depth(); }
    /// States at each depth, of all parts together; so are these.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return loop_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const { return all_.statistics; }
    [[nodiscard]] int workers() const { return loop_.workers(); }
    [[nodiscard]] std::uint64_t bytes() const { return bytes_needed(partition_, *post_, saves_); }
    /// Those states at depth() that this part keeps, in parts of few each, for a listing (search/level_listing.hpp).
    [[nodiscard]] std::uint64_t level_parts() const {
        return saves_ ? level_.places() : queue_.size() + here_.places();
    }
    void add_level_part(std::uint64_t part, std::vector<Rank>& ranks) const;

private:
    struct Worker {
        Worker(Space& space, int parts) : expander(space), outboxes(static_cast<std::size_t>(parts)) {}

        BlockExpander<Space> expander;
        search::BlockList<Space> found;   // its part of the queue of the next level
        std::vector<Outbox> outboxes;     // by part
        std::uint64_t waiting_bytes = 0;  // in them
        Tidings own;                      // since the last round
    };
    /// What is claimed of the level; on the heap, so that the search can be moved.
    struct Claims {
        std::atomic<std::uint64_t> queued{0};  // in the queue: expanded next
        PlaneClaims places;                    // of here_, after the queue
    };

    /// What is reached, the level, the next one; for snapshots all of the level, and of the one before.
    [[nodiscard]] static constexpr std::size_t plane_count(bool saves) { return saves ? 5 : 3; }
    /// After which a round is due: some megabytes, in a small space less.
    [[nodiscard]] static std::uint64_t outbox_bytes(Partition::Word places) {
        return std::min<std::uint64_t>(std::uint64_t{32} << 20, 64 * places * sizeof(WordBits) + (1u << 16));
    }
    /// Blocks, about as many as a frontier search queues.
    [[nodiscard]] static std::uint64_t queue_capacity(Partition::Word places) {
        return std::clamp<std::uint64_t>(8 * places, 64, std::max<std::uint64_t>(1u << 15, places / 64));
    }

    PartedSearch(Space& space, Post& post, const Partition& partition, std::vector<Plane> planes, bool saves,
                 search::Crew* crew);

    bool expand_some(std::size_t worker) override;
    /// As far as it can before a round.
    [[nodiscard]] bool is_expanded() const override { return true; }
    [[nodiscard]] bool sifts() const override { return true; }
    void sift_some(std::size_t worker) override;
    [[nodiscard]] bool is_sifted() const override { return !all_.has_more; }
    [[nodiscard]] bool is_full() const override { return all_.is_full; }
    [[nodiscard]] std::uint64_t found() const override { return all_.found; }
    [[nodiscard]] std::uint64_t goals() const override { return all_.statistics.goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return false; }

    [[nodiscard]] bool has_more() const { return claims_->queued < queue_.size() || claims_->places.has_more(here_); }
    [[nodiscard]] bool is_shared() const { return workers_.size() > 1; }
    [[nodiscard]] bool has_filled_queue(const Worker& worker) const {
        return worker.found.size() >= queue_capacity(here_.places()) / workers_.size();
    }
    [[nodiscard]] bool claim(Worker& worker, std::span<const Block>& blocks);
    [[nodiscard]] bool read_blocks(Worker& worker);
    void meet(Worker& worker, std::size_t i, const typename Space::Edge& edge);
    void gather();
    [[nodiscard]] std::uint64_t unknown(Partition::Word place, std::uint64_t bits) const {
        return bits & ~(reached_.at(place) | next_.at(place));
    }
    static void note(Tidings& to, std::uint64_t found, std::uint64_t goals);
    void find(Tidings& to, Partition::Word place, std::uint64_t bits, std::uint64_t goals);
    void exchange(bool with_states);
    void receive(std::string_view states);
    void list_level();
    [[nodiscard]] std::string listed(const Plane& plane) const;
    template <class BitsOf>
    [[nodiscard]] std::string listed(const Plane& plane, const std::vector<WordBits>& others, BitsOf bits_of) const;
    [[nodiscard]] std::vector<WordBits> by_place(std::span<const Block> blocks) const;

    Space* space_;
    Post* post_;
    Partition partition_;
    search::LevelLoop loop_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::unique_ptr<Claims> claims_ = std::make_unique<Claims>();
    Plane reached_;
    Plane here_;    // of the level, what is not queued
    Plane next_;    // of the next one
    Plane level_;   // for snapshots: the level, queued or not,
    Plane before_;  // and the one before it
    bool saves_;
    std::vector<Block> queue_;
    bool spills_ = false;  // the queue of the next level is full
    Tidings own_;
    Tidings all_;                        // as of the last round
    search::SearchStatistics at_level_;  // of all, when the level began
    std::uint64_t rounds_ = 0;
};

}  // namespace shunt::parts

#include "core/parts/parted_search_impl.hpp"
