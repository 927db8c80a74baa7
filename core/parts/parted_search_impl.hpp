// Definitions of parted_search.hpp.
#pragma once

namespace shunt::parts {

template <search::RankedSpace Space>
std::optional<PartedSearch<Space>> PartedSearch<Space>::create(Space& space, Post& post, const Partition& partition,
                                                               bool saves, search::Crew* crew) {
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
    return PartedSearch(space, post, partition, std::move(planes), saves, crew);
}

template <search::RankedSpace Space>
PartedSearch<Space>::PartedSearch(Space& space, Post& post, const Partition& partition, std::vector<Plane> planes,
                                  bool saves, search::Crew* crew)
    : space_(&space),
      post_(&post),
      partition_(partition),
      loop_(crew),
      reached_(std::move(planes[0])),
      here_(std::move(planes[1])),
      next_(std::move(planes[2])),
      level_(std::move(planes[3])),
      before_(std::move(planes[4])),
      saves_(saves) {
    while (static_cast<int>(workers_.size()) < loop_.workers())
        workers_.push_back(std::make_unique<Worker>(space, post.parts()));
}

template <search::RankedSpace Space>
void PartedSearch<Space>::seed(Rank state) {
    if (partition_.owner(state / 64) != post_->part()) return;
    const std::uint64_t bits = std::uint64_t{1} << state % 64;
    find(own_, partition_.place(state / 64), bits, space_->is_goal(state) ? bits : 0);
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
    if (post_->part() == 0) own_.statistics = snapshots.front().statistics;
    exchange(false);
    at_level_ = all_.statistics;
    loop_.go_on(*this, snapshots.front().counts, snapshots.front().goal_counts);
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
    const auto claimed = static_cast<std::size_t>(std::min<std::uint64_t>(claims_->queued, queue_.size()));
    const auto queued = by_place(std::span<const Block>(queue_).subspan(claimed));
    const Partition::Word at = claims_->places.place();
    const auto is_open = [&](Partition::Word place, std::uint64_t level, std::uint64_t open) {
        return level & ~open & ~(place >= at ? here_.at(place) : 0);
    };
    snapshot.expanded = listed(level_, queued, is_open);
    std::vector<Block> found;
    for (const auto& worker : workers_)
        found.insert(found.end(), worker->found.blocks().begin(), worker->found.blocks().end());
    snapshot.found = listed(next_, by_place(found),
                            [](Partition::Word, std::uint64_t next, std::uint64_t more) { return next | more; });
    return snapshot;
}

/// Some blocks of the level that nobody has expanded: those queued, then those of which only bits say that they belong to it. False when
/// there are none.
template <search::RankedSpace Space>
bool PartedSearch<Space>::claim(Worker& worker, std::span<const Block>& blocks) {
    constexpr std::uint64_t kPortion = 32;
    if (claims_->queued < queue_.size()) {
        const std::uint64_t begin = claims_->queued.fetch_add(kPortion);
        if (begin < queue_.size()) {
            const std::uint64_t count = std::min(kPortion, queue_.size() - begin);
            blocks = std::span<const Block>(queue_).subspan(static_cast<std::size_t>(begin),
                                                            static_cast<std::size_t>(count));
            return true;
        }
    }
    if (!read_blocks(worker)) return false;
    blocks = worker.expander.blocks();
    return true;
}

template <search::RankedSpace Space>
bool PartedSearch<Space>::read_blocks(Worker& worker) {
    constexpr int kWords = 16;
    const auto claimed = claims_->places.claim(here_, kWords);
    if (!claimed) return false;
    worker.expander.clear();
    for (auto place = here_.next_used(claimed->begin); place < claimed->end; place = here_.next_used(place + 1))
        worker.expander.read(64 * partition_.word(post_->part(), place), here_.at(place));
    return true;
}

template <search::RankedSpace Space>
bool PartedSearch<Space>::expand_some(std::size_t index) {
    Worker& worker = *workers_[index];
    const bool is_due = worker.waiting_bytes >= outbox_bytes(here_.places()) / workers_.size() ||
                        (!spills_ && has_filled_queue(worker));
    std::span<const Block> blocks;
    if (is_due || space_->is_full() || !claim(worker, blocks)) return false;
    const search::SearchStatistics done =
        worker.expander.expand(blocks, [&](std::size_t i, const typename Space::Edge& edge) { meet(worker, i, edge); });
    worker.own.statistics.expanded += done.expanded;
    worker.own.statistics.generated += done.generated;
    loop_.use(std::max(done.expanded, done.generated / search::kNeighboursOfState));
    return true;
}

/// Neighbours with numbers in a row, in one word or two. Those of this part that are new are queued, as long as there is room: between two
/// rounds all workers mark them either as reached or as found.
template <search::RankedSpace Space>
void PartedSearch<Space>::meet(Worker& worker, std::size_t i, const typename Space::Edge& edge) {
    const auto meet_word = [&](Partition::Word word, std::uint64_t in_word, std::uint64_t goals) {
        const int owner = partition_.owner(word);
        if (owner != post_->part()) {
            worker.waiting_bytes += worker.outboxes[static_cast<std::size_t>(owner)].add({word, in_word}, goals);
            return std::uint64_t{0};
        }
        const Partition::Word place = partition_.place(word);
        if (spills_) {
            find(worker.own, place, in_word, goals);
            return std::uint64_t{0};
        }
        std::uint64_t found = unknown(place, in_word);
        if (found == 0) return found;
        found = reached_.add_new(place, found, is_shared());
        note(worker.own, found, goals);
        return found;
    };
    const search::Bits fresh = search::over_words(edge.first, edge.bits, edge.goals, meet_word);
    if (fresh != 0) worker.found.add(edge.first, fresh, [&] { return worker.expander.block_of(i, edge, fresh); });
}

template <search::RankedSpace Space>
void PartedSearch<Space>::note(Tidings& to, std::uint64_t found, std::uint64_t goals) {
    to.found += static_cast<std::uint64_t>(std::popcount(found));
    to.statistics.goals += static_cast<std::uint64_t>(std::popcount(found & goals));
}

/// Of states that this part keeps, those that are new belong to the next level.
template <search::RankedSpace Space>
void PartedSearch<Space>::find(Tidings& to, Partition::Word place, std::uint64_t bits, std::uint64_t goals) {
    const std::uint64_t fresh = unknown(place, bits);
    if (fresh != 0) note(to, next_.add_new(place, fresh, is_shared()), goals);
}

/// A round, which ends the slices of all parts; before it ends a second one when nobody has more to expand, since only then everybody knows
/// what was found.
template <search::RankedSpace Space>
void PartedSearch<Space>::sift_some(std::size_t worker) {
    if (worker != 0) return;
    gather();
    own_.has_more = has_more();
    own_.is_full = space_->is_full();
    exchange(true);
    if (!all_.has_more && !all_.is_full) exchange(false);
    loop_.use(INT64_MAX / 2);
}

/// What the workers know, while they wait.
template <search::RankedSpace Space>
void PartedSearch<Space>::gather() {
    for (const auto& worker : workers_) {
        own_.found += worker->own.found;
        own_.statistics.expanded += worker->own.statistics.expanded;
        own_.statistics.generated += worker->own.statistics.generated;
        own_.statistics.goals += worker->own.statistics.goals;
        worker->own = {};
        worker->waiting_bytes = 0;
        spills_ = spills_ || has_filled_queue(*worker);
        if (worker == workers_.front()) continue;
        for (std::size_t part = 0; part < worker->outboxes.size(); ++part)
            workers_.front()->outboxes[part].take(worker->outboxes[part]);
    }
}

template <search::RankedSpace Space>
void PartedSearch<Space>::exchange(bool with_states) {
    own_.wish = post_->part() == 0 ? post_->wish() : std::uint8_t{0};
    auto& outboxes = workers_.front()->outboxes;
    std::vector<Letter> letters(outboxes.size());
    for (std::size_t part = 0; part < letters.size(); ++part) {
        own_.put(letters[part]);
        if (with_states) outboxes[part].empty_into(letters[part]);
        if (static_cast<int>(part) != post_->part()) own_.sent += letters[part].size();
    }
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
    for (const WordBits& goals : inbox.next_list()) find(own_, partition_.place(goals.word), goals.bits, goals.bits);
    for (const WordBits& others : inbox.next_list()) find(own_, partition_.place(others.word), others.bits, 0);
}

template <search::RankedSpace Space>
void PartedSearch<Space>::begin_level(int /*depth*/) {
    here_.clear();
    std::swap(here_, next_);
    for (auto place = here_.next_used(0); place < here_.places(); place = here_.next_used(place + 1))
        reached_.add(place, here_.at(place));
    queue_.clear();
    for (const auto& worker : workers_) {
        queue_.insert(queue_.end(), worker->found.blocks().begin(), worker->found.blocks().end());
        worker->found.clear();
    }
    claims_->queued = 0;
    claims_->places.begin(0);
    spills_ = false;
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
