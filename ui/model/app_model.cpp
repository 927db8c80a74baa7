#include "ui/model/app_model.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/saved_play.hpp"
#include "ui/words/entry_words.hpp"

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
        outbox_.error(blame(origin, entry.error()), entry.error().line, entry.error().column);
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
    for (const puzzle::Metric metric : puzzle::kMetrics) book_->forget_part(metric);
    session_.emplace(std::move(entry));
    typed_moves_.forget();
    turn_to_book();
    set_metric(puzzle().metric());
    outbox_.announce(say("{puzzle} opened. {task}", {{"puzzle", title(this->entry())}, {"task", task(this->entry())}}));
}

void AppModel::turn_to_book() {
    show(OwnPlay{});
    player_.unload();
    book_ = known_.of(session_->entry_ptr());
    book_->read_solutions(puzzle(), this->entry().start);
    findings_.look_at(session_->entry_ptr(), book_, jobs_, outbox_);
    failure_.clear();
    counted_unasked_.clear();
    choices_asked_.clear();
    explorer_.look_at(session_->entry_ptr(), book_);
    verification_ = {};
    way_here_ = {};
    measured_.reset();
    was_to_go_.reset();
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

}  // namespace shunt::ui
