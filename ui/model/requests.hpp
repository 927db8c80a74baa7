// What is asked of the module `solver` about the puzzle that is open, and what of it waits or runs.
#pragma once

#include <optional>

#include "ui/jobs/solver.hpp"
#include "ui/model/play.hpp"

namespace shunt::ui {

class Requests {
public:
    Requests(OpenPuzzle& open, const Play& play, Solver& solver) : open_(open), play_(play), solver_(solver) {}

    /// The user asks, in the metric: from the puzzle's start, or for `here` and `hint` from what the board shows, or from that position.
    void ask(Purpose purpose) { ask(purpose, from(purpose)); }
    void ask(Purpose purpose, puzzle::Position from);
    /// The same in any metric, from the start or from that position; what failed before is still told.
    void start(Purpose purpose, puzzle::Metric metric) { start(purpose, metric, open_.entry().start); }
    void start(Purpose purpose, puzzle::Metric metric, puzzle::Position from);
    /// Nobody waits for jobs of that purpose any more.
    void end(Purpose purpose) { solver_.end(purpose); }
    /// The same in one metric; what it has found so far stays.
    void cancel(Purpose purpose, puzzle::Metric metric) { solver_.cancel(purpose, metric); }
    /// Ends all jobs and lets go of every census: another puzzle is to be opened.
    void forget() { solver_.forget(); }

    /// Whether such a job about the puzzle waits or runs, in the metric or in that one.
    [[nodiscard]] bool asked(Purpose purpose) const { return asked(purpose, open_.metric()); }
    [[nodiscard]] bool asked(Purpose purpose, puzzle::Metric metric) const { return solver_.asked(purpose, metric); }
    /// Whether such a job was stopped and is held, so that asking for it once more lets it go on.
    [[nodiscard]] bool can_go_on(Purpose purpose) const;
    /// How far such a job is; null when there is none.
    [[nodiscard]] const JobProgress* progress_of(Purpose purpose) const {
        return solver_.progress_of(purpose, open_.metric());
    }
    /// Whether the job counts the positions in the metric.
    [[nodiscard]] bool counts(Ticket ticket) const { return solver_.counts(ticket, open_.metric()); }

    /// Whether the worker holds the census of a metric, and a question to that.
    [[nodiscard]] bool can_question(puzzle::Metric metric) const { return solver_.can_ask(metric); }
    void question(puzzle::Metric metric, Question question) { solver_.ask(metric, std::move(question)); }

private:
    [[nodiscard]] const puzzle::Position& from(Purpose purpose) const;

    OpenPuzzle& open_;
    const Play& play_;
    Solver& solver_;
};

}  // namespace shunt::ui
