#include "core/job/census_job.hpp"

#include <numeric>

#include "core/job/search_report.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

CensusJob::CensusJob(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : census_(std::move(puzzle), metric, memory_limit) {}

Progress CensusJob::progress() const { return progress_of(census_.search()); }

std::string CensusJob::report(double seconds) const {
    const auto depths = census_.depths();
    Json report;
    report["status"] = to_string(census_.status());
    report["metric"] = to_string(census_.metric());
    report["reachable"] = std::accumulate(depths.begin(), depths.end(), std::uint64_t{0});
    report["packings"] = census_.search().packings();
    report["depths"] = depths;
    report["eccentricity"] = depths.empty() ? 0 : depths.size() - 1;
    report["antipodes"] = depths.empty() ? 0 : depths.back();
    report["antipode_positions"] = Json::array();
    if (!depths.empty()) {
        for (const auto& position : census_.samples(static_cast<int>(depths.size()) - 1)) {
            report["antipode_positions"].push_back(print_position(census_.puzzle(), position));
        }
    }
    append_statistics(report, census_.search(), census_.reason(), seconds);
    return report.dump();
}

std::optional<Sample> CensusJob::sample(int depth, std::uint64_t index) const {
    if (depth < 0 || static_cast<std::size_t>(depth) >= census_.depths().size()) return std::nullopt;
    const auto positions = census_.samples(depth);
    if (positions.empty()) return std::nullopt;
    return Sample{positions.size(), print_position(census_.puzzle(), positions[index % positions.size()])};
}

}  // namespace shunt::job
