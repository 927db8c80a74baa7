// Breadth-first search over all boards of up to 12 cells that one board can reach, a whole level at a time (sweep.hpp), by one worker or
// several.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/random.hpp"
#include "core/npuzzle/arrangements.hpp"
#include "core/npuzzle/sweep.hpp"
#include "core/search/crew.hpp"

namespace shunt::npuzzle {

class LevelSearch {
public:
    using Number = Arrangements::Number;

    struct Options {
        std::optional<Number> until;         ///< stop when this one is found
        std::optional<int> draw_from_level;  ///< stop after this level, with one of it drawn at random
        std::uint64_t seed = 0;              ///< of the draw
        bool way_back = false;               ///< keep what way_to_goal() needs
        std::uint64_t samples_per_level = 0;
        search::Crew* crew = nullptr;  ///< must outlive the search; null: one worker
    };

    /// Bytes it takes beside the arrangements.
    [[nodiscard]] static std::uint64_t bytes_needed(const Arrangements& arrangements, const Options& options) {
        return Sweep::bytes_needed(arrangements, sweep_options(options));
    }
    /// Begins at the solved board. Empty when the memory is not to be had. `arrangements` must outlive the search.
    [[nodiscard]] static std::optional<LevelSearch> create(const Arrangements& arrangements, Options options);

    /// Expands about `budget` boards, or looks at a block of them for four. False once it has ended.
    bool advance(std::uint64_t budget);

    /// Whether `until` was found.
    [[nodiscard]] bool found() const { return found_; }
    /// Level being expanded; after found(), the depth of `until`; at the end of everything, the greatest depth.
    [[nodiscard]] int depth() const { return depth_; }
    /// Boards of each level; the last entry grows while the level before it is expanded.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    /// Neighbours of those expanded, known ones included.
    [[nodiscard]] std::uint64_t generated() const { return generated_; }
    [[nodiscard]] bool is_reached(Number board) const { return sweep_.is_reached(board); }
    /// The boards at depth() in parts (search/level_listing.hpp), unless `until` was found: each is a block of the sweep.
    [[nodiscard]] std::uint64_t level_parts() const { return sweep_.blocks(); }
    void add_level_part(std::uint64_t part, std::vector<search::Rank>& boards) const {
        sweep_.add_members(static_cast<Number>(part), boards);
    }
    /// Boards of a depth up to depth(), evenly spread over the numbers of its boards.
    [[nodiscard]] const std::vector<search::Rank>& samples(int depth) const {
        return samples_[static_cast<std::size_t>(depth)];
    }
    /// One of the level to draw from, each with equal chance; absent when there is no such level.
    [[nodiscard]] std::optional<Number> drawn() const { return drawn_; }
    /// Steps from a board of depth `depth` to the solved one. Only with `way_back`.
    [[nodiscard]] std::vector<Direction> way_to_goal(Number from, int depth) const;

private:
    /// What the workers of a slice share.
    struct Shared {
        std::atomic<std::uint64_t> next;  // block
        std::atomic<std::int64_t> budget;
        std::atomic<std::uint64_t> found{0};
        std::atomic<std::uint64_t> expanded{0};
        std::atomic<std::uint64_t> generated{0};
    };

    LevelSearch(const Arrangements& arrangements, Sweep sweep, Options options);

    [[nodiscard]] static Sweep::Options sweep_options(const Options& options) {
        return {options.way_back, options.crew != nullptr && options.crew->size() > 1};
    }
    void begin_level();
    [[nodiscard]] std::int64_t expand_blocks(std::int64_t budget);
    void work(Shared& shared);
    void end_level();

    const Arrangements* arrangements_;
    Sweep sweep_;
    Options options_;
    std::uint64_t block_ = 0;  // next to expand
    int depth_ = 0;
    bool ended_ = false;
    bool found_ = false;
    std::vector<std::uint64_t> counts_{1};
    std::vector<std::vector<search::Rank>> samples_;
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
    std::optional<Number> drawn_;
};

}  // namespace shunt::npuzzle
