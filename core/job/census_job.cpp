#include "core/job/census_job.hpp"

#include <numeric>

#include "core/job/search_report.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

using analysis::Census;

CensusJob::CensusJob(puzzle::Puzzle puzzle, const Census::Options& options, std::uint64_t list)
    : census_(std::move(puzzle), options), list_(list) {}

Progress CensusJob::progress() const {
    Progress progress = progress_of(census_.search());
    switch (census_.phase()) {
        case Census::Phase::hardest_start:
            progress.phase = "searching from the goals";
            break;
        case Census::Phase::diameter:
            progress.phase = "searching for the diameter";
            break;
        case Census::Phase::components:
            progress.phase = "searching for components";
            break;
        default:
            break;
    }
    return progress;
}

Json CensusJob::texts(const std::vector<puzzle::Position>& positions) const {
    Json list = Json::array();
    for (const auto& position : positions) list.push_back(print_position(census_.puzzle(), position));
    return list;
}

void CensusJob::append_depths(Json& report) const {
    const auto depths = census_.depths();
    report["reachable"] = std::accumulate(depths.begin(), depths.end(), std::uint64_t{0});
    report["packings"] = census_.search().packings();
    report["depths"] = depths;
    report["eccentricity"] = depths.empty() ? 0 : depths.size() - 1;
    report["antipodes"] = depths.empty() ? 0 : depths.back();
    report["antipode_positions"] = Json::array();
    if (!depths.empty()) {
        report["antipode_positions"] = texts(census_.search().exploration()->level(static_cast<std::size_t>(list_)));
    }
}

void CensusJob::append_parts(Json& report) const {
    if (!census_.counted()) return;
    const auto statistics = census_.search().exploration()->statistics();
    if (!census_.puzzle().goals().empty()) report["goal_positions"] = statistics.goals;
    report["edges"] = statistics.generated / 2;
    if (auto* hardest = census_.hardest_start()) {
        const auto& distances = hardest->distances();
        Json part{{"distance", nullptr}, {"starts", 0}, {"positions", Json::array()}, {"distances", distances}};
        if (!distances.empty()) {
            part["distance"] = distances.size() - 1;
            part["starts"] = distances.back();
            part["positions"] = texts(hardest->farthest(static_cast<std::size_t>(list_)));
        }
        report["hardest_start"] = std::move(part);
    }
    if (const auto* diameter = census_.diameter()) {
        if (diameter->too_large()) {
            report["diameter"] = {{"length", nullptr},
                                  {"reason", "worked out for components of up to 100,000 positions"}};
        } else {
            const auto [a, b] = diameter->ends();
            report["diameter"] = {{"length", diameter->length()}, {"ends", texts({a, b})}};
        }
    }
    if (const auto* components = census_.components()) {
        std::uint64_t count = 0;
        Json sizes = Json::array();
        for (const auto& [size, of_size] : components->sizes()) {
            count += of_size;
            sizes.push_back({{"size", size}, {"count", of_size}});
        }
        report["components"] = {{"count", count}, {"sizes", std::move(sizes)}};
    }
}

std::string CensusJob::report(double seconds) const {
    Json report;
    report["status"] = to_string(census_.status());
    report["metric"] = to_string(census_.metric());
    append_depths(report);
    append_parts(report);
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
