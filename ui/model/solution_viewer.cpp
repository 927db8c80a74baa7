#include "ui/model/solution_viewer.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

void SolutionViewer::load_known() {
    player_.unload();
    if (open_.answer() && open_.answer()->solution) return player_.load(open_.answer()->solution);
    const AnyOutcome* way = open_.way();
    if (way == nullptr) return;
    auto line = read_solution(open_.puzzle(), open_.entry().start, way->moves, open_.metric());
    if (line) player_.load(std::move(line));
}

void SolutionViewer::follow_book() {
    if (!open_.has_puzzle()) return;
    open_.read_solutions();
    const puzzle::Position& start = open_.entry().start;
    if (waits() && wanted_->from != start) return;  // another solution is on its way
    if (open_.answer() && open_.answer()->solution && !player_.solution()) take(open_.answer()->solution, start);
}

// ── on the board ──

void SolutionViewer::take_stage() {
    if (play_.is_under_way() && player_.position() != play_.board())
        outbox_.info(say("The solution is at another position. Undo leads back to where you were."));
    play_.show(SolutionOnShow{});
}

void SolutionViewer::toggle() {
    if (!player_.solution()) return;
    take_stage();
    player_.toggle();
}

void SolutionViewer::forward() {
    if (!player_.solution()) return;
    take_stage();
    player_.pause();
    play_.move_on(player_.forward());
}

void SolutionViewer::back() {
    if (!player_.solution()) return;
    take_stage();
    play_.move_on(player_.back());
}

void SolutionViewer::scrub(int step) {
    if (!player_.solution()) return;
    const int from = play_.showing() == Showing::solution ? player_.step() : -2;
    take_stage();
    if (step == from + 1) {
        player_.pause();
        play_.move_on(player_.forward());
    } else if (step == from - 1) {
        play_.move_on(player_.back());
    } else {
        player_.scrub(step);
    }
}

bool SolutionViewer::advance(double seconds) {
    if (!player_.playing()) return false;
    auto move = player_.advance(seconds);
    if (!move) return false;
    play_.move_on(std::move(move));
    return true;
}

void SolutionViewer::watch(SolutionPtr solution) {
    player_.load(std::move(solution));
    toggle();
}

void SolutionViewer::show(SolutionPtr solution, int step) {
    if (play_.showing() == Showing::solution) play_.return_to_play();
    player_.load(std::move(solution));
    scrub(step);
}

bool SolutionViewer::plays(const Solution& solution) const {
    const SolutionPtr& loaded = player_.solution();
    return play_.showing() == Showing::solution && loaded->moves == solution.moves &&
           loaded->positions == solution.positions;
}

// ── those that are found ──

void SolutionViewer::want(int step, puzzle::Position from, bool plays) {
    wanted_ = Wanted{step, std::move(from), plays, play_.changes()};
}

void SolutionViewer::take(SolutionPtr solution, const puzzle::Position& from) {
    const bool waited = waits() && wanted_->from == from;
    const auto wanted = std::exchange(wanted_, std::nullopt);
    if (play_.showing() == Showing::solution) play_.return_to_play();
    player_.load(std::move(solution));
    if (!waited) return;
    scrub(wanted->step);
    if (wanted->plays) toggle();
}

void SolutionViewer::take_way(SolutionPtr line) {
    if (play_.showing() == Showing::play) player_.load(std::move(line));
}

void SolutionViewer::next_solution(int by) {
    if (!open_.answer() || open_.answer()->report.solutions.size() < 2) return;
    Answer chosen = *open_.answer();
    const std::size_t listed = chosen.report.solutions.size();
    chosen.number = (chosen.number + listed + static_cast<std::size_t>(by + 1) - 1) % listed;
    const auto& moves = chosen.report.solutions[chosen.number].moves;
    chosen.solution = read_solution(open_.puzzle(), open_.entry().start, moves, open_.metric());
    if (!chosen.solution) return outbox_.error(say(kNotLegal));
    outbox_.announce(say("Solution {number} of {count} listed.", {{"number", chosen.number + 1}, {"count", listed}}));
    open_.book().remember(open_.puzzle(), *chosen.solution);
    player_.load(chosen.solution);
    open_.book().choose(std::move(chosen));
    play_.show(SolutionOnShow{});
}

/// As short as the answer from the start, whichever of the shortest it is.
bool SolutionViewer::is_proved() const {
    const Solution& solution = *player_.solution();
    const auto& answer = open_.answer();
    return answer && answer->solution && solution.positions.front() == open_.entry().start &&
           solution.length() == answer->solution->length();
}

void SolutionViewer::copy_solution() const {
    if (!player_.solution()) return;
    const std::vector<moves::Move>& moves = player_.solution()->moves;
    const std::string counts = counts_text(moves::count(moves), open_.metric());
    std::string text = "# " + title(open_.entry()) + ": " +
                       (is_proved() ? say("{length}, proved shortest", {{"length", counts}}) : counts) + "\n";
    for (const moves::Move& move : moves) text += moves::describe(open_.puzzle(), move) + "\n";
    outbox_.copies.push_back(std::move(text));
    outbox_.announce(say("Solution copied, {length}.", {{"length", length_text(moves.size(), open_.metric())}}));
}

}  // namespace shunt::ui
