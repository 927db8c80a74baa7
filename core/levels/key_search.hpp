// Breadth-first search (search/level_loop.hpp) that keeps two levels of keys, in parts, and nothing else: for boards and pieces of any
// size.
//
//     here ── moves, but for those of used pieces (key_moves.hpp) ──> arrivals for each part ──> next
//
// What is known in `next` or in `here` is not new; nothing leads to the level before. (Layered duplicate detection with delayed lookups.)
//
// A worker gathers what it finds for a part, and looks it up when that is enough to be worth it: the part is then in the nearest cache, and
// is locked while that takes. Results do not depend on who finds what first.
//
// Looking for a goal, it writes the keys of each level down. The way back is then: the moves of one position, looked for among the keys
// of the level before that are in the same parts.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "core/levels/key_moves.hpp"
#include "core/levels/key_part.hpp"
#include "core/search/level_loop.hpp"

namespace shunt::levels {

/// Levels of the positions of a puzzle, from a start on, in a metric of single pieces.
class KeySearch final : private search::LevelStore {
public:
    using State = search::Search::State;
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

    struct Options {
        std::uint64_t most_bytes = 0;
        bool to_goal = false;          ///< ends with the first level that has one, and can tell the way there
        search::Crew* crew = nullptr;  ///< must outlive the search; null: one worker
    };

    /// Whether it can search a puzzle from a position on.
    [[nodiscard]] static bool can_search(const puzzle::Problem& problem, puzzle::Metric metric);
    /// The least that is worth a try, in bytes.
    [[nodiscard]] static std::uint64_t fewest_bytes(int workers);

    /// Of a problem that it can search, whose puzzle must outlive it.
    KeySearch(const puzzle::Problem& problem, puzzle::Metric metric, const Options& options);
    KeySearch(const KeySearch&) = delete;  // its parts point to its keys
    KeySearch& operator=(const KeySearch&) = delete;

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
    /// Whether it still has the level at depth(), which is dropped part by part once the next one is sifted.
    [[nodiscard]] bool has_level() const { return next_sifted_ == 0; }
    /// The level at depth() in parts (search/level_listing.hpp).
    [[nodiscard]] std::uint64_t level_parts() const { return kParts; }
    void add_level_part(std::uint64_t part, std::vector<Name>& names) const;
    [[nodiscard]] static search::Rank numbers() { return search::Rank{1} << 63; }
    /// Calls `visit(position)` for all of one part.
    template <class Visit>
    void visit_level_part(std::uint64_t part, Visit visit) const {
        const KeyPart& level = parts_[static_cast<std::size_t>(part)]->level;
        for (std::size_t i = 0; i < level.here(); ++i) visit(keys_.position(level.entry(i)));
    }
    /// After goal_found: looks for a shortest path through levels of about `budget` positions; returns whether there is more to do.
    bool find_path(std::uint64_t budget);
    /// Then: its positions, from the goal back to the start, both included.
    [[nodiscard]] const std::vector<Key>& path() const { return path_; }
    [[nodiscard]] puzzle::Position position(const Key& key) const { return keys_.position(key.words.data()); }
    [[nodiscard]] puzzle::Position position(const Name& name) const { return position(name.key); }
    /// Bytes held at most so far.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    static constexpr std::size_t kParts = 128;
    static constexpr std::size_t kArrivals = 48;  // looked up together
    static constexpr std::size_t kPortion = 64;   // positions expanded between looks at the budget

    struct Part {
        Part(const PositionKeys& keys, std::size_t mark_words, std::uint64_t most_bytes)
            : level(keys, mark_words, most_bytes) {}

        KeyPart level;
        std::atomic_flag is_locked = ATOMIC_FLAG_INIT;
    };
    struct Worker {
        Worker(const PositionKeys& keys, puzzle::Metric metric, const Options& options)
            : moves(keys, metric, !options.to_goal), arrivals(kParts) {}

        KeyMoves moves;
        std::size_t part = kParts;  // it expands,
        std::size_t next = 0;       // from this entry on
        std::vector<std::uint64_t> portion;
        std::vector<std::vector<std::uint64_t>> arrivals;  // by part: keys, each with a mark and a hash
        std::size_t waiting = 0;                           // parts that have some
        std::uint64_t expanded = 0;
        std::uint64_t goals = 0;
        Key first_goal;
        bool has_goal = false;
    };

    [[nodiscard]] static std::size_t part_of(std::uint64_t hash) { return static_cast<std::size_t>(hash >> 57); }
    [[nodiscard]] bool expand_some(std::size_t index) override;
    [[nodiscard]] bool is_expanded() const override;
    [[nodiscard]] bool sifts() const override { return true; }
    void sift_some(std::size_t index) override;
    [[nodiscard]] bool is_sifted() const override { return next_sifted_ >= kParts || found_ == 0; }
    [[nodiscard]] bool is_full() const override { return is_full_; }
    [[nodiscard]] std::uint64_t found() const override { return found_; }
    [[nodiscard]] std::uint64_t goals() const override { return statistics().goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return options_.to_goal && statistics().goals != 0; }

    /// Words of an arrival.
    [[nodiscard]] std::size_t arrival() const { return keys_.words() + 2; }
    [[nodiscard]] bool take_portion(Worker& worker);
    void arrive(Worker& worker, const std::uint64_t* key, std::size_t mark);
    void look_up(Worker& worker, std::size_t part);
    void look_up_all(Worker& worker);
    void sift(Worker& worker, KeyPart& level);
    void note(Worker& worker, const std::uint64_t* key);
    [[nodiscard]] Key nearer(const Key& from, int depth);

    PositionKeys keys_;
    puzzle::Metric metric_;
    Options options_;
    search::LevelLoop loop_;
    bool has_goals_;
    std::vector<std::unique_ptr<Part>> parts_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::atomic<std::size_t> next_part_{0};    // to be expanded
    std::atomic<std::size_t> next_sifted_{0};  // part
    std::atomic<std::uint64_t> found_{0};      // positions of the next level
    std::atomic<bool> is_full_{false};
    // The way back, while it is looked for.
    std::unique_ptr<KeyMoves> back_moves_;
    std::vector<Key> path_;
    int path_depth_ = 0;  // of its last position
};

}  // namespace shunt::levels
