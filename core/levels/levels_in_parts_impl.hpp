// What levels_in_parts.hpp declares, for the files that say what the entries are.
#pragma once

#include <algorithm>
#include <utility>

#include "core/levels/levels_in_parts.hpp"
#include "core/levels/parts_path_impl.hpp"

namespace shunt::levels {

template <class Entries>
bool LevelsInParts<Entries>::can_search(const puzzle::Problem& problem, puzzle::Metric metric) {
    if (puzzle::moves_groups(metric) || !PositionKeys::fit(problem.puzzle) || !Entries::fit(problem)) return false;
    for (puzzle::PieceId piece = 0; piece < problem.puzzle.pieces().size(); ++piece) {
        const auto& region = problem.puzzle.kind_of(piece).region;
        if (!std::binary_search(region.begin(), region.end(), problem.start.anchors[piece])) return false;
    }
    return true;
}

/// Of the arrivals of workers, as if keys were as long as can be, and of parts.
template <class Entries>
std::uint64_t LevelsInParts<Entries>::fewest_bytes(int workers) {
    constexpr std::uint64_t kFewestBytesOfPart = 1u << 12;
    constexpr std::uint64_t kArrival = (PositionKeys::kMostWords + Entries::kMostSaidWords + 1) * sizeof(std::uint64_t);
    return kParts * (static_cast<std::uint64_t>(workers) * kArrivals * kArrival + kFewestBytesOfPart);
}

template <class Entries>
LevelsInParts<Entries>::LevelsInParts(const puzzle::Problem& problem, puzzle::Metric metric, const Options& options)
    : LevelsInParts(std::make_shared<const Entries>(problem, EntryOptions{metric, options.most_chunk_words}),
                    problem.start, options) {}

template <class Entries>
LevelsInParts<Entries>::LevelsInParts(std::shared_ptr<const Entries> entries, const puzzle::Position& start,
                                      const Options& options)
    : entries_(std::move(entries)),
      options_(options),
      start_(keys().key(start)),
      loop_(options.crew),
      has_goals_(!keys().puzzle().goals().empty()),
      has_trail_(options.to_goal || options.trail_bytes) {
    for (int i = 0; i < loop_.workers(); ++i) {
        workers_.push_back(std::make_unique<Worker>(*entries_, options));
    }
    const std::uint64_t rest = options.most_bytes - std::min(options.most_bytes, bytes());
    for (std::size_t i = 0; i < kParts; ++i)
        parts_.push_back(std::make_unique<Part>(*entries_, rest / kParts, has_trail_));
    put_start(start);
}

template <class Entries>
LevelsInParts<Entries>::~LevelsInParts() = default;

template <class Entries>
void LevelsInParts<Entries>::put_start(const puzzle::Position& start) {
    const std::vector<std::uint64_t> arrival = entries_->arrival(start);
    Worker& worker = *workers_.front();
    arrive(worker, arrival.data(), arrival.data() + entries_->key_words());
    look_up_all(worker);
    if (is_full_) return;
    sift(worker, *parts_[part_of(hash(arrival.data()))]);
    loop_.begin(*this);
}

template <class Entries>
bool LevelsInParts<Entries>::expand_some(std::size_t index) {
    Worker& worker = *workers_[index];
    if (is_full_) return false;
    if (!take_portion(worker)) {
        look_up_all(worker);
        return false;
    }
    const std::uint64_t before = worker.moves.generated();
    std::uint64_t expanded = 0;
    for (std::size_t at = 0; at < worker.portion.size(); at += entries_->entry_words()) {
        const std::uint64_t* const entry = &worker.portion[at];
        expanded += entries_->positions(entry);
        worker.moves.for_each(entry,
                              [&](const std::uint64_t* to, const std::uint64_t* said) { arrive(worker, to, said); });
    }
    worker.expanded += expanded;
    loop_.use(std::max(expanded, (worker.moves.generated() - before) / search::kNeighboursOfState));
    return true;
}

/// Copies entries of the level here, because while they are expanded others may add to the part where they are. False when there are none.
template <class Entries>
bool LevelsInParts<Entries>::take_portion(Worker& worker) {
    while (worker.part == kParts || worker.next == parts_[worker.part]->level.here()) {
        if (worker.part == kParts && next_part_ >= kParts) return false;
        worker.part = std::min(next_part_.fetch_add(1), kParts);
        worker.next = 0;
        if (worker.part == kParts) return false;
    }
    Part& part = *parts_[worker.part];
    while (part.is_locked.test_and_set(std::memory_order_acquire)) continue;
    const std::size_t end = std::min(worker.next + Entries::kPortion, part.level.here());
    const std::uint64_t* first = part.level.entry(worker.next);
    worker.portion.assign(first, first + (end - worker.next) * entries_->entry_words());
    part.is_locked.clear(std::memory_order_release);
    worker.next = end;
    return true;
}

template <class Entries>
void LevelsInParts<Entries>::arrive(Worker& worker, const std::uint64_t* key, const std::uint64_t* said) {
    const std::uint64_t hash = this->hash(key);
    const std::size_t part = part_of(hash);
    auto& arrivals = worker.arrivals[part];
    if (arrivals.empty()) {
        ++worker.waiting;
        arrivals.reserve(kArrivals * arrival());
    }
    arrivals.insert(arrivals.end(), key, key + entries_->key_words());
    arrivals.insert(arrivals.end(), said, said + entries_->said_words());
    arrivals.push_back(hash);
    if (arrivals.size() == kArrivals * arrival()) look_up(worker, part);
}

/// Looks up what a worker has found for a part. Where it may stand there is on its way to the processor before the first is looked at.
template <class Entries>
void LevelsInParts<Entries>::look_up(Worker& worker, std::size_t index) {
    auto& arrivals = worker.arrivals[index];
    if (arrivals.empty()) return;
    Part& part = *parts_[index];
    const std::size_t last = arrival() - 1;
    while (part.is_locked.test_and_set(std::memory_order_acquire)) continue;
    for (std::size_t at = 0; at < arrivals.size(); at += arrival()) part.level.prefetch(arrivals[at + last]);
    for (std::size_t at = 0; at < arrivals.size(); at += arrival()) part.level.prefetch_entry(arrivals[at + last]);
    const std::size_t before = part.level.found();
    bool fits = true;
    for (std::size_t at = 0; fits && at < arrivals.size(); at += arrival()) {
        const std::uint64_t* key = &arrivals[at];
        fits = part.level.offer(key, key[last], key + entries_->key_words());
    }
    arrived_ += part.level.found() - before;
    part.is_locked.clear(std::memory_order_release);
    arrivals.clear();
    --worker.waiting;
    if (!fits) is_full_ = true;
}

template <class Entries>
void LevelsInParts<Entries>::look_up_all(Worker& worker) {
    for (std::size_t part = 0; part < kParts && worker.waiting != 0; ++part) look_up(worker, part);
}

template <class Entries>
bool LevelsInParts<Entries>::is_expanded() const {
    return next_part_ >= kParts && std::all_of(workers_.begin(), workers_.end(), [this](const auto& worker) {
               const bool is_done = worker->part == kParts || worker->next == parts_[worker->part]->level.here();
               return is_done && worker->waiting == 0;
           });
}

template <class Entries>
void LevelsInParts<Entries>::sift_some(std::size_t index) {
    while (loop_.has_budget() && arrived_ != 0) {
        const std::size_t part = next_sifted_.fetch_add(1);
        if (part >= kParts) return;
        loop_.use(parts_[part]->level.found() / search::kNeighboursOfState);  // far less than expanding
        sift(*workers_[index], *parts_[part]);
    }
}

/// Takes what is known away from what was found, and takes account of the rest.
template <class Entries>
void LevelsInParts<Entries>::sift(Worker& worker, Part& part) {
    std::uint64_t found = 0;
    for (std::size_t i = 0; has_trail_ && i < part.level.here(); ++i)
        if (!part.trail->add(part.level.entry(i))) is_full_ = true;
    part.level.sift([&](const std::uint64_t* entry) {
        found += entries_->positions(entry);
        note(worker, entry);
    });
    found_ += found;
}

template <class Entries>
void LevelsInParts<Entries>::note(Worker& worker, const std::uint64_t* entry) {
    if (!has_goals_ || !entries_->may_be_goal(entry)) return;
    entries_->for_each_position(entry, [&](const puzzle::Position& position) {
        if (!keys().puzzle().is_solved(position)) return;
        ++worker.goals;
        const Key goal = keys().key(position);
        if (!worker.first_goal || goal < *worker.first_goal) worker.first_goal = goal;
    });
}

template <class Entries>
void LevelsInParts<Entries>::begin_level(int depth) {
    for (const auto& part : parts_) part->level.begin_level();
    if (has_trail_) keep_trail(depth);
    for (const auto& worker : workers_) worker->part = kParts;
    next_part_ = 0;
    next_sifted_ = 0;
    arrived_ = 0;
    found_ = 0;
}

/// Ends a level on the trail, and drops all of it where the next one would take more than its share.
template <class Entries>
void LevelsInParts<Entries>::keep_trail(int depth) {
    constexpr std::uint64_t kShare = 8;
    std::uint64_t bytes = 0;
    for (const auto& part : parts_) {
        if (depth > 0 && !part->trail->end_level()) is_full_ = true;
        bytes += part->trail->bytes() + part->level.here() * entries_->trail_words() * sizeof(std::uint64_t);
    }
    has_trail_ = bytes <= options_.trail_bytes.value_or(options_.most_bytes / kShare);
    for (const auto& part : parts_) {
        if (has_trail_) continue;
        part->trail->clear();
        part->trail.reset();
    }
}

template <class Entries>
search::SearchStatistics LevelsInParts<Entries>::statistics() const {
    search::SearchStatistics sum;
    for (const auto& worker : workers_) {
        sum.expanded += worker->expanded;
        sum.generated += worker->moves.generated();
        sum.goals += worker->goals;
    }
    return sum;
}

/// Of parts, of arrivals and of tables.
template <class Entries>
std::uint64_t LevelsInParts<Entries>::bytes() const {
    std::uint64_t sum = entries_->bytes();
    if (halves_ != nullptr) return std::max(level_bytes_, halves_->bytes());
    for (const auto& part : parts_) sum += part->level.memory().peak();
    for (const auto& worker : workers_) sum += worker->moves.bytes();
    return sum + workers_.size() * kParts * kArrivals * arrival() * sizeof(std::uint64_t);
}

}  // namespace shunt::levels
