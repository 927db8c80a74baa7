#include "core/cli/npuzzle_text.hpp"

#include "core/cli/report_json.hpp"

namespace shunt::cli {
namespace {

std::string cost(const Json& report) {
    return number_of(report, "nodes") + " boards reached in " + cost_of(report) + "\n";
}

std::string letters(const Json& report) {
    const std::string text = text_of(report, "letters");
    return "letters: " + (text.empty() ? "none, it is the goal already" : text) + "\n";
}

/// What is known when the search did not end by itself.
std::string unfinished(const Json& report) {
    const std::string metric = " (" + text_of(report, "metric") + " metric)";
    std::string text = text_of(report, "status") == "cancelled" ? "cancelled\n" : "limit reached\n";
    if (report.at("best").is_null()) {
        text += "no solution known yet";
    } else {
        text += "best solution known: " + number_of(report, "best") + metric;
    }
    text += "; a shortest one has at least " + number_of(report, "lower_bound") + metric + "\n";
    return text + (report.at("best").is_null() ? "" : letters(report));
}

}  // namespace

std::string npuzzle_text(const std::string& report) {
    const Json json = Json::parse(report);
    const std::string status = text_of(json, "status");
    if (status == "unsolvable") return text_of(json, "reason") + "\n";
    if (status != "solved") return unfinished(json) + text_of(json, "reason") + "\n" + cost(json);
    return number_of(json, "length") + " (" + text_of(json, "metric") + " metric), proved shortest\n" + letters(json) +
           cost(json);
}

std::string shuffle_text(const std::string& report) {
    const Json json = Json::parse(report);
    if (!json.at("board").is_null()) return text_of(json, "board") + "\n";
    if (json.contains("reason")) return text_of(json, "reason") + "\n";
    return text_of(json, "status") == "cancelled" ? "cancelled\n" : "limit reached\n";
}

}  // namespace shunt::cli
