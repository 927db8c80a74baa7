#include "core/cli/saving_job.hpp"

namespace shunt::cli {

bool SavingJob::advance(std::uint64_t budget) {
    if (failure_) return false;
    const bool more = job_.advance(budget);
    const auto now = Clock::now();
    if (more && now - saved_ < interval_) return true;
    failure_ = save_();
    saved_ = now;
    if (!failure_) return more;
    job_.stop(job::Status::cancelled);
    return false;
}

}  // namespace shunt::cli
