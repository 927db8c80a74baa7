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
        workers_.back()->found.reserve(static_cast<std::size_t>(capacity_) / static_cast<std::size_t>(workers));
    }
    current_.reserve(static_cast<std::size_t>(capacity_));
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::seed(Rank state) {
    spilling_ = may_spill(space_->size()) && workers_.front()->found.size() >= capacity_;
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
    while (shared_->budget.load(std::memory_order_relaxed) > 0 && !shared_->queue_full.load(std::memory_order_relaxed) &&
           !space_->is_full()) {
        std::span<const SpaceState> states = claim(worker);
        if (states.data() == nullptr) {
            shared_->level_done = true;
            return;
        }
        shared_->budget.fetch_sub(static_cast<std::int64_t>(states.size()), std::memory_order_relaxed);
        for (; !states.empty(); states = states.subspan(std::min(states.size(), Space::kBatch)))
            expand(worker, states.first(std::min(states.size(), Space::kBatch)));
        if (!spilling_ && may_spill(space_->size()) && worker.found.size() * workers_.size() >= capacity_)
            shared_->queue_full.store(true, std::memory_order_relaxed);
    }
}

/// The next portion of the level; with a null pointer when all is claimed.
template <RankedSpace Space, class Marks>
std::span<const typename Space::State> FrontierSearch<Space, Marks>::claim(Worker& worker) {
    const std::uint64_t begin = shared_->next.fetch_add(kPortion, std::memory_order_relaxed);
    const std::uint64_t queued = (current_.size() + kPortion - 1) / kPortion * kPortion;
    if (begin < queued) {
        const std::uint64_t end = std::min<std::uint64_t>(begin + kPortion, current_.size());
        return {current_.data() + begin, static_cast<std::size_t>(end - begin)};
    }
    if (!spilled_current_ || begin - queued >= marks_.words()) return {};
    worker.portion.clear();
    worker.portion.reserve(1);  // so that an empty portion is not mistaken for the end
    const std::uint64_t end = std::min(begin - queued + kPortion, marks_.words());
    for (std::uint64_t word = begin - queued; word < end; ++word) read_spilled(worker, word);
    return worker.portion;
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::read_spilled(Worker& worker, std::uint64_t word) {
    for (std::uint64_t left = marks_.spilled_here(word, depth_); left != 0; left &= left - 1)
        worker.portion.push_back(space_->state(word * 64 + static_cast<Rank>(std::countr_zero(left))));
}

/// Expands a batch of states. The neighbours of all are made first and looked up afterwards, so that the waits for their marks
/// overlap.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::expand(Worker& worker, std::span<const SpaceState> states) {
    worker.cursor.load(states);
    worker.neighbours.clear();
    for (std::size_t i = 0; i < states.size(); ++i) {
        worker.cursor.for_each_neighbour(i, [&](const typename Space::Neighbour& neighbour) {
            marks_.prefetch(neighbour.rank);
            worker.neighbours.emplace_back(i, neighbour);
        });
    }
    worker.statistics.expanded += states.size();
    worker.statistics.generated += worker.neighbours.size();
    for (const auto& [origin, neighbour] : worker.neighbours) {
        meet(worker, neighbour.rank, neighbour.is_goal,
             [&, i = origin, &next = neighbour] { return worker.cursor.state_of(i, next); });
    }
}

/// Marks and lists a state that was not known before.
template <RankedSpace Space, class Marks>
template <class StateOf>
void FrontierSearch<Space, Marks>::meet(Worker& worker, Rank rank, bool is_goal, StateOf state) {
    if (!spilling_) {
        if (!marks_.reach(rank, depth_ + 1, is_shared())) return;
        worker.found.push_back(state());
    } else if (!marks_.spill(rank, depth_ + 1, is_shared())) {
        return;
    }
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
    } else if (shared_->level_done) {
        end_level();
    } else if (shared_->queue_full) {
        spilling_ = true;  // the portions that filled the queues are done: nothing of the level is lost
    }
    shared_->queue_full = false;
    shared_->pause = state_ != State::running || shared_->budget <= 0 || (shared_->pause_at_level && depth_ != depth);
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
    shared_->level_done = false;
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
std::vector<Rank> FrontierSearch<Space, Marks>::level() const {
    std::vector<Rank> ranks;
    for (const SpaceState& state : current_) ranks.push_back(space_->number(state));
    for (std::uint64_t word = 0; spilled_current_ && word < marks_.words(); ++word) {
        for (std::uint64_t left = marks_.spilled_here(word, depth_); left != 0; left &= left - 1)
            ranks.push_back(word * 64 + static_cast<Rank>(std::countr_zero(left)));
    }
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

template <RankedSpace Space, class Marks>
std::uint64_t FrontierSearch<Space, Marks>::bytes() const {
    std::uint64_t entries = current_.capacity();
    for (const auto& worker : workers_) entries += worker->found.capacity();
    return marks_.bytes() + entries * sizeof(SpaceState);
}

}  // namespace shunt::search
