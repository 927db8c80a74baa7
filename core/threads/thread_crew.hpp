// A thread pool for searches, on the desktop and in the page. The library starts none itself: it is given a crew.
//
//     caller      run ─> work(0) ─── meet ─── work(0) ─── meet ─> run returns
//     thread 1    ... ─> work(1) ─── meet ─── work(1) ─── meet ─> sleeps until the next run
//     thread 2    ... ─> work(2) ─── meet ─── work(2) ─── meet ─> sleeps until the next run        (meet: a barrier)
//
// Levels of a search can be as short as some microseconds, so who waits for the others spins a little before it sleeps. It sleeps on a
// condition variable rather than by std::atomic::wait, which in Emscripten's libc++ looks again every few milliseconds instead.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/search/crew.hpp"

namespace shunt::threads {

/// The calling thread and some more, made at once and ended with the object. Only the thread that made it may call run().
class ThreadCrew final : public search::Crew {
public:
    /// `size`: at least 1, the calling thread included. Throws std::system_error when the system refuses a thread.
    explicit ThreadCrew(int size);
    ~ThreadCrew() override;
    ThreadCrew(const ThreadCrew&) = delete;
    ThreadCrew& operator=(const ThreadCrew&) = delete;

    [[nodiscard]] int size() const override { return size_; }
    void run(const std::function<void(int)>& work) override;
    void meet() override;

private:
    using Counter = std::atomic<unsigned>;

    ThreadCrew() = default;
    void live(int worker);
    /// Adds one and wakes who sleeps.
    void advance(Counter& counter);
    /// Waits until `counter` is no longer `old`.
    void wait_for_change(const Counter& counter, unsigned old);

    int size_ = 1;
    std::vector<std::thread> threads_;
    const std::function<void(int)>* work_ = nullptr;
    Counter runs_{0};  // begun, and one more to end
    std::atomic<bool> end_{false};
    std::atomic<int> waiting_{0};  // workers at the meeting
    Counter meetings_{0};          // held

    std::mutex mutex_;
    std::condition_variable changed_;  // a counter
    std::atomic<int> sleepers_{0};
};

}  // namespace shunt::threads
