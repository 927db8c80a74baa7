// How long the variations of a puzzle are: each is solved, the longest are kept.
//
//     the puzzle itself ──> the hardest start of its pieces ──> small changes, in an order that the seed shuffles ──> ended
//                                                               (or pairs of changes, drawn by the seed)
//
// Everything follows from puzzle, metric and seed, on every platform: each search is given the same work in the same portions, however
// often the driver looks in.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/analysis/census.hpp"
#include "core/analysis/solve.hpp"
#include "core/base/random.hpp"
#include "core/variation/change.hpp"

namespace shunt::variation {

struct VariationTask {
    puzzle::Metric metric = puzzle::Metric::move;
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes, for one search
    std::uint64_t seed = 1;
    std::uint64_t pairs = 0;  ///< 0: every single change; else so many pairs of changes
    /// Work for one search, in units of Solve::advance (positions, or nodes while packings are counted); what needs more is passed over.
    std::uint64_t most_work = 4'000'000;
    std::size_t list = 16;  ///< most variations to keep
};

struct Variation {
    std::vector<Change> changes;  ///< in turn: one, or two
    std::uint64_t length = 0;     ///< of a shortest solution, in the metric
    std::string puzzle;           ///< as text
};

class VariationSearch {
public:
    /// Its puzzle has a goal.
    VariationSearch(const puzzle::Problem& problem, const VariationTask& task);

    /// Works on about `budget` positions; false when everything is tried.
    bool advance(std::uint64_t budget);

    /// `start`: looking for the hardest start of the same pieces (ChangeKind::start).
    enum class Phase : unsigned char { solving, start, trying, ended };
    [[nodiscard]] Phase phase() const { return phase_; }
    /// Length of the puzzle itself; absent when it has no solution, or none was found within the work for one search.
    [[nodiscard]] std::optional<std::uint64_t> length() const { return length_; }
    /// Whether the puzzle itself is proved to have no solution.
    [[nodiscard]] bool is_unsolvable() const { return unsolvable_; }
    /// Variations that will be tried at most; known from the beginning.
    [[nodiscard]] std::uint64_t total() const;
    /// Of the variations so far: tried, and of these solvable, longer than the puzzle itself, and passed over as too large.
    [[nodiscard]] std::uint64_t tried() const { return tried_; }
    [[nodiscard]] std::uint64_t solvable() const { return solvable_; }
    [[nodiscard]] std::uint64_t longer() const { return longer_; }
    [[nodiscard]] std::uint64_t too_large() const { return too_large_; }
    /// The longest so far, longest first, those tried earlier before others of one length.
    [[nodiscard]] const std::vector<Variation>& longest() const { return longest_; }
    /// The present search; null when there is none.
    [[nodiscard]] const analysis::BreadthFirst* search() const;
    /// Memory that the present search holds, the most that one held, the most that one announced, and the most that one was allowed.
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::uint64_t peak_bytes() const { return peak_bytes_; }
    [[nodiscard]] std::uint64_t bytes_needed() const { return bytes_needed_; }
    [[nodiscard]] std::uint64_t bytes_at_most() const { return bytes_at_most_; }

private:
    enum class Step : unsigned char { more, ended, too_large };

    /// A portion of work for the present search.
    [[nodiscard]] Step work();
    void conclude();
    void conclude_solve();
    void conclude_census();
    void next();
    void begin_census();
    /// The next variation; false when Problem::create refuses it.
    [[nodiscard]] bool draw();
    [[nodiscard]] bool take(puzzle::Definition definition, std::vector<Change> changes);
    void keep(std::uint64_t length, const puzzle::Problem& problem);

    VariationTask task_;
    puzzle::Definition definition_;  // of the puzzle itself; without facts, which no variation inherits
    std::vector<Change> single_;     // shuffled
    Random random_;
    std::uint64_t next_ = 0;                      // change, or pair
    std::vector<Change> changes_;                 // of the variation being tried
    std::unique_ptr<analysis::Surveys> surveys_;  // of the census, for which it must live
    std::variant<std::monostate, std::unique_ptr<analysis::Solve>, std::unique_ptr<analysis::Census>> search_;
    std::uint64_t worked_ = 0;
    Phase phase_ = Phase::solving;
    std::optional<std::uint64_t> length_;
    bool unsolvable_ = false;
    std::uint64_t tried_ = 0;
    std::uint64_t solvable_ = 0;
    std::uint64_t longer_ = 0;
    std::uint64_t too_large_ = 0;
    std::uint64_t peak_bytes_ = 0;
    std::uint64_t bytes_needed_ = 0;
    std::uint64_t bytes_at_most_ = 0;
    std::vector<Variation> longest_;
};

}  // namespace shunt::variation
