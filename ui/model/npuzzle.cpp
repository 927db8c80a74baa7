#include "ui/model/npuzzle.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

using npuzzle::Board;
using npuzzle::Cell;
using npuzzle::Direction;
using npuzzle::Size;

/// Greatest number of steps that a board of this size can need, from tests/golden/known/tile-depths.txt; that of 3x4 from
/// `shunt census`.
std::optional<int> diameter_of(Size size) {
    struct Known {
        int rows;
        int columns;
        int steps;
    };
    constexpr Known kKnown[] = {{2, 2, 6}, {2, 3, 21}, {2, 4, 36}, {2, 5, 55}, {3, 3, 31}, {3, 4, 53}};
    const auto [fewer, more] = std::minmax(size.rows, size.columns);
    for (const Known& known : kKnown) {
        if (known.rows == fewer && known.columns == more) return known.steps;
    }
    return std::nullopt;
}

}  // namespace

std::string name_of(Size size) { return say("{count}-puzzle", {{"count", size.cells() - 1}}); }

NPuzzleSetup first_npuzzle() { return {*npuzzle::parse_board("8 6 7/2 5 4/3 0 1"), Board::ordered({3, 3})}; }

NPuzzle::NPuzzle(JobList& jobs, Outbox& outbox)
    : jobs_(jobs), outbox_(outbox), turns_({first_npuzzle()}), asked_setup_(setup()), program_setup_(setup()) {
    setup_changed();
}

// ── the board ──

const Board& NPuzzle::board() const {
    if (!shows_solution_ || !has_solution()) return setup().board;
    return answer()->boards[static_cast<std::size_t>(playback_.step())];
}

std::optional<Direction> NPuzzle::way_of(Cell cell) const { return size().way(cell, board().blank()); }

void NPuzzle::setup_changed() {
    parity_ = npuzzle::solvability(setup().board, goal());
    typed_.reset();
    text_fault_.clear();
    failure_.clear();
    hinted_.reset();
    if (setup() != program_setup_) programs_.forget();
    leave_solution();
}

void NPuzzle::change(NPuzzleSetup setup, bool slid) {
    leave_solution();
    if (setup == this->setup()) return;
    turns_.add({std::move(setup), slid});
    setup_changed();
}

void NPuzzle::slide(Direction direction) {
    const Cell cell = size().neighbour(board().blank(), puzzle::opposite(direction));
    if (cell == npuzzle::kNoCell)
        outbox_.announce(say("No tile can go {direction}.", {{"direction", direction_word(direction)}}));
    else
        push(board().tile(cell));
}

void NPuzzle::push(npuzzle::Tile tile) {
    Board moved = board();
    const auto tiles = moved.tiles();
    const auto cell = static_cast<Cell>(std::find(tiles.begin(), tiles.end(), tile) - tiles.begin());
    const auto way = cell < tiles.size() ? way_of(cell) : std::nullopt;
    if (!way) return;
    const int before = size().distance(cell, moved.blank()) - 1;
    while (moved.blank() != cell) moved.slide(*way);
    const char* direction = direction_word(*way);
    outbox_.announce(before == 0
                         ? say("Tile {tile} {direction}.", {{"tile", tile}, {"direction", direction}})
                         : say("Tile {tile} {direction}, {count, plural, one {# tile} other {# tiles}} before it.",
                               {{"tile", tile}, {"direction", direction}, {"count", before}}));
    change({std::move(moved), goal()}, true);
    if (solved()) outbox_.announce(say("Solved."));
}

int NPuzzle::made() const {
    const auto turns = turns_.until_now();
    int steps = 0;
    for (std::size_t turn = turns.size() - 1; turns[turn].slid; --turn)
        steps += size().distance(turns[turn - 1].setup.board.blank(), turns[turn].setup.board.blank());
    return steps;
}

void NPuzzle::undo() {
    if (shows_solution_) return leave_solution();
    if (turns_.undo()) setup_changed();
}

void NPuzzle::redo() {
    if (!shows_solution_ && turns_.redo()) setup_changed();
}

void NPuzzle::resize(Size size) {
    if (size == this->size()) return;
    change({Board::ordered(size), Board::ordered(size)});
    outbox_.announce(say("{puzzle}, {size}.", {{"puzzle", name_of(size)}, {"size", npuzzle::to_string(size)}}));
}

const NPuzzleSetup& NPuzzle::begun() const {
    const auto turns = turns_.until_now();
    return std::find_if(turns.rbegin(), turns.rend(), [](const Turn& turn) { return !turn.slid; })->setup;
}

void NPuzzle::swap_tiles() {
    if (!parity_.swap) return;
    const auto [one, other] = *parity_.swap;
    std::vector<npuzzle::Tile> all(setup().board.tiles().begin(), setup().board.tiles().end());
    std::iter_swap(std::find(all.begin(), all.end(), one), std::find(all.begin(), all.end(), other));
    change({Board(size(), std::move(all)), goal()});
}

void NPuzzle::set_goal(bool ordered) { change({board(), ordered ? Board::ordered(size()) : board()}); }

// ── as text ──

std::string NPuzzle::text() const { return typed_ ? *typed_ : npuzzle::print_board(board()); }

void NPuzzle::type(std::string text) {
    auto board = npuzzle::parse_board(text);
    if (board) {
        const bool same_size = board->size() == size();
        Board goal = same_size ? this->goal() : Board::ordered(board->size());
        change({std::move(*board), std::move(goal)});
    }
    // What is typed stays as it is, and so does the board while the text is none.
    text_fault_ = board ? std::string() : to_string(board.error());
    typed_ = std::move(text);
}

// ── shuffle ──

int NPuzzle::greatest_depth() const {
    // Deeper boards are rare among random ones, or take too long to solve.
    constexpr int kUpTo16Cells = 60;
    constexpr int kBeyond = 40;
    return diameter_of(size()).value_or(size().cells() <= 16 ? kUpTo16Cells : kBeyond);
}

int NPuzzle::depth() const { return std::clamp(depth_, 0, greatest_depth()); }

// ── what is shown ──

const NPuzzleAnswer* NPuzzle::answer() const { return answer_ && answer_->setup == setup() ? &*answer_ : nullptr; }

std::optional<int> NPuzzle::to_go() const {
    if (solved()) return 0;
    const std::size_t boards = way().size();
    return boards == 0 ? std::nullopt : std::optional(static_cast<int>(boards) - 1);
}

void NPuzzle::copy_letters() const {
    if (has_solution()) outbox_.copies.push_back(answer()->report.letters);
}

bool NPuzzle::show_solution() { return shows_solution_ = has_solution(); }

void NPuzzle::leave_solution() {
    shows_solution_ = false;
    playback_.pause();
}

void NPuzzle::toggle() {
    if (show_solution()) playback_.toggle();
}

void NPuzzle::forward() {
    if (!show_solution()) return;
    playback_.pause();
    playback_.forward();
}

void NPuzzle::back() {
    if (show_solution()) playback_.back();
}

void NPuzzle::scrub(int step) {
    if (show_solution()) playback_.scrub(step);
}

}  // namespace shunt::ui
