// AppModel: what is asked of jobs, and what of their results is on show.
#include <algorithm>
#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/shell_command.hpp"

namespace shunt::ui {

// ── requests ──

void AppModel::set_metric(puzzle::Metric metric) {
    metric_ = metric;
    explorer_.set_metric(metric);
    refresh_metric();
}

void AppModel::refresh_metric() {
    return_to_play();
    failure_.clear();
    motions_.emplace(puzzle(), metric_);
    player_.unload();
    if (answer() && answer()->solution) return player_.load(answer()->solution);
    if (way() == nullptr) return;
    if (auto line = read_solution(puzzle(), entry().start, way()->moves, metric_)) player_.load(std::move(line));
}

JobRequest AppModel::request_of(Purpose purpose) const {
    const bool from_start = purpose != Purpose::here && purpose != Purpose::hint;
    return {purpose, session_->entry_ptr(), metric_, from_start ? entry().start : board()};
}

void AppModel::request(Purpose purpose) { request(purpose, request_of(purpose).from); }

void AppModel::request(Purpose purpose, puzzle::Position from) {
    failure_.clear();
    solver_.start({purpose, session_->entry_ptr(), metric_, std::move(from)}, jobs_, outbox_);
}

bool AppModel::is_under_way() const {
    return !puzzle().goals().empty() && showing() == Showing::play && !session_->at_start() && !solved();
}

void AppModel::solve() {
    if (puzzle().goals().empty()) {
        failure_ = say("This puzzle has no goal, so there is nothing to solve. It can be explored.");
        outbox_.announce(failure_);
        return;
    }
    request(Purpose::solve);
}

void AppModel::solve_here() {
    take_over_board();
    request(Purpose::here);
}

void AppModel::watch_solution() {
    if (puzzle().goals().empty()) return;
    if (player_.solution()) {
        if (!player_.playing()) toggle_player();
        return;
    }
    show_step(0, is_under_way() ? board() : entry().start);
    wanted_step_->plays = true;
}

void AppModel::count_solutions() {
    if (puzzle().goals().empty()) return;
    choices_asked_.insert(metric_);
    request(Purpose::all);
}

void AppModel::next_solution(int by) {
    if (!answer() || answer()->report.solutions.size() < 2) return;
    Answer chosen = *answer();
    const std::size_t listed = chosen.report.solutions.size();
    chosen.number = (chosen.number + listed + static_cast<std::size_t>(by + 1) - 1) % listed;
    chosen.solution = read_solution(puzzle(), entry().start, chosen.report.solutions[chosen.number].moves, metric_);
    if (!chosen.solution)
        return outbox_.error(say("The solver's moves are not legal here; please report this puzzle."));
    outbox_.announce(say("Solution {number} of {count} listed.", {{"number", chosen.number + 1}, {"count", listed}}));
    book_->remember(puzzle(), *chosen.solution);
    player_.load(chosen.solution);
    book_->choose(std::move(chosen));
    show(SolutionOnShow{});
}

void AppModel::take_census() { request(Purpose::census); }

bool AppModel::wants_unasked() const {
    return has_puzzle() && !asked(Purpose::census) && counted_unasked_.count(metric_) == 0 &&
           book_->census(metric_) == nullptr;
}

void AppModel::count_unasked() {
    if (!wants_unasked()) return;
    counted_unasked_.insert(metric_);
    solver_.start({Purpose::unasked, session_->entry_ptr(), metric_, entry().start}, jobs_, outbox_);
}

bool AppModel::wants_choices() const {
    constexpr std::uint64_t kFew = 200'000;  // positions
    if (!has_puzzle() || puzzle().goals().empty() || explorer_.choices() != nullptr || asked(Purpose::all))
        return false;
    if (choices_asked_.count(metric_) != 0) return false;
    const CensusOutcome* census = book_->whole_census(metric_);
    return census != nullptr && census->reachable <= kFew;
}

std::optional<puzzle::Metric> AppModel::wants_comparison() const {
    constexpr std::uint64_t kFew = 200'000;  // positions
    const CensusOutcome* census = has_puzzle() ? book_->whole_census(metric_) : nullptr;
    if (census == nullptr || census->reachable > kFew) return std::nullopt;
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (counted_unasked_.count(metric) == 0 && book_->census(metric) == nullptr) return metric;
    return std::nullopt;
}

void AppModel::compare() {
    const auto metric = wants_comparison();
    if (!metric) return;
    counted_unasked_.insert(*metric);
    solver_.start({Purpose::unasked, session_->entry_ptr(), *metric, entry().start}, jobs_, outbox_);
}

void AppModel::copy_census_command() {
    outbox_.copies.push_back(shell_command("census --memory 64G", metric_, entry().text));
    outbox_.announce(say("Command copied."));
}

void AppModel::copy_solve_command() {
    outbox_.copies.push_back(shell_command("solve --memory 64G --disk shunt-levels", metric_, entry().text));
    outbox_.announce(say("Command copied."));
}

void AppModel::cancel_job(Ticket ticket) {
    // The position that is waited for comes from no other.
    if (solver_.counts(ticket, metric_)) explorer_.end_wait();
    jobs_.cancel(ticket, outbox_);
}

void AppModel::copy_solution() {
    if (!player_.solution()) return;
    const std::vector<moves::Move>& moves = player_.solution()->moves;
    const bool proved = answer() && (answer()->solution == player_.solution() || player_.solution() == explorer_.way());
    const std::string counts = counts_text(moves::count(moves), metric_);
    std::string text = "# " + title(entry()) + ": " +
                       (proved ? say("{length}, proved shortest", {{"length", counts}}) : counts) + "\n";
    for (const moves::Move& move : moves) text += moves::describe(puzzle(), move) + "\n";
    outbox_.copies.push_back(std::move(text));
    outbox_.announce(say("Solution copied, {length}.", {{"length", length_text(moves.size(), metric_)}}));
}

// ── what its text states ──

void AppModel::verify_facts() {
    verification_.begin();
    follow_verification();
}

void AppModel::stop_verifying() {
    if (const auto current = verification_.current()) solver_.cancel(current->first, current->second, jobs_, outbox_);
    verification_ = {};
}

void AppModel::follow_verification() {
    if (!has_puzzle() || !verification_.runs()) return;
    const auto& current = verification_.current();
    if (current && solver_.asked(jobs_, current->first, current->second)) return;
    const std::vector<StatedFact> facts = stated_facts(entry(), *book_);
    if (const auto need = verification_.next(facts, puzzle().metric()))
        return solver_.start({need->first, session_->entry_ptr(), need->second, entry().start}, jobs_, outbox_);
    const auto differs = [](const StatedFact& each) { return each.state == StatedFact::State::differs; };
    const auto equal = [](const StatedFact& each) { return each.state == StatedFact::State::equal; };
    outbox_.announce(say("{equal} of {all} stated facts are equal, {wrong} are not.",
                         {{"equal", std::count_if(facts.begin(), facts.end(), equal)},
                          {"all", facts.size()},
                          {"wrong", std::count_if(facts.begin(), facts.end(), differs)}}));
}

// ── findings ──

void AppModel::ask(Finding finding) {
    failure_.clear();
    if (finding == Finding::hardest_start) next_hardest_ = 0;
    findings_.ask(finding, metric_, jobs_, outbox_);
}

std::optional<Finding> AppModel::wants_finding() const {
    const CensusOutcome* census = has_puzzle() ? book_->census(metric_) : nullptr;
    return census == nullptr ? std::nullopt : findings_.next_unasked(*census, jobs_);
}

void AppModel::find_unasked() {
    if (const auto finding = wants_finding()) findings_.ask_aside(*finding, metric_, jobs_, outbox_);
}

void AppModel::open_hardest() {
    const auto& found = findings_.of(metric_).of<outcome::HardestStart>();
    if (!found || found->positions.empty()) return;
    const std::size_t number = next_hardest_ % found->positions.size();
    auto position = puzzle::parse_position(puzzle(), found->positions[number]);
    if (!position)
        return outbox_.error(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
    return_to_play();
    session_->jump(std::move(position).value());
    move_on(std::nullopt);
    next_hardest_ = number + 1;
    outbox_.announce(
        say("Position {number} of {count} farthest from a goal.", {{"number", number + 1}, {"count", found->starts}}));
}

// ── hints ──

std::optional<int> AppModel::to_go() const {
    if (!has_puzzle() || puzzle().goals().empty()) return std::nullopt;
    const bool is_way = player_.solution() && way() != nullptr;
    if (showing() == Showing::solution && !is_way) return player_.solution()->to_go(player_.step());
    const WayOn* way = book_->way_on(metric_, canonical(puzzle(), board()));
    return way != nullptr && way->proved ? std::optional(way->to_go) : std::nullopt;
}

bool AppModel::wants_to_go() const {
    constexpr double kAtOnce = 0.3;  // seconds: what the answer from the start took may be taken again
    if (!has_puzzle() || way_here_.playing()) return false;
    if (!(is_under_way() || wants_sample_to_go()) || to_go()) return false;
    const CensusOutcome* census = sample() != nullptr ? book_->whole_census(metric_) : nullptr;
    const bool cheap = (answer() && answer()->solution && answer()->report.seconds <= kAtOnce) ||
                       (census != nullptr && census->seconds <= kAtOnce);
    return cheap && !asked(Purpose::here) && !asked(Purpose::hint) && measured_ != std::pair(metric_, board());
}

void AppModel::measure_to_go() {
    if (!wants_to_go()) return;
    measured_ = std::pair(metric_, board());
    solver_.start({Purpose::togo, session_->entry_ptr(), metric_, board()}, jobs_, outbox_);
}

std::optional<ToGo> AppModel::shown_to_go() const {
    if (const auto left = to_go()) return ToGo{*left, false};
    const bool soon = is_under_way() && asked(Purpose::togo) && was_to_go_ && was_to_go_->first == metric_;
    return soon ? std::optional(ToGo{was_to_go_->second, true}) : std::nullopt;
}

const Hint* AppModel::shown_hint() const {
    const auto* own = std::get_if<OwnPlay>(&stage_);
    return own != nullptr && own->hint ? &*own->hint : nullptr;
}

}  // namespace shunt::ui
