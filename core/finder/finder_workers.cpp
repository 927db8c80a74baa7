#include "core/finder/finder_workers.hpp"

#include <algorithm>
#include <atomic>

namespace shunt::finder {
namespace {

constexpr std::size_t kUnitsPerWorker = 64;  // dealt at a time; small ones are done within microseconds

}  // namespace

FinderWorkers::FinderWorkers(Finder& finder, std::uint64_t memory_limit, search::Crew* crew)
    : finder_(&finder), crew_(crew) {
    const int size = crew != nullptr ? crew->size() : 1;
    limit_each_ = memory_limit / static_cast<std::uint64_t>(size);
    for (int worker = 0; worker < size; ++worker) workers_.push_back(std::make_unique<Worker>(finder, limit_each_));
}

/// Has enough units ready for a round.
void FinderWorkers::deal() {
    while (dealt_.size() < kUnitsPerWorker * workers_.size()) {
        auto unit = finder_->claim();
        if (!unit) return;
        dealt_.push_back(std::move(*unit));
    }
}

void FinderWorkers::advance(std::uint64_t budget) {
    deal();
    std::atomic<std::size_t> next{0};
    const auto search = [&](int index) {
        Worker& worker = *workers_[static_cast<std::size_t>(index)];
        for (auto left = static_cast<std::int64_t>(budget); left > 0;) {
            if (!worker.busy) {
                const std::size_t taken = next.fetch_add(1, std::memory_order_relaxed);
                if (taken >= dealt_.size()) return;
                worker.search.begin(std::move(dealt_[taken]));
                worker.busy = true;
            }
            worker.state = worker.search.advance(left);
            if (worker.state == UnitSearch::State::too_large) return;
            worker.busy = worker.state == UnitSearch::State::working;
            if (!worker.busy) worker.done.emplace_back(worker.search.unit(), worker.search.found());
        }
    };
    if (crew_ != nullptr) {
        crew_->run(search);
    } else {
        search(0);
    }
    const std::size_t taken = std::min(next.load(), dealt_.size());
    dealt_.erase(dealt_.begin(), dealt_.begin() + static_cast<std::ptrdiff_t>(taken));
    collect();
}

void FinderWorkers::collect() {
    for (const auto& worker : workers_) {
        for (const auto& [unit, found] : worker->done) finder_->deliver(unit, found);
        worker->done.clear();
        too_large_ = too_large_ || worker->state == UnitSearch::State::too_large;
    }
}

std::uint64_t FinderWorkers::bytes() const {
    std::uint64_t bytes = 0;
    for (const auto& worker : workers_) bytes += worker->search.bytes();
    return bytes;
}

std::uint64_t FinderWorkers::most_bytes_each() const {
    std::uint64_t most = 0;
    for (const auto& worker : workers_) most = std::max(most, worker->search.most_bytes());
    return most;
}

}  // namespace shunt::finder
