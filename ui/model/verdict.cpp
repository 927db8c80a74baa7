#include "ui/model/verdict.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/shell_command.hpp"

namespace shunt::ui {

namespace {

using puzzle::Metric;

std::size_t index(Metric metric) { return static_cast<std::size_t>(metric); }

bool is_bound(Status status) { return status == Status::limit || status == Status::cancelled; }

/// What a job reported; of one that was ended before it could say anything, that it was cancelled.
template <class Outcome>
std::optional<Outcome> answer_of(const std::optional<Value>& report, Metric metric) {
    if (report) return outcome::from_value<Outcome>(*report);
    Outcome cancelled;
    cancelled.status = Status::cancelled;
    cancelled.metric = metric;
    return cancelled;
}

constexpr const char* kVerdictLane = "verdict";

}  // namespace

// ── what is known ──

bool Judged::starts_at_goal() const { return puzzle->puzzle.is_solved(puzzle->start); }

bool Judged::has_task() const { return !puzzle->puzzle.goals().empty() && !starts_at_goal(); }

bool Judged::answered(Metric metric) const { return !has_task() || shortest(metric) != nullptr; }

const SolveOutcome* Judged::shortest(Metric metric) const {
    if (book->is_settled(metric)) return &book->answer(metric)->report;
    const auto& bound = ended[index(metric)];
    return bound ? &*bound : nullptr;
}

const CensusOutcome* Judged::census(Metric metric) const {
    if (const CensusOutcome* whole = book->whole_census(metric)) return whole;
    const auto& part = counted[index(metric)];
    return part ? &*part : nullptr;
}

const AnyOutcome* Judged::any_solution(Metric metric) const {
    if (const auto& known = book->any_solution(metric)) return &*known;
    const auto& none = missed[index(metric)];
    return none ? &*none : nullptr;
}

std::string Judged::solutions(Metric metric) const {
    const SolveOutcome* known = shortest(metric);
    return known != nullptr ? known->shortest_solutions : std::string();
}

bool Judged::has_numbered(Metric metric) const { return numbered.count(metric) != 0 || !solutions(metric).empty(); }

const Judged* Verdict::shown() const {
    if (!has_puzzle()) return nullptr;
    if (fresh()) return &now_;
    return old_.puzzle != nullptr ? &old_ : nullptr;
}

const Job* Verdict::lost() const {
    for (const Job& job : jobs_.jobs())
        if (job.ticket == ticket_ && job.state == JobState::failed) return &job;
    return nullptr;
}

// ── another drawing, another metric ──

void Verdict::keep() {
    if (!fresh()) return;
    old_ = now_;
    old_metric_ = metric_;
}

void Verdict::end_job() { jobs_.cancel(std::exchange(ticket_, 0)); }

void Verdict::note_answer() {
    const bool proved = fresh() && failure_.empty() && !is_bounded();
    if (!proved)
        checked_.reset();
    else if (!checked_)
        checked_ = Checked{version_, time_ - changed_};
}

void Verdict::look_at(const EntryPtr& puzzle, std::uint64_t version, Dossiers& known) {
    if (version == version_) return;
    version_ = version;
    changed_ = time_;
    checked_.reset();
    if (puzzle != now_.puzzle) take_drawing(puzzle, puzzle ? known.of(puzzle) : nullptr);
    note_answer();
}

void Verdict::take_drawing(const EntryPtr& puzzle, const DossierPtr& book) {
    if (puzzle && book == now_.book) {
        now_.puzzle = puzzle;
        if (own_metric_ != puzzle->puzzle.metric()) set_metric(puzzle->puzzle.metric());
        own_metric_ = puzzle->puzzle.metric();
        return;
    }
    keep();
    now_ = Judged{puzzle, book, {}, {}, {}, {}};
    searched_further_.reset();
    failure_.clear();
    if (puzzle == nullptr) {
        old_ = {};
        return end_job();
    }
    if (own_metric_ != puzzle->puzzle.metric()) metric_ = puzzle->puzzle.metric();
    own_metric_ = puzzle->puzzle.metric();
    if (fresh() && now_.has_task()) announce();
    ask_next();
}

void Verdict::set_metric(Metric metric) {
    if (metric == metric_) return;
    keep();
    metric_ = metric;
    if (has_puzzle() && failure_.empty()) ask_next();
    note_answer();
}

// ── questions ──

const char* Verdict::job_of(Kind kind) {
    if (kind == Kind::any) return "any";
    return kind == Kind::census ? "census" : "solve";
}

std::optional<Verdict::Question> Verdict::next() const {
    const SolveOutcome* solved = now_.has_task() ? now_.shortest(metric_) : nullptr;
    if (now_.has_task() && solved == nullptr) return Question{Kind::solve, metric_};
    // What was too large for one question is so for the others.
    if (solved != nullptr && is_bound(solved->status)) return std::nullopt;
    if (now_.census(metric_) == nullptr || lacks_nearest()) return Question{Kind::census, metric_};
    return solved != nullptr && solved->status == Status::solved ? next_detail() : std::nullopt;
}

bool Verdict::lacks_nearest() const {
    return has_no_solution(metric_) && !now_.census(metric_)->nearest && !now_.counted[index(metric_)];
}

std::optional<Verdict::Question> Verdict::next_detail() const {
    for (const Metric metric : puzzle::kMetrics) {
        if (puzzle::moves_groups(metric) == puzzle::moves_groups(metric_) && !now_.shortest(metric))
            return Question{Kind::solve, metric};
    }
    if (!now_.has_numbered(metric_)) return Question{Kind::number, metric_};
    return std::nullopt;
}

void Verdict::ask_next() {
    if (const auto question = next())
        ask(*question, false);
    else
        end_job();
}

void Verdict::ask(const Question& question, bool further) {
    Request request(job_of(question.kind));
    request.put("puzzle", now_.puzzle->text).put("metric", to_string(question.metric));
    request.put("memory", further ? kMoreMemory : kMemory);
    // Of what cannot be solved, how near it comes to a goal.
    if (question.kind == Kind::census && has_no_solution(question.metric)) request.put("nearest", true);
    // The number counts, not the list.
    if (question.kind == Kind::number) request.put("all", true).put("list", 1);
    const std::string name = title(*now_.puzzle);
    const Phrase doing = further ? Phrase("Searching further for {puzzle}") : Phrase("Judging {puzzle}");
    JobTerms terms{JobModule::solver, say(doing, {{"puzzle", name}}), kVerdictLane, -1};
    // Another module does it, so no lane ends what has been asked before.
    if (question.kind == Kind::any || question_.kind == Kind::any) end_job();
    if (question.kind == Kind::any)
        terms = {JobModule::lab, say("Looking for any solution of {puzzle}", {{"puzzle", name}}), "any solution", -1};
    terms.aside = !further;
    question_ = question;
    further_ = further;
    if (further && question.kind == Kind::solve) searched_further_ = question.metric;
    ticket_ = jobs_.start(std::move(terms), request);
}

bool Verdict::settled() const {
    return fresh() && now_.has_task() && !jobs_.has(ticket_) && lost() == nullptr && failure_.empty() && !is_bounded();
}

bool Verdict::is_bounded() const { return fresh() && now_.has_task() && is_bound(now_.shortest(metric_)->status); }

bool Verdict::offers_more() const { return is_bounded() && searched_further_ != metric_; }

bool Verdict::offers_any() const {
    const bool looking = ticket_ != 0 && question_.kind == Kind::any;
    return is_bounded() && !looking && now_.any_solution(metric_) == nullptr;
}

bool Verdict::has_no_solution(Metric metric) const {
    const SolveOutcome* solved = now_.shortest(metric);
    return solved != nullptr && solved->status == Status::unsolvable;
}

void Verdict::find_any() {
    if (offers_any()) ask({Kind::any, metric_}, true);
}

void Verdict::search_further() {
    if (offers_more()) ask({Kind::solve, metric_}, true);
}

void Verdict::copy_command() const {
    if (!has_puzzle()) return;
    outbox_.copies.push_back(shell_command("solve", metric_, now_.puzzle->text));
    outbox_.announce(say("Command copied."));
}

// ── answers ──

void Verdict::receive(const JobEvent& event) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event); progressed != nullptr) {
        if (progressed->ticket == ticket_ && !further_ && jobs_.find(ticket_)->progress.seconds > kSeconds)
            jobs_.cancel(ticket_);
        if (progressed->ticket == ticket_ && question_.kind == Kind::any) take_way(progressed->report);
    }
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && failed->ticket == ticket_) {
        ticket_ = 0;
        failure_ = failed->message;
        note_answer();
        outbox_.announce(failure_);
    }
    if (const auto* dropped = std::get_if<JobDropped>(&event); dropped != nullptr && dropped->ticket == ticket_)
        take_answer(std::nullopt);
    if (const auto* done = std::get_if<JobDone>(&event); done != nullptr && done->ticket == ticket_)
        take_answer(done->report);
}

void Verdict::take_answer(const std::optional<Value>& report) {
    ticket_ = 0;
    const bool main = question_.kind == Kind::solve && question_.metric == metric_;
    if (!take(report)) {
        failure_ = say(kUnreadableSolver);
        return outbox_.error(failure_);
    }
    if (main) announce();
    if (main) checked_.reset();
    note_answer();
    if (question_.kind == Kind::any) announce_any();
    ask_next();
}

bool Verdict::take(const std::optional<Value>& source) {
    const Metric metric = question_.metric;
    if (question_.kind == Kind::census) {
        auto report = answer_of<CensusOutcome>(source, metric);
        if (report) take_census(std::move(*report));
        return report.has_value();
    }
    if (question_.kind == Kind::any) {
        auto report = answer_of<AnyOutcome>(source, metric);
        if (report) take_any(std::move(*report));
        return report.has_value();
    }
    auto report = answer_of<SolveOutcome>(source, metric);
    if (report) take_solve(std::move(*report));
    return report.has_value();
}

/// Of a search for any solution, so far: it may be watched, and becomes shorter for some time.
void Verdict::take_way(const Value& report) {
    if (!report.is_null())
        if (auto way = outcome::from_value<AnyOutcome>(report); way && way->length) take_any(std::move(*way));
    if (jobs_.find(ticket_)->progress.seconds > kWaySeconds) jobs_.cancel(ticket_);
}

/// A part is for the verdict alone, which has limits of its own: whoever plays counts all.
void Verdict::take_census(CensusOutcome report) {
    now_.counted[index(question_.metric)] = report;
    if (report.status == Status::complete) now_.book->take(std::move(report));
}

void Verdict::take_solve(SolveOutcome report) {
    const bool counts = question_.kind == Kind::number;
    if (counts) now_.numbered.insert(question_.metric);
    // A count that was too much says nothing new of the length.
    if (!counts || is_settled(report)) now_.ended[index(question_.metric)] = report;
    if (is_settled(report) || report.at_least) now_.book->take(std::move(report));
}

void Verdict::take_any(AnyOutcome report) {
    now_.missed[index(question_.metric)] = report;
    now_.book->take(std::move(report));
}

std::optional<Proved> Verdict::proved() const {
    if (!fresh() || !now_.has_task() || is_bounded()) return std::nullopt;
    return Proved{now_.puzzle, has_no_solution(metric_)
                                   ? say("no solution")
                                   : length_text(now_.shortest(metric_)->length.value_or(0), metric_)};
}

void Verdict::announce_any() const {
    const AnyOutcome& found = *now_.any_solution(question_.metric);
    if (found.length && found.status == Status::solved) return announce();
    outbox_.announce(found.length ? say("A solution of {length}, not proved shortest.",
                                        {{"length", length_text(*found.length, found.metric)}})
                                  : say("No solution was found."));
}

void Verdict::announce() const {
    const SolveOutcome& report = *now_.shortest(metric_);
    if (report.status == Status::solved)
        outbox_.announce(
            say("{length}, proved shortest.", {{"length", length_text(report.length.value_or(0), metric_)}}));
    else if (report.status == Status::unsolvable)
        outbox_.announce(say("No solution, proved."));
    else
        outbox_.announce(
            say("At least {length}, not proved.",
                {{"length", length_text(static_cast<std::uint64_t>(report.at_least.value_or(0)), metric_)}}));
}

}  // namespace shunt::ui
