// AppModel: what the board shows, what is played on it, and the player.
#include "core/base/words.hpp"
#include "core/moves/reach.hpp"
#include "core/moves/replay.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

// ── the board ──

void AppModel::show(Stage stage) {
    explorer_.end_wait();
    put_on_stage(std::move(stage));
}

void AppModel::put_on_stage(Stage stage) {
    stage_ = std::move(stage);
    wanted_step_.reset();
    if (showing() != Showing::solution) player_.pause();
}

const Sample* AppModel::sample() const {
    const auto* shown = std::get_if<SampleOnShow>(&stage_);
    return shown != nullptr ? &shown->sample : nullptr;
}

const puzzle::Position& AppModel::board() const {
    if (sample() != nullptr) return sample()->position;
    return showing() == Showing::solution ? player_.position() : session_->position();
}

bool AppModel::solved() const { return puzzle().is_solved(canonical(puzzle(), board())); }

void AppModel::drop_hint() {
    if (auto* own = std::get_if<OwnPlay>(&stage_)) own->hint.reset();
}

void AppModel::move_on(std::optional<moves::Move> move) {
    drop_hint();
    wanted_step_.reset();
    if (!move) return;
    ++last_move_.number;
    last_move_.move = std::move(*move);
}

void AppModel::take_over_board() {
    if (sample() != nullptr) session_->jump(sample()->position);
    if (showing() == Showing::solution) {
        const Solution& solution = *player_.solution();
        const auto steps = static_cast<std::size_t>(player_.step());
        session_->adopt(solution.positions.front(), std::span(solution.moves).first(steps));
    }
    return_to_play();
}

void AppModel::return_to_play() { show(OwnPlay{}); }

void AppModel::play_from_sample() {
    if (showing() == Showing::sample) take_over_board();
}

void AppModel::play(const moves::Move& move, bool animate) {
    // Whoever asks may have seen another position.
    if (!moves::replay(puzzle(), board(), {&move, 1})) return;
    const bool was_solved = solved();
    note_to_go();
    take_over_board();
    session_->play(move);
    move_on(animate ? std::optional(move) : std::nullopt);
    outbox_.announce(move_words(puzzle(), move));
    if (!was_solved) announce_solved();
}

void AppModel::announce_solved() {
    if (solved()) outbox_.announce(say("Solved in {length}.", {{"length", count_text(session_->counts(), metric_)}}));
}

void AppModel::slide(puzzle::PieceId piece, puzzle::Direction direction) {
    if (piece >= puzzle().pieces().size() || nudge(piece, direction)) return;
    play({moves::pushed_group(puzzle(), board(), piece, direction), {direction}}, true);
}

bool AppModel::nudge(puzzle::PieceId piece, puzzle::Direction direction) {
    if (piece >= puzzle().pieces().size()) return false;
    const auto group = moves::pushed_group(puzzle(), board(), piece, direction);
    if (!group.empty() && (group.size() == 1 || puzzle::moves_groups(metric_))) return false;
    outbox_.announce(say("Piece {piece} cannot move {direction}.",
                         {{"piece", puzzle().pieces()[piece].name}, {"direction", direction_word(direction)}}));
    ++last_nudge_.number;
    last_nudge_.move = {{piece}, {direction}};
    return true;
}

void AppModel::note_to_go() {
    if (const auto left = to_go()) was_to_go_ = std::pair(metric_, *left);
}

void AppModel::undo() {
    note_to_go();
    if (showing() != Showing::play) {
        return_to_play();
    } else if (session_->can_undo()) {
        move_on(session_->undo());
    }
}

void AppModel::redo() {
    if (showing() != Showing::play || !session_->can_redo()) return;
    note_to_go();
    move_on(session_->redo());
}

void AppModel::go_to_move(int step) {
    if (step < 0 || static_cast<std::size_t>(step) > session_->whole_length()) return;
    const bool own = showing() == Showing::play;
    note_to_go();
    return_to_play();
    const auto move = session_->go_to(static_cast<std::size_t>(step));
    move_on(own ? move : std::nullopt);
}

void AppModel::type_moves(const std::string& text) {
    const puzzle::Position before = board();
    const bool was_solved = solved();
    note_to_go();
    return_to_play();
    typed_moves_.type(text, *session_);
    if (board() == before) return;
    move_on(std::nullopt);
    if (!was_solved) announce_solved();
}

const moves::Move* AppModel::led_here() const {
    if (showing() == Showing::play) return session_->last_move();
    if (showing() == Showing::sample || player_.step() == 0) return nullptr;
    return &player_.solution()->moves[static_cast<std::size_t>(player_.step()) - 1];
}

void AppModel::copy_moves() {
    const std::vector<moves::Move> line = session_->line();
    std::string text = "# " + title(entry()) + ": " + counts_text(session_->counts(), metric_) + "\n";
    for (const moves::Move& move : line) text += moves::describe(puzzle(), move) + "\n";
    outbox_.copies.push_back(std::move(text));
    outbox_.announce(say("Your moves copied, {length}.", {{"length", count_text(session_->counts(), metric_)}}));
}

void AppModel::reset() {
    return_to_play();
    session_->reset();
    move_on(std::nullopt);
    outbox_.announce(say("Back at the start."));
}

// ── player ──

void AppModel::show_solution() {
    if (is_under_way() && player_.position() != board())
        outbox_.info(say("The solution is at another position. Undo leads back to where you were."));
    show(SolutionOnShow{});
}

void AppModel::toggle_player() {
    if (!player_.solution()) return;
    show_solution();
    player_.toggle();
}

void AppModel::player_forward() {
    if (!player_.solution()) return;
    show_solution();
    player_.pause();
    move_on(player_.forward());
}

void AppModel::player_back() {
    if (!player_.solution()) return;
    show_solution();
    move_on(player_.back());
}

void AppModel::scrub(int step) {
    if (!player_.solution()) return;
    const int from = showing() == Showing::solution ? player_.step() : -2;
    show_solution();
    if (step == from + 1) {
        player_.pause();
        move_on(player_.forward());
    } else if (step == from - 1) {
        move_on(player_.back());
    } else {
        player_.scrub(step);
    }
}

void AppModel::show_step(int step, const puzzle::Position& from) {
    if (puzzle().goals().empty()) return;
    request(from == entry().start ? Purpose::solve : Purpose::here, from);
    wanted_step_ = WantedStep{step, from};
}

bool AppModel::playing() const {
    const NPuzzle* tiles = npuzzle_.if_made();
    return player_.playing() || way_here_.playing() || (tiles != nullptr && tiles->playback().playing());
}

bool AppModel::advance(double seconds) {
    NPuzzle* tiles = npuzzle_.if_made();
    const bool tiles_moved = tiles != nullptr && tiles->advance(seconds);
    if (way_here_.playing() && showing() != Showing::play) way_here_.finish(*session_);
    auto move = way_here_.playing() ? way_here_.advance(seconds, *session_) : player_.advance(seconds);
    if (!move) return tiles_moved;
    move_on(std::move(move));
    return true;
}

void AppModel::rest_unseen(bool puzzle_seen, bool tiles_seen) {
    if (!puzzle_seen) {
        player_.pause();
        if (way_here_.playing()) way_here_.finish(*session_);
    }
    if (NPuzzle* tiles = npuzzle_.if_made(); tiles != nullptr && !tiles_seen) tiles->pause();
}

}  // namespace shunt::ui
