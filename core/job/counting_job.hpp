// What the jobs that scan a grid have in common.
#pragma once

#include <string>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/job/job.hpp"
#include "core/outcome/counting_outcomes.hpp"

namespace shunt::job {

/// Runs a count of core/counting, which has advance(), scan(), may_fit(), bytes_needed() and advice().
template <class Count, class Outcome>
class CountingJob : public JobOf<Outcome> {
public:
    /// A unit is one state of the scan.
    bool advance(std::uint64_t budget) final {
        if (status_ != Status::running) return false;
        const auto phase = count_.advance(budget);
        if (phase == Count::Phase::out_of_memory) refuse();
        if (phase == Count::Phase::done) {
            conclude();
            status_ = Status::complete;
        }
        return status_ == Status::running;
    }
    [[nodiscard]] Progress progress() const final {
        Progress progress;
        progress.phase = status_ == Status::running ? say("counting") : say("ended");
        progress.unit = say("cells");
        progress.done = static_cast<std::uint64_t>(count_.scan().cell());
        progress.total = static_cast<std::uint64_t>(count_.scan().automaton().cells());
        progress.bytes = count_.scan().memory().used();
        return progress;
    }
    [[nodiscard]] std::uint64_t bytes_needed() const final { return count_.bytes_needed(); }
    void stop(Status why) final {
        if (status_ == Status::running) status_ = why;
    }
    [[nodiscard]] Status status() const override { return status_; }

protected:
    explicit CountingJob(Count count) : count_(std::move(count)) {
        if (!count_.may_fit()) refuse();
    }

    [[nodiscard]] const Count& count() const { return count_; }
    /// What is made of the count once it is done; the last slice.
    virtual void conclude() {}
    /// Sets what is not about the numbers themselves.
    void set_figures(outcome::CountingFigures& figures) const {
        figures.status = status();
        figures.reason = reason_;
        figures.peak_bytes = count_.scan().memory().peak();
    }

private:
    void refuse() {
        status_ = Status::limit;
        const MemoryBudget& memory = count_.scan().memory();
        const std::string used = bytes_text(memory.is_refused() ? memory.used() : memory.limit());
        reason_ = memory.is_refused()
                      ? say("the system refused more than {size} of memory: {advice}",
                            {{"size", used}, {"advice", count_.advice()}})
                      : say("the memory limit of {size}: {advice}", {{"size", used}, {"advice", count_.advice()}});
    }

    Count count_;
    Status status_ = Status::running;
    std::string reason_;
};

}  // namespace shunt::job
