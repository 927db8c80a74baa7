// Explorer: all shortest solutions of the puzzle that is open, and the way among them that is shown.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "ui/model/explorer.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

const outcome::Choices* Explorer::choices() const {
    const auto& answer = open_.book().answer(metric());
    return answer && answer->report.choices ? &*answer->report.choices : nullptr;
}

void Explorer::read_choices() {
    const outcome::Choices* known = choices();
    const ReadOf now{metric(), known != nullptr ? 1 + known->positions : 0};
    if (now == read_of_) return;
    read_of_ = now;
    way_.reset();
    wanted_way_.reset();
    solutions_.clear();
    if (known != nullptr) solutions_.load(open_.puzzle(), *known);
}

/// Every position of the way is one move on from the one before; which pieces move is found again.
SolutionPtr Explorer::make_way() {
    const puzzle::Puzzle& puzzle = open_.puzzle();
    const puzzle::Position& start = open_.entry().start;
    std::vector<puzzle::Position> positions;
    for (int move = 1; move <= solutions_.length(); ++move) positions.push_back(solutions_.position(move));
    auto way = moves::moves_along(puzzle, open_.motions(), start, positions);
    if (!way) return nullptr;
    way_ = std::make_shared<const Solution>(make_solution(puzzle, start, *std::move(way), metric()));
    return way_;
}

void Explorer::pick_position(int move, std::size_t number) {
    if (solutions_.empty() || move < 0 || move > solutions_.length() || number >= solutions_.column(move).size())
        return;
    solutions_.pick(move, number);
    bend(move);
    const std::string place = say("After {length}: position {number} of {count}",
                                  {{"length", length_text(static_cast<std::uint64_t>(move), metric())},
                                   {"number", number + 1},
                                   {"count", solutions_.column(move).size()}});
    const auto way = solutions_.number();
    outbox_.announce(!way ? place + "."
                          : say("{position}, solution {way} of {all}.",
                                {{"position", place}, {"way", *way + 1}, {"all", *solutions_.count()}}));
}

void Explorer::choose_move(int move) {
    if (!solutions_.empty() && move >= 0 && move <= solutions_.length()) wanted_way_ = WantedWay{move, false};
}

void Explorer::next_way(int by) {
    const auto count = solutions_.count();
    if (!count || *count < 2) return;
    bend_to_number((*solutions_.number() + (by > 0 ? 1 : *count - 1)) % *count);
}

void Explorer::go_to_way(int number) {
    const auto count = solutions_.count();
    if (!count || number < 1 || static_cast<std::uint64_t>(number) > *count) return;
    bend_to_number(static_cast<std::uint64_t>(number) - 1);
}

void Explorer::bend_to_number(std::uint64_t number) {
    solutions_.go_to(number);
    bend(std::nullopt);
    outbox_.announce(say("Solution {number} of {count}.", {{"number", number + 1}, {"count", *solutions_.count()}}));
}

// ── the way on the board ──

std::optional<int> Explorer::solution_step() const {
    const bool shown = play_.showing() == Showing::solution && way_ && viewer_.solution() == way_;
    return shown ? std::optional(viewer_.step()) : std::nullopt;
}

void Explorer::show_wanted_way(const WantedWay& wanted) {
    const int step = wanted.step.value_or(solution_step().value_or(0));
    if (!wanted.bent && solution_step()) return viewer_.scrub(step);
    const SolutionPtr way = make_way();
    if (!way) return outbox_.error(say(kNotLegal));
    open_.book().remember(open_.puzzle(), *way);
    viewer_.show(way, step);
}

void Explorer::watch_way() {
    if (solutions_.empty()) return;
    if (!solution_step()) choose_move(0);
    follow();
    if (solution_step()) viewer_.toggle();
}

}  // namespace shunt::ui
