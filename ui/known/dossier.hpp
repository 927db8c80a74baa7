// The book about one game: what is known of it in every metric, each thing once, whoever has asked for it.
//
//     report of a job ──take()──> answer, census, any solution, findings      nothing takes the place of what says more
//     solution ──remember()──> way_on(position): the next position and what is left
//
// A game is what its answers depend on (game.hpp), so puzzles that differ in names, colours or the author's metric share their book
// (dossiers.hpp).
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/known/depth_levels.hpp"
#include "ui/known/found.hpp"
#include "ui/known/solution.hpp"

namespace shunt::ui {

/// A shortest solution from the puzzle's start, or the proof that there is none, or why there is no answer.
struct Answer {
    SolveOutcome report;
    SolutionPtr solution;    ///< null when none was found, or its moves were not played through yet
    std::size_t number = 0;  ///< of the solution among those listed, once all were counted
};

/// From a position on a known line.
struct WayOn {
    puzzle::Position next;  ///< canonical; means nothing at the goal
    int to_go = 0;          ///< units of the metric
    bool proved = true;     ///< that there is no shorter way on
};

/// Whether it says of a length that it is the shortest, or that there is none: no bound.
[[nodiscard]] constexpr bool is_settled(const SolveOutcome& report) {
    return report.status == Status::solved || report.status == Status::unsolvable;
}
/// Whether it lists all shortest solutions, or as many of them as can be listed.
[[nodiscard]] bool lists_all(const SolveOutcome& report);

/// Of a shortest solution from the start.
struct ProvedLength {
    std::optional<int> length;  ///< nothing: there is no solution
};

class Dossier {
public:
    [[nodiscard]] const std::optional<Answer>& answer(puzzle::Metric metric) const { return of(metric).answer; }
    [[nodiscard]] bool is_settled(puzzle::Metric metric) const;
    /// All positions or, while somebody counts and after a limit, those counted. Null when there is none.
    [[nodiscard]] const CensusOutcome* census(puzzle::Metric metric) const;
    /// The same when it is whole, else null.
    [[nodiscard]] const CensusOutcome* whole_census(puzzle::Metric metric) const;
    /// The depths of that, for drawing; null when there is none.
    [[nodiscard]] const DepthLevels* levels(puzzle::Metric metric) const;
    /// The same of the goal positions among them.
    [[nodiscard]] const DepthLevels* goal_levels(puzzle::Metric metric) const;
    /// Why not all positions were counted by themselves; null when they were, or nobody has looked yet.
    [[nodiscard]] const CensusOutcome* refused(puzzle::Metric metric) const;
    /// Some solution of which nothing is proved.
    [[nodiscard]] const std::optional<AnyOutcome>& any_solution(puzzle::Metric metric) const { return of(metric).any; }
    [[nodiscard]] const Found& found(puzzle::Metric metric) const { return of(metric).found; }
    /// What is proved of that length, by a search or by the count of all positions that are nearer; nothing while neither is done.
    [[nodiscard]] std::optional<ProvedLength> proved_length(puzzle::Metric metric) const;
    /// Length of a shortest solution from the start, once proved.
    [[nodiscard]] std::optional<int> goal_depth(puzzle::Metric metric) const;
    /// Null when no known line passes through the position, which must be canonical. O(log positions known).
    [[nodiscard]] const WayOn* way_on(puzzle::Metric metric, const puzzle::Position& canonical) const;

    /// Unless what is known in its metric says as much or more.
    void take(SolveOutcome report, SolutionPtr solution = nullptr);
    void take(CensusOutcome census);
    /// What has been proved since this was asked last.
    struct News {
        bool answer = false;
        bool census = false;
    };
    News take_news(puzzle::Metric metric) { return std::exchange(of(metric).news, {}); }
    /// Of several the shortest; what was not found takes no place. One that is proved shortest is an answer, too.
    void take(AnyOutcome any);
    /// Takes the place of what was found of the same kind.
    void take(puzzle::Metric metric, outcome::Findings found);
    void take(puzzle::Metric metric, DifficultyOutcome difficulty);
    /// Another one of the listed solutions is the one that is shown.
    void choose(Answer answer);
    /// Plays through the solutions that nobody has looked at yet; an answer whose moves are not legal is no answer.
    void read_solutions(const puzzle::Puzzle& puzzle, const puzzle::Position& start);
    /// Nobody counts any more: what is known is what there is, until somebody counts again.
    void end_census(puzzle::Metric metric);
    /// The same of a puzzle that is shown no more: a part of a count is worth nothing to whoever comes later.
    void forget_part(puzzle::Metric metric);
    /// The lines asked for from elsewhere are let go when there are very many.
    void remember(const puzzle::Puzzle& puzzle, const Solution& solution);
    /// The same of a line of which nothing is proved: it leads on where no other does, or none that is shorter.
    void remember_unproved(const puzzle::Puzzle& puzzle, const Solution& solution);

private:
    struct OfMetric {
        std::optional<Answer> answer;
        std::optional<CensusOutcome> census;
        DepthLevels levels;  // of its depths
        DepthLevels goal_levels;
        std::optional<CensusOutcome> refused;  // before it counted anything
        std::optional<AnyOutcome> any;
        Found found;
        News news;
        std::map<std::vector<puzzle::Cell>, WayOn> ways;  // by the anchors of canonical positions
    };

    [[nodiscard]] const OfMetric& of(puzzle::Metric metric) const { return by_metric_[index(metric)]; }
    [[nodiscard]] OfMetric& of(puzzle::Metric metric) { return by_metric_[index(metric)]; }
    static std::size_t index(puzzle::Metric metric) { return static_cast<std::size_t>(metric); }
    void forget_answer(puzzle::Metric metric);
    void make_room_for_line(const puzzle::Puzzle& puzzle, puzzle::Metric metric);
    void add_line(const puzzle::Puzzle& puzzle, const Solution& solution, bool proved);

    std::array<OfMetric, puzzle::kMetrics.size()> by_metric_;
};

using DossierPtr = std::shared_ptr<Dossier>;

}  // namespace shunt::ui
