#include "ui/model/reports.hpp"

#include <array>
#include <cstdlib>

#include <nlohmann/json.hpp>

namespace shunt::ui {

namespace {

using nlohmann::json;

constexpr std::array<const char*, 6> kOutcomes{"solved", "unsolvable", "complete", "limit", "cancelled", "running"};

/// A count that may be a number or, past 2^53, a decimal string; 0 for anything else.
std::uint64_t count_of(const json& value) {
    if (value.is_string()) return std::strtoull(value.get_ref<const std::string&>().c_str(), nullptr, 10);
    if (value.is_number_float()) return static_cast<std::uint64_t>(value.get<double>());
    return value.is_number() ? value.get<std::uint64_t>() : 0;
}

/// The value of a key; null when there is none.
const json& field(const json& report, const char* key) {
    static const json kNone;
    const auto found = report.find(key);
    return found == report.end() ? kNone : *found;
}

std::uint64_t number(const json& report, const char* key) { return count_of(field(report, key)); }

std::optional<std::uint64_t> optional_number(const json& report, const char* key) {
    const json& value = field(report, key);
    return value.is_number() ? std::optional(count_of(value)) : std::nullopt;
}

double real(const json& report, const char* key) {
    const json& value = field(report, key);
    return value.is_number() ? value.get<double>() : 0.0;
}

std::optional<int> optional_length(const json& report, const char* key) {
    const auto value = optional_number(report, key);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : std::string(); }
std::string text(const json& report, const char* key) { return text_of(field(report, key)); }

std::vector<std::string> texts(const json& report, const char* key) {
    std::vector<std::string> list;
    for (const json& entry : field(report, key)) list.push_back(text_of(entry));
    return list;
}

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
    figures.expanded = number(source, "expanded");
    figures.seconds = real(source, "seconds");
    figures.peak_bytes = number(source, "peak_bytes");
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
    return HardestStart{optional_length(part, "distance"), number(part, "starts"), texts(part, "positions")};
}

std::optional<Diameter> read_diameter(const json& part) {
    if (!part.is_object()) return std::nullopt;
    return Diameter{optional_length(part, "length"), text(part, "reason"), texts(part, "ends")};
}

std::optional<Components> read_components(const json& part) {
    if (!part.is_object()) return std::nullopt;
    Components components{number(part, "count"), {}};
    for (const json& entry : field(part, "sizes")) {
        if (entry.is_object()) components.sizes.push_back({number(entry, "size"), number(entry, "count")});
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
    const json parsed = json::parse(source, nullptr, false);
    SolveReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    report.length = optional_length(parsed, "length");
    report.moves = read_moves(parsed);
    report.at_least = static_cast<int>(number(parsed, "at_least"));
    report.direction = text(parsed, "direction");
    report.shortest_solutions = text(parsed, "shortest_solutions");
    for (const json& solution : field(parsed, "solutions")) {
        if (solution.is_object()) report.solutions.push_back(read_moves(solution));
    }
    return report;
}

std::optional<CensusReport> read_census_report(std::string_view source) {
    const json parsed = json::parse(source, nullptr, false);
    CensusReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    report.reachable = number(parsed, "reachable");
    for (const json& depth : field(parsed, "depths")) report.depths.push_back(count_of(depth));
    report.eccentricity = static_cast<int>(number(parsed, "eccentricity"));
    report.antipodes = number(parsed, "antipodes");
    report.antipode_positions = texts(parsed, "antipode_positions");
    report.goal_positions = optional_number(parsed, "goal_positions");
    report.edges = optional_number(parsed, "edges");
    report.hardest_start = read_hardest_start(field(parsed, "hardest_start"));
    report.diameter = read_diameter(field(parsed, "diameter"));
    report.components = read_components(field(parsed, "components"));
    return report;
}

std::optional<DifficultyReport> read_difficulty_report(std::string_view source) {
    const json parsed = json::parse(source, nullptr, false);
    DifficultyReport report;
    if (!read_figures(parsed, report)) return std::nullopt;
    if (!field(parsed, "bb").is_number()) return report;
    report.estimate = {number(parsed, "vertices"), real(parsed, "mean_path"), real(parsed, "bb"),
                       real(parsed, "standard_error"), number(parsed, "samples")};
    return report;
}

std::optional<TileReport> read_tile_report(std::string_view source) {
    const json content = json::parse(source, nullptr, false);
    const auto outcome = content.is_object() ? outcome_from(text(content, "status")) : std::nullopt;
    if (!outcome) return std::nullopt;
    TileReport report;
    report.outcome = *outcome;
    report.length = optional_length(content, "length");
    report.letters = text(content, "letters");
    report.best = optional_length(content, "best");
    report.at_least = optional_length(content, "lower_bound");
    report.method = text(content, "with");
    report.nodes = number(content, "nodes");
    report.seconds = real(content, "seconds");
    report.peak_bytes = number(content, "peak_bytes");
    report.reason = text(content, "reason");
    return report;
}

std::optional<ShuffleReport> read_shuffle_report(std::string_view source) {
    const json content = json::parse(source, nullptr, false);
    const auto outcome = content.is_object() ? outcome_from(text(content, "status")) : std::nullopt;
    if (!outcome) return std::nullopt;
    return ShuffleReport{*outcome, text(content, "board"), text(content, "reason")};
}

}  // namespace shunt::ui
