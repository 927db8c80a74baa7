#include "ui/model/answers.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/shell_command.hpp"

namespace shunt::ui {

// ── what can be asked ──

void Answers::solve() {
    if (open_.has_goal()) return requests_.ask(Purpose::solve);
    open_.fail(say("This puzzle has no goal, so there is nothing to solve. It can be explored."));
    outbox_.announce(open_.failure());
}

void Answers::solve_here() {
    play_.take_over_board();
    requests_.ask(Purpose::here);
}

void Answers::watch_solution() {
    if (!open_.has_goal()) return;
    if (viewer_.solution()) return viewer_.start();
    show_step(0, play_.is_under_way() ? play_.board() : open_.entry().start, true);
}

void Answers::show_step(int step, const puzzle::Position& from, bool plays) {
    if (!open_.has_goal()) return;
    requests_.ask(from == open_.entry().start ? Purpose::solve : Purpose::here, from);
    viewer_.want(step, from, plays);
}

void Answers::copy_solve_command() const {
    outbox_.copies.push_back(
        shell_command("solve --memory 64G --disk shunt-levels", open_.metric(), open_.entry().text));
    outbox_.announce(say("Command copied."));
}

void Answers::count_solutions() {
    if (!open_.has_goal()) return;
    choices_asked_.insert(open_.metric());
    requests_.ask(Purpose::all);
}

bool Answers::wants_choices() const {
    if (!open_.has_puzzle() || !open_.has_goal() || requests_.asked(Purpose::all)) return false;
    const bool known = open_.answer() && open_.answer()->report.choices;
    return !known && choices_asked_.count(open_.metric()) == 0 && open_.has_few_positions();
}

std::uint64_t Answers::at_least() const {
    std::uint64_t least = open_.puzzle().is_solved(open_.entry().start) ? 0 : 1;
    const auto& answer = open_.answer();
    if (answer) least = std::max(least, static_cast<std::uint64_t>(answer->report.at_least.value_or(0)));
    // While it is searched, no goal lies at the level that is expanded, or before it.
    const JobProgress* progress = requests_.progress_of(Purpose::solve);
    if (progress == nullptr || !progress->depth) return least;
    return std::max(least, static_cast<std::uint64_t>(*progress->depth) + 1);
}

bool Answers::searches_long() const {
    const JobProgress* progress = requests_.progress_of(Purpose::solve);
    return progress != nullptr && Solver::is_long(*progress);
}

// ── answers that come ──

void Answers::take(const SolveDone& done) {
    // At a limit there is nothing better than a way; whoever stopped the search wants none.
    if (done.report.status != Status::limit) requests_.end(Purpose::way);
    if (!open_.is(done.request.entry)) return;
    if (done.request.purpose == Purpose::beside) return recall(done.report);
    SolutionPtr solution = first_solution(open_.puzzle(), done.request.from, done.report);
    if (done.report.length && !solution) return take(SolverFailed{done.request, say(kNotLegal)});
    if (solution) open_.book().remember(open_.puzzle(), *solution);
    if (done.request.purpose == Purpose::togo) return;
    keep(done, solution);
    tell(done);
    if (done.request.purpose == Purpose::solve && done.report.status == Status::solved) solve_beside(done.report);
    if (done.request.metric == open_.metric()) show(done, std::move(solution));
}

void Answers::keep(const SolveDone& done, const SolutionPtr& solution) {
    const bool all = done.request.purpose == Purpose::all;
    // What a search that was stopped has proved is a bound; it takes the place of no answer.
    const bool tells = done.report.status != Status::cancelled || done.report.at_least;
    if ((all && is_settled(done.report)) || (done.request.purpose == Purpose::solve && tells))
        open_.book().take(done.report, solution);
}

void Answers::show(const SolveDone& done, SolutionPtr solution) {
    const Purpose purpose = done.request.purpose;
    // Of two that are as good the book keeps the first.
    const bool from_start = purpose == Purpose::solve || purpose == Purpose::all;
    if (from_start && open_.answer() && open_.answer()->solution) solution = open_.answer()->solution;
    if (!solution) return;
    if (purpose == Purpose::hint) {
        if (hints_.waits_at(done.request.from)) hints_.show_known();
    } else if (!viewer_.plays(*solution)) {
        viewer_.take(std::move(solution), done.request.from);
    }
}

void Answers::solve_beside(const SolveOutcome& report) {
    constexpr double kSoon = 1;  // seconds: what took longer is asked for one by one
    if (report.seconds > kSoon) return;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const bool alike = puzzle::moves_groups(metric) == puzzle::moves_groups(report.metric);
        if (alike && !open_.book().is_settled(metric) && !requests_.asked(Purpose::solve, metric))
            requests_.start(Purpose::beside, metric);
    }
}

void Answers::recall(SolveOutcome report) {
    if (!is_settled(report) || open_.book().is_settled(report.metric)) return;
    SolutionPtr solution = first_solution(open_.puzzle(), open_.entry().start, report);
    if (report.status == Status::solved && !solution) return;
    if (solution) open_.book().remember(open_.puzzle(), *solution);
    open_.book().take(std::move(report), std::move(solution));
    viewer_.follow_book();
}

// ── some solution, while an answer takes long ──

void Answers::take(const WayFound& found) {
    const JobRequest& asked = found.request;
    if (!open_.is(asked.entry) || !found.report.length) return;
    const bool from_start = asked.from == open_.entry().start;
    const auto& known = open_.book().any_solution(asked.metric);
    const bool is_news = !from_start || !known || *found.report.length < *known->length;
    const bool is_hint = requests_.asked(Purpose::hint) && hints_.waits_at(asked.from);
    if (found.report.status == Status::solved) requests_.end(Purpose::solve);
    if (!is_news && !is_hint) return;
    SolutionPtr line = read_solution(open_.puzzle(), asked.from, found.report.moves, asked.metric);
    if (!line) return take(SolverFailed{asked, say(kNotLegal)});
    open_.book().remember_unproved(open_.puzzle(), *line);
    if (is_hint && hints_.show_known()) requests_.end(Purpose::hint);
    if (is_news && from_start) take_way(found.report, std::move(line));
}

/// Shorter from the start than any before.
void Answers::take_way(const AnyOutcome& report, SolutionPtr line) {
    open_.book().take(report);
    if (report.metric != open_.metric() || open_.way() == nullptr) return;
    viewer_.take_way(std::move(line));
    outbox_.announce(
        say("A solution of {length}, not proved shortest.", {{"length", length_text(*report.length, report.metric)}}));
}

}  // namespace shunt::ui
