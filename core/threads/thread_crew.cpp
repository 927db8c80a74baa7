#include "core/threads/thread_crew.hpp"

namespace shunt::threads {
namespace {

constexpr int kSpins = 20'000;  // some ten microseconds, about what it costs to be woken

}  // namespace

// Where the system refuses a thread, the destructor of what is already made ends the others.
ThreadCrew::ThreadCrew(int size) : ThreadCrew() {
    size_ = size;
    threads_.reserve(static_cast<std::size_t>(size) - 1);
    for (int worker = 1; worker < size; ++worker) threads_.emplace_back([this, worker] { live(worker); });
}

ThreadCrew::~ThreadCrew() {
    end_ = true;
    advance(runs_);
    for (std::thread& thread : threads_) thread.join();
}

void ThreadCrew::run(const std::function<void(int)>& work) {
    work_ = &work;
    advance(runs_);
    work(0);
    meet();
}

void ThreadCrew::live(int worker) {
    for (unsigned seen = 0;; ++seen) {
        wait_for_change(runs_, seen);
        if (end_) return;
        (*work_)(worker);
        meet();
    }
}

void ThreadCrew::meet() {
    const unsigned meeting = meetings_.load(std::memory_order_acquire);
    if (waiting_.fetch_add(1, std::memory_order_acq_rel) + 1 == size_) {
        waiting_.store(0, std::memory_order_relaxed);
        advance(meetings_);
    } else {
        wait_for_change(meetings_, meeting);
    }
}

/// The counter and the number of sleepers are changed and read in one order that all threads agree on: either this thread sees the
/// sleeper, or the sleeper sees the new count before it falls asleep.
void ThreadCrew::advance(Counter& counter) {
    counter.fetch_add(1, std::memory_order_seq_cst);
    if (sleepers_.load(std::memory_order_seq_cst) == 0) return;
    // Whoever counted itself as a sleeper holds the mutex until it sleeps.
    { const std::lock_guard<std::mutex> lock(mutex_); }
    changed_.notify_all();
}

void ThreadCrew::wait_for_change(const Counter& counter, unsigned old) {
    for (int i = 0; i < kSpins; ++i) {
        if (counter.load(std::memory_order_acquire) != old) return;
    }
    std::unique_lock<std::mutex> lock(mutex_);
    sleepers_.fetch_add(1, std::memory_order_seq_cst);
    while (counter.load(std::memory_order_seq_cst) == old) changed_.wait(lock);
    sleepers_.fetch_sub(1, std::memory_order_relaxed);
}

}  // namespace shunt::threads
