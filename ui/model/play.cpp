#include "ui/model/play.hpp"

#include "core/base/words.hpp"
#include "core/moves/reach.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/saved_play.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

void Play::begin() {
    session_.emplace(open_.entry_ptr());
    typed_moves_.forget();
    way_here_ = {};
    was_to_go_.reset();
    return_to_play();
}

void Play::resume(const std::string& play) {
    auto saved = read_play(open_.entry(), play);
    if (!saved) return;
    if (saved->from) session_->jump(std::move(*saved->from));
    for (moves::Move& move : saved->moves) session_->play(std::move(move));
}

// ── the stage ──

void Play::show(Stage stage) {
    depths_.end_wait();
    put_on_stage(std::move(stage));
}

void Play::clear_stage() {
    if (showing() == Showing::solution) put_on_stage(OwnPlay{});
}

void Play::put_on_stage(Stage stage) {
    stage_ = std::move(stage);
    ++changes_;
    if (showing() != Showing::solution) player_.pause();
}

void Play::move_on(std::optional<moves::Move> move) {
    if (auto* own = std::get_if<OwnPlay>(&stage_)) own->hint.reset();
    ++changes_;
    if (!move) return;
    ++last_move_.number;
    last_move_.move = std::move(*move);
}

// ── what is shown ──

const Sample* Play::sample() const {
    const auto* shown = std::get_if<SampleOnShow>(&stage_);
    return shown != nullptr ? &shown->sample : nullptr;
}

const Hint* Play::shown_hint() const {
    const auto* own = std::get_if<OwnPlay>(&stage_);
    return own != nullptr && own->hint ? &*own->hint : nullptr;
}

const puzzle::Position& Play::board() const {
    if (sample() != nullptr) return sample()->position;
    return showing() == Showing::solution ? player_.position() : session_->position();
}

bool Play::solved() const { return open_.puzzle().is_solved(canonical(open_.puzzle(), board())); }

bool Play::is_under_way() const {
    return open_.has_goal() && showing() == Showing::play && !session_->at_start() && !solved();
}

const moves::Move* Play::led_here() const {
    if (showing() == Showing::play) return session_->last_move();
    if (showing() == Showing::sample || player_.step() == 0) return nullptr;
    return &player_.solution()->moves[static_cast<std::size_t>(player_.step()) - 1];
}

std::optional<int> Play::to_go() const {
    if (!open_.has_puzzle() || !open_.has_goal()) return std::nullopt;
    const bool is_way = player_.solution() && open_.way() != nullptr;
    if (showing() == Showing::solution && !is_way) return player_.solution()->to_go(player_.step());
    const WayOn* way = open_.book().way_on(open_.metric(), canonical(open_.puzzle(), board()));
    return way != nullptr && way->proved ? std::optional(way->to_go) : std::nullopt;
}

void Play::note_to_go() {
    if (const auto left = to_go()) was_to_go_ = std::pair(open_.metric(), *left);
}

// ── the user's own play ──

void Play::take_over_board() {
    if (sample() != nullptr) session_->jump(sample()->position);
    if (showing() == Showing::solution) {
        const Solution& solution = *player_.solution();
        const auto steps = static_cast<std::size_t>(player_.step());
        session_->adopt(solution.positions.front(), std::span(solution.moves).first(steps));
    }
    return_to_play();
}

void Play::play_from_sample() {
    if (showing() == Showing::sample) take_over_board();
}

void Play::play(const moves::Move& move, bool animate) {
    // Whoever asks may have seen another position.
    if (!moves::replay(open_.puzzle(), board(), {&move, 1})) return;
    const bool was_solved = solved();
    note_to_go();
    take_over_board();
    session_->play(move);
    move_on(animate ? std::optional(move) : std::nullopt);
    outbox_.announce(move_words(open_.puzzle(), move));
    if (!was_solved) announce_solved();
}

void Play::announce_solved() const {
    if (!solved()) return;
    outbox_.announce(say("Solved in {length}.", {{"length", count_text(session_->counts(), open_.metric())}}));
}

void Play::slide(puzzle::PieceId piece, puzzle::Direction direction) {
    if (piece >= open_.puzzle().pieces().size() || nudge(piece, direction)) return;
    play({moves::pushed_group(open_.puzzle(), board(), piece, direction), {direction}}, true);
}

bool Play::nudge(puzzle::PieceId piece, puzzle::Direction direction) {
    const puzzle::Puzzle& puzzle = open_.puzzle();
    if (piece >= puzzle.pieces().size()) return false;
    const auto group = moves::pushed_group(puzzle, board(), piece, direction);
    if (!group.empty() && (group.size() == 1 || puzzle::moves_groups(open_.metric()))) return false;
    outbox_.announce(say("Piece {piece} cannot move {direction}.",
                         {{"piece", puzzle.pieces()[piece].name}, {"direction", direction_word(direction)}}));
    ++last_nudge_.number;
    last_nudge_.move = {{piece}, {direction}};
    return true;
}

void Play::undo() {
    note_to_go();
    if (showing() != Showing::play) {
        return_to_play();
    } else if (session_->can_undo()) {
        move_on(session_->undo());
    }
}

void Play::redo() {
    if (showing() != Showing::play || !session_->can_redo()) return;
    note_to_go();
    move_on(session_->redo());
}

void Play::reset() {
    return_to_play();
    session_->reset();
    move_on(std::nullopt);
    outbox_.announce(say("Back at the start."));
}

void Play::go_to_move(int step) {
    if (step < 0 || static_cast<std::size_t>(step) > session_->whole_length()) return;
    const bool own = showing() == Showing::play;
    note_to_go();
    return_to_play();
    const auto move = session_->go_to(static_cast<std::size_t>(step));
    move_on(own ? move : std::nullopt);
}

void Play::type_moves(const std::string& text) {
    const puzzle::Position before = board();
    const bool was_solved = solved();
    note_to_go();
    return_to_play();
    typed_moves_.type(text, *session_);
    if (board() == before) return;
    move_on(std::nullopt);
    if (!was_solved) announce_solved();
}

void Play::adopt(puzzle::Position position) {
    return_to_play();
    session_->jump(std::move(position));
    move_on(std::nullopt);
}

void Play::lead(std::vector<moves::Move> moves) {
    return_to_play();
    move_on(way_here_.begin(*session_, open_.entry().start, std::move(moves)));
}

bool Play::advance(double seconds) {
    if (showing() != Showing::play) lead_to_the_end();
    if (!leads()) return false;
    auto move = way_here_.advance(seconds, *session_);
    if (!move) return false;
    move_on(std::move(move));
    return true;
}

void Play::lead_to_the_end() {
    if (leads()) way_here_.finish(*session_);
}

void Play::copy_moves() const {
    const std::string counts = counts_text(session_->counts(), open_.metric());
    std::string text = "# " + title(open_.entry()) + ": " + counts + "\n";
    for (const moves::Move& move : session_->line()) text += moves::describe(open_.puzzle(), move) + "\n";
    outbox_.copies.push_back(std::move(text));
    outbox_.announce(say("Your moves copied, {length}.", {{"length", count_text(session_->counts(), open_.metric())}}));
}

void Play::copy_position() const {
    outbox_.copies.push_back(puzzle::print_position(open_.puzzle(), board()));
    outbox_.announce(say("Position copied as text."));
}

}  // namespace shunt::ui
