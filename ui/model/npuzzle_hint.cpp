// Hints of the N-puzzle: the next step of a shortest solution that is known, or searched for that.
#include <algorithm>

#include "core/base/words.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/npuzzle_words.hpp"

namespace shunt::ui {

namespace {

using npuzzle::Board;

/// A solution from one of its boards on; empty when it does not pass there, or leads to another goal.
std::span<const Board> from(const std::vector<Board>& solution, const Board& board, const Board& goal) {
    if (solution.empty() || solution.back() != goal) return {};
    const auto here = std::find(solution.begin(), solution.end(), board);
    return std::span(solution).subspan(static_cast<std::size_t>(here - solution.begin()));
}

}  // namespace

std::span<const Board> NPuzzle::way() const {
    if (answer_ && answer_->report.length) {
        const auto solved = from(answer_->boards, board(), goal());
        if (!solved.empty()) return solved;
    }
    return from(way_, board(), goal());
}

std::optional<npuzzle::Tile> NPuzzle::hint() const {
    if (hinted_ != board() || way().size() < 2) return std::nullopt;
    return board().tile(way()[1].blank());
}

void NPuzzle::take_hint() {
    if (const auto tile = hint()) return push(*tile);
    if (solved() || !obstacle().empty() || job() != nullptr) return;
    way().empty() ? search(Asked::hint, {board(), goal()}) : show_hint();
}

void NPuzzle::show_hint() {
    hinted_ = board();
    if (const auto tile = hint())
        outbox_.announce(
            say("Hint: {move}. {length} to go.", {{"move", npuzzle_step_words(board(), *tile)},
                                                  {"length", length_text(way().size() - 1, puzzle::Metric::step)}}));
}

}  // namespace shunt::ui
