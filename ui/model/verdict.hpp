// The live verdict: what is known of the puzzle that is being drawn, worked out while it is drawn.
//
//     look_at(puzzle, version) ──> what its book says (ui/known), and of what is not in there one question after the other: shortest
//                                  solution in the metric chosen, then reachable positions, other metrics, and the number of shortest
//                                  solutions; all in one lane, which a newer drawing takes over
//     receive(event) ──> shown(): of this drawing once its first answer is there; until then of the one before, and not fresh()
//
// A question ends after kSeconds of search, or with kMemory: then what is known is a bound, and searching further is offered.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "core/puzzle/metric.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/known/dossiers.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

/// One puzzle as it is judged: what its book says, and of what the book does not take how far the verdict has come.
struct Judged {
    EntryPtr puzzle;
    DossierPtr book;
    /// What the verdict's own searches and counts have told, be it a bound or a part.
    std::array<std::optional<SolveOutcome>, puzzle::kMetrics.size()> ended;
    std::array<std::optional<CensusOutcome>, puzzle::kMetrics.size()> counted;
    /// Of no solution found.
    std::array<std::optional<AnyOutcome>, puzzle::kMetrics.size()> missed;
    /// In which all shortest solutions were to be counted.
    std::set<puzzle::Metric> numbered;

    /// Something to reach, and not reached already.
    [[nodiscard]] bool has_task() const;
    [[nodiscard]] bool starts_at_goal() const;
    /// Whether the main question is answered, by a bound if need be.
    [[nodiscard]] bool answered(puzzle::Metric metric) const;
    /// These are null while nothing is known.
    [[nodiscard]] const SolveOutcome* shortest(puzzle::Metric metric) const;
    [[nodiscard]] const CensusOutcome* census(puzzle::Metric metric) const;
    /// Some solution, of which nothing is proved; asked for when the main question was too large.
    [[nodiscard]] const AnyOutcome* any_solution(puzzle::Metric metric) const;
    /// How many shortest solutions there are, decimal; empty while that is not known.
    [[nodiscard]] std::string solutions(puzzle::Metric metric) const;
    /// Whether that is known, or was too much to count.
    [[nodiscard]] bool has_numbered(puzzle::Metric metric) const;
};

/// That the answer shown is proved of the drawing as it is, and when it was there.
struct Checked {
    std::uint64_t version = 0;  ///< of the drawing that it is about
    double seconds = 0;         ///< from the last change of that drawing until the answer was there
};

/// What is proved, and of which puzzle.
struct Proved {
    EntryPtr puzzle;
    std::string words;  ///< "81 moves", "no solution"
};

class Verdict {
public:
    Verdict(JobList& jobs, Outbox& outbox) : jobs_(jobs), outbox_(outbox) {}

    /// Most seconds of search for each question, unless more was asked for.
    static constexpr double kSeconds = 3;
    /// The same of the search for any solution, which is there long before and becomes shorter.
    static constexpr double kWaySeconds = 20;
    /// Most bytes for each question, and when more is asked for.
    static constexpr std::uint64_t kMemory = 256'000'000;
    static constexpr std::uint64_t kMoreMemory = 1'000'000'000;

    /// What happens from now on happens then, in seconds since some moment in the past.
    void set_time(double seconds) { time_ = seconds; }
    /// The drawing is another: works it out. Null: there is no puzzle yet, and nothing to work out. The same version again: no effect. What
    /// is known stays where only texts, colours or the metric of the author have changed.
    void look_at(const EntryPtr& puzzle, std::uint64_t version, Dossiers& known);

    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    void set_metric(puzzle::Metric metric);

    /// Null while nothing is known, and when there is no puzzle.
    [[nodiscard]] const Judged* shown() const;
    /// The metric of the answer shown.
    [[nodiscard]] puzzle::Metric shown_metric() const { return fresh() ? metric_ : old_metric_; }
    /// Whether what is shown is about the drawing as it is, in the metric chosen.
    [[nodiscard]] bool fresh() const { return now_.puzzle != nullptr && now_.answered(metric_); }
    [[nodiscard]] bool has_puzzle() const { return now_.puzzle != nullptr; }
    /// What is proved of the puzzle seen last; absent while nothing is.
    [[nodiscard]] std::optional<Proved> proved() const;
    /// About the drawing as it is; null when there is no puzzle.
    [[nodiscard]] const Dossier* book() const { return now_.book.get(); }
    /// Absent while nothing is proved of the drawing as it is.
    [[nodiscard]] const std::optional<Checked>& checked() const { return checked_; }
    /// What is being worked out; null when nothing is.
    [[nodiscard]] const Job* job() const { return jobs_.find(ticket_); }
    /// The job whose worker was lost: it can be asked for again. Null when all is well.
    [[nodiscard]] const Job* lost() const;
    /// Why the solver refused the puzzle, a sentence; empty when it did not.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    /// Whether the puzzle drawn has something to reach, is solved or proved to have no solution, and nothing more is being asked.
    [[nodiscard]] bool settled() const;
    /// Whether the answer is a bound.
    [[nodiscard]] bool is_bounded() const;
    /// Whether it is, and a search without a limit of time and with more memory may do better.
    [[nodiscard]] bool offers_more() const;
    /// Whether it is, and some solution can be looked for.
    [[nodiscard]] bool offers_any() const;
    void find_any();
    void search_further();
    /// Puts the command that does the same outside of the page on the clipboard.
    void copy_command() const;

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    enum class Kind : unsigned char { solve, census, number, any };
    struct Question {
        Kind kind = Kind::solve;
        puzzle::Metric metric = puzzle::Metric::move;
    };

    /// The name of the job that answers it.
    [[nodiscard]] static const char* job_of(Kind kind);
    [[nodiscard]] std::optional<Question> next() const;
    /// Whether it is not known how near a puzzle without a solution comes to its goal, and nobody has looked.
    [[nodiscard]] bool lacks_nearest() const;
    /// Of a puzzle that can be solved: the other metrics, and how many shortest solutions there are.
    [[nodiscard]] std::optional<Question> next_detail() const;
    /// Whether that is proved.
    [[nodiscard]] bool has_no_solution(puzzle::Metric metric) const;
    void ask_next();
    void ask(const Question& question, bool further);
    void end_job();
    /// What is shown now stays until there is something newer.
    void keep();
    /// No report: the job was ended before it could say anything.
    void take_answer(const std::optional<Value>& report);
    /// False when the report cannot be read.
    bool take(const std::optional<Value>& report);
    /// look_at() another one.
    void take_drawing(const EntryPtr& puzzle, const DossierPtr& book);
    void take_census(CensusOutcome report);
    void take_solve(SolveOutcome report);
    void take_any(AnyOutcome report);
    void take_way(const Value& report);
    /// After whatever may have brought an answer, or made it one about something else.
    void note_answer();
    void announce() const;
    void announce_any() const;

    JobList& jobs_;
    Outbox& outbox_;
    double time_ = 0;
    std::uint64_t version_ = 0;
    double changed_ = 0;  // when that version was seen
    std::optional<Checked> checked_;
    puzzle::Metric metric_ = puzzle::Metric::move;
    std::optional<puzzle::Metric> own_metric_;  // of the puzzle seen last
    Judged now_;                                // of the drawing as it is
    Judged old_;                                // shown until the first answer is there
    puzzle::Metric old_metric_ = puzzle::Metric::move;
    Ticket ticket_ = 0;
    Question question_;                               // of that job
    bool further_ = false;                            // without limits
    std::optional<puzzle::Metric> searched_further_;  // of the puzzle as it is, to its end
    std::string failure_;
};

}  // namespace shunt::ui
