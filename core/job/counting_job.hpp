// What the jobs that scan a grid have in common.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/base/readable.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Keys keep the order in which they are written.
using Json = nlohmann::ordered_json;

/// Runs a count of core/counting, which has advance(), scan(), may_fit(), bytes_needed() and advice().
template <class Count>
class CountingJob : public Job {
public:
    /// A unit is one state of the scan.
    bool advance(std::uint64_t budget) final {
        if (status_ != Status::running) return false;
        const auto phase = count_.advance(budget);
        if (phase == Count::Phase::done) status_ = Status::complete;
        if (phase == Count::Phase::out_of_memory) refuse();
        return status_ == Status::running;
    }
    [[nodiscard]] Progress progress() const final {
        Progress progress;
        progress.phase = status_ == Status::running ? "counting" : "ended";
        progress.unit = "cells";
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
    /// Appends status, reason, seconds and peak_bytes.
    void append_ending(Json& report, double seconds) const {
        report["status"] = to_string(status());
        if (!reason_.empty()) report["reason"] = reason_;
        report["seconds"] = seconds;
        report["peak_bytes"] = count_.scan().memory().peak();
    }

private:
    void refuse() {
        status_ = Status::limit;
        const MemoryBudget& memory = count_.scan().memory();
        reason_ = memory.is_refused() ? "the system refused more than " + bytes_text(memory.used()) + " of memory: "
                                      : "the memory limit of " + bytes_text(memory.limit()) + ": ";
        reason_ += count_.advice();
    }

    Count count_;
    Status status_ = Status::running;
    std::string reason_;
};

}  // namespace shunt::job
