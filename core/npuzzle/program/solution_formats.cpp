#include <cstdint>
#include <cstdlib>

#include "core/base/words.hpp"
#include "core/npuzzle/program/solution_reader.hpp"

namespace shunt::npuzzle::program {
namespace {

using Status = Solution::Status;

std::uint64_t whole_number(std::string_view word) { return std::strtoull(std::string(word).c_str(), nullptr, 10); }

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string_view behind(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + mark.size());
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

/// What a solver's own words for the status mean, in any of their languages.
Status status_of(std::string_view words, bool has_values) {
    if (contains(words, "nfeasible") || contains(words, "INFEASIBLE") || contains(words, "EMPTY"))
        return Status::infeasible;
    const bool done = contains(words, "ptimal") || contains(words, "OPTIMAL");
    if (done && !contains(words, "non-optimal") && !contains(words, "NON-OPTIMAL")) return Status::optimal;
    return has_values ? Status::feasible : Status::unfinished;
}

/// "name value", or "name  value  more" of SCIP.
bool read_pair(SolutionReader& reader, const std::vector<std::string_view>& words) {
    return words.size() >= 2 ? reader.set(words[0], words[1]) : reader.refuse(say("a line without a value"));
}

/// The columns of GLPK's solution are numbered as the text of the program named them first.
std::vector<std::size_t> order_of_appearance(const LinearProgram& program, ProgramText given) {
    const std::size_t count = program.columns().size();
    std::vector<std::size_t> order;
    std::vector<bool> seen(count, false);
    const auto appear = [&](std::size_t column) {
        if (!seen[column]) order.push_back(column);
        seen[column] = true;
    };
    bool any_cost = false;
    for (std::size_t column = 0; column < count && given == ProgramText::lp; ++column) {
        any_cost = any_cost || program.columns()[column].cost != 0;
        if (program.columns()[column].cost != 0) appear(column);
    }
    if (!any_cost) appear(0);
    for (std::size_t row = 0; row < program.rows() && given == ProgramText::lp; ++row) {
        for (const Term& term : program.terms(row)) appear(term.column);
    }
    for (std::size_t column = 0; column < count; ++column) appear(column);
    return order;
}

}  // namespace

bool read_highs(SolutionReader& reader) {
    reader.next_line();
    if (!reader.next_line()) return reader.refuse(say("the status is missing"));
    reader.solution.words = reader.line();
    bool has_values = false;
    while (reader.next_line() && reader.line().substr(0, 9) != "# Columns") {
        const auto words = words_of(reader.line());
        if (words.size() == 3 && words[1] == "Nodes") reader.solution.nodes = whole_number(words[2]);
        if (words.size() == 3 && words[1] == "Seconds")
            reader.solution.seconds = std::strtod(std::string(words[2]).c_str(), nullptr);
        has_values = has_values || reader.line() == "Feasible";
    }
    reader.solution.status = status_of(reader.solution.words, has_values);
    if (!has_values) return true;
    reader.begin_values();
    while (reader.next_line() && !reader.line().empty() && reader.line()[0] != '#') {
        if (!read_pair(reader, words_of(reader.line()))) return false;
    }
    return true;
}

bool read_cbc(SolutionReader& reader) {
    reader.next_line();
    reader.solution.words = reader.line().substr(0, reader.line().find(" - objective value"));
    const bool relaxed = contains(reader.solution.words, "no integer solution");
    reader.solution.status = status_of(reader.solution.words, !relaxed);
    if (relaxed || reader.solution.status == Status::infeasible) return true;  // the values are of a relaxation
    reader.begin_values();
    while (reader.next_line()) {
        auto words = words_of(reader.line());
        if (!words.empty() && words[0] == "**") words.erase(words.begin());
        if (words.empty()) continue;
        if (words.size() < 3) return reader.refuse(say("a line without a value"));
        if (!reader.set(words[1], words[2])) return false;
    }
    return true;
}

bool read_glpk_data(SolutionReader& reader, ProgramText given) {
    if (!reader.skip_to("s ")) return reader.refuse(say("the line of the status ('s ...') is missing"));
    const auto head = words_of(reader.line());
    if (head.size() < 5 || head[1] != "mip")
        return reader.refuse(say("not the solution of an integer program ('s mip ...')"));
    const char letter = head[4][0];
    reader.solution.words = letter == 'o'   ? "optimal"
                            : letter == 'f' ? "feasible"
                            : letter == 'n' ? "infeasible"
                                            : "undefined";
    reader.solution.status = status_of(reader.solution.words, letter == 'f');
    if (letter != 'o' && letter != 'f') return true;
    reader.begin_values();
    const auto order = order_of_appearance(reader.program(), given);
    while (reader.next_line()) {
        const auto words = words_of(reader.line());
        if (words.size() < 3 || words[0] != "j") continue;
        const auto number = static_cast<std::size_t>(whole_number(words[1]));
        if (number < 1 || number > order.size())
            return reader.refuse(say("the program has no column number {number}", {{"number", words[1]}}));
        if (!reader.set(order[number - 1], words[2])) return false;
    }
    return true;
}

bool read_glpk_report(SolutionReader& reader) {
    if (!reader.skip_to("Status:")) return reader.refuse(say("the line 'Status:' is missing"));
    reader.solution.words = behind(reader.line(), "Status:");
    const bool has_values = contains(reader.solution.words, "OPTIMAL");
    reader.solution.status = status_of(reader.solution.words, has_values);
    if (!has_values) return true;
    if (!reader.skip_to("No. Column name") || !reader.next_line())
        return reader.refuse(say("the table of columns is missing"));
    reader.begin_values();
    while (reader.next_line() && !reader.line().empty()) {
        auto words = words_of(reader.line());
        const auto name = words.size() > 1 ? words[1] : std::string_view();
        std::size_t value = 2;
        if (words.size() == 2 && reader.next_line()) {  // long names have the line for themselves
            words = words_of(reader.line());
            value = 0;
        }
        if (value < words.size() && words[value] == "*") ++value;
        if (value >= words.size()) return reader.refuse(say("a column without a value"));
        if (!reader.set(name, words[value])) return false;
    }
    return true;
}

bool read_cplex(SolutionReader& reader) {
    const auto attribute = [&](std::string_view name) {
        const std::string_view found = behind(reader.line(), std::string(name) + "=\"");
        return found.substr(0, found.find('"'));
    };
    reader.begin_values();
    while (reader.next_line()) {
        if (contains(reader.line(), "solutionStatusString=")) reader.solution.words = attribute("solutionStatusString");
        if (!contains(reader.line(), "<variable ")) continue;
        if (!reader.set(attribute(" name"), attribute(" value"))) return false;
    }
    reader.solution.status = status_of(reader.solution.words, true);
    return true;
}

bool read_pairs(SolutionReader& reader) {
    bool any = false;
    reader.begin_values();
    while (reader.next_line()) {
        const auto words = words_of(reader.line());
        if (words.empty() || words[0][0] == '#' || words[0] == "objective") continue;
        if (contains(reader.line(), "solution status:")) {
            reader.solution.words = behind(reader.line(), "solution status:");
        } else if (reader.line() != "no solution available") {
            if (!read_pair(reader, words)) return false;
            any = true;
        }
    }
    reader.solution.status = status_of(reader.solution.words, any);
    if (!any) reader.solution.values.clear();
    return any || !reader.solution.words.empty() ||
           reader.refuse(say("neither a status nor a value is in the solution file"));
}

}  // namespace shunt::npuzzle::program
