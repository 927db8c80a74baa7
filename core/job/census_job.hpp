// The job behind `shunt census` and the page's Analyse.
#pragma once

#include "core/analysis/census.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// Report keys: status, metric, reachable, packings (decimal string, empty when unknown), depths (positions at each depth that is
/// completely known), eccentricity (greatest such depth), antipodes (number of positions there), antipode_positions (up to
/// Census::kSamplesPerDepth of them), expanded, generated, reason (limit only), seconds, peak_bytes. After limit or cancelled,
/// reachable, depths, eccentricity and antipodes say "at least".
class CensusJob final : public Job {
public:
    CensusJob(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit);

    bool advance(std::uint64_t budget) override { return census_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return census_.search().bytes_needed(); }
    void stop(Status why) override { census_.stop(why); }
    [[nodiscard]] Status status() const override { return census_.status(); }
    [[nodiscard]] std::string report(double seconds) const override;
    [[nodiscard]] std::optional<Sample> sample(int depth, std::uint64_t index) const override;

private:
    analysis::Census census_;
};

}  // namespace shunt::job
