#include "core/cli/program_text.hpp"

#include <array>
#include <cstdio>

#include "core/cli/report_json.hpp"

namespace shunt::cli {
namespace {

std::string row_text(const std::array<std::string, 8>& cells) {
    std::array<char, 160> line{};
    std::snprintf(line.data(), line.size(), "%4s  %-12s %9s %10s %11s %9s %7s %9s", cells[0].c_str(), cells[1].c_str(),
                  cells[2].c_str(), cells[3].c_str(), cells[4].c_str(), cells[5].c_str(), cells[6].c_str(),
                  cells[7].c_str());
    return line.data();
}

std::string attempt_text(const Json& attempt) {
    const bool solved = attempt.at("constraints").get<std::uint64_t>() > 0;
    const auto only_if_solved = [&](std::string text) { return solved ? std::move(text) : std::string("-"); };
    std::string text =
        row_text({number_of(attempt, "steps"), text_of(attempt, "outcome"),
                  only_if_solved(number_of(attempt, "variables")), only_if_solved(number_of(attempt, "continuous")),
                  only_if_solved(number_of(attempt, "constraints")), only_if_solved(number_of(attempt, "nonzeros")),
                  attempt.at("nodes").is_null() ? "-" : number_of(attempt, "nodes"),
                  only_if_solved(fixed(attempt.at("seconds").get<double>(), 2))});
    if (!attempt.at("presolve").get<bool>()) text += "  presolve off";
    if (const std::string note = text_of(attempt, "note"); !note.empty()) text += "  " + note;
    return text + "\n";
}

std::string table_text(const Json& report) {
    const Json& attempts = report.at("attempts");
    if (attempts.empty()) return {};
    std::string mode = text_of(report, "with");
    for (char& letter : mode) letter = static_cast<char>(letter - 'a' + 'A');
    std::string text =
        mode + ", " + text_of(report, "formulation") + " formulation; solver: " + text_of(report, "solver") + "\n";
    text += row_text({"T", "outcome", "variables", "continuous", "constraints", "nonzeros", "nodes", "seconds"}) + "\n";
    for (const Json& attempt : attempts) text += attempt_text(attempt);
    return text + "total: " + number_of(report, "solver_calls") + " solver calls, " + number_of(report, "nodes") +
           " nodes, " + fixed(report.at("solver_seconds").get<double>(), 2) + " s in the solver, " +
           fixed(report.at("seconds").get<double>(), 2) + " s in all\n";
}

std::string solution_text(const Json& report) {
    std::string text = number_of(report, "best") + " (step metric), " + text_of(report, "reason") + "\n";
    if (const auto passes = report.at("passes").get<std::uint64_t>(); passes > 0) {
        text += "The walk that came back also holds " + grouped(passes) +
                (passes == 1 ? " pass, a step" : " passes, steps") + " in which nothing moves.\n";
    }
    const std::string letters = text_of(report, "letters");
    return letters.empty() ? text : text + "letters: " + letters + "\n";
}

std::string reference_text(const Json& report) {
    if (report.at("reference").is_null()) return {};
    const Json& reference = report.at("reference");
    const std::string found = number_of(reference, "length") + " by " + text_of(reference, "method");
    if (report.at("best").is_null()) return "a shortest solution has " + found + "\n";
    const bool equal = report.at("best") == reference.at("length");
    return (equal ? "agrees with " : "a shortest solution has ") + found + "\n";
}

}  // namespace

std::string program_text(const std::string& report) {
    const Json json = Json::parse(report);
    const std::string status = text_of(json, "status");
    if (status == "unsolvable") return "unsolvable: " + text_of(json, "reason") + "\n";
    std::string text = table_text(json);
    if (!json.at("best").is_null()) {
        text += solution_text(json);
    } else {
        text += status + ": " + text_of(json, "reason") + "\na shortest solution has at least " +
                number_of(json, "lower_bound") + " (step metric)\n";
    }
    if (json.at("disagreement").get<bool>()) text += "The solver gave a wrong answer; the table says where.\n";
    return text + reference_text(json);
}

}  // namespace shunt::cli
