// Breadth-first search (search/level_loop.hpp) that keeps two or three levels, in parts, and nothing else: for boards and pieces of any
// size.
//
//     here ── moves ──> arrivals for each part ──> next                        (layered duplicate detection with delayed lookups)
//
// What levels are made of is said by `Entries`: keys (key_entries.hpp), or blocks of fillings (filling_entries.hpp).
//
//     entry     some words: a key, and what is kept beside it
//     arrival   what one move leads to: a key, what is said of it, and its hash
//
// A worker gathers what it finds for a part, and looks it up when that is enough to be worth it: the part is then in the nearest cache, and
// is locked while that takes. Results do not depend on who finds what first.
//
// Looking for a goal, it writes down each level, as long as that is a small share of the memory: the way back is then the moves of one
// position, looked for in the level before, in the same parts. Where it is not, nothing older is kept, and the way is looked for by halves
// (way_by_halves.hpp).
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/levels/entry_trail.hpp"
#include "core/levels/parted_options.hpp"
#include "core/levels/position_keys.hpp"
#include "core/search/level_loop.hpp"

namespace shunt::levels {

template <class Entries>
class WayByHalves;

/// Levels of the positions of a puzzle, from a start on, in a metric of single pieces.
template <class Entries>
class LevelsInParts final : private search::LevelStore {
public:
    using State = search::Search::State;
    using Options = PartedOptions;
    /// Of a whole position.
    using Key = PositionKeys::Key;
    /// What a position is called when a level is listed: hashes are spread evenly over all numbers below numbers().
    struct Name {
        search::Rank place;
        Key key;
        friend bool operator<(const Name& a, const Name& b) {
            return a.place != b.place ? a.place < b.place : a.key < b.key;
        }
        friend search::Rank place_of(const Name& name) { return name.place; }
    };

    /// Whether it can search a puzzle from a position on.
    [[nodiscard]] static bool can_search(const puzzle::Problem& problem, puzzle::Metric metric);
    /// The least that is worth a try, in bytes.
    [[nodiscard]] static std::uint64_t fewest_bytes(int workers);

    /// Of a problem that it can search, whose puzzle must outlive it.
    LevelsInParts(const puzzle::Problem& problem, puzzle::Metric metric, const Options& options);
    /// From a position on, with entries of that puzzle that others use, too.
    LevelsInParts(std::shared_ptr<const Entries> entries, const puzzle::Position& start, const Options& options);
    ~LevelsInParts() override;
    LevelsInParts(const LevelsInParts&) = delete;  // its parts point to each other
    LevelsInParts& operator=(const LevelsInParts&) = delete;

    /// Expands about `budget` positions. Full: the levels are wider than the memory allows. Results are the same whatever the number of
    /// workers.
    State advance(std::uint64_t budget) { return loop_.advance(*this, budget); }
    /// The same, but pauses at the end of the level.
    State advance_level(std::uint64_t budget) { return loop_.advance(*this, budget, true); }
    [[nodiscard]] State state() const { return loop_.state(); }
    [[nodiscard]] static bool is_crowded() { return false; }
    /// Positions that there are at most: nobody has counted them.
    [[nodiscard]] static std::optional<std::uint64_t> most() { return std::nullopt; }
    [[nodiscard]] int depth() const { return loop_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return loop_.counts(); }
    /// Goal positions at each of them.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const;
    /// Whether it still has the level at depth(), which may be dropped part by part once the next one is sifted.
    [[nodiscard]] bool has_level() const { return !parts_.empty() && (Entries::Part::kKeepsHere || next_sifted_ == 0); }
    /// Whether all its levels are written down.
    [[nodiscard]] bool has_trail() const { return has_trail_; }
    /// Then: the positions on a shortest way from one of depth() back to the start, both included. O(trail).
    [[nodiscard]] std::vector<Key> way_from(const Key& position);
    /// The least of the positions that two searches with the same entries have at their depths, which have paused there.
    [[nodiscard]] std::optional<Key> least_common(const LevelsInParts& other) const;
    /// The level at depth() in parts (search/level_listing.hpp).
    [[nodiscard]] std::uint64_t level_parts() const { return parts_.size(); }
    void add_level_part(std::uint64_t part, std::vector<Name>& names) const {
        visit_level_part(part, [&](const puzzle::Position& position) {
            const Key key = keys().key(position);
            names.push_back({keys().hash(key.words.data()) >> 1, key});
        });
    }
    [[nodiscard]] static search::Rank numbers() { return search::Rank{1} << 63; }
    /// Calls `visit(position)` for all of one part.
    template <class Visit>
    void visit_level_part(std::uint64_t part, Visit visit) const {
        const typename Entries::Part& level = parts_[static_cast<std::size_t>(part)]->level;
        for (std::size_t i = 0; i < level.here(); ++i) entries_->for_each_position(level.entry(i), visit);
    }
    /// After goal_found: looks for a shortest path through levels of about `budget` positions; returns whether there is more to do.
    bool find_path(std::uint64_t budget);
    /// Then: its positions, from the goal back to the start, both included; empty if the memory did not do.
    [[nodiscard]] const std::vector<Key>& path() const { return path_; }
    [[nodiscard]] puzzle::Position position(const Key& key) const { return keys().position(key.words.data()); }
    [[nodiscard]] puzzle::Position position(const Name& name) const { return position(name.key); }
    /// Bytes held at most so far.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    static constexpr std::size_t kParts = 128;
    static constexpr std::size_t kArrivals = 48;  // looked up together

    struct Part {
        Part(const Entries& entries, std::uint64_t most_bytes, bool has_trail)
            : level(entries.key_words(), entries.entry_words(), most_bytes) {
            if (has_trail) trail.emplace(entries.trail_words(), level.memory());
        }

        typename Entries::Part level;
        std::optional<EntryTrail> trail;  // while the way back is wanted, and it is small
        std::atomic_flag is_locked = ATOMIC_FLAG_INIT;
    };
    struct Worker {
        Worker(const Entries& entries, const Options& options)
            : moves(entries.moves(!options.to_goal)), arrivals(kParts) {}

        typename Entries::Moves moves;
        std::size_t part = kParts;  // it expands,
        std::size_t next = 0;       // from this entry on
        std::vector<std::uint64_t> portion;
        std::vector<std::vector<std::uint64_t>> arrivals;  // by part
        std::size_t waiting = 0;                           // parts that have some
        std::uint64_t expanded = 0;
        std::uint64_t goals = 0;
        std::optional<Key> first_goal;
    };

    [[nodiscard]] const PositionKeys& keys() const { return entries_->keys(); }
    [[nodiscard]] static std::size_t part_of(std::uint64_t hash) { return static_cast<std::size_t>(hash >> 57); }
    [[nodiscard]] std::uint64_t hash(const std::uint64_t* key) const { return key_hash(key, entries_->key_words()); }
    [[nodiscard]] bool expand_some(std::size_t index) override;
    [[nodiscard]] bool is_expanded() const override;
    [[nodiscard]] bool sifts() const override { return true; }
    void sift_some(std::size_t index) override;
    [[nodiscard]] bool is_sifted() const override { return next_sifted_ >= kParts || arrived_ == 0; }
    [[nodiscard]] bool is_full() const override { return is_full_; }
    [[nodiscard]] std::uint64_t found() const override { return found_; }
    [[nodiscard]] std::uint64_t goals() const override { return statistics().goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return options_.to_goal && statistics().goals != 0; }

    /// Words of an arrival.
    [[nodiscard]] std::size_t arrival() const { return entries_->key_words() + entries_->said_words() + 1; }
    void put_start(const puzzle::Position& start);
    [[nodiscard]] bool take_portion(Worker& worker);
    void arrive(Worker& worker, const std::uint64_t* key, const std::uint64_t* said);
    void look_up(Worker& worker, std::size_t part);
    void look_up_all(Worker& worker);
    void sift(Worker& worker, Part& part);
    void note(Worker& worker, const std::uint64_t* entry);
    void keep_trail(int depth);
    [[nodiscard]] Key nearest_goal() const;
    void begin_path();
    [[nodiscard]] Key nearer(const Key& from, int depth);

    std::shared_ptr<const Entries> entries_;
    Options options_;
    Key start_;
    search::LevelLoop loop_;
    bool has_goals_;
    std::vector<std::unique_ptr<Part>> parts_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::atomic<std::size_t> next_part_{0};    // to be expanded
    std::atomic<std::size_t> next_sifted_{0};  // part
    std::atomic<std::uint64_t> arrived_{0};    // entries of the next level, before it is sifted
    std::atomic<std::uint64_t> found_{0};      // positions of it, once it is
    std::atomic<bool> is_full_{false};
    bool has_trail_;
    // The way back, while it is looked for.
    std::unique_ptr<WayByHalves<Entries>> halves_;
    std::uint64_t level_bytes_ = 0;  // that were held before
    std::optional<typename Entries::Moves> back_moves_;
    std::vector<Key> path_;
    int path_depth_ = 0;  // of its last position
};

}  // namespace shunt::levels
