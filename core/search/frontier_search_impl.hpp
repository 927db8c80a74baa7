// Definitions of frontier_search.hpp.
#pragma once

namespace shunt::search {

template <RankedSpace Space>
FrontierSearch<Space>::FrontierSearch(Space& space, Marks marks, FrontierOptions options)
    : space_(&space),
      marks_(std::move(marks)),
      options_(options),
      loop_(Space::kShareable ? options.crew : nullptr),
      capacity_(queue_capacity(space.size())) {
    const int workers = loop_.workers();
    for (int i = 0; i < workers; ++i) {
        workers_.push_back(std::make_unique<Worker>(space));
        auto& found = in_pairs() ? workers_.back()->found_paired : workers_.back()->found;
        found.reserve(static_cast<std::size_t>(capacity_) / static_cast<std::size_t>(workers));
    }
    current_.reserve(static_cast<std::size_t>(capacity_));
}

template <RankedSpace Space>
void FrontierSearch<Space>::seed(Rank state) {
    const Worker& worker = *workers_.front();
    spilling_ = in_order() || (may_spill(space_->size(), options_.keep) &&
                               worker.found.size() + worker.found_paired.size() >= capacity_);
    const Block block = space_->block(state);
    const Bits goals = space_->is_goal(state) ? Bits{block.bits} : 0;
    meet(*workers_.front(), block.first, block.bits, goals, [&](Bits /*bits*/) { return block; });
}

template <RankedSpace Space>
bool FrontierSearch<Space>::expand_some(std::size_t index) {
    Worker& worker = *workers_[index];
    if (shared_->queue_full.load(std::memory_order_relaxed) || space_->is_full()) return false;
    if (worker.rest.is_empty() && !claim(worker)) return false;
    expand(worker, worker.rest.paired, 2);
    if (worker.rest.paired.empty()) expand(worker, worker.rest.single, 1);
    const std::size_t found = worker.found.size() + worker.found_paired.size();
    if (!spilling_ && may_spill(space_->size(), options_.keep) && found * workers_.size() >= capacity_)
        shared_->queue_full.store(true, std::memory_order_relaxed);
    return true;
}

/// A portion for a worker that has none. False when all are claimed.
template <RankedSpace Space>
bool FrontierSearch<Space>::claim(Worker& worker) {
    const std::span<const Block> paired(current_.data(), paired_);
    const std::span<const Block> single(current_.data() + paired_, current_.size() - paired_);
    const auto part = [](std::span<const Block> blocks, std::uint64_t begin) {
        return blocks.subspan(static_cast<std::size_t>(begin),
                              static_cast<std::size_t>(std::min<std::uint64_t>(kPortion, blocks.size() - begin)));
    };
    std::uint64_t begin = shared_->next.fetch_add(kPortion, std::memory_order_relaxed);
    if (begin >= claims()) return false;
    if (begin < rounded(paired.size())) {
        worker.rest = {part(paired, begin), {}};
        return true;
    }
    begin -= rounded(paired.size());
    if (begin < rounded(single.size())) {
        worker.rest = {{}, part(single, begin)};
        return true;
    }
    begin += marks_.first_word() - rounded(single.size());
    worker.read.clear();
    worker.read_paired.clear();
    for (std::uint64_t word = begin; word < std::min(begin + kPortion, marks_.words()); ++word)
        read_spilled(worker, word);
    worker.rest = {worker.read_paired.blocks(), worker.read.blocks()};
    return true;
}

template <RankedSpace Space>
void FrontierSearch<Space>::read_spilled(Worker& worker, std::uint64_t word) {
    for_each_state(word * 64, marks_.spilled_here(word), [&](Rank rank) {
        const Block block = worker.reader.block(rank);
        auto& read = partner(worker, rank, block) == rank ? worker.read : worker.read_paired;
        read.add(block.first, block.bits, [&] { return block; });
    });
}

/// Expands blocks whose states count `weight` times each, until there are none or the budget is used; `blocks` are then those left. Blocks
/// with very many neighbours are taken one by one, so that no slice is much longer than it should be.
template <RankedSpace Space>
void FrontierSearch<Space>::expand(Worker& worker, std::span<const Block>& blocks, std::uint64_t weight) {
    std::size_t& together = worker.together;
    while (!blocks.empty() && (together != 1 || loop_.has_budget())) {
        const auto batch = blocks.first(std::min(blocks.size(), together));
        const auto rest = blocks.subspan(batch.size());
        if (!load(worker, batch, rest.first(std::min(rest.size(), together)))) return;
        blocks = rest;
        const std::uint64_t cost = expand_batch(worker, batch, weight);
        loop_.use(cost);
        together = cost > kMuch * batch.size() ? 1 : Space::kBatch;
    }
}

/// Goes to the blocks of a batch, where the cursor allows it a part of their edges at a time; false when the budget is used before all are
/// made: the same batch is loaded on in the next slice.
template <RankedSpace Space>
bool FrontierSearch<Space>::load(Worker& worker, std::span<const Block> batch, std::span<const Block> next) {
    if (!worker.is_loaded) {
        worker.cursor.load(batch);
        worker.cursor.prefetch(next);
    }
    if constexpr (PatientCursor<typename Space::Cursor>) {
        worker.is_loaded = true;
        while (const std::uint64_t cost = worker.cursor.make_some()) {
            loop_.use(cost);
            if (!loop_.has_budget()) return false;
        }
        worker.is_loaded = false;
    }
    return true;
}

/// The edges of all blocks of a batch are made first and looked up afterwards, so that the waits for their marks overlap. Returns for how
/// many states this counts.
template <RankedSpace Space>
std::uint64_t FrontierSearch<Space>::expand_batch(Worker& worker, std::span<const Block> blocks, std::uint64_t weight) {
    std::array<std::span<const typename Space::Edge>, Space::kBatch> edges;
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::size_t room = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        edges[i] = worker.cursor.edges(i);
        expanded += static_cast<std::uint64_t>(std::popcount(Bits{blocks[i].bits}));
        for (const auto& edge : edges[i]) marks_.prefetch(edge.first);
        room += edges[i].size() * (in_pairs() ? Space::kWidth : 1);
    }
    if (!spilling_) (in_pairs() ? worker.found_paired : worker.found).make_room(room);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        for (const auto& edge : edges[i]) {
            generated += edge.ways;
            if (!marks_.are_reached(edge.first, edge.bits))
                meet(worker, edge.first, edge.bits, edge.goals,
                     [&](Bits bits) { return worker.cursor.block_of(i, edge, bits); });
        }
    }
    worker.statistics.expanded += weight * expanded;
    worker.statistics.generated += weight * generated;
    return std::max(expanded, generated / kNeighboursOfState);
}

template <RankedSpace Space>
Bits FrontierSearch<Space>::mark(Rank first, Bits bits) {
    return spilling_ && !in_order() ? marks_.spill(first, bits, is_shared())
                                    : marks_.reach(first, bits, loop_.depth() + 1, is_shared());
}

/// Marks and lists the states of a block that were not known before.
template <RankedSpace Space>
template <class BlockOf>
void FrontierSearch<Space>::meet(Worker& worker, Rank first, Bits bits, Bits goals, BlockOf block) {
    if (in_pairs()) {
        for (Bits left = marks_.unknown(first, bits); left != 0; left &= left - 1) {
            const Bits self = left & -left;
            meet_pair(worker, first + static_cast<Rank>(std::countr_zero(left)), (goals & self) != 0, block(self));
        }
        return;
    }
    const Bits fresh = mark(first, bits);
    if (fresh == 0) return;
    if (!spilling_) worker.found.add(first, fresh, [&] { return block(fresh); });
    note(worker, first, fresh, goals);
}

/// The same for a state with its partner. The lesser of the two is marked first: it decides which worker found them.
template <RankedSpace Space>
void FrontierSearch<Space>::meet_pair(Worker& worker, Rank rank, bool is_goal, const Block& block) {
    const Rank other = partner(worker, rank, block);
    const Rank first = std::min(rank, other);
    if (mark(first, 1) == 0) return;
    if (other != rank) marks_.reach(std::max(rank, other), 1, loop_.depth() + 1, is_shared());
    if (!spilling_) {
        auto& found = other == rank ? worker.found : worker.found_paired;
        found.add(block.first, block.bits, [&] { return block; });
    }
    note(worker, first, 1, is_goal ? 1 : 0);
    if (other != rank) note(worker, std::max(rank, other), 1, is_goal ? 1 : 0);
}

template <RankedSpace Space>
void FrontierSearch<Space>::note(Worker& worker, Rank first, Bits bits, Bits goals) {
    worker.found_count += static_cast<std::uint64_t>(std::popcount(bits));
    goals = target_ != nullptr ? target_->reached(first, bits) : goals & bits;
    if (goals == 0) return;
    worker.statistics.goals += static_cast<std::uint64_t>(std::popcount(goals));
    const Rank least = first + static_cast<Rank>(std::countr_zero(goals));
    if (!worker.goal || least < *worker.goal) worker.goal = least;
}

/// Whether all is claimed, and the workers have expanded what they claimed.
template <RankedSpace Space>
bool FrontierSearch<Space>::is_expanded() const {
    return shared_->next >= claims() &&
           std::all_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->rest.is_empty(); });
}

/// Begins to spill when the queues are full: the portions that filled them are done, so nothing of the level is lost.
template <RankedSpace Space>
void FrontierSearch<Space>::regroup() {
    if (shared_->queue_full.exchange(false)) spilling_ = true;
}

template <RankedSpace Space>
std::uint64_t FrontierSearch<Space>::found() const {
    std::uint64_t found = 0;
    for (const auto& worker : workers_) found += worker->found_count;
    return found;
}

template <RankedSpace Space>
void FrontierSearch<Space>::begin_level(int depth) {
    if (spilled_current_ || spilling_) marks_.open_level(depth);
    join_found();
    for (const auto& worker : workers_) {
        worker->found_count = 0;
        if (worker->goal && (!goal_ || *worker->goal < *goal_)) goal_ = worker->goal;
    }
    spilled_current_ = std::exchange(spilling_, in_order());
    shared_->next = 0;
    shared_->queue_full = false;
}

/// The queue of the level that begins, of what each worker found of it.
template <RankedSpace Space>
void FrontierSearch<Space>::join_found() {
    current_.clear();
    std::size_t listed = 0;
    for (const auto& worker : workers_) listed += worker->found_paired.size() + worker->found.size();
    if (current_.capacity() < listed) {
        current_ = {};  // else the old room is held beside the new one
        current_.reserve(listed);
    }
    const auto append = [this](BlockList<Space>& found) {
        current_.insert(current_.end(), found.blocks().begin(), found.blocks().end());
        found.clear();
    };
    for (const auto& worker : workers_) append(worker->found_paired);
    paired_ = current_.size();
    for (const auto& worker : workers_) append(worker->found);
}

template <RankedSpace Space>
SearchStatistics FrontierSearch<Space>::statistics() const {
    SearchStatistics sum;
    for (const auto& worker : workers_) {
        sum.expanded += worker->statistics.expanded;
        sum.generated += worker->statistics.generated;
        sum.goals += worker->statistics.goals;
    }
    return sum;
}

template <RankedSpace Space>
void FrontierSearch<Space>::add_level_part(std::uint64_t part, std::vector<Rank>& ranks) {
    const auto add = [&](Rank rank) {
        ranks.push_back(rank);
        if (!in_pairs()) return;
        const Rank other = partner(*workers_.front(), rank, space_->block(rank));
        if (other != rank) ranks.push_back(other);
    };
    if (part < current_.size()) {
        const Block& block = current_[static_cast<std::size_t>(part)];
        for_each_state(block.first, block.bits, add);
    } else {
        const std::uint64_t word = part - current_.size() + marks_.first_word();
        for_each_state(word * 64, marks_.spilled_here(word), add);
    }
}

template <RankedSpace Space>
std::uint64_t FrontierSearch<Space>::bytes() const {
    std::uint64_t entries = current_.capacity();
    for (const auto& worker : workers_) entries += worker->found.most_room() + worker->found_paired.most_room();
    return marks_.bytes() + entries * sizeof(Block);
}

}  // namespace shunt::search
