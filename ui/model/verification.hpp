// Facts that a puzzle's text states, worked out one after the other: what its book does not know yet is asked of the solver, as if somebody
// had pressed Solve or the census, so that what is found is known everywhere.
//
//     begin() ──> next(facts) ──> a search or a count ──> the book ──> next(facts) ... ──> none is left
#pragma once

#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "ui/jobs/solver.hpp"
#include "ui/known/stated.hpp"

namespace shunt::ui {

class Verification {
public:
    /// A job that tells facts: Purpose::solve or Purpose::census, in a metric.
    using Need = std::pair<Purpose, puzzle::Metric>;

    /// What the facts that are open take, each once, searches first. A count in a metric tells its length, too. `own` is the metric of the
    /// puzzle.
    [[nodiscard]] static std::vector<Need> needs(std::span<const StatedFact> facts, puzzle::Metric own);

    /// What was tried may be tried again.
    void begin() {
        tried_.clear();
        runs_ = true;
    }
    /// The puzzle is another one, or nobody waits any more.
    void end() { runs_ = false; }
    [[nodiscard]] bool runs() const { return runs_; }
    /// The job that is under way; absent when none is.
    [[nodiscard]] const std::optional<Need>& current() const { return current_; }
    /// What is to be asked next, told once; it ends when nothing is left. Only while the one before is not under way.
    [[nodiscard]] std::optional<Need> next(std::span<const StatedFact> facts, puzzle::Metric own);

private:
    bool runs_ = false;
    std::optional<Need> current_;
    std::set<Need> tried_;
};

}  // namespace shunt::ui
