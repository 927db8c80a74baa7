#include "ui/model/app_model.hpp"

#include "core/moves/reach.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
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

void AppModel::add_puzzle(std::string id, std::string text) {
    const std::string origin = id;
    const auto added = library.add(std::move(id), std::move(text));
    if (!added) outbox.error(blame(origin, added.error()));
}

bool AppModel::open_text(const std::string& text, const std::string& position, const std::string& metric,
                         const std::string& origin) {
    const auto entry = read_entry("", text);
    if (!entry) {
        outbox.error(blame(origin, entry.error()));
        return false;
    }
    std::optional<puzzle::Position> at;
    if (!position.empty()) {
        auto parsed = puzzle::parse_position(entry.value()->puzzle, position);
        if (!parsed) {
            outbox.error(blame(origin, parsed.error()));
            return false;
        }
        at = std::move(parsed).value();
    }
    const auto unit = puzzle::metric_from(metric);
    if (!metric.empty() && !unit) {
        outbox.error(blame(
            origin, {"unknown metric '" + metric + "'; it must be one of " + listed(names_of(puzzle::kMetrics))}));
        return false;
    }
    // A text of the library keeps its place in the list.
    EntryPtr chosen = entry.value();
    for (const EntryPtr& known : library.entries()) {
        if (known->text == text) chosen = known;
    }
    open(chosen);
    if (at) session_->jump(std::move(*at));
    if (unit) set_metric(*unit);
    return true;
}

bool AppModel::open_library(std::string_view id) {
    EntryPtr entry = library.find(id);
    if (!entry) return false;
    open(std::move(entry));
    return true;
}

void AppModel::open(EntryPtr entry) {
    cancel();
    session_.emplace(std::move(entry));
    forget_results();
    set_metric(puzzle().metric());
    outbox.announce(title(this->entry()) + " opened. " + task(this->entry()));
}

void AppModel::forget_results() {
    answers_.fill(std::nullopt);
    censuses_.fill(std::nullopt);
    for (auto& known : known_) known.clear();
    player_.unload();
    census_.clear();
    wanted_sample_.reset();
    findings_.forget(lab_, outbox);
    hint_.reset();
    failure_.clear();
}

void AppModel::loaded(std::string_view name, const std::string& text, const std::string& fault) {
    if (name == Atlas::kFile) atlas_.receive(text, fault, outbox);
}

// ── the board ──

Showing AppModel::showing() const {
    if (census_.sample) return Showing::sample;
    return player_.shown() ? Showing::solution : Showing::play;
}

const puzzle::Position& AppModel::board() const {
    switch (showing()) {
        case Showing::sample:
            return census_.sample->position;
        case Showing::solution:
            return player_.position();
        case Showing::play:
            break;
    }
    return session_->position();
}

bool AppModel::solved() const { return puzzle().is_solved(canonical(puzzle(), board())); }

void AppModel::move_on(std::optional<moves::Move> move) {
    hint_.reset();
    if (!move) return;
    ++last_move_.number;
    last_move_.move = std::move(*move);
}

void AppModel::take_over_board() {
    if (showing() == Showing::sample) session_->jump(census_.sample->position);
    if (showing() == Showing::solution) {
        const Solution& solution = *player_.solution();
        const auto steps = static_cast<std::size_t>(player_.step());
        session_->adopt(solution.positions.front(), std::span(solution.moves).first(steps));
    }
    return_to_play();
}

void AppModel::return_to_play() {
    census_.sample.reset();
    census_.selected.reset();
    wanted_sample_.reset();
    player_.hide();
    hint_.reset();
}

void AppModel::play_from_sample() {
    if (showing() == Showing::sample) take_over_board();
}

void AppModel::play(const moves::Move& move, bool animate) {
    // Whoever asks may have seen another position.
    if (!moves::replay(puzzle().with_start(board()), {&move, 1})) return;
    const bool was_solved = solved();
    take_over_board();
    session_->play(move);
    move_on(animate ? std::optional(move) : std::nullopt);
    outbox.announce(move_words(puzzle(), move));
    if (!was_solved && solved()) outbox.announce("Solved in " + count_text(session_->counts(), metric_) + ".");
}

void AppModel::slide(puzzle::PieceId piece, puzzle::Direction direction) {
    auto group = moves::pushed_group(puzzle(), board(), piece, direction);
    if (group.empty() || (group.size() > 1 && !puzzle::moves_groups(metric_))) {
        outbox.announce("Piece " + puzzle().pieces()[piece].name + " cannot move there.");
        return;
    }
    play({std::move(group), {direction}}, true);
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

void AppModel::reset() {
    return_to_play();
    session_->reset();
    move_on(std::nullopt);
    outbox.announce("Back at the start.");
}

// ── player ──

void AppModel::toggle_player() {
    if (census_.selected) return_to_play();  // also from a sample that is still on its way
    player_.toggle();
    hint_.reset();
}

void AppModel::player_forward() {
    if (census_.selected) return_to_play();
    player_.pause();
    move_on(player_.forward());
}

void AppModel::player_back() {
    if (census_.selected) return_to_play();
    move_on(player_.back());
}

void AppModel::scrub(int step) {
    if (census_.selected) return_to_play();
    const int from = player_.shown() ? player_.step() : -2;
    if (step == from + 1) {
        player_.pause();
        move_on(player_.forward());
    } else if (step == from - 1) {
        move_on(player_.back());
    } else {
        player_.scrub(step);
        hint_.reset();
    }
}

bool AppModel::advance(double seconds) {
    if (!player_.playing()) return false;
    if (auto move = player_.advance(seconds)) move_on(std::move(move));
    return player_.playing();
}

}  // namespace shunt::ui
