#include "core/finder/posted_team.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/finder/finder_letters.hpp"
#include "core/parts/rank_list.hpp"
#include "core/parts/tidings.hpp"

namespace shunt::finder {

/// What this part knows once it has read a round's letters.
struct PostedTeam::Known {
    FinderRound round;
    parts::Tidings tidings;
};

PostedTeam::PostedTeam(parts::Post& post) : post_(&post), wanted_(static_cast<std::size_t>(post.parts())) {}

void PostedTeam::join(Finder& finder, int workers) {
    finder_ = &finder;
    workers_ = static_cast<std::uint64_t>(workers);
}

std::optional<Unit> PostedTeam::claim() {
    if (is_first()) return finder_->claim();
    if (queue_.empty()) return std::nullopt;
    Unit unit = std::move(queue_.front());
    queue_.pop_front();
    return unit;
}

void PostedTeam::deliver(const Unit& unit, const Tally& found) {
    if (is_first()) return finder_->deliver(unit, found);
    done_.push_back(unit);
    found_.add(found, static_cast<std::size_t>(finder_->task().hardest));
}

FinderRound PostedTeam::meet(const FinderRound& own) {
    const auto letters = written(own);
    for (std::size_t to = 0; to < letters.size(); ++to)
        if (to != static_cast<std::size_t>(post_->part())) sent_ += letters[to].size();
    const auto answers = post_->exchange(letters);
    Known known;
    for (std::size_t from = 0; from < answers.size(); ++from) read(from, answers[from], known);
    post_->note_round(known.tidings.wish, {++rounds_, known.tidings.sent});
    known.round.too_large = known.tidings.is_full;
    known.round.finished = !known.tidings.has_more;
    return known.round;
}

/// To every part: how this one is. From part 0: units; to it: what came of them.
std::vector<parts::Letter> PostedTeam::written(const FinderRound& own) {
    parts::Tidings tidings;
    tidings.has_more = is_first() && !own.finished;
    tidings.is_full = own.too_large;
    tidings.wish = is_first() ? post_->wish() : std::uint8_t{0};
    tidings.sent = sent_;
    parts::Letter head;
    tidings.put(head);
    parts::put_number(head, own.largest);
    std::vector<parts::Letter> letters(wanted_.size(), head);
    if (!is_first()) {
        write_results(letters.front());
    } else {
        for (std::size_t to = 1; to < letters.size(); ++to) write_units(letters[to], wanted_[to]);
    }
    return letters;
}

/// How many units are wanted, which are done, and what was found in them.
void PostedTeam::write_results(parts::Letter& letter) {
    held_ -= done_.size();
    const std::uint64_t enough = std::max<std::uint64_t>(3 * workers_, 2 * done_.size());
    const std::uint64_t coming = held_ + asked_;  // what was asked for in the round before comes in this one
    asked_ = enough > coming ? enough - coming : 0;
    parts::put_number(letter, asked_);
    parts::put_number(letter, done_.size());
    for (const Unit& unit : done_) put_unit(letter, unit);
    put_tally(letter, found_);
    done_.clear();
    found_ = {};
}

void PostedTeam::write_units(parts::Letter& letter, std::uint64_t wanted) {
    for (; wanted > 0; --wanted) {
        const auto unit = finder_->claim();
        if (!unit) return;
        put_unit(letter, *unit);
    }
}

void PostedTeam::read(std::size_t from, std::string_view letter, Known& known) {
    const bool whole = known.tidings.add(letter);
    const auto largest = parts::take_number(letter);
    assert(whole && largest);  // the post does not change letters
    if (!whole || !largest) return;
    known.round.largest = std::max(known.round.largest, *largest);
    if (is_first() && from != 0) return read_results(from, letter);
    if (!is_first() && from == 0) read_units(letter);
}

void PostedTeam::read_results(std::size_t from, std::string_view letter) {
    wanted_[from] = parts::take_number(letter).value_or(0);
    std::vector<Unit> done(static_cast<std::size_t>(parts::take_number(letter).value_or(0)));
    for (Unit& unit : done) unit = take_unit(letter).value_or(Unit{});
    Tally found;
    const bool whole = add_tally(letter, found, static_cast<std::size_t>(finder_->task().hardest));
    assert(whole && letter.empty());
    if (!whole) return;
    for (const Unit& unit : done)
        finder_->deliver(unit, std::exchange(found, {}));  // the first brings what all of them gave
}

void PostedTeam::read_units(std::string_view letter) {
    for (; const auto unit = take_unit(letter); ++held_) queue_.push_back(*unit);
}

}  // namespace shunt::finder
