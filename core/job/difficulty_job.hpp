// The job behind `shunt difficulty`.
#pragma once

#include "core/analysis/difficulty.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Report keys: status, metric, vertices, mean_path, bb, standard_error (of mean_path and bb alike; 0 when the length is certain),
/// samples; the last five null before there is an estimate; storage, storage_reason, expanded, generated, threads, reason (limit only),
/// seconds, peak_bytes.
class DifficultyJob final : public Job {
public:
    DifficultyJob(puzzle::Puzzle puzzle, const analysis::Difficulty::Options& options)
        : difficulty_(std::move(puzzle), options) {}

    bool advance(std::uint64_t budget) override { return difficulty_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return difficulty_.search().bytes_needed(); }
    void stop(Status why) override { difficulty_.stop(why); }
    [[nodiscard]] Status status() const override { return difficulty_.status(); }
    [[nodiscard]] std::string report(double seconds) const override;
    /// Once there are samples.
    [[nodiscard]] std::string partial_report() const override;

private:
    analysis::Difficulty difficulty_;
};

}  // namespace shunt::job
