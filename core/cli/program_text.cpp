#include "core/cli/program_text.hpp"

#include <array>
#include <cstdio>

#include "core/base/readable.hpp"

namespace shunt::cli {
namespace {

using outcome::ProgramOutcome;

std::string row_text(const std::array<std::string, 8>& cells) {
    std::array<char, 160> line{};
    std::snprintf(line.data(), line.size(), "%4s  %-12s %9s %10s %11s %9s %7s %9s", cells[0].c_str(), cells[1].c_str(),
                  cells[2].c_str(), cells[3].c_str(), cells[4].c_str(), cells[5].c_str(), cells[6].c_str(),
                  cells[7].c_str());
    return line.data();
}

std::string attempt_text(const ProgramOutcome::Attempt& attempt) {
    const bool solved = attempt.size.constraints > 0;
    const auto number = [&](std::uint64_t figure) { return solved ? grouped(figure) : std::string("-"); };
    std::string text =
        row_text({std::to_string(attempt.steps), attempt.outcome, number(attempt.size.variables),
                  number(attempt.size.continuous), number(attempt.size.constraints), number(attempt.size.nonzeros),
                  attempt.nodes ? grouped(*attempt.nodes) : "-", solved ? fixed(attempt.seconds, 2) : "-"});
    if (!attempt.presolve) text += "  presolve off";
    if (!attempt.note.empty()) text += "  " + attempt.note;
    return text + "\n";
}

std::string table_text(const ProgramOutcome& found) {
    if (found.attempts.empty()) return {};
    std::string mode = found.with;
    for (char& letter : mode) letter = static_cast<char>(letter - 'a' + 'A');
    std::string text = mode + ", " + found.formulation + " formulation; solver: " + found.solver + "\n";
    text += row_text({"T", "outcome", "variables", "continuous", "constraints", "nonzeros", "nodes", "seconds"}) + "\n";
    for (const auto& attempt : found.attempts) text += attempt_text(attempt);
    return text + "total: " + grouped(found.solver_calls) + " solver calls, " + grouped(found.nodes) + " nodes, " +
           fixed(found.solver_seconds, 2) + " s in the solver, " + fixed(found.seconds, 2) + " s in all\n";
}

std::string solution_text(const ProgramOutcome& found) {
    std::string text = grouped(*found.best) + " (step metric), " + found.reason + "\n";
    if (found.passes > 0) {
        text += "The walk that came back also holds " + grouped(static_cast<std::uint64_t>(found.passes)) +
                (found.passes == 1 ? " pass, a step" : " passes, steps") + " in which nothing moves.\n";
    }
    return found.letters->empty() ? text : text + "letters: " + *found.letters + "\n";
}

std::string reference_text(const ProgramOutcome& found) {
    if (!found.reference) return {};
    const auto length = static_cast<std::uint64_t>(found.reference->length);
    return (found.best == length ? "agrees with " : "a shortest solution has ") + grouped(length) + " by " +
           found.reference->method + "\n";
}

}  // namespace

std::string program_text(const ProgramOutcome& found) {
    if (found.status == search::Status::unsolvable) return "unsolvable: " + found.reason + "\n";
    std::string text = table_text(found);
    if (found.best) {
        text += solution_text(found);
    } else {
        text += std::string(to_string(found.status)) + ": " + found.reason + "\na shortest solution has at least " +
                grouped(static_cast<std::uint64_t>(found.lower_bound.value_or(0))) + " (step metric)\n";
    }
    if (found.disagreement) text += "The solver gave a wrong answer; the table says where.\n";
    return text + reference_text(found);
}

std::string reading_text(const outcome::SolutionReading& reading) {
    std::string text = "the solver says: " + reading.status + "\n";
    if (reading.length) {
        text += "the walk ends at the goal after " + std::to_string(*reading.length) + " moves (step metric) and " +
                std::to_string(*reading.passes) + " passes\nletters: " + *reading.letters + "\n";
    }
    if (reading.fault.empty()) return text;
    return text + (reading.length ? "but the values break a row: " : "no walk: ") + reading.fault + "\n";
}

}  // namespace shunt::cli
