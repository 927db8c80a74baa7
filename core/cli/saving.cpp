#include "core/cli/saving.hpp"

#include <iostream>

#include "core/cli/run_job.hpp"

namespace shunt::cli {

bool Saving::advance(std::uint64_t budget) {
    const auto [more, save] = work_(budget, Clock::now() - saved_ >= interval_);
    if (more && !save) return true;
    const bool failed_before = failure_.has_value();
    failure_ = save_();
    saved_ = Clock::now();
    // A disk may be full for a moment only: the search goes on.
    if (more && failure_ && !failed_before) std::cerr << "shunt: " << failure_->message << "; trying again later\n";
    return more;
}

ExitCode unsaved(const std::string& subject, const Error& error) {
    static_cast<void>(refuse(subject, error));
    return ExitCode::bad_input;
}

}  // namespace shunt::cli
