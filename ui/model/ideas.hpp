// Small changes of what is drawn in Build, and how long they make it (core/variation/change.hpp): what to try next.
//
//     verdict is there ──look_at(puzzle)──> job `neighbours` of the lab ── reports, the last one too ──> ideas()
//
// The job is the last of all to get its turn, and a newer drawing ends it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/words.hpp"
#include "core/outcome/variations_outcome.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

/// One variation of the puzzle that can be taken.
struct Idea {
    std::string words;         ///< what is changed
    std::uint64_t length = 0;  ///< of its shortest solution
    EntryPtr entry;
};

class Ideas {
public:
    explicit Ideas(JobList& jobs) : jobs_(jobs) {}

    /// What is drawn is another, or in another metric; null while there is nothing to vary: no goal, no verdict yet. The same again: no
    /// effect.
    void look_at(const EntryPtr& puzzle, puzzle::Metric metric);
    /// Two changes at once, others each time.
    void try_pairs();
    void stop() { jobs_.cancel(ticket_); }

    /// Whether there is anything to show.
    [[nodiscard]] bool any() const { return report_.has_value(); }
    [[nodiscard]] const outcome::VariationsOutcome& report() const { return *report_; }
    /// How many of the changes help; only when any() are known.
    [[nodiscard]] std::uint64_t ways() const { return report_->unsolvable ? report_->solvable : report_->longer; }
    /// What they do: "Make it harder", or "Make it solvable" where there was no solution.
    [[nodiscard]] const char* heading() const {
        return report_->unsolvable ? say("Make it solvable") : say("Make it harder");
    }
    /// Those that make it longer or, when it has no solution, let it be solved; longest first.
    [[nodiscard]] const std::vector<Idea>& list() const { return list_; }
    [[nodiscard]] bool running() const { return jobs_.has(ticket_); }
    /// Whether pairs of changes were tried.
    [[nodiscard]] bool of_pairs() const { return pairs_; }

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    void ask();
    void take(Value report);
    /// The entry of a text, the one listed already where there is one.
    [[nodiscard]] EntryPtr entry_of(const std::string& text) const;

    JobList& jobs_;
    EntryPtr puzzle_;
    puzzle::Metric metric_ = puzzle::Metric::move;
    bool pairs_ = false;
    std::uint64_t seed_ = 1;
    Ticket ticket_ = 0;
    std::optional<outcome::VariationsOutcome> report_;
    std::vector<Idea> list_;
};

}  // namespace shunt::ui
