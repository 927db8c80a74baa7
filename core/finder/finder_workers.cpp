#include "core/finder/finder_workers.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::finder {
namespace {

constexpr std::size_t kUnitsPerWorker = 64;  // dealt at a time; small ones are done within microseconds
constexpr std::uint64_t kShare = std::uint64_t{64} << 20;
/// Large stocks may take so much together, even if the largest so far took less.
constexpr std::uint64_t kTogether = std::uint64_t{256} << 20;

}  // namespace

FinderWorkers::FinderWorkers(const Finder& finder, UnitSource& units, std::uint64_t memory_limit, search::Crew* crew)
    : units_(&units), crew_(crew) {
    const auto size = static_cast<std::uint64_t>(crew != nullptr ? crew->size() : 1);
    share_ = std::min(kShare, memory_limit / (2 * size));
    limit_ = memory_limit - (size - 1) * share_;
    for (std::uint64_t worker = 0; worker < size; ++worker)
        workers_.push_back(std::make_unique<Worker>(finder, share_));
}

/// Has enough units ready for a round.
void FinderWorkers::deal() {
    while (dealt_.size() < kUnitsPerWorker * workers_.size()) {
        auto unit = units_->claim();
        if (!unit) return;
        dealt_.push_back(std::move(*unit));
    }
}

/// Admits large stocks, the largest first, so that it is not kept waiting by others for ever.
void FinderWorkers::admit() {
    std::uint64_t taken = 0;
    std::vector<Worker*> waiting;
    for (const auto& worker : workers_) {
        if (worker->state == UnitSearch::State::waiting) {
            waiting.push_back(worker.get());
        } else if (worker->search.needed() > share_) {
            taken += worker->search.needed();
        }
    }
    shell_sort(waiting, [](const Worker* a, const Worker* b) { return a->search.needed() > b->search.needed(); });
    const std::uint64_t most = std::min(std::max(largest(), kTogether), limit_);
    for (Worker* worker : waiting) {
        taken += worker->search.needed();
        if (taken > most) break;
        most_admitted_ = std::max(most_admitted_, taken);
        worker->search.admit();
        worker->state = UnitSearch::State::working;
    }
}

std::uint64_t FinderWorkers::advance(std::uint64_t budget) {
    deal();
    admit();
    std::atomic<std::size_t> next{0};
    const auto work = [&](int worker) {
        search(*workers_[static_cast<std::size_t>(worker)], static_cast<std::int64_t>(budget), next);
    };
    if (crew_ != nullptr) {
        crew_->run(work);
    } else {
        work(0);
    }
    const std::size_t taken = std::min(next.load(), dealt_.size());
    dealt_.erase(dealt_.begin(), dealt_.begin() + static_cast<std::ptrdiff_t>(taken));
    collect();
    std::uint64_t used = 0;
    for (const auto& worker : workers_) used = std::max(used, worker->used);
    return used;
}

/// What one worker does in a round; `next` is the first of the dealt units that nobody has taken.
void FinderWorkers::search(Worker& worker, std::int64_t budget, std::atomic<std::size_t>& next) {
    std::int64_t left = budget;
    while (left > 0 && take(worker, next)) {
        worker.state = worker.search.advance(left);
        if (worker.state == UnitSearch::State::too_large || worker.state == UnitSearch::State::waiting) break;
        worker.busy = worker.state == UnitSearch::State::working;
        if (!worker.busy) worker.done.emplace_back(worker.search.unit(), worker.search.found());
    }
    worker.idle = left > 0 && !worker.busy;
    worker.used = static_cast<std::uint64_t>(budget - left);
}

/// Sees to it that a worker has a unit; false when there is none for it.
bool FinderWorkers::take(Worker& worker, std::atomic<std::size_t>& next) {
    if (worker.busy) return true;
    const std::size_t taken = next.fetch_add(1, std::memory_order_relaxed);
    if (taken >= dealt_.size()) return false;
    worker.search.begin(std::move(dealt_[taken]));
    return worker.busy = true;
}

void FinderWorkers::collect() {
    for (const auto& worker : workers_) {
        for (auto& [unit, found] : worker->done) units_->deliver({unit, std::move(found)});
        worker->done.clear();
        too_large_ = too_large_ || worker->state == UnitSearch::State::too_large ||
                     (worker->state == UnitSearch::State::waiting && worker->search.needed() > limit_);
    }
}

void FinderWorkers::give_back() {
    for (; dealt_.size() > workers_.size(); dealt_.pop_back()) {
        Delivery untouched;
        untouched.unit = dealt_.back();
        untouched.rest.push_back(dealt_.back());
        units_->deliver(std::move(untouched));
    }
    for (const auto& worker : workers_)
        if (worker->busy) split(*worker);
}

void FinderWorkers::split(Worker& worker) {
    const Unit whole = worker.search.unit();
    auto rest = worker.search.split();
    if (rest.empty()) return;
    worker.busy = worker.search.has_stock();
    Delivery done;
    done.unit = whole;
    done.found = worker.search.take_found();
    done.rest = std::move(rest);
    if (worker.busy) done.kept = worker.search.unit();
    units_->deliver(std::move(done));
}

bool FinderWorkers::idle() const {
    return std::any_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->idle; });
}

std::uint64_t FinderWorkers::bytes() const {
    std::uint64_t bytes = 0;
    for (const auto& worker : workers_) bytes += worker->search.bytes();
    return bytes;
}

std::uint64_t FinderWorkers::largest() const {
    std::uint64_t most = 0;
    for (const auto& worker : workers_) most = std::max(most, worker->search.most_bytes());
    return most;
}

/// Large stocks together, or the largest in one worker, and what the others have needed of their share.
std::uint64_t FinderWorkers::most_bytes() const {
    std::uint64_t sum = std::max(largest(), most_admitted_) - std::min(largest(), share_);
    for (const auto& worker : workers_) sum += std::min(worker->search.most_bytes(), share_);
    return sum;
}

}  // namespace shunt::finder
