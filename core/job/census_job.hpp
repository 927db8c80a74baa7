// The job behind `shunt census` and the page's Analyse.
#pragma once

#include "core/analysis/census.hpp"
#include "core/job/job.hpp"
#include "core/job/solution_json.hpp"

namespace shunt::job {

/// Report keys: status, metric, reachable, packings (decimal string, empty when unknown), depths, eccentricity, antipodes,
/// antipode_positions (texts, the first ones); goal_positions (how many can be reached) and edges, once all is counted; as asked:
/// hardest_start {distance, starts, positions, distances}, diameter {length, ends} or {reason}, components {count, sizes [{size, count}]};
/// storage, storage_reason, expanded, generated, threads, reason (limit only), seconds, peak_bytes.
class CensusJob final : public Job {
public:
    /// `list`: most positions of a kind in the report.
    CensusJob(puzzle::Puzzle puzzle, const analysis::Census::Options& options, std::uint64_t list);

    bool advance(std::uint64_t budget) override { return census_.advance(budget); }
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return census_.search().bytes_needed(); }
    void stop(Status why) override { census_.stop(why); }
    [[nodiscard]] Status status() const override { return census_.status(); }
    [[nodiscard]] std::string report(double seconds) const override;
    [[nodiscard]] std::optional<Sample> sample(int depth, std::uint64_t index) const override;

private:
    [[nodiscard]] Json texts(const std::vector<puzzle::Position>& positions) const;
    void append_depths(Json& report) const;
    void append_parts(Json& report) const;

    analysis::Census census_;
    std::uint64_t list_;
};

}  // namespace shunt::job
