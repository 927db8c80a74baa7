#include "core/cli/outcome_text.hpp"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "core/base/readable.hpp"

namespace shunt::cli {
namespace {

using Json = nlohmann::json;

std::string text_of(const Json& report, const char* key) { return report.at(key).get<std::string>(); }
std::string number_of(const Json& report, const char* key) { return grouped(report.at(key).get<std::uint64_t>()); }

std::string cost(const Json& report) {
    const std::string seconds = fixed(report.at("seconds").get<double>(), 3);
    return number_of(report, "expanded") + " positions expanded in " + seconds + " s, " +
           bytes_text(report.at("peak_bytes").get<std::uint64_t>()) + "\n";
}

/// "why it ended early", for limit and cancelled.
std::string ending(const Json& report) {
    if (text_of(report, "status") == "cancelled") return "cancelled";
    return "limit reached" + (report.contains("reason") ? ": " + text_of(report, "reason") : std::string(" (time)"));
}

std::string solved_text(const Json& report) {
    const Json& counts = report.at("counts");
    std::string text = number_of(report, "length") + " (" + text_of(report, "metric") + " metric), proved shortest\n";
    text += "this solution: " + number_of(counts, "step") + " step, " + number_of(counts, "slide") + " slide, " +
            number_of(counts, "move") + " move\n";
    std::string line;
    for (const Json& move : report.at("moves")) {
        const std::string entry = text_of(move, "piece") + " " + text_of(move, "path");
        if (!line.empty() && line.size() + entry.size() > 96) {
            text += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "  " : ", ") + entry;
    }
    text += line.empty() ? "" : line + "\n";
    if (report.contains("letters")) text += "letters: " + text_of(report, "letters") + "\n";
    return text;
}

std::string solve_text(const Json& report) {
    const std::string status = text_of(report, "status");
    if (status == "solved") return solved_text(report) + cost(report);
    if (status == "unsolvable") return "unsolvable: no goal position can be reached\n" + cost(report);
    std::string text = ending(report) + "\n";
    if (report.contains("at_least")) {
        text += "a shortest solution has at least " + number_of(report, "at_least") + " (" + text_of(report, "metric") +
                " metric)\n";
    }
    return text + cost(report);
}

std::string depths_text(const Json& depths) {
    std::string text = "depth  positions\n";
    for (std::size_t depth = 0; depth < depths.size(); ++depth) {
        char line[64];
        std::snprintf(line, sizeof line, "%5zu  %9s\n", depth, grouped(depths[depth].get<std::uint64_t>()).c_str());
        text += line;
    }
    return text;
}

std::string census_text(const Json& report) {
    const bool complete = text_of(report, "status") == "complete";
    const std::string least = complete ? "" : "at least ";
    std::string text = complete ? "" : ending(report) + "\n";
    if (report.at("depths").empty()) return text + cost(report);
    text += depths_text(report.at("depths"));
    text += least + number_of(report, "reachable") + " reachable";
    if (const std::string packings = text_of(report, "packings"); !packings.empty()) {
        text += " of " + grouped(packings) + " packings";
    }
    text += "\n" + least + "eccentricity " + number_of(report, "eccentricity") + " (" + text_of(report, "metric") +
            " metric), " + number_of(report, "antipodes") + " positions there\n";
    return text + cost(report);
}

}  // namespace

std::string outcome_text(job::Kind kind, const std::string& report) {
    const Json json = Json::parse(report);
    return kind == job::Kind::solve ? solve_text(json) : census_text(json);
}

}  // namespace shunt::cli
