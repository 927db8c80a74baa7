#include "core/npuzzle/program/solution_text.hpp"

#include <array>
#include <cmath>
#include <cstdlib>

#include "core/base/words.hpp"
#include "core/npuzzle/program/solution_reader.hpp"

namespace shunt::npuzzle::program {
namespace {

std::string_view without_leading_blanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

/// Reads what the first line that is not empty calls for.
bool read_any(SolutionReader& reader, ProgramText given) {
    do {
        if (!reader.next_line()) return reader.refuse(say("the solution file is empty"));
    } while (without_leading_blanks(reader.line()).empty());
    const std::string_view first = without_leading_blanks(reader.line());
    reader.unread();
    if (begins(first, "Model status")) return read_highs(reader);
    if (begins(first, "c ") || begins(first, "s ")) return read_glpk_data(reader, given);
    if (begins(first, "Problem:")) return read_glpk_report(reader);
    if (begins(first, "<?xml") || begins(first, "<CPLEXSolution")) return read_cplex(reader);
    if (first.find(" - objective value") != std::string_view::npos) return read_cbc(reader);
    return read_pairs(reader);
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = without_leading_blanks(line); !line.empty(); line = without_leading_blanks(line)) {
        words.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(words.back().size());
    }
    return words;
}

bool SolutionReader::next_line() {
    before_ = rest_;
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
    if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
    ++number_;
    return true;
}

void SolutionReader::unread() {
    rest_ = before_;
    --number_;
}

bool SolutionReader::skip_to(std::string_view begin) {
    while (next_line()) {
        if (begins(without_leading_blanks(line_), begin)) return true;
    }
    return false;
}

bool SolutionReader::set(std::string_view name, std::string_view value) {
    if (columns_.empty()) {
        for (std::size_t column = 0; column < program_->columns().size(); ++column) {
            columns_.emplace(program_->columns()[column].name, column);
        }
    }
    const auto found = columns_.find(name);
    if (found != columns_.end()) return set(found->second, value);
    return refuse(
        say("the program has no column '{column}'; is the solution of another board, number of steps or "
            "formulation?",
            {{"column", name}}));
}

bool SolutionReader::set(std::size_t column, std::string_view value) {
    const std::string text(value);
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(number))
        return refuse(say("'{text}' is no value of a column", {{"text", text}}));
    solution.values[column] = number;
    return true;
}

bool SolutionReader::refuse(std::string message) {
    error_ = {std::move(message), number_, 0};
    return false;
}

Result<Solution> parse_solution(std::string_view text, const LinearProgram& program, ProgramText given) {
    SolutionReader reader(text, program);
    if (!read_any(reader, given)) return reader.error();
    const bool has_values = !reader.solution.values.empty();
    if (reader.solution.status == Solution::Status::infeasible) reader.solution.values.clear();
    if (reader.solution.status == Solution::Status::optimal && !has_values) {
        return Error{say("the solution file says '{status}' but holds no values", {{"status", reader.solution.words}})};
    }
    return std::move(reader.solution);
}

}  // namespace shunt::npuzzle::program
