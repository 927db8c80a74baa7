#include "ui/jobs/reports.hpp"

namespace shunt::ui {

namespace {

std::optional<Status> status_of(outcome::Value source) { return with_name(search::kStatuses, source.text("status")); }

}  // namespace

std::optional<NPuzzleReport> read_npuzzle_report(outcome::Value source) {
    const auto status = status_of(source);
    if (!status) return std::nullopt;
    NPuzzleReport report;
    report.status = *status;
    report.length = source.optional_small("length");
    report.letters = source.text("letters");
    report.best = source.optional_small("best");
    report.at_least = source.optional_small("lower_bound");
    report.method = source.text("with");
    report.nodes = source.count("nodes");
    report.seconds = source.real("seconds");
    report.peak_bytes = source.count("peak_bytes");
    report.reason = source.text("reason");
    return report;
}

std::optional<ShuffleReport> read_shuffle_report(outcome::Value source) {
    const auto status = status_of(source);
    if (!status) return std::nullopt;
    return ShuffleReport{*status, source.text("board"), source.text("reason")};
}

}  // namespace shunt::ui
