#include "core/cli/counting_text.hpp"

#include <algorithm>

#include "core/cli/report_json.hpp"

namespace shunt::cli {
namespace {

/// Why it ended early; empty when it did not.
std::string ending(const Json& report) {
    if (text_of(report, "status") == "cancelled") return "cancelled\n";
    if (text_of(report, "status") != "limit") return "";
    return "limit reached: " + (report.contains("reason") ? text_of(report, "reason") : std::string("time")) + "\n";
}

std::string cost(const Json& report) {
    return "took " + duration_text(report.at("seconds").get<double>()) + ", " +
           bytes_text(report.at("peak_bytes").get<std::uint64_t>()) + "\n";
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string table_text(const Json& rows) {
    std::size_t width = std::string_view("just solved").size();
    for (const Json& row : rows) width = std::max(width, number_of(row, "boards").size());
    const auto line = [width](const std::string& pieces, const std::string& boards, const std::string& just_solved) {
        return right_aligned(pieces, 6) + "  " + right_aligned(boards, width) + "  " +
               right_aligned(just_solved, width) + "\n";
    };
    std::string text = line("pieces", "boards", "just solved");
    for (const Json& row : rows) {
        text +=
            line(std::to_string(row.at("pieces").get<int>()), number_of(row, "boards"), number_of(row, "just_solved"));
    }
    return text;
}

}  // namespace

std::string boards_text(const std::string& report) {
    const Json json = Json::parse(report);
    if (!json.contains("boards")) return ending(json) + cost(json);
    std::string text = json.contains("by_pieces") ? table_text(json.at("by_pieces")) : "";
    text += number_of(json, "boards") + " boards, " + number_of(json, "just_solved") + " of them just solved\n";
    return text + cost(json);
}

std::string board_list_text(const std::string& report) {
    const Json json = Json::parse(report);
    const std::string early = ending(json);
    return early.empty() ? "" : early + number_of(json, "listed") + " boards listed\n";
}

std::string tile_text(const std::string& report) {
    const Json json = Json::parse(report);
    if (!json.contains("tilings")) return ending(json) + cost(json);
    std::string text = number_of(json, "tilings") + (text_of(json, "tilings") == "1" ? " tiling\n" : " tilings\n");
    if (json.contains("tiling")) {
        text += "one of them at random (seed " + text_of(json, "seed") + "):\n" + text_of(json, "tiling");
    }
    return text + cost(json);
}

}  // namespace shunt::cli
