// AppModel: what jobs report, and what leads on from it: hints.
#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

/// What the text of a puzzle states and a report refutes.
void tell_contradicted(const std::vector<std::string>& sentences, Outbox& outbox) {
    for (const std::string& words : sentences) outbox.info(sentence(words));
}

}  // namespace

// ── reports ──

void AppModel::receive(Value message) {
    const JobEvent event = jobs_.receive(message, outbox_);
    solver_.ask_way(event, jobs_, outbox_);
    std::visit([this](const auto& content) { on(content); }, solver_.receive(event));
    follow_explorer();
    comparison_.receive(event, outbox_);
    finder_.receive(event, jobs_, outbox_);
    tilings_.receive(event, jobs_, outbox_);
    if (std::string fault = findings_.receive(event, outbox_); !fault.empty()) failure_ = sentence(std::move(fault));
    if (NPuzzle* tiles = npuzzle_.if_made()) tiles->receive(event, jobs_, outbox_);
    verdict_.receive(event, jobs_, outbox_);
    ideas_.receive(event);
    typed_.receive(event, editor_);
    const bool told = std::holds_alternative<JobFailed>(event);
    if (std::string fault = drawn_findings_.receive(event, outbox_); !fault.empty() && !told)
        outbox_.error(sentence(std::move(fault)));
    agree_with_book();
    follow_verification();
    vary();
}

void AppModel::on(const SolveDone& done) {
    // At a limit there is nothing better than a way; whoever stopped the search wants none.
    if (done.report.status != Status::limit) solver_.end(Purpose::way, jobs_, outbox_);
    if (!has_puzzle() || done.request.entry != session_->entry_ptr()) return;
    if (done.request.purpose == Purpose::beside) return recall_answer(done.report);
    SolutionPtr solution = first_solution(puzzle(), done.request.from, done.report);
    if (done.report.length && !solution)
        return on(SolverFailed{done.request, say("The solver's moves are not legal here; please report this puzzle.")});
    if (solution) book_->remember(puzzle(), *solution);
    if (done.request.purpose == Purpose::togo) return;
    report_line(done, solution);
    if (done.request.purpose == Purpose::solve && done.report.status == Status::solved) solve_beside(done.report);
    if (done.request.metric != metric_) return;
    // Of two that are as good the book keeps the first.
    const bool from_start = done.request.purpose == Purpose::solve || done.request.purpose == Purpose::all;
    if (from_start && answer() && answer()->solution) solution = answer()->solution;
    if (done.request.purpose == Purpose::hint) {
        if (solution && showing() == Showing::play && board() == done.request.from) show_known_hint();
        return;
    }
    if (!solution || plays(*solution)) return;
    take_solution(std::move(solution), done.request.from);
}

void AppModel::on(const WayFound& found) {
    const JobRequest& asked = found.request;
    if (!has_puzzle() || asked.entry != session_->entry_ptr() || !found.report.length) return;
    const bool from_start = asked.from == entry().start;
    const auto& known = book_->any_solution(asked.metric);
    const bool is_news = !from_start || !known || *found.report.length < *known->length;
    const bool is_hint = this->asked(Purpose::hint) && showing() == Showing::play && board() == asked.from;
    if (found.report.status == Status::solved) solver_.end(Purpose::solve, jobs_, outbox_);
    if (!is_news && !is_hint) return;
    SolutionPtr line = read_solution(puzzle(), asked.from, found.report.moves, asked.metric);
    if (!line) return on(SolverFailed{asked, say("The solver's moves are not legal here; please report this puzzle.")});
    book_->remember_unproved(puzzle(), *line);
    if (is_hint && show_known_hint()) solver_.end(Purpose::hint, jobs_, outbox_);
    if (is_news && from_start) take_way(found.report, std::move(line));
}

void AppModel::take_way(const AnyOutcome& report, SolutionPtr line) {
    book_->take(report);
    if (report.metric != metric_ || way() == nullptr) return;
    if (showing() == Showing::play) player_.load(std::move(line));
    outbox_.announce(
        say("A solution of {length}, not proved shortest.", {{"length", length_text(*report.length, metric_)}}));
}

const AnyOutcome* AppModel::way() const {
    const auto& known = book_->any_solution(metric_);
    return known && known->length && !book_->is_settled(metric_) ? &*known : nullptr;
}

std::uint64_t AppModel::at_least() const {
    std::uint64_t least = puzzle().is_solved(entry().start) ? 0 : 1;
    if (answer()) least = std::max(least, static_cast<std::uint64_t>(answer()->report.at_least.value_or(0)));
    // While it is searched, no goal lies at the level that is expanded, or before it.
    const auto depth = solver_.depth_of(jobs_, Purpose::solve, metric_);
    return depth ? std::max(least, static_cast<std::uint64_t>(*depth) + 1) : least;
}

void AppModel::take_solution(SolutionPtr solution, const puzzle::Position& from) {
    const auto wanted = std::exchange(wanted_step_, std::nullopt);
    if (showing() == Showing::solution) return_to_play();
    player_.load(std::move(solution));
    if (!wanted || wanted->from != from) return;
    scrub(wanted->step);
    if (wanted->plays) toggle_player();
}

void AppModel::solve_beside(const SolveOutcome& report) {
    constexpr double kSoon = 1;  // seconds: what took longer is asked for one by one
    if (report.seconds > kSoon) return;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        const bool alike = puzzle::moves_groups(metric) == puzzle::moves_groups(report.metric);
        if (alike && !book_->is_settled(metric) && !solver_.asked(jobs_, Purpose::solve, metric))
            solver_.start({Purpose::beside, session_->entry_ptr(), metric, entry().start}, jobs_, outbox_);
    }
}

bool AppModel::plays(const Solution& solution) const {
    const SolutionPtr& loaded = player_.solution();
    return showing() == Showing::solution && loaded->moves == solution.moves && loaded->positions == solution.positions;
}

void AppModel::report_line(const SolveDone& done, const SolutionPtr& solution) {
    const SolveOutcome& report = done.report;
    const std::uint64_t length = report.length.value_or(0);
    const bool all = done.request.purpose == Purpose::all;
    const bool counted = all && report.status == Status::solved;
    // What a search that was stopped has proved is a bound; it takes the place of no answer.
    const bool stopped = report.status == Status::cancelled;
    if ((all && is_settled(report)) || (done.request.purpose == Purpose::solve && (!stopped || report.at_least)))
        book_->take(report, solution);
    if (done.request.purpose != Purpose::hint) tell_contradicted(report.contradicted, outbox_);
    switch (report.status) {
        case Status::solved:
            if (counted)
                outbox_.announce(sentence(solutions_text(report)));
            else if (done.request.purpose != Purpose::hint)
                outbox_.announce(say("{length}, proved shortest.", {{"length", length_text(length, report.metric)}}));
            break;
        case Status::unsolvable:
            if (all || done.request.purpose == Purpose::solve)
                outbox_.announce(report.reason.empty()
                                     ? say("Proved unsolvable.")
                                     : say("Proved unsolvable: {reason}.", {{"reason", report.reason}}));
            else
                outbox_.info(say("No goal can be reached from here."));
            break;
        case Status::limit:
            failure_ =
                report.reason.empty() ? say("The memory limit was reached before an answer.") : sentence(report.reason);
            outbox_.announce(failure_);
            break;
        case Status::cancelled:
            outbox_.announce(say("Cancelled."));
            break;
        case Status::complete:
        case Status::running:
            break;
    }
}

void AppModel::on(const CensusDone& done) {
    if (!has_puzzle() || done.request.entry != session_->entry_ptr()) return;
    const CensusOutcome& report = done.report;
    const bool refused = report.status == Status::limit && done.request.purpose == Purpose::unasked;
    if (report.status == Status::limit && !refused) {
        failure_ = report.reason.empty() ? say("The memory limit was reached; what is shown is a part.")
                                         : sentence(report.reason);
        outbox_.announce(failure_);
    }
    if (refused || !report.depths.empty()) book_->take(report);
    if (done.request.purpose == Purpose::census) tell_contradicted(report.contradicted, outbox_);
    if (report.status == Status::complete && done.request.purpose == Purpose::census) {
        outbox_.announce(
            say("{count, plural, one {# reachable position} other {# reachable positions}}, farthest {length} from the "
                "start.",
                {{"count", report.reachable}, {"length", length_text(report.eccentricity, report.metric)}}));
    }
}

void AppModel::on(const CensusGrew& grew) {
    if (!has_puzzle() || grew.entry != session_->entry_ptr() || grew.report.depths.empty()) return;
    book_->take(grew.report);
}

void AppModel::on(const SolverDropped& dropped) {
    if (has_puzzle() && dropped.request.entry == session_->entry_ptr() && dropped.request.is_census())
        book_->end_census(dropped.request.metric);
}

void AppModel::on(const SolverFailed& failed) {
    if (has_puzzle() && failed.request.entry == session_->entry_ptr() && failed.request.is_census())
        book_->end_census(failed.request.metric);
    if (is_unasked(failed.request.purpose)) return;
    if (has_puzzle() && failed.request.entry == session_->entry_ptr()) failure_ = failed.message;
    outbox_.error(failed.message);
}

// ── hints ──

void AppModel::hint() {
    if (shown_hint() != nullptr) {
        const moves::Move move = shown_hint()->move;
        play(move, true);
        return;
    }
    take_over_board();
    if (solved() || puzzle().goals().empty()) {
        outbox_.info(puzzle().goals().empty() ? say("This puzzle has no goal.") : say("It is solved."));
        return;
    }
    if (!show_known_hint()) request(Purpose::hint);
}

bool AppModel::show_known_hint() {
    const WayOn* way = book_->way_on(metric_, canonical(puzzle(), board()));
    if (way == nullptr || way->to_go == 0) return false;
    // The known line speaks of canonical positions; on the board pieces of one kind may have changed places.
    const auto move = moves::move_between(puzzle(), *motions_, board(), way->next);
    if (!move) return false;
    show(OwnPlay{Hint{*move, way->to_go, metric_, way->proved}});
    const Phrase words = way->proved ? Phrase("Hint: {move}. {length} to go.")
                                     : Phrase("Hint: {move}. {length} to go on this way, not proved shortest.");
    outbox_.announce(say(words, {{"move", move_words(puzzle(), *move)},
                                 {"length", length_text(static_cast<std::uint64_t>(way->to_go), metric_)}}));
    return true;
}

}  // namespace shunt::ui
