// AppModel: all shortest solutions of the puzzle that is open, and the way among them that is shown.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

void AppModel::follow_choices() {
    const bool known = has_puzzle() && answer() && answer()->report.choices.has_value();
    WalkOf now{has_puzzle() ? session_->entry_ptr() : nullptr, metric_,
               known ? 1 + answer()->report.choices->positions : 0};
    if (now == walk_of_) return;
    if (now.entry != walk_of_.entry) choices_asked_.clear();
    walk_of_ = std::move(now);
    walk_solution_.reset();
    solution_walk_.clear();
    if (known) solution_walk_.load(puzzle(), *answer()->report.choices);
}

const outcome::Choices* AppModel::choices() const {
    return has_puzzle() && answer() && answer()->report.choices ? &*answer()->report.choices : nullptr;
}

bool AppModel::wants_choices() const {
    constexpr std::uint64_t kFew = 200'000;  // positions
    if (!has_puzzle() || puzzle().goals().empty() || choices() != nullptr || asked(Purpose::all)) return false;
    if (choices_asked_.count(metric_) != 0) return false;
    const CensusOutcome* census = book_->whole_census(metric_);
    return census != nullptr && census->reachable <= kFew;
}

std::optional<int> AppModel::solution_step() const {
    const bool shown = showing() == Showing::solution && walk_solution_ && player_.solution() == walk_solution_;
    return shown ? std::optional(player_.step()) : std::nullopt;
}

/// Every position of the way is one move on from the one before; which pieces move is found again.
void AppModel::show_solution_walk(int step) {
    std::vector<moves::Move> way;
    puzzle::Position at = entry().start;
    for (int move = 1; move <= solution_walk_.length(); ++move) {
        const auto found = moves::move_between(puzzle(), *motions_, at, solution_walk_.position(move));
        if (!found) return outbox_.error(say("The solver's moves are not legal here; please report this puzzle."));
        at = moves::apply(puzzle(), at, *found);
        way.push_back(*found);
    }
    walk_solution_ = std::make_shared<const Solution>(make_solution(puzzle(), entry().start, std::move(way), metric_));
    book_->remember(puzzle(), *walk_solution_);
    if (showing() == Showing::solution) show(OwnPlay{});
    player_.load(walk_solution_);
    scrub(step);
}

void AppModel::pick_position(int move, std::size_t number) {
    if (solution_walk_.empty() || move < 0 || move > solution_walk_.length() ||
        number >= solution_walk_.column(move).size())
        return;
    solution_walk_.pick(move, number);
    show_solution_walk(move);
    const std::string place =
        say("After move {move}: position {number} of {count}",
            {{"move", move}, {"number", number + 1}, {"count", solution_walk_.column(move).size()}});
    const auto way = solution_walk_.number();
    outbox_.announce(!way ? place + "."
                          : say("{position}, solution {way} of {all}.",
                                {{"position", place}, {"way", *way + 1}, {"all", *solution_walk_.count()}}));
}

void AppModel::choose_move(int move) {
    if (solution_walk_.empty() || move < 0 || move > solution_walk_.length()) return;
    solution_step() ? scrub(move) : show_solution_walk(move);
}

void AppModel::next_way(int by) {
    const auto count = solution_walk_.count();
    if (!count || *count < 2) return;
    solution_walk_.go_to((*solution_walk_.number() + (by > 0 ? 1 : *count - 1)) % *count);
    show_way_by_number();
}

void AppModel::go_to_way(int number) {
    const auto count = solution_walk_.count();
    if (!count || number < 1 || static_cast<std::uint64_t>(number) > *count) return;
    solution_walk_.go_to(static_cast<std::uint64_t>(number) - 1);
    show_way_by_number();
}

void AppModel::show_way_by_number() {
    show_solution_walk(solution_step().value_or(0));
    outbox_.announce(say("Solution {number} of {count}.",
                         {{"number", *solution_walk_.number() + 1}, {"count", *solution_walk_.count()}}));
}

void AppModel::watch_way() {
    if (solution_walk_.empty()) return;
    if (!solution_step()) show_solution_walk(0);
    if (solution_step()) toggle_player();
}

std::optional<OwnAgainst> AppModel::own_against_shortest() const {
    constexpr std::size_t kMost = 5'000;  // moves of the reader's own
    if (solution_walk_.empty() || !session_->begins_at_start() || session_->step() == 0 || session_->step() > kMost)
        return std::nullopt;
    const std::vector<moves::Move> line = session_->line();
    std::vector<std::optional<int>> column{0};  // after each move
    puzzle::Position at = entry().start;
    for (const moves::Move& move : line) {
        at = moves::apply(puzzle(), at, move);
        column.push_back(solution_walk_.move_of(canonical(puzzle(), at)));
    }
    // The last one that is as far as the moves up to it count: whoever goes on with a piece may leave the positions in between.
    constexpr int kMostTried = 50;
    int tried = 0;
    for (std::size_t made = line.size(); made > 0 && tried < kMostTried; --made) {
        if (!column[made]) continue;
        ++tried;
        if (moves::count(std::span(line).first(made)).in(metric_) == column[made])
            return OwnAgainst{made, made == line.size(), column[made] == solution_walk_.length()};
    }
    return OwnAgainst{};
}

}  // namespace shunt::ui
