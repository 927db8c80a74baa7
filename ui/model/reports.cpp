#include "ui/model/reports.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <nlohmann/json.hpp>

namespace shunt::ui {

namespace {

using nlohmann::json;

constexpr std::array<const char*, 5> kOutcomes{"solved", "unsolvable", "complete", "limit", "cancelled"};

/// A count that may be a number or, past 2^53, a decimal string; 0 for anything else.
std::uint64_t count_of(const json& value) {
    if (value.is_string()) return std::strtoull(value.get_ref<const std::string&>().c_str(), nullptr, 10);
    if (value.is_number_float()) return static_cast<std::uint64_t>(value.get<double>());
    return value.is_number() ? value.get<std::uint64_t>() : 0;
}

std::uint64_t number(const json& report, const char* key) {
    const auto found = report.find(key);
    return found == report.end() ? 0 : count_of(*found);
}

double real(const json& report, const char* key) {
    const auto found = report.find(key);
    return found != report.end() && found->is_number() ? found->get<double>() : 0.0;
}

std::string text(const json& report, const char* key) {
    const auto found = report.find(key);
    return found != report.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// What both reports have; false when the text is no report.
template <class Report>
bool read_common(const json& source, Report& report) {
    if (!source.is_object()) return false;
    const auto outcome = outcome_from(text(source, "status"));
    const auto metric = puzzle::metric_from(text(source, "metric"));
    if (!outcome || !metric) return false;
    report.outcome = *outcome;
    report.metric = *metric;
    report.seconds = real(source, "seconds");
    report.peak_bytes = number(source, "peak_bytes");
    report.reason = text(source, "reason");
    return true;
}

std::optional<puzzle::Direction> direction_from(char letter) {
    for (const puzzle::Direction direction : puzzle::kDirections) {
        if (puzzle::letter(direction) == letter) return direction;
    }
    return std::nullopt;
}

/// Whether `move` can be made from `position`, step by step.
bool legal(const puzzle::Puzzle& puzzle, puzzle::Position position, const moves::Move& move) {
    for (const puzzle::Direction direction : move.path) {
        if (!moves::can_step(puzzle, position, move.piece, direction)) return false;
        position = moves::apply(puzzle, std::move(position), {move.piece, {direction}});
    }
    return true;
}

std::optional<moves::Move> read_move(const puzzle::Puzzle& puzzle, const puzzle::Position& position,
                                     const ReportedMove& reported) {
    const auto standing = std::find(position.anchors.begin(), position.anchors.end(), puzzle.board().cell(reported.at));
    if (standing == position.anchors.end()) return std::nullopt;
    moves::Move move{static_cast<puzzle::PieceId>(standing - position.anchors.begin()), {}};
    for (const char letter : reported.path) {
        const auto direction = direction_from(letter);
        if (!direction) return std::nullopt;
        move.path.push_back(*direction);
    }
    if (move.path.empty() || !legal(puzzle, position, move)) return std::nullopt;
    return move;
}

ReportedMove reported_move(const json& source) {
    ReportedMove move{text(source, "piece"), {-1, -1}, text(source, "path")};
    const auto at = source.find("at");
    if (at != source.end() && at->is_array() && at->size() == 2 && at->front().is_number() && at->back().is_number()) {
        move.at = {at->front().get<int>() - 1, at->back().get<int>() - 1};
    }
    return move;
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
    if (!read_common(parsed, report)) return std::nullopt;
    report.length = static_cast<int>(number(parsed, "length"));
    report.at_least = static_cast<int>(number(parsed, "at_least"));
    report.expanded = number(parsed, "expanded");
    if (const auto moves = parsed.find("moves"); moves != parsed.end() && moves->is_array()) {
        for (const json& move : *moves) {
            if (move.is_object()) report.moves.push_back(reported_move(move));
        }
    }
    return report;
}

std::optional<CensusReport> read_census_report(std::string_view source) {
    const json parsed = json::parse(source, nullptr, false);
    CensusReport report;
    if (!read_common(parsed, report)) return std::nullopt;
    report.reachable = number(parsed, "reachable");
    report.packings = number(parsed, "packings");
    report.eccentricity = static_cast<int>(number(parsed, "eccentricity"));
    report.antipodes = number(parsed, "antipodes");
    if (const auto depths = parsed.find("depths"); depths != parsed.end() && depths->is_array()) {
        for (const json& depth : *depths) report.depths.push_back(count_of(depth));
    }
    return report;
}

std::optional<std::vector<moves::Move>> read_moves(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                                   const std::vector<ReportedMove>& reported) {
    std::vector<moves::Move> read;
    puzzle::Position position = start;
    for (const ReportedMove& entry : reported) {
        auto move = read_move(puzzle, position, entry);
        if (!move) return std::nullopt;
        position = moves::apply(puzzle, std::move(position), *move);
        read.push_back(std::move(*move));
    }
    return read;
}

}  // namespace shunt::ui
