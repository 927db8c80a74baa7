// The module `solver` as the workbench sees it: its jobs about the puzzle that is open, and what becomes of their results.
#pragma once

#include <map>

#include "core/puzzle/puzzle.hpp"
#include "ui/entry/entry.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/jobs/reports.hpp"

namespace shunt::ui {

/// Why a job runs, which decides what becomes of its result.
enum class Purpose : unsigned char {
    solve,    ///< the answer from the puzzle's start
    beside,   ///< the same in a metric that nobody has asked for yet, if it costs little memory
    all,      ///< the answer from the puzzle's start with the number of shortest solutions, and some of them
    here,     ///< the answer from another position
    hint,     ///< only its first move is shown
    way,      ///< some solution soon, because the answer takes long
    togo,     ///< how far it is from another position, although nobody has asked for it there
    census,   ///< the chart
    unasked,  ///< the same although nobody has asked for it yet, if it costs little; if not, what it would cost
    resume,   ///< the same census again, because positions of it are wanted and the worker holds it no more
};

/// Whether nobody has asked for it: then nobody is told when it fails.
[[nodiscard]] constexpr bool is_unasked(Purpose purpose) {
    return purpose == Purpose::beside || purpose == Purpose::unasked || purpose == Purpose::togo ||
           purpose == Purpose::way;
}

struct JobRequest {
    Purpose purpose = Purpose::solve;
    EntryPtr entry;
    puzzle::Metric metric = puzzle::Metric::move;
    puzzle::Position from;  ///< where the job begins

    /// Whether the same is asked, of the same puzzle.
    friend bool operator==(const JobRequest&, const JobRequest&) = default;

    [[nodiscard]] bool is_census() const {
        return purpose == Purpose::census || purpose == Purpose::unasked || purpose == Purpose::resume;
    }
};

/// What a worker is asked then.
[[nodiscard]] Request request_of(const JobRequest& asked);

struct SolveDone {
    JobRequest request;
    SolveOutcome report;
};
struct CensusDone {
    JobRequest request;
    CensusOutcome report;
};
/// A solution of which nothing need be proved, so far.
struct WayFound {
    JobRequest request;
    AnyOutcome report;
};
/// What a census has counted so far.
struct CensusGrew {
    EntryPtr entry;
    CensusOutcome report;
};
struct SolverFailed {
    JobRequest request;
    std::string message;
};
/// The job was ended from outside after a cancel.
struct SolverDropped {
    JobRequest request;
};
/// A census that was asked went with its worker: what it was asked is answered no more.
struct CensusGone {
    puzzle::Metric metric = puzzle::Metric::move;
};
using SolverEvent = std::variant<std::monostate, SolveDone, WayFound, CensusDone, CensusGrew, SolverFailed,
                                 SolverDropped, CensusAnswerGrew, CensusAnswer, CensusGone>;

class Solver {
public:
    explicit Solver(JobList& jobs) : jobs_(jobs) {}

    /// Most bytes that a census which nobody has asked for may need; one that needs more is refused before it begins. It holds some
    /// hundred million packings, which take a few seconds.
    static constexpr std::uint64_t kUnaskedBytes = 32'000'000;

    /// The request is not asked again while it waits or runs. One that was stopped goes on where it was.
    void start(JobRequest request);
    /// Once a search for an answer has lasted so long that some solution is wanted meanwhile: asks for one, from where that begins.
    void ask_way(const JobEvent& event);
    /// Nobody waits for jobs of that purpose any more.
    void end(Purpose purpose);
    /// The same in one metric; what it has found so far stays.
    void cancel(Purpose purpose, puzzle::Metric metric) const;
    /// Ends all jobs and lets go of every census.
    void forget();
    /// Whether such a job waits or runs.
    [[nodiscard]] bool asked(Purpose purpose, puzzle::Metric metric) const;
    /// Whether such a job was stopped and can go on: start() of the same request lets it.
    [[nodiscard]] bool can_go_on(const JobRequest& request) const { return stopped(request) != 0; }
    /// How far such a job is; null when there is none.
    [[nodiscard]] const JobProgress* progress_of(Purpose purpose, puzzle::Metric metric) const;
    /// Whether a search for an answer lasts so long that some solution is wanted beside it.
    [[nodiscard]] static bool is_long(const JobProgress& progress);
    /// Whether the job counts the positions in that metric.
    [[nodiscard]] bool counts(Ticket ticket, puzzle::Metric metric) const;
    /// Whether the worker holds the census of this metric.
    [[nodiscard]] bool can_ask(puzzle::Metric metric) const { return held(metric) != 0; }
    /// Asks that census.
    void ask(puzzle::Metric metric, Question question) const;

    /// Events of other jobs are ignored.
    SolverEvent receive(const JobEvent& event);

private:
    SolverEvent on(const std::monostate&) { return {}; }
    SolverEvent on(const JobDone& done);
    SolverEvent on(const JobFailed& failed);
    SolverEvent on(const JobDropped& dropped);
    SolverEvent on(const JobProgressed& progressed);
    SolverEvent on(const JobAnswering& answering);
    SolverEvent on(const JobAnswered& answered);
    SolverEvent on(const JobGone& gone);
    std::optional<JobRequest> take(Ticket ticket);
    /// The job of that request that was stopped and can go on; 0 when there is none.
    [[nodiscard]] Ticket stopped(const JobRequest& request) const;
    /// The job whose census of the metric is held; 0 when none.
    [[nodiscard]] Ticket held(puzzle::Metric metric) const;

    JobList& jobs_;
    Ticket way_asked_for_ = 0;                   // the job that lasted
    std::map<Ticket, JobRequest> requests_;      // of the jobs in the list
    std::map<Ticket, JobRequest> stopped_;       // of jobs that were stopped and are held to go on
    std::map<Ticket, puzzle::Metric> censuses_;  // of the puzzle that is open, that are done
};

}  // namespace shunt::ui
