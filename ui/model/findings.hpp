// What the module `lab` finds out about the puzzle that is open, beyond Solve and Analyse; each finding is asked for by itself, since
// each has its price.
//
//     ask(finding) ──> job of the lab ──> receive(event) ──> of(metric).hardest_start, .diameter, .components, .difficulty
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"
#include "ui/jobs/job_client.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui {

enum class Finding : unsigned char { hardest_start, diameter, components, difficulty };
inline constexpr std::array kFindings{Finding::hardest_start, Finding::diameter, Finding::components,
                                      Finding::difficulty};
/// "hardest start", "diameter", "components", "difficulty".
[[nodiscard]] const char* to_string(Finding finding);

/// In one metric; absent what was not asked for yet.
struct Found {
    std::optional<outcome::HardestStart> hardest_start;
    std::optional<outcome::Diameter> diameter;
    std::optional<outcome::Components> components;
    std::optional<DifficultyOutcome> difficulty;
};

class Findings {
public:
    [[nodiscard]] const Found& of(puzzle::Metric metric) const { return found_[static_cast<std::size_t>(metric)]; }
    /// What the lab works on now, or will next.
    [[nodiscard]] std::optional<Finding> asked(const JobClient& lab, puzzle::Metric metric) const;

    /// Ends the lab's job, if there is one, and begins this.
    void ask(Finding finding, const EntryPtr& entry, puzzle::Metric metric, JobClient& lab, Outbox& outbox);
    /// Ends the job; what difficulty has measured so far stays.
    void stop(JobClient& lab, Outbox& outbox) { lab.cancel(job_, outbox); }
    /// Another puzzle: ends the job and forgets everything.
    void forget(JobClient& lab, Outbox& outbox);

    /// Events of other jobs are ignored. Returns what went wrong, a sentence, or nothing.
    std::string receive(const JobEvent& event, const JobClient& lab, Outbox& outbox);

private:
    std::string on(const std::monostate&, const JobClient&, Outbox&) { return {}; }
    std::string on(const JobDone& done, const JobClient& lab, Outbox& outbox);
    std::string on(const JobFailed& failed, const JobClient& lab, Outbox& outbox);
    std::string on(const JobDropped&, const JobClient&, Outbox&) { return {}; }
    std::string on(const JobProgressed& progressed, const JobClient& lab, Outbox& outbox);
    std::string on(const SampleArrived&, const JobClient&, Outbox&) { return {}; }
    std::string take_survey(const std::string& report, Outbox& outbox);
    std::string take_difficulty(const std::string& report, Outbox& outbox);
    [[nodiscard]] Found& found() { return found_[static_cast<std::size_t>(metric_)]; }

    std::array<Found, puzzle::kMetrics.size()> found_;
    int job_ = 0;  // of the lab; what it is about follows
    Finding finding_ = Finding::hardest_start;
    puzzle::Metric metric_ = puzzle::Metric::move;
};

}  // namespace shunt::ui
