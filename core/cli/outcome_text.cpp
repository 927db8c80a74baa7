#include "core/cli/outcome_text.hpp"

#include <cstdio>

#include "core/cli/report_json.hpp"

namespace shunt::cli {
namespace {

std::string cost(const Json& report) {
    return number_of(report, "expanded") + " positions expanded in " + cost_of(report) + ", " +
           text_of(report, "storage") + " storage" +
           (text_of(report, "storage") == "hashed" ? " (" + text_of(report, "storage_reason") + ")" : "") + "\n";
}

/// "why it ended early", for limit and cancelled.
std::string ending(const Json& report) {
    if (text_of(report, "status") == "cancelled") return "cancelled";
    return "limit reached" + (report.contains("reason") ? ": " + text_of(report, "reason") : std::string(" (time)"));
}

/// "116 step, 104 slide, ...": in the metrics in which the solution has a count; the proved one is marked.
std::string counts_text(const Json& report) {
    std::string text;
    for (const auto& [metric, count] : report.at("counts").items()) {
        if (count.is_null()) continue;
        text += (text.empty() ? "" : ", ") + grouped(count.get<std::uint64_t>()) + " " + metric;
        if (metric == text_of(report, "metric")) text += " (proved shortest)";
    }
    return text;
}

/// "A+B RD": the pieces of a move and its path.
std::string move_text(const Json& move) {
    std::string text;
    for (const Json& piece : move.at("pieces")) text += (text.empty() ? "" : "+") + piece.get<std::string>();
    return text + " " + text_of(move, "path");
}

/// The moves of a solution, several on a line.
std::string moves_text(const Json& solution) {
    std::string text;
    std::string line;
    for (const Json& move : solution.at("moves")) {
        const std::string entry = move_text(move);
        if (!line.empty() && line.size() + entry.size() > 96) {
            text += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "  " : ", ") + entry;
    }
    return text + (line.empty() ? "" : line + "\n");
}

std::string all_text(const Json& report) {
    const std::string count = text_of(report, "shortest_solutions");
    std::string text = grouped(count) + (count == "1" ? " shortest solution\n" : " shortest solutions\n");
    if (!report.contains("solutions")) return text;
    std::size_t number = 0;
    for (const Json& solution : report.at("solutions")) {
        const bool letters = solution.contains("letters");
        text += "solution " + std::to_string(++number) + (letters ? ": " + text_of(solution, "letters") : "") + "\n";
        if (!letters) text += moves_text(solution);
    }
    if (std::to_string(number) != count) text += "(the first " + std::to_string(number) + " are listed; see --limit)\n";
    if (report.contains("checksum")) text += "checksum: " + report.at("checksum").dump() + "\n";
    return text;
}

std::string solved_text(const Json& report) {
    std::string text = number_of(report, "length") + " (" + text_of(report, "metric") + " metric), proved shortest\n";
    text += "this solution: " + counts_text(report) + "\n" + moves_text(report);
    if (report.contains("letters")) text += "letters: " + text_of(report, "letters") + "\n";
    if (report.contains("shortest_solutions")) text += all_text(report);
    return text;
}

std::string solve_text(const Json& report) {
    const std::string status = text_of(report, "status");
    if (status == "unsolvable") return "unsolvable: no goal position can be reached\n" + cost(report);
    std::string text = status == "solved" ? "" : ending(report) + "\n";
    if (!report.at("length").is_null()) {
        text += solved_text(report);
    } else if (report.contains("at_least")) {
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

std::string hardest_text(const Json& report) {
    const Json& hardest = report.at("hardest_start");
    if (hardest.at("distance").is_null()) return "no goal position can be reached\n";
    return "hardest start: " + number_of(hardest, "distance") + " (" + text_of(report, "metric") +
           " metric) from the nearest goal position, " + number_of(hardest, "starts") + " such starts, for example\n" +
           hardest.at("positions").at(0).get<std::string>();
}

std::string diameter_text(const Json& report) {
    const Json& diameter = report.at("diameter");
    if (diameter.at("length").is_null()) return "diameter: " + text_of(diameter, "reason") + "\n";
    return "diameter " + number_of(diameter, "length") + " (" + text_of(report, "metric") + " metric)\n";
}

std::string components_text(const Json& components) {
    std::string text = number_of(components, "count") + " components of all packings\n  positions  components\n";
    for (const Json& entry : components.at("sizes")) {
        char line[64];
        std::snprintf(line, sizeof line, "%11s  %10s\n", number_of(entry, "size").c_str(),
                      number_of(entry, "count").c_str());
        text += line;
    }
    return text;
}

std::string parts_text(const Json& report) {
    std::string text;
    if (report.contains("goal_positions")) text += number_of(report, "goal_positions") + " goal positions\n";
    if (report.contains("edges")) {
        text +=
            number_of(report, "edges") + " pairs of positions one apart (" + text_of(report, "metric") + " metric)\n";
    }
    if (report.contains("hardest_start")) text += hardest_text(report);
    if (report.contains("diameter")) text += diameter_text(report);
    if (report.contains("components")) text += components_text(report.at("components"));
    return text;
}

std::string census_text(const Json& report) {
    const bool counted = report.contains("edges");
    const std::string least = counted ? "" : "at least ";
    std::string text = text_of(report, "status") == "complete" ? "" : ending(report) + "\n";
    if (report.at("depths").empty()) return text + cost(report);
    text += depths_text(report.at("depths"));
    text += least + number_of(report, "reachable") + " reachable";
    if (const std::string packings = text_of(report, "packings"); !packings.empty()) {
        text += " of " + grouped(packings) + " packings";
    }
    text += "\n" + least + "eccentricity " + number_of(report, "eccentricity") + " (" + text_of(report, "metric") +
            " metric), " + number_of(report, "antipodes") + " positions there\n";
    return text + parts_text(report) + cost(report);
}

std::string difficulty_text(const Json& report) {
    const std::string status = text_of(report, "status");
    if (status == "unsolvable") return "unsolvable: no goal position can be reached\n" + cost(report);
    std::string text = status == "complete" ? "" : ending(report) + "\n";
    if (report.at("bb").is_null()) return text + cost(report);
    const std::string error = fixed(report.at("standard_error").get<double>(), 2);
    text += "BB " + fixed(report.at("bb").get<double>(), 2) + " \u00b1 " + error + " (" + text_of(report, "metric") +
            " metric)\nmean path " + fixed(report.at("mean_path").get<double>(), 2) + " \u00b1 " + error + " over " +
            number_of(report, "samples") + " random spanning trees of " + number_of(report, "vertices") + " vertices\n";
    return text + cost(report);
}

}  // namespace

std::string outcome_text(job::Kind kind, const std::string& report) {
    const Json json = Json::parse(report);
    switch (kind) {
        case job::Kind::solve:
            return solve_text(json);
        case job::Kind::census:
            return census_text(json);
        default:
            return difficulty_text(json);
    }
}

}  // namespace shunt::cli
