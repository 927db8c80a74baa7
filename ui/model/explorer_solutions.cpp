// Explorer: all shortest solutions of the puzzle that is open, and the way among them that is shown.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "ui/model/explorer.hpp"

namespace shunt::ui {

const outcome::Choices* Explorer::choices() const {
    const auto& answer = book_->answer(metric_);
    return answer && answer->report.choices ? &*answer->report.choices : nullptr;
}

void Explorer::read_choices() {
    const outcome::Choices* known = choices();
    const ReadOf now{metric_, known != nullptr ? 1 + known->positions : 0};
    if (now == read_of_) return;
    read_of_ = now;
    way_.reset();
    wanted_way_.reset();
    solutions_.clear();
    if (known != nullptr) solutions_.load(entry_->puzzle, *known);
}

/// Every position of the way is one move on from the one before; which pieces move is found again.
SolutionPtr Explorer::make_way(moves::Motions& motions) {
    const puzzle::Puzzle& puzzle = entry_->puzzle;
    std::vector<moves::Move> way;
    puzzle::Position at = entry_->start;
    for (int move = 1; move <= solutions_.length(); ++move) {
        const auto found = moves::move_between(puzzle, motions, at, solutions_.position(move));
        if (!found) return nullptr;
        at = moves::apply(puzzle, at, *found);
        way.push_back(*found);
    }
    way_ = std::make_shared<const Solution>(make_solution(puzzle, entry_->start, std::move(way), metric_));
    return way_;
}

void Explorer::pick_position(int move, std::size_t number, Outbox& outbox) {
    if (solutions_.empty() || move < 0 || move > solutions_.length() || number >= solutions_.column(move).size())
        return;
    solutions_.pick(move, number);
    bend(move);
    const std::string place = say("After move {move}: position {number} of {count}",
                                  {{"move", move}, {"number", number + 1}, {"count", solutions_.column(move).size()}});
    const auto way = solutions_.number();
    outbox.announce(!way ? place + "."
                         : say("{position}, solution {way} of {all}.",
                               {{"position", place}, {"way", *way + 1}, {"all", *solutions_.count()}}));
}

void Explorer::choose_move(int move) {
    if (!solutions_.empty() && move >= 0 && move <= solutions_.length()) wanted_way_ = WantedWay{move, false};
}

void Explorer::next_way(int by, Outbox& outbox) {
    const auto count = solutions_.count();
    if (!count || *count < 2) return;
    bend_to_number((*solutions_.number() + (by > 0 ? 1 : *count - 1)) % *count, outbox);
}

void Explorer::go_to_way(int number, Outbox& outbox) {
    const auto count = solutions_.count();
    if (!count || number < 1 || static_cast<std::uint64_t>(number) > *count) return;
    bend_to_number(static_cast<std::uint64_t>(number) - 1, outbox);
}

void Explorer::bend_to_number(std::uint64_t number, Outbox& outbox) {
    solutions_.go_to(number);
    bend(std::nullopt);
    outbox.announce(say("Solution {number} of {count}.", {{"number", number + 1}, {"count", *solutions_.count()}}));
}

}  // namespace shunt::ui
