// Writes the state of a job down while it runs.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "core/base/result.hpp"
#include "core/cli/exit_code.hpp"
#include "core/job/job.hpp"

namespace shunt::cli {

/// Calls `save` now and then between the slices of a job, and once when it has ended. When saving fails, standard error says so
/// and the next interval tries again; only the last failure counts.
class Saving {
public:
    using Save = std::function<std::optional<Error>()>;
    struct Sliced {
        bool more;  ///< there is more to do
        bool save;  ///< this is the moment to save
    };
    /// Does a slice, and is told whether it is time to save.
    using Work = std::function<Sliced(std::uint64_t budget, bool is_time)>;

    /// `job` must outlive it.
    Saving(job::Job& job, std::chrono::duration<double> interval, Save save)
        : Saving(
              [&job](std::uint64_t budget, bool is_time) {
                  return Sliced{job.advance(budget), is_time};
              },
              interval, std::move(save)) {}
    Saving(Work work, std::chrono::duration<double> interval, Save save)
        : work_(std::move(work)), interval_(interval), save_(std::move(save)) {}

    /// A slice of the job (cli::Slice).
    bool advance(std::uint64_t budget);
    /// Why the last saving failed, if it did.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

private:
    using Clock = std::chrono::steady_clock;

    Work work_;
    std::chrono::duration<double> interval_;
    Save save_;
    Clock::time_point saved_ = Clock::now();
    std::optional<Error> failure_;
};

/// Says that what was found could not be saved. That it was told to end early is no excuse: the exit code is that of refusals.
[[nodiscard]] ExitCode unsaved(const std::string& subject, const Error& error);

}  // namespace shunt::cli
