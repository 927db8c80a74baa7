// Definitions of parted_search.hpp.
#pragma once

namespace shunt::parts {

template <search::RankedSpace Space>
std::optional<PartedSearch<Space>> PartedSearch<Space>::create(Space& space, Post& post, const Partition& partition,
                                                               bool saves) {
    const auto places = partition.places(post.part());
    std::vector<Plane> planes;
    while (planes.size() < plane_count(true)) {
        auto plane = Plane::create(planes.size() < plane_count(saves) ? places : 0);
        if (!plane) break;
        planes.push_back(std::move(*plane));
    }
    Tidings own;
    own.is_full = planes.size() < plane_count(true);
    Letter letter;
    own.put(letter);
    Tidings all;
    for (std::string_view answer : post.exchange(std::vector<Letter>(static_cast<std::size_t>(post.parts()), letter)))
        all.is_full = !all.add(answer) || all.is_full;
    if (all.is_full) return std::nullopt;
    return PartedSearch(space, post, partition, std::move(planes), saves);
}

template <search::RankedSpace Space>
PartedSearch<Space>::PartedSearch(Space& space, Post& post, const Partition& partition, std::vector<Plane> planes,
                                  bool saves)
    : space_(&space),
      post_(&post),
      partition_(partition),
      expander_(space),
      reached_(std::move(planes[0])),
      here_(std::move(planes[1])),
      next_(std::move(planes[2])),
      level_(std::move(planes[3])),
      before_(std::move(planes[4])),
      saves_(saves),
      outboxes_(static_cast<std::size_t>(post.parts())) {}

template <search::RankedSpace Space>
void PartedSearch<Space>::seed(Rank state) {
    if (partition_.owner(state / 64) != post_->part()) return;
    const std::uint64_t bits = std::uint64_t{1} << state % 64;
    find(partition_.place(state / 64), bits, space_->is_goal(state) ? bits : 0);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::begin() {
    exchange(false);
    loop_.begin(*this);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::go_on(std::span<const Snapshot> snapshots) {
    const auto each_own = [this](const std::string& list, auto take) {
        RankReader reader(list);
        while (const auto rank = reader.next())
            if (partition_.owner(*rank / 64) == post_->part())
                take(partition_.place(*rank / 64), std::uint64_t{1} << *rank % 64);
    };
    for (const Snapshot& snapshot : snapshots) {
        each_own(snapshot.before, [this](Partition::Word place, std::uint64_t bit) {
            reached_.add(place, bit);
            before_.add(place, bit);
        });
        each_own(snapshot.level, [this](Partition::Word place, std::uint64_t bit) {
            reached_.add(place, bit);
            here_.add(place, bit);
            level_.add(place, bit);
        });
        each_own(snapshot.found, [this](Partition::Word place, std::uint64_t bit) {
            next_.add(place, bit);
            ++own_.found;
        });
    }
    for (const Snapshot& snapshot : snapshots)
        each_own(snapshot.expanded, [this](Partition::Word place, std::uint64_t bit) { here_.remove(place, bit); });
    at_ = here_.next_used(0);
    if (post_->part() == 0) own_.statistics = snapshots.front().statistics;
    exchange(false);
    at_level_ = all_.statistics;
    loop_.go_on(snapshots.front().counts, snapshots.front().goal_counts);
}

template <search::RankedSpace Space>
std::string PartedSearch<Space>::listed(const Plane& plane) const {
    std::string list;
    RankWriter writer(list);
    for (auto place = plane.next_used(0); place < plane.places(); place = plane.next_used(place + 1))
        search::for_each_state(64 * partition_.word(post_->part(), place), plane.at(place),
                               [&](Rank rank) { writer.put(rank); });
    return list;
}

/// The same, of the bits that `bits_of(place, those of the plane, others)` makes; `others` ascend.
template <search::RankedSpace Space>
template <class BitsOf>
std::string PartedSearch<Space>::listed(const Plane& plane, const std::vector<WordBits>& others, BitsOf bits_of) const {
    std::string list;
    RankWriter writer(list);
    auto other = others.begin();
    for (auto used = plane.next_used(0); used < plane.places() || other != others.end();) {
        const Partition::Word place = other == others.end() ? used : std::min(used, other->word);
        std::uint64_t bits = 0;
        for (; other != others.end() && other->word == place; ++other) bits |= other->bits;
        search::for_each_state(64 * partition_.word(post_->part(), place), bits_of(place, plane.at(place), bits),
                               [&](Rank rank) { writer.put(rank); });
        if (used == place) used = plane.next_used(used + 1);
    }
    return list;
}

/// The states of blocks as bits by place, ascending.
template <search::RankedSpace Space>
std::vector<WordBits> PartedSearch<Space>::by_place(std::span<const Block> blocks) const {
    std::vector<WordBits> list;
    for (const Block& block : blocks)
        search::for_each_state(block.first, block.bits, [&](Rank rank) {
            const Partition::Word place = partition_.place(rank / 64);
            if (list.empty() || list.back().word != place) list.push_back({place, 0});
            list.back().bits |= std::uint64_t{1} << rank % 64;
        });
    shell_sort(list, [](const WordBits& a, const WordBits& b) { return a.word < b.word; });
    return list;
}

template <search::RankedSpace Space>
Snapshot PartedSearch<Space>::snapshot() const {
    Snapshot snapshot{{space_->size(), counts(), goal_counts(), at_level_}, listed(before_), listed(level_), {}, {}};
    if (all_.is_full) return snapshot;
    snapshot.statistics = all_.statistics;
    // All of the level that is neither queued nor at a place still to be read.
    const auto queued = by_place(std::span<const Block>(queue_).subspan(queued_));
    snapshot.expanded = listed(level_, queued, [this](Partition::Word place, std::uint64_t level, std::uint64_t open) {
        return level & ~open & ~(place >= at_ ? here_.at(place) : 0);
    });
    snapshot.found = listed(next_, by_place(found_.blocks()),
                            [](Partition::Word, std::uint64_t next, std::uint64_t more) { return next | more; });
    return snapshot;
}

/// Some blocks of the level that are still to be expanded: those queued, then those of which only bits say that they belong to it.
template <search::RankedSpace Space>
std::span<const typename Space::Block> PartedSearch<Space>::next_blocks() {
    constexpr std::size_t kPortion = 32;
    if (queued_ == queue_.size()) {
        read_blocks();
        return expander_.blocks();
    }
    const auto blocks = std::span<const Block>(queue_).subspan(queued_);
    const std::size_t count = std::min(blocks.size(), kPortion);
    queued_ += count;
    return blocks.first(count);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::read_blocks() {
    constexpr std::size_t kWords = 16;
    expander_.clear();
    for (std::size_t i = 0; i < kWords && at_ < here_.places(); ++i, at_ = here_.next_used(at_ + 1))
        expander_.read(64 * partition_.word(post_->part(), at_), here_.at(at_));
}

template <search::RankedSpace Space>
bool PartedSearch<Space>::expand_some(std::size_t /*worker*/) {
    if (!has_more() || waiting_bytes_ >= outbox_bytes(here_.places()) || space_->is_full()) return false;
    const search::SearchStatistics done =
        expander_.expand(next_blocks(), [this](std::size_t i, const typename Space::Edge& edge) { meet(i, edge); });
    own_.statistics.expanded += done.expanded;
    own_.statistics.generated += done.generated;
    loop_.use(std::max(done.expanded, done.generated / search::kNeighboursOfState));
    return true;
}

/// Neighbours with numbers in a row, in one word or two. Those of this part that are new are queued, as long as there is room.
template <search::RankedSpace Space>
void PartedSearch<Space>::meet(std::size_t i, const typename Space::Edge& edge) {
    const bool has_room = found_.size() < queue_capacity(here_.places());
    const auto meet_word = [&](Partition::Word word, std::uint64_t in_word, std::uint64_t goals) {
        const int owner = partition_.owner(word);
        if (owner != post_->part()) {
            waiting_bytes_ += outboxes_[static_cast<std::size_t>(owner)].add({word, in_word}, goals);
            return std::uint64_t{0};
        }
        const Partition::Word place = partition_.place(word);
        if (!has_room) {
            find(place, in_word, goals);
            return std::uint64_t{0};
        }
        const std::uint64_t found = unknown(place, in_word);
        if (found == 0) return found;
        reached_.add(place, found);
        note(found, goals);
        return found;
    };
    const search::Bits fresh = search::over_words(edge.first, edge.bits, edge.goals, meet_word);
    if (fresh != 0) found_.add(edge.first, fresh, [&] { return expander_.block_of(i, edge, fresh); });
}

template <search::RankedSpace Space>
void PartedSearch<Space>::note(std::uint64_t found, std::uint64_t goals) {
    own_.found += static_cast<std::uint64_t>(std::popcount(found));
    own_.statistics.goals += static_cast<std::uint64_t>(std::popcount(found & goals));
}

/// Of states that this part keeps, those that are new belong to the next level.
template <search::RankedSpace Space>
void PartedSearch<Space>::find(Partition::Word place, std::uint64_t bits, std::uint64_t goals) {
    const std::uint64_t fresh = unknown(place, bits);
    if (fresh == 0) return;
    next_.add(place, fresh);
    note(fresh, goals);
}

/// A round, which ends the slices of all parts; before it ends a second one when nobody has more to expand, since only then everybody knows
/// what was found.
template <search::RankedSpace Space>
void PartedSearch<Space>::sift_some(std::size_t /*worker*/) {
    own_.has_more = has_more();
    own_.is_full = space_->is_full();
    exchange(true);
    if (!all_.has_more && !all_.is_full) exchange(false);
    loop_.use(INT64_MAX / 2);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::exchange(bool with_states) {
    own_.wish = post_->part() == 0 ? post_->wish() : std::uint8_t{0};
    std::vector<Letter> letters(outboxes_.size());
    for (std::size_t part = 0; part < letters.size(); ++part) {
        own_.put(letters[part]);
        if (with_states) outboxes_[part].empty_into(letters[part]);
        if (static_cast<int>(part) != post_->part()) own_.sent += letters[part].size();
    }
    if (with_states) waiting_bytes_ = 0;
    ++rounds_;
    all_ = {};
    const auto answers = post_->exchange(letters);
    for (std::string_view answer : answers) {
        all_.is_full = !all_.add(answer) || all_.is_full;
        if (with_states) receive(answer);
    }
    post_->note_round(all_.wish, {rounds_, all_.sent});
}

template <search::RankedSpace Space>
void PartedSearch<Space>::receive(std::string_view states) {
    Inbox inbox(states);
    for (const WordBits& goals : inbox.next_list()) find(partition_.place(goals.word), goals.bits, goals.bits);
    for (const WordBits& others : inbox.next_list()) find(partition_.place(others.word), others.bits, 0);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::begin_level(int /*depth*/) {
    here_.clear();
    std::swap(here_, next_);
    for (at_ = here_.next_used(0); at_ < here_.places(); at_ = here_.next_used(at_ + 1))
        reached_.add(at_, here_.at(at_));
    at_ = here_.next_used(0);
    queue_.assign(found_.blocks().begin(), found_.blocks().end());
    found_.clear();
    queued_ = 0;
    own_.found = 0;
    at_level_ = all_.statistics;
    if (saves_) list_level();
}

/// Keeps which states the level has, and which the one before it had.
template <search::RankedSpace Space>
void PartedSearch<Space>::list_level() {
    std::swap(before_, level_);
    level_.clear();
    for (auto place = here_.next_used(0); place < here_.places(); place = here_.next_used(place + 1))
        level_.add(place, here_.at(place));
    for (const Block& block : queue_)
        search::for_each_state(block.first, block.bits, [this](Rank rank) {
            level_.add(partition_.place(rank / 64), std::uint64_t{1} << rank % 64);
        });
}

template <search::RankedSpace Space>
void PartedSearch<Space>::add_level_part(std::uint64_t part, std::vector<Rank>& ranks) const {
    const auto add = [&](Rank rank) { ranks.push_back(rank); };
    if (saves_)  // an earlier search may have expanded some of the level: they are not queued
        return search::for_each_state(64 * partition_.word(post_->part(), part), level_.at(part), add);
    if (part < queue_.size()) {
        const Block& block = queue_[static_cast<std::size_t>(part)];
        return search::for_each_state(block.first, block.bits, add);
    }
    const Partition::Word place = part - queue_.size();
    search::for_each_state(64 * partition_.word(post_->part(), place), here_.at(place), add);
}

}  // namespace shunt::parts
