#include "core/cli/thread_crew.hpp"

namespace shunt::cli {
namespace {

constexpr int kSpins = 2'000;  // some microseconds

/// Waits until `value` is no longer `old`.
void wait_for_change(const std::atomic<unsigned>& value, unsigned old) {
    for (int i = 0; i < kSpins; ++i) {
        if (value.load(std::memory_order_acquire) != old) return;
    }
    value.wait(old, std::memory_order_acquire);
}

}  // namespace

ThreadCrew::ThreadCrew(int size) : size_(size) {
    for (int worker = 1; worker < size; ++worker) threads_.emplace_back([this, worker] { live(worker); });
}

ThreadCrew::~ThreadCrew() {
    end_ = true;
    runs_.fetch_add(1, std::memory_order_release);
    runs_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void ThreadCrew::run(const std::function<void(int)>& work) {
    work_ = &work;
    runs_.fetch_add(1, std::memory_order_release);
    runs_.notify_all();
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
        meetings_.fetch_add(1, std::memory_order_release);
        meetings_.notify_all();
    } else {
        wait_for_change(meetings_, meeting);
    }
}

}  // namespace shunt::cli
