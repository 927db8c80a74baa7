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
    if (queue_.empty()) return std::nullopt;
    Unit unit = std::move(queue_.front());
    queue_.pop_front();
    return unit;
}

void PostedTeam::deliver(Delivery done) {
    found_.add(done.found, static_cast<std::size_t>(finder_->task().hardest));
    done.found = {};
    done_.push_back(std::move(done));
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
    was_idle_ = known.round.idle;
    return known.round;
}

/// To every part: how this one is. From part 0: units; to it: what came of them.
std::vector<parts::Letter> PostedTeam::written(const FinderRound& own) {
    const Dealt dealt = is_first() && finder_->counted() ? deal() : Dealt(wanted_.size());
    const bool wanting = is_first() && was_idle_ && finder_->counted() &&
                         std::any_of(wanted_.begin(), wanted_.end(), [](std::uint64_t units) { return units > 0; });
    parts::Tidings tidings;
    tidings.has_more = is_first() && !own.finished;
    tidings.is_full = own.too_large;
    tidings.wish = is_first() ? post_->wish() : std::uint8_t{0};
    tidings.sent = sent_;
    parts::Letter head;
    tidings.put(head);
    parts::put_number(head, own.largest);
    parts::put_number(head, (own.idle ? 1U : 0U) + (wanting ? 2U : 0U));
    std::vector<parts::Letter> letters(wanted_.size(), head);
    for (std::size_t to = 0; is_first() && to < letters.size(); ++to) put_units(letters[to], dealt[to]);
    write_results(letters.front());
    return letters;
}

/// Units for who asked, one by one in turn, so that a few are not one part's. What is still wanted then is dealt later.
PostedTeam::Dealt PostedTeam::deal() {
    Dealt dealt(wanted_.size());
    for (bool is_wanted = true; is_wanted;) {
        is_wanted = false;
        for (std::size_t to = 0; to < dealt.size(); ++to) {
            if (wanted_[to] == 0) continue;
            auto unit = finder_->claim();
            if (!unit) return dealt;
            dealt[to].push_back(std::move(*unit));
            is_wanted = --wanted_[to] > 0 || is_wanted;
        }
    }
    return dealt;
}

/// How many units are wanted, which are done, what is left of them, and what was found.
void PostedTeam::write_results(parts::Letter& letter) {
    std::uint64_t ended = 0;
    for (const Delivery& done : done_) ended += done.kept || !done.rest.empty() ? 0 : 1;
    for (const Delivery& done : done_) held_ -= done.kept ? 0 : 1;
    const std::uint64_t enough = std::max<std::uint64_t>(3 * workers_, 2 * ended);
    const std::uint64_t more = enough - std::min(enough, held_ + asked_);
    asked_ += more;
    parts::put_number(letter, more);
    parts::put_number(letter, done_.size());
    for (const Delivery& done : done_) put_delivery(letter, done);
    put_tally(letter, found_);
    done_.clear();
    found_ = {};
}

void PostedTeam::read(std::size_t from, std::string_view letter, Known& known) {
    const bool whole = known.tidings.add(letter);
    const auto largest = parts::take_number(letter);
    const auto flags = parts::take_number(letter);
    assert(whole && largest && flags);  // the post does not change letters
    if (!whole || !largest || !flags) return;
    known.round.largest = std::max(known.round.largest, *largest);
    known.round.idle = known.round.idle || (*flags & 1U) != 0;
    known.round.wanting = known.round.wanting || (*flags & 2U) != 0;
    if (from == 0) read_units(letter);
    if (is_first()) read_results(from, letter);
}

void PostedTeam::read_results(std::size_t from, std::string_view letter) {
    wanted_[from] += parts::take_number(letter).value_or(0);
    std::vector<Delivery> all(static_cast<std::size_t>(parts::take_number(letter).value_or(0)));
    for (Delivery& done : all) done = take_delivery(letter).value_or(Delivery{});
    Tally found;
    const bool whole = add_tally(letter, found, static_cast<std::size_t>(finder_->task().hardest));
    assert(whole && letter.empty());
    if (!whole) return;
    for (Delivery& done : all) {
        done.found = std::exchange(found, {});  // the first brings what all of them gave
        finder_->deliver(std::move(done));
    }
}

void PostedTeam::read_units(std::string_view& letter) {
    for (Unit& unit : take_units(letter).value_or(std::vector<Unit>())) {
        queue_.push_back(std::move(unit));
        ++held_;
        --asked_;
    }
}

}  // namespace shunt::finder
