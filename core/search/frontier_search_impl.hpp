// Definitions of frontier_search.hpp.
#pragma once

namespace shunt::search {

template <RankedSpace Space, class Marks>
FrontierSearch<Space, Marks>::FrontierSearch(Space& space, Marks marks, FrontierOptions options)
    : space_(&space), marks_(std::move(marks)), options_(options), capacity_(queue_capacity(space.size())) {
    const int workers = Space::kShareable && options.crew != nullptr ? options.crew->size() : 1;
    if (workers == 1) options_.crew = nullptr;
    for (int i = 0; i < workers; ++i) {
        workers_.push_back(std::make_unique<Worker>(space));
        workers_.back()->sample = Sample(options.samples_per_level);
        auto& found = in_pairs() ? workers_.back()->found_paired : workers_.back()->found;
        found.reserve(static_cast<std::size_t>(capacity_) / static_cast<std::size_t>(workers));
    }
    current_.reserve(static_cast<std::size_t>(capacity_));
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::seed(Rank state) {
    const Worker& worker = *workers_.front();
    spilling_ = may_spill(space_->size()) && worker.found.size() + worker.found_paired.size() >= capacity_;
    meet(*workers_.front(), state, space_->is_goal(state), [&] { return space_->state(state); });
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::begin() {
    close_level();
    if (options_.stop_at_goal && goal_) state_ = State::goal_found;
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::restart() {
    depth_ = -1;
    state_ = State::running;
    reached_ = 0;
    counts_.clear();
    samples_.clear();
    goal_.reset();
}

template <RankedSpace Space, class Marks>
typename FrontierSearch<Space, Marks>::State FrontierSearch<Space, Marks>::advance(std::uint64_t budget,
                                                                                   bool pause_at_level) {
    if (state_ != State::running) return state_;
    shared_->budget = static_cast<std::int64_t>(std::min<std::uint64_t>(budget, INT64_MAX));
    shared_->pause_at_level = pause_at_level;
    if (options_.crew == nullptr) {
        work(0);
    } else {
        options_.crew->run([this](int worker) { work(static_cast<std::size_t>(worker)); });
    }
    return state_;
}

/// What every worker does: expand until the level, the budget or the queue is at its end; then one of them settles what comes next.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::work(std::size_t worker) {
    do {
        expand_level(*workers_[worker]);
        wait_for_others();
        if (worker == 0) settle();
        wait_for_others();
    } while (!shared_->pause);
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::expand_level(Worker& worker) {
    while (has_budget() && !shared_->queue_full.load(std::memory_order_relaxed) && !space_->is_full()) {
        if (worker.rest.is_empty()) worker.rest = claim(worker);
        if (worker.rest.level_done) {
            worker.rest = {};
            shared_->level_done = true;
            return;
        }
        expand(worker, worker.rest.paired, 2);
        expand(worker, worker.rest.single, 1);
        const std::size_t found = worker.found.size() + worker.found_paired.size();
        if (!spilling_ && may_spill(space_->size()) && found * workers_.size() >= capacity_)
            shared_->queue_full.store(true, std::memory_order_relaxed);
    }
}

template <RankedSpace Space, class Marks>
typename FrontierSearch<Space, Marks>::Portion FrontierSearch<Space, Marks>::claim(Worker& worker) {
    const auto rounded = [](std::uint64_t size) { return (size + kPortion - 1) / kPortion * kPortion; };
    const std::span<const SpaceState> paired(current_.data(), paired_);
    const std::span<const SpaceState> single(current_.data() + paired_, current_.size() - paired_);
    const auto part = [](std::span<const SpaceState> states, std::uint64_t begin) {
        return states.subspan(static_cast<std::size_t>(begin),
                              static_cast<std::size_t>(std::min<std::uint64_t>(kPortion, states.size() - begin)));
    };
    std::uint64_t begin = shared_->next.fetch_add(kPortion, std::memory_order_relaxed);
    if (begin < rounded(paired.size())) return {part(paired, begin), {}, false};
    begin -= rounded(paired.size());
    if (begin < rounded(single.size())) return {{}, part(single, begin), false};
    begin -= rounded(single.size());
    if (!spilled_current_ || begin >= marks_.words()) return {{}, {}, true};
    worker.read.clear();
    worker.read_paired.clear();
    for (std::uint64_t word = begin; word < std::min(begin + kPortion, marks_.words()); ++word)
        read_spilled(worker, word);
    return {worker.read_paired, worker.read, false};
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::read_spilled(Worker& worker, std::uint64_t word) {
    for (std::uint64_t left = marks_.spilled_here(word, depth_); left != 0; left &= left - 1) {
        const Rank rank = word * 64 + static_cast<Rank>(std::countr_zero(left));
        const SpaceState state = worker.reader.state(rank);
        (partner(worker, rank, state) == rank ? worker.read : worker.read_paired).push_back(state);
    }
}

/// Expands states each of which counts `weight` times, until there are none or the budget is used; `states` are then those left. States
/// with very many neighbours are taken one by one, so that no slice is much longer than it should be.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::expand(Worker& worker, std::span<const SpaceState>& states, std::uint64_t weight) {
    std::size_t together = Space::kBatch;
    while (!states.empty() && (together != 1 || has_budget())) {
        const auto batch = states.first(std::min(states.size(), together));
        states = states.subspan(batch.size());
        worker.cursor.load(batch);
        worker.cursor.prefetch(states.first(std::min(states.size(), together)));
        const std::uint64_t cost =
            std::max<std::uint64_t>(batch.size(), expand_batch(worker, batch, weight) / kNeighboursOfState);
        shared_->budget.fetch_sub(static_cast<std::int64_t>(cost), std::memory_order_relaxed);
        together = cost > kMuch * batch.size() ? 1 : Space::kBatch;
    }
}

/// The neighbours of all states of a batch are made first and looked up afterwards, so that the waits for their marks overlap. Returns how
/// many there are.
template <RankedSpace Space, class Marks>
std::uint64_t FrontierSearch<Space, Marks>::expand_batch(Worker& worker, std::span<const SpaceState> states,
                                                         std::uint64_t weight) {
    std::array<std::span<const typename Space::Neighbour>, Space::kBatch> neighbours;
    std::size_t generated = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
        neighbours[i] = worker.cursor.neighbours(i);
        for (const auto& neighbour : neighbours[i]) marks_.prefetch(neighbour.rank);
        generated += neighbours[i].size();
    }
    if (!spilling_) make_room(in_pairs() ? worker.found_paired : worker.found, generated);
    worker.statistics.expanded += weight * states.size();
    worker.statistics.generated += weight * generated;
    for (std::size_t i = 0; i < states.size(); ++i) {
        for (const auto& neighbour : neighbours[i])
            meet(worker, neighbour.rank, neighbour.is_goal, [&] { return worker.cursor.state_of(i, neighbour); });
    }
    return generated;
}

/// Marks and lists a state that was not known before.
template <RankedSpace Space, class Marks>
template <class StateOf>
void FrontierSearch<Space, Marks>::meet(Worker& worker, Rank rank, bool is_goal, StateOf state) {
    if (in_pairs()) {
        if (!marks_.is_known(rank)) meet_pair(worker, rank, is_goal, state());
        return;
    }
    if (!spilling_) {
        if (!marks_.reach(rank, depth_ + 1, is_shared())) return;
        worker.found.push_back(state());
    } else if (!marks_.spill(rank, depth_ + 1, is_shared())) {
        return;
    }
    note(worker, rank, is_goal);
}

/// The same for a state with its partner. The lesser of the two is marked first: it decides which worker found them.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::meet_pair(Worker& worker, Rank rank, bool is_goal, const SpaceState& state) {
    const Rank other = partner(worker, rank, state);
    const Rank first = std::min(rank, other);
    if (spilling_ ? !marks_.spill(first, depth_ + 1, is_shared()) : !marks_.reach(first, depth_ + 1, is_shared()))
        return;
    if (other != rank) marks_.reach(std::max(rank, other), depth_ + 1, is_shared());
    if (!spilling_) (other == rank ? worker.found : worker.found_paired).push_back(state);
    note(worker, first, is_goal);
    if (other != rank) note(worker, std::max(rank, other), is_goal);
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::note(Worker& worker, Rank rank, bool is_goal) {
    ++worker.found_count;
    worker.sample.offer(rank);
    if (target_ != nullptr ? !target_->is_reached(rank) : !is_goal) return;
    ++worker.statistics.goals;
    if (!worker.goal || rank < *worker.goal) worker.goal = rank;
}

/// Called by one worker while the others wait: ends the level, or begins to spill, or pauses.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::settle() {
    const int depth = depth_;
    if (space_->is_full()) {
        state_ = State::full;
    } else if (shared_->level_done.exchange(false) && nothing_claimed()) {
        end_level();
    } else if (shared_->queue_full) {
        spilling_ = true;  // the portions that filled the queues are done: nothing of the level is lost
    }
    shared_->queue_full = false;
    shared_->pause = state_ != State::running || shared_->budget <= 0 || (shared_->pause_at_level && depth_ != depth);
}

/// Whether the workers have expanded all that they have claimed.
template <RankedSpace Space, class Marks>
bool FrontierSearch<Space, Marks>::nothing_claimed() const {
    return std::all_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->rest.is_empty(); });
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::end_level() {
    const bool any = std::any_of(workers_.begin(), workers_.end(), [](const auto& w) { return w->found_count != 0; });
    if (any) {
        close_level();
        if (options_.stop_at_goal && goal_) state_ = State::goal_found;
    } else {
        state_ = State::exhausted;
    }
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::close_level() {
    if (spilled_current_ || spilling_) marks_.close_level(depth_);
    ++depth_;
    current_.clear();
    std::size_t listed = 0;
    for (const auto& worker : workers_) listed += worker->found_paired.size() + worker->found.size();
    make_room(current_, listed);
    for (const auto& worker : workers_) {
        current_.insert(current_.end(), worker->found_paired.begin(), worker->found_paired.end());
        worker->found_paired.clear();
    }
    paired_ = current_.size();
    std::uint64_t found = 0;
    Sample sample(options_.samples_per_level);
    for (const auto& worker : workers_) {
        current_.insert(current_.end(), worker->found.begin(), worker->found.end());
        worker->found.clear();
        found += std::exchange(worker->found_count, 0);
        sample.merge(worker->sample);
        worker->sample.clear();
        if (worker->goal && (!goal_ || *worker->goal < *goal_)) goal_ = worker->goal;
    }
    counts_.push_back(found);
    samples_.push_back(sample.states());
    reached_ += found;
    spilled_current_ = std::exchange(spilling_, false);
    shared_->next = 0;
}

template <RankedSpace Space, class Marks>
SearchStatistics FrontierSearch<Space, Marks>::statistics() const {
    SearchStatistics sum;
    for (const auto& worker : workers_) {
        sum.expanded += worker->statistics.expanded;
        sum.generated += worker->statistics.generated;
        sum.goals += worker->statistics.goals;
    }
    return sum;
}

template <RankedSpace Space, class Marks>
std::vector<Rank> FrontierSearch<Space, Marks>::level() {
    std::vector<Rank> ranks;
    const auto add = [&](Rank rank, const SpaceState& state) {
        ranks.push_back(rank);
        const Rank other = partner(*workers_.front(), rank, state);
        if (other != rank) ranks.push_back(other);
    };
    for (const SpaceState& state : current_) add(space_->number(state), state);
    for (std::uint64_t word = 0; spilled_current_ && word < marks_.words(); ++word) {
        for (std::uint64_t left = marks_.spilled_here(word, depth_); left != 0; left &= left - 1) {
            const Rank rank = word * 64 + static_cast<Rank>(std::countr_zero(left));
            add(rank, space_->state(rank));
        }
    }
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

template <RankedSpace Space, class Marks>
std::uint64_t FrontierSearch<Space, Marks>::bytes() const {
    std::uint64_t entries = current_.capacity();
    for (const auto& worker : workers_) entries += worker->found.capacity() + worker->found_paired.capacity();
    return marks_.bytes() + entries * sizeof(SpaceState);
}

}  // namespace shunt::search
