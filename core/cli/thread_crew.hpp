// Threads for searches.
#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

#include "core/search/crew.hpp"

namespace shunt::cli {

/// The calling thread and some more, which sleep between runs. Levels of a search can be as short as some microseconds, so who waits
/// for the others spins a little before it gives the processor away.
class ThreadCrew final : public search::Crew {
public:
    /// `size`: at least 1, the calling thread included.
    explicit ThreadCrew(int size);
    ~ThreadCrew() override;
    ThreadCrew(const ThreadCrew&) = delete;
    ThreadCrew& operator=(const ThreadCrew&) = delete;

    [[nodiscard]] int size() const override { return size_; }
    void run(const std::function<void(int)>& work) override;
    void meet() override;

private:
    void live(int worker);

    int size_;
    std::vector<std::thread> threads_;
    const std::function<void(int)>* work_ = nullptr;
    std::atomic<unsigned> runs_{0};  // begun, and one more to end
    std::atomic<bool> end_{false};
    std::atomic<int> waiting_{0};        // workers at the meeting
    std::atomic<unsigned> meetings_{0};  // held
};

}  // namespace shunt::cli
