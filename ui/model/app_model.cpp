#include "ui/model/app_model.hpp"

#include "core/base/words.hpp"
#include "core/moves/reach.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/saved_play.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

/// `error` told to someone who gave the text: "klotski.txt: line 3, column 7: ...".
std::string blame(const std::string& origin, const Error& error) {
    return origin.empty() ? to_string(error) : origin + ": " + to_string(error);
}

}  // namespace

// ── the puzzle ──

void AppModel::add_puzzle(std::string id, std::string text, std::string family) {
    const std::string origin = id;
    const auto added = library_.add(std::move(id), std::move(text), std::move(family));
    if (!added) outbox_.error(blame(origin, added.error()));
}

bool AppModel::open_text(const std::string& text, const std::string& position, const std::string& metric,
                         const std::string& origin, const std::string& play, int step) {
    const auto entry = read_entry("", text);
    if (!entry) {
        outbox_.error(blame(origin, entry.error()));
        return false;
    }
    std::optional<puzzle::Position> at;
    if (!position.empty()) {
        auto parsed = puzzle::parse_position(entry.value()->puzzle, position);
        if (!parsed) {
            outbox_.error(blame(origin, parsed.error()));
            return false;
        }
        at = std::move(parsed).value();
    }
    const auto unit = puzzle::metric_from(metric);
    if (!metric.empty() && !unit) {
        const std::string known = listed(names_of(puzzle::kMetrics));
        outbox_.error(blame(origin, {say("unknown metric '{metric}'; it must be one of {known}",
                                         {{"metric", metric}, {"known", known}})}));
        return false;
    }
    // A text of the library keeps its place in the list.
    EntryPtr chosen = entry.value();
    for (const EntryPtr& known : library_.entries()) {
        if (known->text == text) chosen = known;
    }
    open(chosen);
    if (!play.empty()) resume(play);
    // Where a solution begins is not where the user was.
    const bool begins_there = step >= 0 && !play.empty();
    if (at && !begins_there) session_->jump(*at);
    if (unit) set_metric(*unit);
    if (step >= 0) show_step(step, at.value_or(chosen->start));
    return true;
}

void AppModel::resume(const std::string& play) {
    auto saved = read_play(entry(), play);
    if (!saved) return;
    if (saved->from) session_->jump(std::move(*saved->from));
    for (moves::Move& move : saved->moves) session_->play(std::move(move));
}

bool AppModel::open_library(std::string_view id) {
    EntryPtr entry = library_.find(id);
    if (!entry) return false;
    open(std::move(entry));
    return true;
}

void AppModel::open(EntryPtr entry) {
    solver_.forget(jobs_, outbox_);
    session_.emplace(std::move(entry));
    forget_results();
    set_metric(puzzle().metric());
    outbox_.announce(say("{puzzle} opened. {task}", {{"puzzle", title(this->entry())}, {"task", task(this->entry())}}));
}

void AppModel::forget_results() {
    show(OwnPlay{});
    player_.unload();
    results_.clear();
    findings_.look_at(session_->entry_ptr(), jobs_, outbox_);
    failure_.clear();
    surveyed_.clear();
}

void AppModel::build() {
    if (!has_puzzle() || built_ == session_->entry_ptr()) return;
    built_ = session_->entry_ptr();
    typed_.forget();
    draw(built_);
}

bool AppModel::draw(const EntryPtr& entry, const std::string& work) {
    const auto fault = editor_.open(entry, work);
    if (fault) outbox_.error(say("This puzzle cannot be drawn: {why}.", {{"why", fault->message}}));
    return !fault;
}

bool AppModel::play_drawing() {
    editor_.end_stroke();
    const EntryPtr drawn = editor_.puzzle();
    if (!drawn) return false;
    if (!has_puzzle() || session_->entry_ptr() != drawn) open(drawn);
    built_ = drawn;
    return true;
}

void AppModel::loaded(std::string_view name, Value content, const std::string& fault) {
    if (name == Atlas::kFile) atlas_.receive(content, fault, outbox_);
}

// ── the board ──

void AppModel::show(Stage stage) {
    stage_ = std::move(stage);
    wanted_.reset();
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
    take_over_board();
    session_->play(move);
    move_on(animate ? std::optional(move) : std::nullopt);
    outbox_.announce(move_words(puzzle(), move));
    if (!was_solved && solved())
        outbox_.announce(say("Solved in {length}.", {{"length", count_text(session_->counts(), metric_)}}));
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

void AppModel::undo() {
    if (showing() != Showing::play) {
        return_to_play();
    } else if (session_->can_undo()) {
        move_on(session_->undo());
    }
}

void AppModel::redo() {
    if (showing() == Showing::play && session_->can_redo()) move_on(session_->redo());
}

void AppModel::go_to_move(int step) {
    if (step < 0 || static_cast<std::size_t>(step) > session_->whole_length()) return;
    const bool own = showing() == Showing::play;
    return_to_play();
    const auto move = session_->go_to(static_cast<std::size_t>(step));
    move_on(own ? move : std::nullopt);
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
    const TileLab* tiles = tiles_.if_made();
    return player_.playing() || (tiles != nullptr && tiles->playback().playing());
}

void AppModel::advance(double seconds) {
    if (TileLab* tiles = tiles_.if_made()) tiles->advance(seconds);
    if (!player_.playing()) return;
    if (auto move = player_.advance(seconds)) move_on(std::move(move));
}

}  // namespace shunt::ui
