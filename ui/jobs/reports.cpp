#include "ui/jobs/reports.hpp"

#include <array>

#include <nlohmann/json.hpp>

#include "ui/jobs/json_fields.hpp"

namespace shunt::ui {

namespace {

using namespace fields;

constexpr std::array<const char*, 6> kOutcomes{"solved", "unsolvable", "complete", "limit", "cancelled", "running"};

/// What both reports have; false when the text is no report.
bool read_figures(const json& source, SearchFigures& figures) {
    if (!source.is_object()) return false;
    const auto outcome = outcome_from(text(source, "status"));
    const auto metric = puzzle::metric_from(text(source, "metric"));
    if (!outcome || !metric) return false;
    figures.outcome = *outcome;
    figures.metric = *metric;
    figures.packings = text(source, "packings");
    figures.storage = text(source, "storage");
    figures.storage_reason = text(source, "storage_reason");
    figures.expanded = count(source, "expanded");
    figures.threads = count(source, "threads");
    figures.seconds = real(source, "seconds");
    figures.peak_bytes = count(source, "peak_bytes");
    figures.reason = text(source, "reason");
    return true;
}

ReportedMove read_move(const json& source) {
    ReportedMove move;
    if (!source.is_object()) return move;
    move.path = text(source, "path");
    for (const json& at : field(source, "at")) {
        const bool pair = at.is_array() && at.size() == 2 && at.front().is_number() && at.back().is_number();
        if (!pair) return {};
        move.at.push_back({at.front().get<int>() - 1, at.back().get<int>() - 1});
    }
    return move;
}

ReportedMoves read_moves(const json& solution) {
    ReportedMoves moves;
    for (const json& move : field(solution, "moves")) moves.push_back(read_move(move));
    return moves;
}

std::optional<HardestStart> read_hardest_start(const json& part) {
    if (!part.is_object()) return std::nullopt;
    return HardestStart{optional_small(part, "distance"), count(part, "starts"), texts(part, "positions")};
}

std::optional<Diameter> read_diameter(const json& part) {
    if (!part.is_object()) return std::nullopt;
    return Diameter{optional_small(part, "length"), text(part, "reason"), texts(part, "ends")};
}

std::optional<Components> read_components(const json& part) {
    if (!part.is_object()) return std::nullopt;
    Components components{count(part, "count"), {}};
    for (const json& entry : field(part, "sizes")) {
        if (entry.is_object()) components.sizes.push_back({count(entry, "size"), count(entry, "count")});
    }
    return components;
}

}  // namespace

std::optional<Outcome> outcome_from(std::string_view status) {
    for (std::size_t i = 0; i < kOutcomes.size(); ++i) {
        if (status == kOutcomes[i]) return static_cast<Outcome>(i);
    }
    return std::nullopt;
}

const char* to_string(Outcome outcome) { return kOutcomes[static_cast<std::size_t>(outcome)]; }

std::optional<SolveReport> read_solve_report(std::string_view source) {
    const json parsed = parse(source);
    SolveReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    report.length = optional_small(parsed, "length");
    report.moves = read_moves(parsed);
    report.at_least = small(parsed, "at_least");
    report.direction = text(parsed, "direction");
    report.shortest_solutions = text(parsed, "shortest_solutions");
    for (const json& solution : field(parsed, "solutions")) {
        if (solution.is_object()) report.solutions.push_back(read_moves(solution));
    }
    return report;
}

std::optional<CensusReport> read_census_report(std::string_view source) {
    const json parsed = parse(source);
    CensusReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    report.reachable = count(parsed, "reachable");
    for (const json& depth : field(parsed, "depths")) report.depths.push_back(count_of(depth));
    report.eccentricity = small(parsed, "eccentricity");
    report.antipodes = count(parsed, "antipodes");
    report.antipode_positions = texts(parsed, "antipode_positions");
    report.goal_positions = optional_count(parsed, "goal_positions");
    report.edges = optional_count(parsed, "edges");
    report.hardest_start = read_hardest_start(field(parsed, "hardest_start"));
    report.diameter = read_diameter(field(parsed, "diameter"));
    report.components = read_components(field(parsed, "components"));
    return report;
}

std::optional<DifficultyReport> read_difficulty_report(std::string_view source) {
    const json parsed = parse(source);
    DifficultyReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    if (!field(parsed, "bb").is_number()) return report;
    report.estimate = {count(parsed, "vertices"), real(parsed, "mean_path"), real(parsed, "bb"),
                       real(parsed, "standard_error"), count(parsed, "samples")};
    return report;
}

std::optional<TileReport> tile_report_of(const json& content) {
    const auto outcome = outcome_from(text(content, "status"));
    if (!outcome) return std::nullopt;
    TileReport report;
    report.outcome = *outcome;
    report.length = optional_small(content, "length");
    report.letters = text(content, "letters");
    report.best = optional_small(content, "best");
    report.at_least = optional_small(content, "lower_bound");
    report.method = text(content, "with");
    report.nodes = count(content, "nodes");
    report.seconds = real(content, "seconds");
    report.peak_bytes = count(content, "peak_bytes");
    report.reason = text(content, "reason");
    return report;
}

std::optional<TileReport> read_tile_report(std::string_view source) { return tile_report_of(parse(source)); }

std::optional<ShuffleReport> read_shuffle_report(std::string_view source) {
    const json content = parse(source);
    const auto outcome = outcome_from(text(content, "status"));
    if (!outcome) return std::nullopt;
    return ShuffleReport{*outcome, text(content, "board"), text(content, "reason")};
}

}  // namespace shunt::ui
