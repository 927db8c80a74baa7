// Definitions of shelved_search.hpp.
#pragma once

namespace shunt::parts {

template <search::RankedSpace Space>
std::optional<ShelvedSearch<Space>> ShelvedSearch<Space>::create(Space& space, Shelf& shelf, const ShelfRoom& room,
                                                                 bool to_goal, search::Crew* crew) {
    std::vector<Plane> planes;
    while (planes.size() < 3) {
        auto plane = Plane::create(room.block_words);
        if (!plane) return std::nullopt;
        planes.push_back(std::move(*plane));
    }
    return ShelvedSearch(space, shelf, room, to_goal, std::move(planes), crew);
}

template <search::RankedSpace Space>
ShelvedSearch<Space>::ShelvedSearch(Space& space, Shelf& shelf, const ShelfRoom& room, bool to_goal,
                                    std::vector<Plane> planes, search::Crew* crew)
    : space_(&space),
      shelf_(&shelf),
      held_(std::make_unique<HeldLetters>(shelf, room.held_bytes)),
      room_(room),
      to_goal_(to_goal),
      shift_(static_cast<int>(std::bit_width(room.block_words)) - 1),
      loop_(crew),
      before_(std::move(planes[0])),
      here_(std::move(planes[1])),
      next_(std::move(planes[2])) {
    const auto blocks = static_cast<std::size_t>(room.blocks());
    sent_.resize(blocks);
    sent_next_.resize(blocks);
    while (static_cast<int>(workers_.size()) < loop_.workers())
        workers_.push_back(std::make_unique<Worker>(space, blocks));
}

template <search::RankedSpace Space>
search::SearchStatistics ShelvedSearch<Space>::statistics() const {
    search::SearchStatistics all = statistics_;
    for (const auto& worker : workers_) {
        all.expanded += worker->done.expanded;
        all.generated += worker->done.generated;
    }
    return all;
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::begin(Rank state) {
    LevelWriter level(*shelf_, 0);
    level.put(state);
    has_failed_ = !level.hand_on(true);
    found_ = 1;
    statistics_.goals = space_->is_goal(state) ? 1 : 0;
    loop_.begin(*this);
    begin_pass(true);
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::go_on(const Standing& standing) {
    statistics_ = standing.statistics;
    loop_.go_on(*this, standing.counts, standing.goal_counts);
    begin_pass(true);
}

/// The last pass has made this level: all that is needed of it is on the shelf.
template <search::RankedSpace Space>
void ShelvedSearch<Space>::begin_level(int depth) {
    if (depth >= 2 && !to_goal_) shelf_->drop({Pile::Kind::level, depth - 2, 0});
    // What the level itself led to is not kept: whoever goes on from here expands it.
    const search::SearchStatistics before{at_pass_.expanded, at_pass_.generated, statistics_.goals};
    const Standing standing{space_->size(), counts(), goal_counts(), before};
    has_failed_ = has_failed_ || !shelf_->keep(standing, is_goal_found() ? 0 : expected_bytes());
    if (!is_goal_found()) begin_pass(false);
}

/// As the last pass, and more where levels become wider.
template <search::RankedSpace Space>
std::uint64_t ShelvedSearch<Space>::expected_bytes() const {
    const std::vector<std::uint64_t>& widths = counts();
    const auto width = static_cast<double>(widths.back());
    const double before = widths.size() > 1 ? static_cast<double>(widths[widths.size() - 2]) : width;
    return static_cast<std::uint64_t>(static_cast<double>(written_in_pass_) * std::max(1.0, width / before));
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::begin_pass(bool only_expands) {
    only_expands_ = only_expands;
    is_passed_ = false;
    found_ = 0;
    at_pass_ = statistics();
    written_before_ = shelf_->figures().bytes_written;
    std::swap(sent_, sent_next_);
    std::fill(sent_next_.begin(), sent_next_.end(), 0);
    before_level_.reset();
    other_level_.reset();
    written_.reset();
    if (level() >= 1) before_level_.emplace(*shelf_, level() - 1);
    if (only_expands) {
        other_level_.emplace(*shelf_, level());
    } else {
        if (level() >= 2) other_level_.emplace(*shelf_, level() - 2);
        written_.emplace(*shelf_, level());
    }
    block_ = 0;
    begin_block();
}

/// Goes to the next block that may have something of the level.
template <search::RankedSpace Space>
void ShelvedSearch<Space>::begin_block() {
    while (!only_expands_ && block_ < blocks() && sent_[static_cast<std::size_t>(block_)] == 0) ++block_;
    stage_ = Stage::before;
}

/// Stages but that of expanding are the first worker's, while the others wait.
template <search::RankedSpace Space>
bool ShelvedSearch<Space>::expand_some(std::size_t worker) {
    if (is_expanding_) return !space_->is_full() && expand_words(*workers_[worker]);
    if (worker != 0 || is_passed_ || is_full()) return false;
    if (block_ == blocks()) {
        end_pass();
    } else if (!work()) {
        end_stage();
    }
    return stage_ != Stage::expanding;
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::regroup() {
    if (stage_ != Stage::expanding) return;
    if (!std::exchange(is_expanding_, true)) return;
    if (std::any_of(workers_.begin(), workers_.end(), [this](const auto& worker) { return is_due(*worker); }))
        put_all_away();
    is_expanding_ = claims_->has_more(here_);
    if (!is_expanding_) end_stage();
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::end_stage() {
    switch (stage_) {
        case Stage::before:
            stage_ = Stage::other;
            break;
        case Stage::other:
            stage_ = Stage::letters;
            letters_ = only_expands_ ? LettersReader() : LettersReader(*held_, letters(level(), block_));
            break;
        case Stage::letters:
            stage_ = Stage::writing;
            end_letters();
            at_ = here_.next_used(0);
            break;
        case Stage::writing:
            stage_ = Stage::expanding;
            claims_->begin(is_goal_met() ? here_.places() : 0);
            break;
        case Stage::expanding:
            stage_ = Stage::leaving;
            // Whoever opens letters takes a state for what it is said to be first: goals are said before the others.
            put_away(block_);
            at_ = next_.next_used(0);
            break;
        case Stage::leaving:
            for (Plane* const plane : {&before_, &here_, &next_}) plane->clear();
            ++block_;
            begin_block();
            break;
    }
}

/// All of the level that lies in the block is known: what was there to tell it goes.
template <search::RankedSpace Space>
void ShelvedSearch<Space>::end_letters() {
    if (only_expands_) return;
    next_.clear();
    letters_ = {};
    held_->drop(letters(level(), block_));
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::end_pass() {
    put_all_away();
    if (written_) has_failed_ = !written_->hand_on(true) || has_failed_;
    written_in_pass_ = shelf_->figures().bytes_written - written_before_;
    if (only_expands_) {
        begin_pass(false);
    } else {
        is_passed_ = true;
    }
}

template <search::RankedSpace Space>
bool ShelvedSearch<Space>::work() {
    switch (stage_) {
        case Stage::before:
            return before_level_ && load(*before_level_, before_);
        case Stage::other:
            return other_level_ && load(*other_level_, only_expands_ ? here_ : next_);
        case Stage::letters:
            return open_letters();
        case Stage::writing:
            return written_ && write_level();
        case Stage::expanding:
            break;  // all workers do
        case Stage::leaving:
            return leave();
    }
    return false;
}

/// Those of a level that lie in the block.
template <search::RankedSpace Space>
bool ShelvedSearch<Space>::load(LevelReader& from, Plane& to) {
    int loaded = 0;
    for (; loaded < kLoaded; ++loaded) {
        const auto rank = from.next_below(block_end());
        if (!rank) break;
        if (*rank >= block_begin())  // else of a block that was left out
            to.add(in_block(*rank / 64), std::uint64_t{1} << *rank % 64);
    }
    has_failed_ = has_failed_ || from.has_failed();
    loop_.use(static_cast<std::uint64_t>(loaded) / search::kNeighboursOfState);
    return loaded == kLoaded && !has_failed_;
}

/// What is not known yet belongs to the level that is expanded.
template <search::RankedSpace Space>
bool ShelvedSearch<Space>::open_letters() {
    int loaded = 0;
    for (; loaded < kLoaded; ++loaded) {
        const auto met = letters_.next();
        if (!met) break;
        const std::uint64_t place = in_block(met->state / 64);
        const std::uint64_t bit = std::uint64_t{1} << met->state % 64;
        if (place >= here_.places() || ((before_.at(place) | next_.at(place) | here_.at(place)) & bit) != 0) continue;
        here_.add(place, bit);
        ++found_;
        if (met->is_goal) ++statistics_.goals;
    }
    has_failed_ = has_failed_ || letters_.has_failed();
    loop_.use(static_cast<std::uint64_t>(loaded) / search::kNeighboursOfState);
    return loaded == kLoaded && !has_failed_;
}

template <search::RankedSpace Space>
bool ShelvedSearch<Space>::write_level() {
    int written = 0;
    for (; written < kLoaded && at_ < here_.places(); at_ = here_.next_used(at_ + 1)) {
        const std::uint64_t bits = here_.at(at_);
        search::for_each_state(block_begin() + 64 * at_, bits, [this](Rank rank) { written_->put(rank); });
        written += std::popcount(bits);
    }
    has_failed_ = !written_->hand_on(false) || has_failed_;
    loop_.use(static_cast<std::uint64_t>(written) / search::kNeighboursOfState);
    return at_ < here_.places() && !has_failed_;
}

template <search::RankedSpace Space>
bool ShelvedSearch<Space>::expand_words(Worker& worker) {
    if (is_due(worker)) return false;
    const auto claimed = claims_->claim(here_, kExpandedWords);
    if (!claimed) return false;
    worker.expander.clear();
    for (auto place = here_.next_used(claimed->begin); place < claimed->end; place = here_.next_used(place + 1))
        worker.expander.read(block_begin() + 64 * place, here_.at(place));
    const search::SearchStatistics done = worker.expander.expand(
        worker.expander.blocks(), [&](std::size_t /*i*/, const typename Space::Edge& edge) { meet(worker, edge); });
    worker.done.expanded += done.expanded;
    worker.done.generated += done.generated;
    loop_.use(std::max(done.expanded, done.generated / search::kNeighboursOfState));
    return true;
}

/// Neighbours in the block are looked up at once, those in others when their turn comes.
template <search::RankedSpace Space>
void ShelvedSearch<Space>::meet(Worker& worker, const typename Space::Edge& edge) {
    const auto send = [&](std::uint64_t block, WordBits states, std::uint64_t goals) {
        worker.waiting_bytes += worker.outboxes[static_cast<std::size_t>(block)].add(states, goals);
    };
    search::over_words(edge.first, edge.bits, edge.goals, [&](Rank word, std::uint64_t bits, std::uint64_t goals) {
        const std::uint64_t block = word >> shift_;
        if (block != block_) {
            send(block, {word, bits}, goals);
            return std::uint64_t{0};
        }
        const std::uint64_t place = in_block(word);
        std::uint64_t fresh = bits & ~(before_.at(place) | here_.at(place) | next_.at(place));
        if (fresh != 0) fresh = next_.add_new(place, fresh, is_shared());
        if ((fresh & goals) != 0) send(block, {word, fresh & goals}, goals);
        return std::uint64_t{0};
    });
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::put_away(std::uint64_t block) {
    const auto at = static_cast<std::size_t>(block);
    Outbox all;
    for (const auto& worker : workers_) {
        // There are hundreds, and each would keep the room of the most that it ever held.
        Outbox own = std::exchange(worker->outboxes[at], {});
        worker->waiting_bytes -= own.bytes();
        all.take(own);
    }
    if (all.bytes() != 0) append_letter(block, all);
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::put_all_away() {
    for (std::uint64_t block = 0; block < blocks(); ++block) put_away(block);
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::append_letter(std::uint64_t block, Outbox& outbox) {
    Letter letter;
    outbox.empty_into(letter);
    sent_next_[static_cast<std::size_t>(block)] += letter.size();
    has_failed_ = !held_->append(letters(level() + 1, block), letter) || has_failed_;
}

/// What was found in the block goes on the shelf, too: others may find more of it.
template <search::RankedSpace Space>
bool ShelvedSearch<Space>::leave() {
    Outbox own;
    int put = 0;
    for (; put < kLoaded && at_ < next_.places(); ++put, at_ = next_.next_used(at_ + 1))
        own.add({at_ + (block_ << shift_), next_.at(at_)}, 0);
    if (own.bytes() == 0) return false;
    append_letter(block_, own);
    loop_.use(static_cast<std::uint64_t>(put));
    return put == kLoaded && !has_failed_;
}

template <search::RankedSpace Space>
std::uint64_t ShelvedSearch<Space>::level_parts() const {
    return (shelf_->size({Pile::Kind::level, depth(), 0}) + kPartBytes - 1) / kPartBytes;
}

template <search::RankedSpace Space>
void ShelvedSearch<Space>::add_level_part(std::uint64_t part, std::vector<Rank>& ranks) {
    if (part == 0 || part < next_part_) {
        listed_.emplace(*shelf_, depth());
        next_part_ = 0;
    }
    for (; next_part_ <= part; ++next_part_) {
        const std::uint64_t end = (next_part_ + 1) * kPartBytes;
        while (listed_->position() < end) {
            const auto rank = listed_->next_below(~Rank{0});
            if (!rank) break;
            if (next_part_ == part) ranks.push_back(*rank);
        }
    }
}

}  // namespace shunt::parts
