#include "core/levels/key_search.hpp"

#include <algorithm>
#include <utility>

namespace shunt::levels {
namespace {

constexpr std::uint64_t kFewestBytesOfPart = 1u << 12;

}  // namespace

bool KeySearch::can_search(const puzzle::Problem& problem, puzzle::Metric metric) {
    if (puzzle::moves_groups(metric) || !PositionKeys::fit(problem.puzzle)) return false;
    for (puzzle::PieceId piece = 0; piece < problem.puzzle.pieces().size(); ++piece) {
        const auto& region = problem.puzzle.kind_of(piece).region;
        if (!std::binary_search(region.begin(), region.end(), problem.start.anchors[piece])) return false;
    }
    return true;
}

/// Of the arrivals of workers, as if keys were as long as can be, and of parts.
std::uint64_t KeySearch::fewest_bytes(int workers) {
    constexpr std::uint64_t kArrival = (PositionKeys::kMostWords + 2) * sizeof(std::uint64_t);
    return kParts * (static_cast<std::uint64_t>(workers) * kArrivals * kArrival + kFewestBytesOfPart);
}

KeySearch::KeySearch(const puzzle::Problem& problem, puzzle::Metric metric, const Options& options)
    : keys_(problem.puzzle),
      metric_(metric),
      options_(options),
      loop_(options.crew),
      has_goals_(!problem.puzzle.goals().empty()) {
    const std::size_t marks = keys_.fields().size() * KeyMoves::marks_of_field(metric);
    for (int i = 0; i < loop_.workers(); ++i) {
        workers_.push_back(std::make_unique<Worker>(keys_, metric, options));
        for (auto& arrivals : workers_.back()->arrivals) arrivals.reserve(kArrivals * arrival());
    }
    const std::uint64_t rest = options.most_bytes - std::min(options.most_bytes, bytes());
    for (std::size_t i = 0; i < kParts; ++i)
        parts_.push_back(std::make_unique<Part>(keys_, marks / 64 + 1, rest / kParts));
    const Key start = keys_.key(problem.start);
    const std::uint64_t hash = keys_.hash(start.words.data());
    Worker& worker = *workers_.front();
    KeyPart& level = parts_[part_of(hash)]->level;
    is_full_ = !level.offer(start.words.data(), hash, marks);  // a mark that stands for no move
    if (is_full_) return;
    found_ = 1;
    sift(worker, level);
    loop_.begin(*this);
}

bool KeySearch::expand_some(std::size_t index) {
    Worker& worker = *workers_[index];
    if (is_full_) return false;
    if (!take_portion(worker)) {
        look_up_all(worker);
        return false;
    }
    const std::size_t words = keys_.words();
    const std::size_t stride = parts_.front()->level.stride();
    const std::uint64_t before = worker.moves.generated();
    for (std::size_t at = 0; at < worker.portion.size(); at += stride) {
        const std::uint64_t* key = &worker.portion[at];
        worker.moves.for_each(key, {key + words, stride - words},
                              [&](const std::uint64_t* to, std::size_t mark) { arrive(worker, to, mark); });
    }
    const std::uint64_t expanded = worker.portion.size() / stride;
    worker.expanded += expanded;
    loop_.use(std::max(expanded, (worker.moves.generated() - before) / search::kNeighboursOfState));
    return true;
}

/// Copies entries of the level here, because while they are expanded others may add to the part where they are. False when there are none.
bool KeySearch::take_portion(Worker& worker) {
    while (worker.part == kParts || worker.next == parts_[worker.part]->level.here()) {
        if (worker.part == kParts && next_part_ >= kParts) return false;
        worker.part = std::min(next_part_.fetch_add(1), kParts);
        worker.next = 0;
        if (worker.part == kParts) return false;
    }
    Part& part = *parts_[worker.part];
    while (part.is_locked.test_and_set(std::memory_order_acquire)) continue;
    const std::size_t end = std::min(worker.next + kPortion, part.level.here());
    const std::uint64_t* first = part.level.entry(worker.next);
    worker.portion.assign(first, first + (end - worker.next) * part.level.stride());
    part.is_locked.clear(std::memory_order_release);
    worker.next = end;
    return true;
}

void KeySearch::arrive(Worker& worker, const std::uint64_t* key, std::size_t mark) {
    const std::uint64_t hash = keys_.hash(key);
    const std::size_t part = part_of(hash);
    auto& arrivals = worker.arrivals[part];
    worker.waiting += arrivals.empty() ? 1 : 0;
    arrivals.insert(arrivals.end(), key, key + keys_.words());
    arrivals.push_back(mark);
    arrivals.push_back(hash);
    if (arrivals.size() == kArrivals * arrival()) look_up(worker, part);
}

/// Looks up what a worker has found for a part. Where it may stand there is on its way to the processor before the first is looked at.
void KeySearch::look_up(Worker& worker, std::size_t index) {
    auto& arrivals = worker.arrivals[index];
    if (arrivals.empty()) return;
    Part& part = *parts_[index];
    const std::size_t words = keys_.words();
    while (part.is_locked.test_and_set(std::memory_order_acquire)) continue;
    for (std::size_t at = 0; at < arrivals.size(); at += arrival()) part.level.prefetch(arrivals[at + words + 1]);
    const std::size_t before = part.level.size();
    bool fits = true;
    for (std::size_t at = 0; fits && at < arrivals.size(); at += arrival()) {
        const std::uint64_t* key = &arrivals[at];
        fits = part.level.offer(key, key[words + 1], static_cast<std::size_t>(key[words]));
    }
    found_ += part.level.size() - before;
    part.is_locked.clear(std::memory_order_release);
    arrivals.clear();
    --worker.waiting;
    if (!fits) is_full_ = true;
}

void KeySearch::look_up_all(Worker& worker) {
    for (std::size_t part = 0; part < kParts && worker.waiting != 0; ++part) look_up(worker, part);
}

bool KeySearch::is_expanded() const {
    return next_part_ >= kParts && std::all_of(workers_.begin(), workers_.end(), [this](const auto& worker) {
               const bool is_done = worker->part == kParts || worker->next == parts_[worker->part]->level.here();
               return is_done && worker->waiting == 0;
           });
}

void KeySearch::sift_some(std::size_t index) {
    while (loop_.has_budget() && found_ != 0) {
        const std::size_t part = next_sifted_.fetch_add(1);
        if (part >= kParts) return;
        sift(*workers_[index], parts_[part]->level);
        loop_.use(parts_[part]->level.size() / search::kNeighboursOfState);  // far less than expanding
    }
}

/// Drops the level here, and takes account of the next one.
void KeySearch::sift(Worker& worker, KeyPart& level) {
    level.drop_here();
    for (std::size_t i = 0; i < level.size(); ++i) note(worker, level.entry(i));
    if (options_.to_goal && !level.add_to_trail()) is_full_ = true;
}

void KeySearch::note(Worker& worker, const std::uint64_t* key) {
    if (!has_goals_ || !keys_.is_goal(key)) return;
    ++worker.goals;
    Key goal;
    std::copy_n(key, keys_.words(), goal.words.begin());
    if (!worker.has_goal || goal < worker.first_goal) worker.first_goal = goal;
    worker.has_goal = true;
}

void KeySearch::begin_level(int /*depth*/) {
    for (const auto& part : parts_) {
        part->level.begin_level();
        if (options_.to_goal && !part->level.end_trail_level()) is_full_ = true;
    }
    for (const auto& worker : workers_) worker->part = kParts;
    next_part_ = 0;
    next_sifted_ = 0;
    found_ = 0;
}

search::SearchStatistics KeySearch::statistics() const {
    search::SearchStatistics sum;
    for (const auto& worker : workers_) {
        sum.expanded += worker->expanded;
        sum.generated += worker->moves.generated();
        sum.goals += worker->goals;
    }
    return sum;
}

void KeySearch::add_level_part(std::uint64_t part, std::vector<Name>& names) const {
    const KeyPart& level = parts_[static_cast<std::size_t>(part)]->level;
    for (std::size_t i = 0; i < level.here(); ++i) {
        names.push_back({keys_.hash(level.entry(i)) >> 1, {}});
        std::copy_n(level.entry(i), keys_.words(), names.back().key.words.begin());
    }
}

bool KeySearch::find_path(std::uint64_t budget) {
    if (path_.empty()) {
        for (const auto& worker : workers_) {
            if (!worker->has_goal) continue;
            if (path_.empty()) path_.push_back(worker->first_goal);
            path_.front() = std::min(path_.front(), worker->first_goal);
        }
        path_depth_ = depth();
        back_moves_ = std::make_unique<KeyMoves>(keys_, metric_, false);
    }
    while (path_depth_ > 0 && budget > 0) {
        --path_depth_;
        budget -= std::min(budget, counts()[static_cast<std::size_t>(path_depth_)]);
        path_.push_back(nearer(path_.back(), path_depth_));
    }
    return path_depth_ > 0;
}

/// The first among the neighbours of a position that are at a depth.
KeySearch::Key KeySearch::nearer(const Key& from, int depth) {
    std::vector<std::vector<Key>> neighbours(kParts);
    back_moves_->for_each(from.words.data(), {}, [&](const std::uint64_t* key, std::size_t /*mark*/) {
        auto& near = neighbours[part_of(keys_.hash(key))];
        near.emplace_back();
        std::copy_n(key, keys_.words(), near.back().words.begin());
    });
    Key least;
    bool has_any = false;
    for (std::size_t part = 0; part < kParts; ++part) {
        const auto& near = neighbours[part];
        if (near.empty()) continue;
        parts_[part]->level.for_each_on_trail(depth, [&](const Key& key) {
            if (std::find(near.begin(), near.end(), key) == near.end() || (has_any && !(key < least))) return;
            least = key;
            has_any = true;
        });
    }
    return least;
}

/// Of parts, of arrivals and of tables.
std::uint64_t KeySearch::bytes() const {
    std::uint64_t sum = keys_.bytes();
    for (const auto& part : parts_) sum += part->level.peak_bytes();
    return sum + workers_.size() * kParts * kArrivals * arrival() * sizeof(std::uint64_t);
}

}  // namespace shunt::levels
