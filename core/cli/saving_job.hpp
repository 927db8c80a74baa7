// A job whose state is written down while it runs.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "core/base/result.hpp"
#include "core/job/job.hpp"

namespace shunt::cli {

/// Drives another job and calls `save` now and then between its slices, and once when it has ended. When saving fails, standard
/// error says so and the next interval tries again; only the last failure counts.
class SavingJob final : public job::Job {
public:
    using Save = std::function<std::optional<Error>()>;

    /// `job` must outlive it.
    SavingJob(job::Job& job, std::chrono::duration<double> interval, Save save)
        : job_(job), interval_(interval), save_(std::move(save)) {}

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] job::Progress progress() const override { return job_.progress(); }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return job_.bytes_needed(); }
    void stop(job::Status why) override { job_.stop(why); }
    [[nodiscard]] job::Status status() const override { return job_.status(); }
    [[nodiscard]] std::string defect() const override { return job_.defect(); }
    [[nodiscard]] std::string report(double seconds) const override { return job_.report(seconds); }

    /// Why the last saving failed, if it did.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
    using Clock = std::chrono::steady_clock;

    job::Job& job_;
    std::chrono::duration<double> interval_;
    Save save_;
    Clock::time_point saved_ = Clock::now();
    std::optional<Error> failure_;
};

}  // namespace shunt::cli
