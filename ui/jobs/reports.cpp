#include "ui/jobs/reports.hpp"

#include <nlohmann/json.hpp>

#include "core/outcome/json_text.hpp"
#include "ui/jobs/json_fields.hpp"

namespace shunt::ui {

namespace {

using namespace fields;

std::optional<Status> status_of(const json& content) { return with_name(search::kStatuses, text(content, "status")); }

}  // namespace

template <class Outcome>
std::optional<Outcome> read_report(std::string_view json) {
    return outcome::from_json<Outcome>(parse(json));
}
template std::optional<SolveOutcome> read_report(std::string_view json);
template std::optional<AnyOutcome> read_report(std::string_view json);
template std::optional<outcome::ReadOutcome> read_report(std::string_view json);
template std::optional<CensusOutcome> read_report(std::string_view json);
template std::optional<DifficultyOutcome> read_report(std::string_view json);
template std::optional<outcome::VariationsOutcome> read_report(std::string_view json);

std::optional<TileReport> tile_report_of(const json& content) {
    const auto status = status_of(content);
    if (!status) return std::nullopt;
    TileReport report;
    report.status = *status;
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
    const auto status = status_of(content);
    if (!status) return std::nullopt;
    return ShuffleReport{*status, text(content, "board"), text(content, "reason")};
}

}  // namespace shunt::ui
