// What the module `lab` finds out about a puzzle, open or drawn, beyond Solve and the census; each finding is
// asked for by itself, since each has its price.
//
//     look_at(puzzle), ask(finding) ──> job of the lab ──> receive(event) ──> the puzzle's book (ui/known), of(metric)
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/known/dossier.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

class Findings {
public:
    /// `subject`: what it is about, where that is not the puzzle that is open; a card of its own tells of its jobs then.
    explicit Findings(JobList& jobs, Outbox& outbox, std::string subject = {})
        : jobs_(jobs), outbox_(outbox), subject_(std::move(subject)) {}

    /// The puzzle in question and its book; another game ends all jobs. Null: there is none, and nothing to ask.
    void look_at(const EntryPtr& entry, const DossierPtr& book);
    /// Whether that is the puzzle in question.
    [[nodiscard]] bool is_about(const EntryPtr& entry) const { return entry == entry_; }
    [[nodiscard]] const Found& of(puzzle::Metric metric) const;
    /// Whether it is being worked out, or waits for its turn.
    [[nodiscard]] bool asked(Finding finding, puzzle::Metric metric) const;

    /// Nothing happens while it is being worked out.
    void ask(Finding finding, puzzle::Metric metric) { start({0, finding, metric, true}); }
    /// What costs little and is not known, for a puzzle of which all positions are counted: one thing at a time, each once; none when there
    /// is nothing of that kind.
    [[nodiscard]] std::optional<Finding> next_unasked(const CensusOutcome& census) const;
    /// The same as ask(), but nobody is told how it went; what is found is there.
    void ask_aside(Finding finding, puzzle::Metric metric) { start({0, finding, metric, false}); }
    /// Ends the job; what difficulty has measured so far stays.
    void stop(Finding finding, puzzle::Metric metric);

    /// Events of other jobs are ignored. Returns what went wrong, a sentence, or nothing.
    std::string receive(const JobEvent& event);

private:
    /// What a job is to find out.
    struct Question {
        Ticket ticket = 0;
        Finding finding{};
        puzzle::Metric metric = puzzle::Metric::move;
        bool asked = true;  ///< by the user, who is told then
    };

    /// What is to be found out; its ticket is yet to come.
    void start(Question question);
    [[nodiscard]] bool knows(Finding finding, puzzle::Metric metric) const;

    /// The ticket of the question in the list, 0 when there is none.
    [[nodiscard]] Ticket ticket_of(Finding finding, puzzle::Metric metric) const;
    [[nodiscard]] const Question* question(Ticket ticket) const;
    std::string take(const Question& about, Value report);
    std::string take_survey(Value report, puzzle::Metric metric, Outbox& told);
    std::string take_difficulty(Value report, puzzle::Metric metric, Outbox& told);

    JobList& jobs_;
    Outbox& outbox_;
    std::string subject_;
    EntryPtr entry_;
    DossierPtr book_;                                     // null when there is no puzzle
    std::vector<Question> questions_;                     // of the jobs in the list
    std::set<std::pair<Finding, puzzle::Metric>> tried_;  // unasked
};

}  // namespace shunt::ui
