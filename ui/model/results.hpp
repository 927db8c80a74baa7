// What is known of the puzzle that is open, each thing once: for every metric an answer and a census, and the way on from every position
// that lies on a known shortest line.
//
//     report of a job ──keep()──> answer, census
//     solution ──remember()──> way_on(position): the next position and what is left
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "ui/model/depth_levels.hpp"
#include "ui/model/solution.hpp"

namespace shunt::ui {

/// A shortest solution from the puzzle's start, or the proof that there is none, or why there is no answer.
struct Answer {
    SolveOutcome report;
    SolutionPtr solution;    ///< null when none was found
    std::size_t number = 0;  ///< of the solution among those listed, once all were counted
};

/// From a position on a known line.
struct WayOn {
    puzzle::Position next;  ///< canonical; means nothing at the goal
    int to_go = 0;          ///< units of the metric
};

class Results {
public:
    [[nodiscard]] const std::optional<Answer>& answer(puzzle::Metric metric) const { return of(metric).answer; }
    /// Whether the answer is a length that is proved, or that there is none: no bound.
    [[nodiscard]] bool is_settled(puzzle::Metric metric) const;
    /// Null when there is none.
    [[nodiscard]] const CensusOutcome* census(puzzle::Metric metric) const;
    /// The depths of that, for drawing; null when there is none.
    [[nodiscard]] const DepthLevels* levels(puzzle::Metric metric) const;
    /// Why not all positions were counted by themselves; null when they were, or nobody has looked yet.
    [[nodiscard]] const CensusOutcome* refused(puzzle::Metric metric) const;
    /// Length of a shortest solution from the start, once known.
    [[nodiscard]] std::optional<int> goal_depth(puzzle::Metric metric) const;
    /// Null when no known line passes through the position, which must be canonical. O(log positions known).
    [[nodiscard]] const WayOn* way_on(puzzle::Metric metric, const puzzle::Position& canonical) const;

    /// Takes the place of what was known in the same metric.
    void keep(Answer answer);
    void keep(CensusOutcome census);
    /// Whether this one says more than what is known in its metric.
    [[nodiscard]] bool is_told_more_by(const CensusOutcome& census) const;
    /// Nobody counts any more: what is known is what there is, until somebody counts again.
    void end_census(puzzle::Metric metric);
    void remember(const puzzle::Puzzle& puzzle, const Solution& solution);
    void clear() { by_metric_ = {}; }

private:
    struct OfMetric {
        std::optional<Answer> answer;
        std::optional<CensusOutcome> census;
        DepthLevels levels;                               // of its depths
        std::optional<CensusOutcome> refused;             // before it counted anything
        std::map<std::vector<puzzle::Cell>, WayOn> ways;  // by the anchors of canonical positions
    };

    [[nodiscard]] const OfMetric& of(puzzle::Metric metric) const { return by_metric_[index(metric)]; }
    [[nodiscard]] OfMetric& of(puzzle::Metric metric) { return by_metric_[index(metric)]; }
    static std::size_t index(puzzle::Metric metric) { return static_cast<std::size_t>(metric); }

    std::array<OfMetric, puzzle::kMetrics.size()> by_metric_;
};

}  // namespace shunt::ui
