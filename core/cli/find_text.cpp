#include "core/cli/find_text.hpp"

#include <sstream>

#include "core/cli/report_json.hpp"

namespace shunt::cli {
namespace {

/// Board and goal side by side.
std::string drawing(const Json& puzzle) {
    std::istringstream board(text_of(puzzle, "board"));
    std::istringstream goal(text_of(puzzle, "goal"));
    std::string text;
    std::string here;
    std::string there;
    while (std::getline(board, here, '/') && std::getline(goal, there, '/'))
        text += "    " + here + "    " + there + "\n";
    return text;
}

std::string puzzle_text(const Json& puzzle, const std::string& metric) {
    const std::string pieces = number_of(puzzle, "pieces");
    std::string text = pieces + (pieces == "1" ? " piece: " : " pieces: ");
    text += number_of(puzzle, "length") + " (" + metric + " metric)";
    if (puzzle.contains("tied")) text += ", " + number_of(puzzle, "tied") + " starts with this length";
    return text + "\n" + drawing(puzzle);
}

std::string ending(const Json& report) {
    if (!report.contains("status")) return "";
    const std::string why = report.contains("reason") ? ": " + text_of(report, "reason") : "";
    return (report.at("status") == "cancelled" ? "cancelled" : "limit reached" + (why.empty() ? " (time)" : why)) +
           "; of the boards, " + number_of(report, "searched") + " were searched\n";
}

}  // namespace

std::string find_text(const std::string& report) {
    const Json json = Json::parse(report);
    std::string text;
    for (const Json& puzzle : json.at("hardest")) text += puzzle_text(puzzle, text_of(json, "metric"));
    text += number_of(json, "boards") + " boards, " + number_of(json, "just_solved") + " of them just solved\n";
    text += number_of(json, "positions") + " positions in " + cost_of(json) + "\n";
    return text + ending(json);
}

std::string evolve_text(const std::string& report) {
    const Json json = Json::parse(report);
    std::string text;
    for (const Json& puzzle : json.at("hardest")) text += puzzle_text(puzzle, text_of(json, "metric"));
    if (text.empty()) text = "no puzzle found\n";
    text +=
        number_of(json, "candidates") + " candidates of seed " + std::to_string(json.at("seed").get<std::uint64_t>());
    if (json.at("too_large") != 0) text += ", " + number_of(json, "too_large") + " of them passed over as too large";
    text += "; the best was number " + number_of(json, "found_at") + "\n";
    return text + number_of(json, "boards") + " boards in " + cost_of(json) + "\n";
}

}  // namespace shunt::cli
